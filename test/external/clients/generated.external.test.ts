import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '../../support/document.ts';
import { hasLanguages } from '../../support/external/tools.ts';
import { IS_FULL } from '../../support/full.ts';
import { codeIn } from './code.ts';
import { GENERATED } from './generated.ts';
import { openApiGenerator } from './generators.ts';
import { EDITIONS } from './targets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!IS_FULL || !hasLanguages('OpenAPI Generator', 'Java', 'Maven'))('OpenAPI Generator', () => {
  it.each(GENERATED)('makes a client in $language that has every operation', async ({ target }) => {
    const cwd = path.join(folder, target);
    mkdirSync(cwd);
    const document = path.join(cwd, 'document.json');
    writeFileSync(document, JSON.stringify(EDITIONS['3.0']));
    await openApiGenerator(target)(document, cwd);
    const code = codeIn(path.join(cwd, 'client'));
    expect(operations.map(({ id }) => id).filter((id) => !code.includes(id.toLowerCase()))).toEqual([]);
  });
});

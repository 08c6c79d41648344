import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contract } from '../support/document.ts';
import { editionOf, samples, testMocked } from './keywords.ts';
import { run } from './output.ts';

const edition = editionOf(contract);
const folder = mkdtempSync(path.join(tmpdir(), 'keywords-'));
const file = path.join(folder, 'edition.json');
writeFileSync(file, JSON.stringify(edition));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an edition with keywords that the contract does not use', () => {
  testMocked(edition);

  it('goes through every reading command', async () => {
    expect(samples.length).toBeGreaterThanOrEqual(20);
    for (const args of [
      ['operations', '--document', file],
      ['sample', 'getTax', '--document', file],
      ['spec', '--tag', 'Taxes', '--document', file],
    ])
      expect(await run(args), args[0]).toMatchObject({ status: 0, stderr: '' });
  });
});

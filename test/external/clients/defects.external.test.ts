import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hasLanguages } from '../../support/external/tools.ts';
import { partOf } from '../../support/full.ts';
import { DEFECTS, documentOf } from './defects.ts';
import { TARGETS } from './targets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'defects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const defects = DEFECTS.map((defect) => ({
  ...defect,
  target: TARGETS.find(({ name }) => name === defect.targets[0])!,
}));

it.each(partOf(defects, 3).filter(({ target }) => hasLanguages(`A defect of ${target.name}`, ...target.needs)))(
  'the generator of $target.name still has the defect: $what',
  async ({ part, file, shows, target }) => {
    const own = mkdtempSync(path.join(folder, 'defect-'));
    const document = path.join(own, 'document.json');
    writeFileSync(document, JSON.stringify(documentOf(part)));
    expect(part.trim().split('\n').length).toBeLessThanOrEqual(10);
    if (file === undefined) return expect(target.generate(document, own)).rejects.toThrow(shows);
    await target.generate(document, own);
    expect(readFileSync(path.join(own, 'client', file), 'utf8')).toMatch(shows);
  },
  300_000,
);

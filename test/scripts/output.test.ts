import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { staleFiles, writeBuild } from '../../scripts/build/output.ts';
import type { Build } from '../../scripts/build/pipeline.ts';
import { OutputError } from '../../scripts/build/problems.ts';
import { projectAt } from '../../scripts/lib/project.ts';

const build = { files: { 'client.ts': 'new' }, inputs: {} } as unknown as Build;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('a build takes the place of the one before', () => {
  const { generated } = projectAt(root);
  mkdirSync(generated);
  writeFileSync(path.join(generated, 'old.ts'), 'old');
  writeBuild(projectAt(root), build);
  expect(readFileSync(path.join(generated, 'client.ts'), 'utf8')).toBe('new');
  expect(() => readFileSync(path.join(generated, 'old.ts'))).toThrow('ENOENT');
});

it('a build keeps the probes, which another program writes', () => {
  const { generated } = projectAt(root);
  mkdirSync(path.join(generated, 'probes'), { recursive: true });
  writeFileSync(path.join(generated, 'probes', 'taxes.json'), 'probes');
  writeBuild(projectAt(root), build);
  expect(readFileSync(path.join(generated, 'probes', 'taxes.json'), 'utf8')).toBe('probes');
  expect(staleFiles(projectAt(root), build.files)).toEqual([]);
});

it("where it can't be written, the error says where and why", () => {
  writeFileSync(path.join(root, 'file'), '');
  for (const [folder, reason] of [
    ['none', 'its folder does not exist'],
    ['file', 'a part of its path is a file'],
  ] as const) {
    const project = projectAt(path.join(root, folder));
    const problem = new OutputError(`${project.generated} can't be written: ${reason}.`);
    expect(() => writeBuild(project, build)).toThrow(problem);
  }
});

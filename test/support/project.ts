import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Project, projectAt } from '../../scripts/project.ts';

/** A copy of the contract to change and build. */
export interface ProjectCopy extends Project {
  /** Replaces a piece of text in a file; fails if it is not there. */
  replace(file: string, text: string | RegExp, by: string): void;
  /** Writes a file, new or not. */
  write(file: string, content: string): void;
  read(file: string): string;
  delete(file: string): void;
  /** Deletes the copy. */
  remove(): void;
}

/** Copies what a build reads, and the generated folder, to a new temporary folder. */
export function copyProject(): ProjectCopy {
  const { root } = projectAt();
  const copy = mkdtempSync(path.join(tmpdir(), 'contract-'));
  for (const name of [
    'openapi',
    'scripts',
    'generated',
    'src/contract',
    'src/contract.ts',
    'src/yaml.ts',
    '.spectral.yaml',
    'redocly.yaml',
    'package-lock.json',
  ]) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
  const write = (file: string, content: string): void => writeFileSync(path.join(copy, file), content);
  return {
    ...projectAt(copy),
    read,
    write,
    delete: (file) => rmSync(path.join(copy, file)),
    replace(file, text, by) {
      const before = read(file);
      const after = before.replace(text, by);
      if (after === before) throw new Error(`${file} does not hold ${text}`);
      write(file, after);
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

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

/** Copies the contract, the rules that it is linted with, and the generated folder to a new temporary folder. */
export function copyProject(): ProjectCopy {
  const original = projectAt();
  const root = mkdtempSync(path.join(tmpdir(), 'contract-'));
  for (const part of ['sources', 'redocly', 'rules', 'spectral', 'generated'] as const)
    cpSync(original[part], projectAt(root)[part], { recursive: true });
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, content: string): void => writeFileSync(path.join(root, file), content);
  return {
    ...projectAt(root),
    read,
    write,
    delete: (file) => rmSync(path.join(root, file)),
    replace(file, text, by) {
      const before = read(file);
      const after = before.replace(text, by);
      if (after === before) throw new Error(`${file} does not hold ${text}`);
      write(file, after);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

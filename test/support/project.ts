import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyContract as copySources } from '../../bench/copy.ts';
import { type Project, projectAt } from '../../scripts/lib/project.ts';

/** A copy to change and build. */
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
export function copyContract(): ProjectCopy {
  return copyAt(copySources().root);
}

/** Copies the project with its programs, so that these run on the copy. Packages are shared, the cache is not. */
export function copyProject(): ProjectCopy {
  const original = projectAt().root;
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const name of readdirSync(original).filter((entry) => !['.git', 'dist', 'node_modules'].includes(entry)))
    cpSync(path.join(original, name), path.join(root, name), { recursive: true });
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(path.join(original, 'node_modules')).filter((entry) => entry !== '.cache'))
    symlinkSync(path.join(original, 'node_modules', name), path.join(root, 'node_modules', name));
  return copyAt(root);
}

function copyAt(root: string): ProjectCopy {
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

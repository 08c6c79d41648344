import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTexts } from '../../scripts/build/source-files.ts';
import { type Project, projectAt } from '../../scripts/lib/project.ts';
import { partOfContract } from './part-of-contract.ts';

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

/**
 * Copies the contract, the rules that it is linted with, and the generated folder to a new temporary folder.
 *
 * @param resources Of which resources it has a contract, by default of all. It is built in less than half of the time.
 */
export function copyContract(resources?: readonly string[]): ProjectCopy {
  const original = projectAt();
  const copy = projectAt(mkdtempSync(path.join(tmpdir(), 'contract-')));
  for (const part of ['manifest', 'sources', 'bundling', 'redocly', 'rules', 'spectral', 'generated'] as const)
    cpSync(original[part], copy[part], { recursive: true });
  return copyAt(copy.root, resources);
}

/**
 * Copies the project with its programs, so that these run on the copy. Packages are shared, the cache is not.
 *
 * @param resources Of which resources it has a contract, by default of all.
 */
export function copyProject(resources?: readonly string[]): ProjectCopy {
  const original = projectAt().root;
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const name of readdirSync(original).filter((entry) => !['.git', 'dist', 'node_modules'].includes(entry)))
    cpSync(path.join(original, name), path.join(root, name), { recursive: true });
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(path.join(original, 'node_modules')).filter((entry) => entry !== '.cache'))
    symlinkSync(path.join(original, 'node_modules', name), path.join(root, 'node_modules', name));
  return copyAt(root, resources);
}

function copyAt(root: string, resources: readonly string[] | undefined): ProjectCopy {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, content: string): void => writeFileSync(path.join(root, file), content);
  if (resources) leave(projectAt(root), resources);
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

/** Leaves of a contract some resources. */
function leave(project: Project, resources: readonly string[]): void {
  const texts = readTexts(project);
  const part = partOfContract(project, texts, resources);
  for (const file of texts.keys()) {
    const text = part.get(file);
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}

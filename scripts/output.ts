import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from './project.ts';

/** Files to write, by name. */
export type Files = Readonly<Record<string, string>>;

/** Replaces the generated folder by these files, all at once: it is written beside the old one and then swapped. */
export function replaceGenerated({ generated }: Project, files: Files): void {
  const next = `${generated}.next`;
  const previous = `${generated}.previous`;
  rmSync(next, { recursive: true, force: true });
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(next);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(next, name), content);
  if (existsSync(generated)) renameSync(generated, previous);
  renameSync(next, generated);
  rmSync(previous, { recursive: true, force: true });
}

/** Names the files that differ between the generated folder and what a build makes. */
export function staleFiles({ generated }: Project, files: Files): string[] {
  const present = existsSync(generated) ? readdirSync(generated) : [];
  const names = new Set([...present, ...Object.keys(files)]);
  return [...names].sort().filter((name) => read(path.join(generated, name)) !== files[name]);
}

/** Hashes everything that a build depends on, so that one whose inputs have not changed can be left out. */
export function hashInputs({ root }: Project): string {
  const hash = createHash('sha256');
  for (const file of inputs(root)) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether the generated folder was made from the inputs as they are now. */
export function isFresh(project: Project): boolean {
  return read(path.join(project.generated, INPUTS_FILE)) === inputsFile(project);
}

/** Name of the generated file that holds the hash of the inputs. */
export const INPUTS_FILE = 'inputs.json';

/** Content of that file. */
export function inputsFile(project: Project): string {
  return `${JSON.stringify({ sha256: hashInputs(project) }, null, 2)}\n`;
}

function inputs(root: string): string[] {
  const folders = ['openapi', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  const read = readdirSync(path.join(root, 'src/contract')).map((file) => `src/contract/${file}`);
  return [
    ...folders,
    ...read,
    'src/contract.ts',
    'src/yaml.ts',
    '.spectral.yaml',
    'redocly.yaml',
    'package-lock.json',
  ].sort();
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

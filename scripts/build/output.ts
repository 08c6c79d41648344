import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whyUnwritable } from '../../src/contract/node/index.ts';
import type { Project } from '../lib/project.ts';
import { changedSince, remember } from './freshness.ts';
import type { Build, Files } from './pipeline.ts';
import { OutputError } from './problems.ts';

/** The folders in `generated/` that `npm run probes` and `npm run seeds` write. */
const APART = ['probes', 'seeds'];

/** Name under which it is remembered from what `generated/` was made. */
const GENERATED = 'generated';

/**
 * Replaces the generated folder by what a build made, all at once: it is written next to the old one and then swapped.
 *
 * @throws OutputError if it can't be written.
 */
export function writeBuild(project: Project, build: Build): void {
  try {
    writeFiles(project.generated, build.files);
  } catch (error) {
    throw new OutputError(`${project.generated} can't be written: ${whyUnwritable(error)}.`);
  }
  rememberBuild(project, build);
}

function writeFiles(generated: string, files: Files): void {
  const next = `${generated}.next`;
  const previous = `${generated}.previous`;
  rmSync(next, { recursive: true, force: true });
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(next);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(next, name), content);
  for (const folder of APART) {
    const made = path.join(generated, folder);
    if (existsSync(made)) cpSync(made, path.join(next, folder), { recursive: true });
  }
  if (existsSync(generated)) renameSync(generated, previous);
  renameSync(next, generated);
  rmSync(previous, { recursive: true, force: true });
}

/** Names the files that differ between the generated folder and what a build made. */
export function staleFiles({ generated }: Project, files: Files): string[] {
  const present = existsSync(generated) ? readdirSync(generated).filter((name) => !APART.includes(name)) : [];
  const names = new Set([...present, ...Object.keys(files)]);
  return [...names].sort().filter((name) => read(path.join(generated, name)) !== files[name]);
}

/** Remembers that the generated folder is what a build made. */
export function rememberBuild({ root, sources, rules, generated }: Project, { inputs, files }: Build): void {
  const outputs = Object.keys(files).map((name) => path.join(generated, name));
  remember(root, GENERATED, { folders: [sources, rules], inputs, outputs });
}

/** Lists the files that have changed since the generated folder was made; undefined if that is not known. */
export function changedSinceBuild({ root, generated }: Project): string[] | undefined {
  return existsSync(generated) ? changedSince(root, GENERATED) : undefined;
}

export function isFresh(project: Project): boolean {
  return changedSinceBuild(project)?.length === 0;
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

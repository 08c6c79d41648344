import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { listFiles } from './source-files.ts';

/** Hashes of files by their absolute paths. */
export type Hashes = Readonly<Record<string, string>>;

export interface Made {
  /** Folders of which every file is an input. */
  folders?: readonly string[];
  /** Inputs, hashed before they were read, so that later changes are noticed. */
  inputs: Hashes;
  /** Absolute paths of what was written. */
  outputs: readonly string[];
}

interface Memory {
  folders: readonly string[];
  /** All inputs and outputs. */
  files: Hashes;
}

/**
 * Remembers what something was made from, outside of the repository.
 *
 * @param root The folder of the project.
 * @param name What was made, such as `generated`.
 */
export function remember(root: string, name: string, { folders = [], inputs, outputs }: Made): void {
  const memory: Memory = { folders, files: { ...inputs, ...hashFiles(outputs) } };
  const target = memoryFile(root, name);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.${process.pid}`, JSON.stringify(memory));
  renameSync(`${target}.${process.pid}`, target);
}

/**
 * Lists the files that have changed since something was made.
 *
 * @returns Their absolute paths; undefined if it is not remembered from what it was made.
 */
export function changedSince(root: string, name: string): string[] | undefined {
  const file = memoryFile(root, name);
  if (!existsSync(file)) return undefined;
  const { folders, files } = JSON.parse(readFileSync(file, 'utf8')) as Memory;
  const present = folders.filter((folder) => existsSync(folder)).flatMap(listFiles);
  return [...new Set([...present, ...Object.keys(files)])].filter((input) => hash(input) !== files[input]);
}

/** The modules that programs consist of, as esbuild finds them. Packages are not among them: the lockfile stands for them. */
export async function modulesOf(root: string, programs: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...programs],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'dist',
    write: false,
    metafile: true,
    logLevel: 'warning',
  });
  return [...Object.keys(metafile.inputs), 'package-lock.json'].map((file) => path.join(root, file));
}

function memoryFile(root: string, name: string): string {
  return path.join(root, 'node_modules/.cache/inventory-service-api', `${name}.json`);
}

/** Hashes files as they are now. */
export function hashFiles(files: Iterable<string>): Hashes {
  return Object.fromEntries([...files].map((file) => [file, hash(file)]));
}

/** The hash of a file, or nothing where there is none. */
function hash(file: string): string {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('base64') : '';
}

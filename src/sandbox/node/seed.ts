import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inputName, readInputText, whyUnreadable } from '../../contract/node/index.ts';
import type { SandboxOptions } from '../options/index.ts';
import { SandboxFileError } from './server-errors.ts';
import type { StartSandboxOptions } from './start-options.ts';

/** The file of a folder that holds what a snapshot has in addition to its records, without its ending. */
export const SEED_HEAD = 'snapshot';

type Seed = SandboxOptions['seed'] & {};

/**
 * Reads the seed of a sandbox, which may be in a file or a folder.
 *
 * @throws SandboxFileError if it cannot be read.
 */
export async function readSeed(seed: StartSandboxOptions['seed'] = 'story'): Promise<Seed> {
  if (typeof seed === 'object' || seed === 'story' || seed === 'empty') return seed as Seed;
  if (seed === 'busy') return (await import('../busy/index.ts')).busySeed();
  return isFolder(seed) ? readFolder(seed) : ((await readJson(seed, seed)) as Seed);
}

function isFolder(seed: string): boolean {
  try {
    return statSync(seed).isDirectory();
  } catch {
    // Reading it as a file says why it cannot be read.
    return false;
  }
}

/** Reads a folder with a file for each resource, as an export writes it. */
async function readFolder(folder: string): Promise<Seed> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  const strange = names.find((name) => !name.endsWith('.json'));
  if (strange !== undefined) throw unusable(folder, `${strange} is not a file of JSON`);
  const head = `${SEED_HEAD}.json`;
  if (!names.includes(head)) throw unusable(folder, `it has no ${head}`);
  const records: Record<string, unknown> = {};
  for (const name of names) {
    if (name !== head) records[path.basename(name, '.json')] = await readJson(path.join(folder, name), folder);
  }
  return { ...((await readJson(path.join(folder, head), folder)) as object), records } as Seed;
}

async function readJson(file: string, seed: string): Promise<unknown> {
  try {
    return JSON.parse(await readInputText(file));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : whyUnreadable(error);
    throw unusable(seed, file === seed ? reason : `${path.basename(file)}: ${reason}`);
  }
}

function unusable(seed: string, reason: string): SandboxFileError {
  return new SandboxFileError(
    `The seed ${inputName(seed)} cannot be read: ${reason}. It is story, empty, busy, the file of a snapshot, or a folder that --export wrote.`,
  );
}

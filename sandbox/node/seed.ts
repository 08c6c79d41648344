import { statSync } from 'node:fs';
import path from 'node:path';
import { isNode, suggestion } from '../../src/contract/index.ts';
import { inputName, readInputText, whyUnreadable } from '../../src/contract/node/index.ts';
import type { Forms, ReadSeed } from './seed-folder.ts';
import { SandboxFileError } from './server-errors.ts';
import type { StartSandboxOptions } from './start-options.ts';

/**
 * Reads the seed of a sandbox, which may be in a file or a folder.
 *
 * @param forms What records may hold; asked for if a file is read.
 * @throws SandboxFileError if it can't be read.
 */
export async function readSeed(seed: StartSandboxOptions['seed'] = 'story', forms: () => Forms): Promise<ReadSeed> {
  const withoutPlaces = (value: unknown): ReadSeed => ({
    seed: value as ReadSeed['seed'],
    locate: (message) => message,
  });
  if (typeof seed === 'object' || seed === 'story' || seed === 'empty') return withoutPlaces(seed);
  if (seed === 'busy') return withoutPlaces(await (await import('../busy/index.ts')).busySeed());
  if (isFolder(seed)) {
    const { readSeedFolder } = await import('./seed-folder.ts');
    return readSeedFolder(seed, forms());
  }
  return withoutPlaces(await readFile(seed, forms));
}

function isFolder(seed: string): boolean {
  try {
    return statSync(seed).isDirectory();
  } catch {
    // Reading it as a file says why it can't be read.
    return false;
  }
}

async function readFile(seed: string, forms: () => Forms): Promise<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(await readInputText(seed));
  } catch (error) {
    throw unusable(seed, error instanceof SyntaxError ? 'it is not JSON' : whyUnreadable(error));
  }
  if (!isNode(value)) throw unusable(seed, 'it is not a JSON object');
  const resources = forms();
  if (!('format' in value) && !Object.keys(value).some((name) => resources.has(name)))
    throw unusable(
      seed,
      'it has no snapshot and no records',
      suggestion(Object.keys(value)[0] ?? '', [...resources.keys()]),
    );
  return value;
}

function unusable(seed: string, reason: string, near = ''): SandboxFileError {
  const what = 'A seed is story, empty, busy, a snapshot file, or a folder with a file for each resource.';
  const hint = seed.endsWith('.csv')
    ? ` To load a CSV file, pass its folder: ${path.dirname(seed)}.`
    : near || suggestion(seed, ['story', 'empty', 'busy']);
  return new SandboxFileError(`The seed ${inputName(seed)} can't be read: ${reason}. ${what}${hint}`);
}

import { readFile } from 'node:fs/promises';
import { whyUnreadable } from '../../contract/node/file-error.ts';
import type { SandboxOptions } from '../options.ts';
import { SandboxError } from './errors.ts';
import type { StartSandboxOptions } from './options.ts';

/**
 * Reads the seed of a sandbox, which may be in a file.
 *
 * @throws SandboxError if the file cannot be read.
 */
export async function readSeed(seed: StartSandboxOptions['seed'] = 'story'): Promise<SandboxOptions['seed'] & {}> {
  if (typeof seed === 'object' || seed === 'story' || seed === 'empty') return seed as SandboxOptions['seed'] & {};
  try {
    return JSON.parse(await readFile(seed, 'utf8')) as SandboxOptions['seed'] & {};
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : whyUnreadable(error);
    throw new SandboxError(
      `The seed ${seed} cannot be read: ${reason}. It is story, empty, or the file of a snapshot.`,
    );
  }
}

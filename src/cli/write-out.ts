import { writeFileSync } from 'node:fs';
import { whyUnwritable } from '../contract/node/index.ts';
import { CommandError } from './usage-error.ts';

/**
 * Writes a result to a file, or to standard output if there is none.
 *
 * @throws CommandError if the file can't be written.
 */
export function writeOut(file: string | undefined, text: string): void {
  if (file === undefined) return void process.stdout.write(text);
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new CommandError(`Cannot write ${file}: ${whyUnwritable(error)}.`);
  }
}

import { constants, copyFileSync } from 'node:fs';

/**
 * Copies a file within its folder, and replaces no earlier copy.
 *
 * @param ending What the name of the copy ends with, such as `damaged`: `journal.damaged`, then `journal.damaged-2`.
 * @returns The path of the copy.
 */
export function keepAside(file: string, ending: string): string {
  for (let count = 1; ; count += 1) {
    const copy = `${file}.${ending}${count === 1 ? '' : `-${count}`}`;
    try {
      copyFileSync(file, copy, constants.COPYFILE_EXCL);
      return copy;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

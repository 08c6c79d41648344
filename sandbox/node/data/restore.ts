import { constants, copyFileSync } from 'node:fs';
import type { OpenSandbox } from '../../index.ts';
import type { Snapshot } from '../../state/index.ts';
import type { Journal } from './journal.ts';

type Snapshots = ReadonlyMap<string, Snapshot>;

/**
 * Gives a sandbox that starts the organizations of a journal.
 *
 * @returns The fields that this version does not have, such as `taxes.colour`. They are left out.
 * @throws SnapshotError if they can't be used.
 */
export function restoreAll({ sandbox }: OpenSandbox, snapshots: Snapshots): string[] {
  const unknown = [...snapshots].flatMap(([id, snapshot]) => sandbox.organization(id).restore(snapshot).unknownFields);
  return [...new Set(unknown)];
}

/** Takes a sandbox that runs back to the organizations of a journal. Clocks do not go back. */
export function takeBackTo({ sandbox, organizations }: OpenSandbox, snapshots: Snapshots): void {
  const times = new Map(organizations.all().map(({ id, clock }) => [id, clock.now()]));
  for (const id of times.keys()) if (!snapshots.has(id)) organizations.remove(id);
  for (const [id, snapshot] of snapshots) {
    sandbox.organization(id).restore(snapshot);
    const now = times.get(id);
    if (now !== undefined) organizations.find(id)!.store.setCounter('now', now);
  }
}

/** Warns about what rewriting a journal will lose, and backs the journal up. */
export function backUpLosses(
  file: string,
  { damage, isTorn }: Journal,
  unknownFields: readonly string[],
  warn: (message: string) => void,
): void {
  const backUpNote = (ending: string): string => `The original file was saved as ${backUp(file, ending)}.`;
  if (damage !== undefined) warn(`${file} ${damage}. ${backUpNote('damaged')}`);
  if (isTorn) warn(`The last line of ${file} is incomplete, so its request never got a response. It was left out.`);
  if (unknownFields.length > 0)
    warn(
      `This version does not have ${unknownFields.join(', ')}, so these values in ${file} were left out. ${backUpNote('old')}`,
    );
}

/**
 * Copies a file within its folder, and replaces no earlier copy.
 *
 * @param ending What the name of the copy ends with, such as `damaged`: `journal.damaged`, then `journal.damaged-2`.
 * @returns The path of the copy.
 */
function backUp(file: string, ending: string): string {
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

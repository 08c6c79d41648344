import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataError } from '../server-errors.ts';

/** The folders that this process has locked. */
const held = new Set<string>();

/**
 * Locks a folder for this process. The lock of a process that has ended is taken over.
 *
 * @param folder Its real path: no other path leads there.
 * @returns A function that frees it.
 * @throws DataError if another process has it.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock');
  while (!create(file)) {
    const owner = readOwner(file);
    // In containers, every process may have the same number.
    const isTaken = owner === String(process.pid) ? held.has(file) : isRunning(owner);
    if (isTaken) {
      throw new DataError(
        `The folder ${folder} is in use by process ${owner}. Stop it, or choose another folder. If that process isn't a sandbox, delete ${file}.`,
      );
    }
    takeAway(file, owner);
  }
  held.add(file);
  return () => {
    if (held.delete(file) && readOwner(file) === String(process.pid)) rmSync(file, { force: true });
  };
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Takes a lock away that nobody holds any more. If somebody was faster, the lock that they have made is put back. */
function takeAway(file: string, owner: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readOwner(aside) === owner) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function isRunning(pid: string): boolean {
  if (!/^[1-9]\d*$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

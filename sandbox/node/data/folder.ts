import { readFileSync, realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, whyUnreadable, whyUnwritable } from '../../../src/contract/node/index.ts';
import { SnapshotError } from '../../state/index.ts';
import { DataError } from '../server-errors.ts';
import { lockFolder } from './folder-lock.ts';

/** Makes and locks a folder. Where its journal is does not depend on the working directory, which may change. */
export function prepare(folder: string): { file: string; unlock: () => void } {
  try {
    makeFolder(folder);
    const home = realpathSync(folder);
    return { file: path.join(home, 'journal'), unlock: lockFolder(home) };
  } catch (error) {
    throw explain(error, folder);
  }
}

/** @throws DataError if a file can't be read. */
export function readWhole(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new DataError(`${file} can't be read: ${whyUnreadable(error)}.`);
  }
}

/** A rename is on the disk when its folder is. Windows can't open folders, and does not need it. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** An error as one that says why a folder can't be used, if it is about that. */
export function explain(error: unknown, folder: string): unknown {
  if (error instanceof DataError) return error;
  if (error instanceof SnapshotError || error instanceof RangeError) {
    return new DataError(
      `The data in ${folder} can't be used: ${error.message} Nothing was changed. Use the version that wrote it.`,
    );
  }
  if (!(error instanceof Error) || !('code' in error)) return error;
  return new DataError(`The folder ${folder} can't be used: ${whyUnwritable(error)}.`);
}

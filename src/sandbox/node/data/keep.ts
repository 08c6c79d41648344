import { existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { type FileHandle, open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { whyUnwritable } from '../../../contract/node/file-error.ts';
import { Refusal } from '../../../service/refusal.ts';
import type { OpenSandbox } from '../../sandbox.ts';
import { SnapshotError, snapshotOf } from '../../snapshot.ts';
import { type Entry, entryOf, readJournal, writeEntry } from './entries.ts';
import { DataError } from './error.ts';
import { lockFolder } from './lock.ts';

/** What keeps the data of a sandbox in a folder. */
export interface Keeper {
  /** A promise of everything until now being on the disk; undefined if it is. It rejects if the disk cannot be written. */
  settled(): Promise<void> | undefined;
  /** Writes what is left, and frees the folder. */
  close(): Promise<void>;
}

const MIB = 1024 ** 2;

/** Entries that are written together. */
interface Batch {
  lines: string[];
}

/**
 * Keeps the data of a sandbox in the journal of a folder. What the folder has comes first.
 *
 * @param compactFrom The size in bytes from which the journal is written again, once it has doubled.
 * @throws DataError if the folder is in use, or its journal cannot be read or written.
 */
export async function keepData(folder: string, opened: OpenSandbox, compactFrom = 8 * MIB): Promise<Keeper> {
  const { world } = opened;
  const file = path.join(folder, 'journal');
  const unlock = prepare(folder);
  let journal: FileHandle;
  let [size, sizeAtFirst] = [0, 0];
  let batch: Batch | undefined;
  let unwritten = 0;
  let last: Promise<void> = Promise.resolve();

  function append(entry: Entry): void {
    if (!batch) {
      const lines: string[] = [];
      batch = { lines };
      unwritten += 1;
      last = last.then(() => {
        batch = undefined;
        return write(lines);
      });
      last.catch(() => undefined);
    }
    batch.lines.push(writeEntry(entry));
  }

  async function write(lines: readonly string[]): Promise<void> {
    const text = lines.join('');
    try {
      await journal.appendFile(text);
      await journal.datasync();
      size += Buffer.byteLength(text);
      if (size > Math.max(compactFrom, 2 * sizeAtFirst)) await compact();
    } catch (error) {
      const message = `The data cannot be written to ${folder}: ${(error as Error).message}. Repair this, and start the sandbox again.`;
      throw new Refusal(500, 'failure', message);
    }
    unwritten -= 1;
  }

  /** Writes the journal again, with one entry for each organization. */
  async function compact(): Promise<void> {
    const entries = world.all().map(({ organization, store }) => {
      return writeEntry({ organization, snapshot: snapshotOf(store, organization) });
    });
    // What is waiting to be written is in the snapshots.
    batch?.lines.splice(0);
    const text = entries.join('');
    await writeFile(`${file}.new`, text, { flush: true });
    await rename(`${file}.new`, file);
    await flushFolder(folder);
    await journal?.close();
    journal = await open(file, 'a');
    size = sizeAtFirst = Buffer.byteLength(text);
  }

  try {
    restore(file, opened);
    await compact();
  } catch (error) {
    unlock();
    throw explain(error, folder);
  }
  world.listen((commit) => append(entryOf(commit)));
  world.onReplace((organization, home) => {
    append({ organization, snapshot: home ? snapshotOf(home.store, organization) : null });
  });
  return {
    settled: () => (unwritten > 0 ? last : undefined),
    async close() {
      for (const { organization, clock, store } of world.all()) {
        clock.now();
        append({ organization, changes: [], counters: store.counters() });
      }
      await last.finally(async () => {
        await journal.close();
        unlock();
      });
    },
  };
}

function prepare(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    throw explain(error, folder);
  }
}

function restore(file: string, { engine, sandbox }: OpenSandbox): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const { snapshots, length } = readJournal(bytes, file, engine.projections);
  if (length < bytes.length) truncateSync(file, length);
  for (const [organization, snapshot] of snapshots) sandbox.organization(organization).restore(snapshot);
}

/** A rename is on the disk when its folder is. Windows cannot open folders, and does not need it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function explain(error: unknown, folder: string): unknown {
  if (error instanceof DataError) return error;
  if (error instanceof SnapshotError) return new DataError(`The data in ${folder} cannot be used: ${error.message}`);
  if (!(error instanceof Error) || !('code' in error)) return error;
  return new DataError(`The folder ${folder} cannot be used: ${whyUnwritable(error)}.`);
}

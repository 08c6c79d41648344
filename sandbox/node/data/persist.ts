import { existsSync, readFileSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { whyUnreadable, whyUnwritable } from '../../../src/contract/node/index.ts';
import { Refusal } from '../../../src/service/index.ts';
import type { OpenSandbox } from '../../index.ts';
import { snapshotOf } from '../../state/index.ts';
import { DataError } from '../server-errors.ts';
import { explain, flushFolder, prepare, readWhole } from './folder.ts';
import { type Chain, type Journal, readJournal, writeEntries, writeHeader } from './journal.ts';
import { entryOf, type JournalEntry } from './journal-entries.ts';
import { backUpLosses, restoreAll, takeBackTo } from './restore.ts';

/** Stores the data of a sandbox in a folder. */
export interface Persistence {
  /**
   * A promise of everything until now being on the disk; undefined if it is. It rejects if the disk can't be written; then
   * the sandbox holds again what the disk holds.
   */
  flushed(): Promise<void> | undefined;
  /** Writes what is left, and frees the folder. */
  close(): Promise<void>;
  /** True if the folder had data, which takes precedence over the seed. */
  hadData: boolean;
}

export interface PersistOptions {
  /** The size in bytes from which the journal is written again, once it has doubled. 8 MiB by default. */
  compactFrom?: number;
  /** Receives warnings about data that was left out, backed up or can't be written. Writes to standard error by default. */
  warn?: (message: string) => void;
}

const MIB = 1024 ** 2;

/** Entries that are written together. */
interface Batch {
  entries: JournalEntry[];
  /** Why they can't be written: others before them could not be. */
  refusal: Refusal | undefined;
}

/**
 * Stores the data of a sandbox in a folder's journal. Data already in the folder takes precedence.
 *
 * @throws DataError if the folder is in use, or its journal can't be read or written.
 */
export async function persistData(
  folder: string,
  opened: OpenSandbox,
  options: PersistOptions = {},
): Promise<Persistence> {
  const { compactFrom = 8 * MIB, warn = console.warn } = options;
  const { organizations, engine } = opened;
  const { file, unlock } = prepare(folder);
  let journal: FileHandle | undefined;
  let chain: Chain;
  /** The bytes of the journal that are on the disk, now and when it was last written again. */
  let [size, sizeAtFirst] = [0, 0];
  let batch: Batch | undefined;
  let unwritten = 0;
  let outcome: Promise<void> = Promise.resolve();
  let isTakingBack = false;

  function append(entry: JournalEntry): void {
    if (isTakingBack) return;
    batch ??= startBatch();
    batch.entries.push(entry);
  }

  /** Makes the batch that is written as soon as the one before it is. */
  function startBatch(): Batch {
    const started: Batch = { entries: [], refusal: undefined };
    unwritten += 1;
    outcome = outcome
      .catch(() => undefined)
      .then(() => {
        batch = undefined;
        return write(started);
      })
      .finally(() => {
        unwritten -= 1;
      });
    outcome.catch(() => undefined);
    return started;
  }

  async function write({ entries, refusal }: Batch): Promise<void> {
    if (refusal) throw refusal;
    if (entries.length === 0) return;
    const lines = writeEntries(chain, entries);
    const bytes = Buffer.from(lines.text);
    try {
      if ((await journal!.stat()).size < size) throw new Error('its journal was cut off');
      // An attempt that failed may have left a part of its bytes behind.
      await journal!.truncate(size);
      await journal!.appendFile(bytes);
      await journal!.datasync();
      if ((await journal!.stat()).nlink === 0) throw new Error('its journal was deleted');
    } catch (error) {
      await dropUnwritten();
      throw takeBack(error);
    }
    chain = lines.chain;
    size += bytes.length;
    if (size > Math.max(compactFrom, 2 * sizeAtFirst)) await compact().catch(postpone);
  }

  /** Takes what was written of refused calls off the disk, so that they are not there after a restart. */
  async function dropUnwritten(): Promise<void> {
    try {
      if ((await journal!.stat()).size > size) await journal!.truncate(size);
    } catch {
      // The next call that changes something tries it again.
    }
  }

  function read(bytes: Buffer): Journal {
    return readJournal(bytes, file, (name) => engine.projections.get(name)?.idField);
  }

  /** @throws DataError if the journal is not what was written. */
  function readWritten(): Journal {
    const bytes = readFileSync(file);
    if (bytes.length < size) throw new DataError(`${file} was cut off`);
    const written = read(bytes.subarray(0, size));
    if (written.damage !== undefined || written.isTorn) throw new DataError(`${file} was changed`);
    return written;
  }

  function restore(): void {
    const contents = read(readWhole(file));
    const unknownFields = restoreAll(opened, contents.snapshots);
    backUpLosses(file, contents, unknownFields, warn);
  }

  /** Takes the sandbox back to what is on the disk, since what it holds can't be written. */
  function takeBack(error: unknown): Refusal {
    const message = `The data can't be written to ${folder}: ${whyUnwritable(error)}. Nothing was changed; calls that change something work again as soon as the folder can be written.`;
    const refusal = new Refusal(500, 'failure', message);
    warn(message);
    if (batch) batch.refusal = refusal;
    isTakingBack = true;
    try {
      takeBackTo(opened, readWritten().snapshots);
    } catch (cause) {
      const why = cause instanceof DataError ? cause.message : whyUnreadable(cause);
      const lost = `The data in ${folder} can be neither written nor read: ${why}. The data in memory is lost when the sandbox stops. Take a snapshot, and start the sandbox again.`;
      warn(lost);
      return new Refusal(500, 'failure', lost);
    } finally {
      isTakingBack = false;
    }
    return refusal;
  }

  /** Writes the journal again, with one entry for each organization. */
  async function compact(): Promise<void> {
    const entries = organizations.all().map(({ id, store }) => {
      return { organization: id, snapshot: snapshotOf(store, id) };
    });
    const waiting = batch?.entries;
    const inSnapshots = waiting?.length ?? 0;
    const header = writeHeader(entries.length);
    const lines = writeEntries(header.chain, entries);
    const bytes = Buffer.from(header.text + lines.text);
    await rm(`${file}.new`, { force: true });
    const fresh = await open(`${file}.new`, 'a');
    try {
      await fresh.appendFile(bytes);
      await fresh.datasync();
      await rename(`${file}.new`, file);
    } catch (error) {
      await fresh.close();
      throw error;
    }
    const replaced = journal;
    journal = fresh;
    chain = lines.chain;
    size = sizeAtFirst = bytes.length;
    waiting?.splice(0, inSnapshots);
    await flushFolder(path.dirname(file));
    await replaced?.close();
  }

  /** Goes on with the journal as it is: all of it is on the disk. */
  function postpone(error: unknown): void {
    sizeAtFirst = size;
    warn(`The journal in ${folder} keeps growing, because it can't be compacted: ${whyUnwritable(error)}.`);
  }

  const hadData = existsSync(file);
  try {
    if (hadData) restore();
    await compact();
  } catch (error) {
    unlock();
    throw explain(error, folder);
  }
  const stopListening = organizations.listen((commit) => append(entryOf(commit)));
  const stopWatching = organizations.onReplace((id, organization) => {
    append({ organization: id, snapshot: organization ? snapshotOf(organization.store, id) : null });
  });
  return {
    hadData,
    flushed: () => (unwritten > 0 ? outcome : undefined),
    async close() {
      stopListening();
      stopWatching();
      for (const { id, clock, store } of organizations.all()) {
        clock.now();
        append({ organization: id, changes: [], counters: store.counters() });
      }
      // What was not written was said, and its calls were rejected.
      await outcome.catch(() => undefined);
      await journal!.close();
      unlock();
    },
  };
}

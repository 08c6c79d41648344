import { type Receipt, readReceipt } from './receipt.ts';

/** What is used of Node's `fs`. */
interface Files {
  mkdirSync(path: string): void;
  readFileSync(path: string, encoding: 'utf8'): string;
  renameSync(from: string, to: string): void;
  rmSync(path: string, options: { force?: boolean; recursive?: boolean }): void;
  statSync(path: string): { mtimeMs: number };
  writeFileSync(path: string, text: string): void;
}

/** A platform that has Node's modules. */
interface Platform {
  process?: { pid: number; getBuiltinModule?: (name: 'node:fs') => Files | undefined };
}

/** How long a worker may hold the lock, in milliseconds. Writing takes a few; one that was stopped meanwhile never lets go. */
const HELD = 5000;

/** How long to wait before the lock is tried again, in milliseconds. */
const PAUSE = 10;

function files(): Files {
  // Not imported, so that pages can load this module.
  const fs = (globalThis as Platform).process?.getBuiltinModule?.('node:fs');
  if (!fs) throw new TypeError('This platform has no files, so no receipt can be read or written here.');
  return fs;
}

/** Deletes a receipt, if there is one. */
export function removeReceiptFile(file: string): void {
  files().rmSync(file, { force: true });
}

/**
 * Reads a receipt.
 *
 * @throws Error that names the file, if there is none, or if it is no receipt.
 */
export function readReceiptFile(file: string): Receipt {
  const receipt = receiptIn(file);
  if (receipt) return receipt;
  throw new Error(`There is no ${file}. Tests write it that call a sandbox through receipts().`);
}

/** Writes what follows from the receipt in a file, if there is one, while no other worker does so. */
export function updateReceiptFile(file: string, update: (before: Receipt | undefined) => Receipt): void {
  const fs = files();
  const lock = `${file}.lock`;
  takeLock(fs, lock);
  try {
    const text = `${JSON.stringify(update(receiptIn(file)), undefined, 2)}\n`;
    // Whoever reads it meanwhile finds the old one or the new one, and no part of one.
    const draft = `${file}.${(globalThis as Platform).process!.pid}`;
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, file);
  } finally {
    fs.rmSync(lock, { recursive: true, force: true });
  }
}

function receiptIn(file: string): Receipt | undefined {
  let text: string;
  try {
    text = files().readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return readReceipt(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message} Delete it, and run the tests again.`, { cause: error });
  }
}

function takeLock(fs: Files, lock: string): void {
  for (;;) {
    try {
      return fs.mkdirSync(lock);
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
    if (isLeft(fs, lock)) fs.rmSync(lock, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
}

/** Whether a lock is of a worker that ended without letting go. */
function isLeft(fs: Files, lock: string): boolean {
  try {
    return Date.now() - fs.statSync(lock).mtimeMs > HELD;
  } catch {
    return false;
  }
}

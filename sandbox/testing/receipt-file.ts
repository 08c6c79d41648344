import { type Receipt, readReceipt } from './receipt.ts';

/** The part of Node's `fs` that receipts use. */
interface Files {
  mkdirSync(path: string): void;
  readFileSync(path: string, encoding: 'utf8'): string;
  renameSync(from: string, to: string): void;
  rmSync(path: string, options: { force?: boolean; recursive?: boolean }): void;
  statSync(path: string): { mtimeMs: number };
  writeFileSync(path: string, text: string): void;
}

/** A platform that may have Node's modules. */
interface Platform {
  process?: { pid: number; getBuiltinModule?: (name: 'node:fs') => Files | undefined };
}

/** Time that a worker may hold the lock, in ms. Writing needs only a few, but a worker that is killed never releases it. */
const HELD = 5000;

/** Time to wait before trying the lock again, in ms. */
const PAUSE = 10;

function files(): Files {
  // Not imported, so that this module also loads in browsers.
  const fs = (globalThis as Platform).process?.getBuiltinModule?.('node:fs');
  if (!fs) throw new TypeError('Receipts need a file system, and this platform has none. Use them in Node.js.');
  return fs;
}

/** Deletes a receipt, if it exists. */
export function removeReceiptFile(file: string): void {
  files().rmSync(file, { force: true });
}

/**
 * Reads a receipt.
 *
 * @throws Error that names the file, if it does not exist or is not a receipt.
 */
export function readReceiptFile(file: string): Receipt {
  const receipt = receiptIn(file);
  if (receipt) return receipt;
  throw new Error(`There is no ${file}. Wrap the sandbox with receipts(), and call write() after your tests.`);
}

/** Updates the receipt in a file, or creates the file. Only one worker does this at a time. */
export function updateReceiptFile(file: string, update: (before: Receipt | undefined) => Receipt): void {
  const fs = files();
  const lock = `${file}.lock`;
  takeLock(fs, lock);
  try {
    const text = `${JSON.stringify(update(receiptIn(file)), undefined, 2)}\n`;
    // Renamed into place, so that readers never see a partly written receipt.
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

/** Checks whether a lock belongs to a worker that ended without releasing it. */
function isLeft(fs: Files, lock: string): boolean {
  try {
    return Date.now() - fs.statSync(lock).mtimeMs > HELD;
  } catch {
    return false;
  }
}

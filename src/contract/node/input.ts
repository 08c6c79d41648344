import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Names of standard input. Where it is a socket, the others cannot be opened as files. */
const STANDARD_INPUT = new Set(['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);

/** The bytes with which gzip begins. */
const GZIP = Buffer.from([0x1f, 0x8b]);

let isStandardInputTaken = false;

/** What a file is called in messages. */
export function inputName(file: string): string {
  return STANDARD_INPUT.has(file) ? 'standard input' : file;
}

/** Whether a name is that of standard input. */
export function isStandardInput(file: string): boolean {
  return STANDARD_INPUT.has(file);
}

/**
 * Reads a file, a pipe, or standard input, which is called `-`, piece by piece from its start. What gzip has compressed is
 * decompressed, whatever its name.
 *
 * @throws Error with a `code` if it cannot be read; see `whyUnreadable`.
 */
export async function* readInput(file: string): AsyncGenerator<Buffer> {
  const { start, all } = await peek(open(file), GZIP.length);
  if (!start.subarray(0, GZIP.length).equals(GZIP)) return yield* all;
  const gunzip = createGunzip();
  // It hands its errors on to what reads its other end.
  pipeline(Readable.from(all), gunzip, () => undefined);
  yield* gunzip as AsyncIterable<Buffer>;
}

/** Reads all of a file, as {@link readInput} does, as text. */
export async function readInputText(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of readInput(file)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Looks at the first bytes of what is read, and leaves all of it to be read, or to be closed. */
export async function peek(
  chunks: AsyncIterable<Buffer>,
  length: number,
): Promise<{ start: Buffer; all: AsyncGenerator<Buffer>; close: () => Promise<void> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < length) {
    const { done, value } = await iterator.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* all(): AsyncGenerator<Buffer> {
    try {
      yield start;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  // A generator that was never asked for anything ends without its `finally`, so it cannot close what it reads.
  const close = async (): Promise<void> => void (await iterator.return?.());
  return { start, all: all(), close };
}

function open(file: string): AsyncIterable<Buffer> {
  if (!isStandardInput(file)) return createReadStream(file) as AsyncIterable<Buffer>;
  if (isStandardInputTaken) throw Object.assign(new Error('taken'), { code: 'STDIN_TAKEN' });
  isStandardInputTaken = true;
  return process.stdin as AsyncIterable<Buffer>;
}

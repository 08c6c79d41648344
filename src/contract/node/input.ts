import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Names of standard input. Where it is a socket, the others can't be opened as files. */
const STANDARD_INPUT = new Set(['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);

/** The bytes with which gzip begins. */
const GZIP = Buffer.from([0x1f, 0x8b]);

let isStandardInputTaken = false;

export function inputName(file: string): string {
  return STANDARD_INPUT.has(file) ? 'standard input' : file;
}

export function isStandardInput(file: string): boolean {
  return STANDARD_INPUT.has(file);
}

/**
 * Reads a file, a pipe, or standard input, which is called `-`, piece by piece from its start. What gzip has compressed is
 * decompressed, whatever its name. What is read is UTF-8, and a byte order mark is left out.
 *
 * @throws Error with a `code` if it can't be read, or is not UTF-8; see `whyUnreadable`.
 */
export async function* readInput(file: string): AsyncGenerator<Buffer> {
  const { start, all } = await peek(open(file), GZIP.length);
  if (!start.subarray(0, GZIP.length).equals(GZIP)) return yield* utf8Of(all);
  const gunzip = createGunzip();
  // It hands its errors on to what reads its other end.
  pipeline(Readable.from(all), gunzip, () => undefined);
  yield* utf8Of(gunzip as AsyncIterable<Buffer>);
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
  // A generator that was never asked for anything ends without its `finally`, so it can't close what it reads.
  const close = async (): Promise<void> => void (await iterator.return?.());
  return { start, all: all(), close };
}

function open(file: string): AsyncIterable<Buffer> {
  if (!isStandardInput(file)) return createReadStream(file) as AsyncIterable<Buffer>;
  if (isStandardInputTaken) throw Object.assign(new Error('taken'), { code: 'STDIN_TAKEN' });
  isStandardInputTaken = true;
  return process.stdin as AsyncIterable<Buffer>;
}

/**
 * Hands on the bytes of a text file as long as they are UTF-8, without a byte order mark.
 *
 * @throws Error with the code `NOT_UTF8` if they are not. Its message says on which line, and what to do.
 */
async function* utf8Of(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 1;
  let isStart = true;
  for await (const chunk of (await peek(chunks, MARK.length)).all) {
    if (isStart && isUtf16(chunk)) throw notUtf8('it is UTF-16');
    try {
      decoder.decode(chunk, { stream: true });
    } catch {
      throw notUtf8(`line ${line + firstWrongLine(chunk)} is not UTF-8`);
    }
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) line += 1;
    yield isStart && chunk.subarray(0, MARK.length).equals(MARK) ? chunk.subarray(MARK.length) : chunk;
    isStart = false;
  }
  try {
    decoder.decode();
  } catch {
    throw notUtf8(`line ${line} is not UTF-8`);
  }
}

const LINE_FEED = 10;

/** The byte order mark in UTF-8. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Checks whether bytes begin with a byte order mark of UTF-16, or with an ASCII character in UTF-16. */
function isUtf16([first, second]: Buffer): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;
}

/** The number of the lines before the first one that is not UTF-8. */
function firstWrongLine(chunk: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // A character may have begun in the chunk before.
  let start = 0;
  while (start < 3 && (chunk[start]! & 0xc0) === 0x80) start += 1;
  for (let line = 0; ; line += 1) {
    const end = chunk.indexOf(LINE_FEED, start);
    try {
      decoder.decode(chunk.subarray(start, end < 0 ? chunk.length : end), { stream: end < 0 });
    } catch {
      return line;
    }
    if (end < 0) return 0;
    start = end + 1;
  }
}

function notUtf8(reason: string): Error {
  const message = `${reason}: save the file as UTF-8, in Excel as "CSV UTF-8"`;
  return Object.assign(new Error(message), { code: 'NOT_UTF8' });
}

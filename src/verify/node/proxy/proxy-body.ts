import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** The most bytes of a body that are kept to be checked, before and after decompression. */
const MAX_KEPT = 10 * 1024 ** 2;

/** Keeps what passes through a stream, up to a limit. */
export interface Kept {
  /** All bytes; undefined if there were too many. */
  bytes(): Buffer | undefined;
}

/** Keeps what a stream carries, whoever else reads it. */
export function keep(stream: Readable): Kept {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MAX_KEPT) chunks.push(chunk);
    else chunks.length = 0;
  });
  return { bytes: () => (size > MAX_KEPT ? undefined : Buffer.concat(chunks)) };
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gunzipSync(bytes, { maxOutputLength: MAX_KEPT }),
  'x-gzip': (bytes) => gunzipSync(bytes, { maxOutputLength: MAX_KEPT }),
  deflate: (bytes) => inflateSync(bytes, { maxOutputLength: MAX_KEPT }),
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: MAX_KEPT }),
};

/** A body without its compression; undefined if it is compressed in another way, or too large. */
export function decoded(bytes: Buffer | undefined, encoding = 'identity'): Buffer | undefined {
  if (bytes === undefined || bytes.length === 0) return bytes;
  const decode = DECODERS[encoding.trim().toLowerCase()];
  try {
    return decode?.(bytes);
  } catch {
    return undefined;
  }
}

import type { Readable } from 'node:stream';
import { MAX_BODY } from '../../decompress.ts';

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
    if (size <= MAX_BODY) chunks.push(chunk);
    else chunks.length = 0;
  });
  return { bytes: () => (size > MAX_BODY ? undefined : Buffer.concat(chunks)) };
}

import type { IncomingMessage } from 'node:http';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Refusal } from '../service-refusal.ts';

type Decoder = (
  bytes: Buffer,
  options: { maxOutputLength: number },
  done: (error: NodeJS.ErrnoException | null, bytes: Buffer) => void,
) => void;

const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  deflate: inflate,
  br: brotliDecompress,
  identity: (bytes, _, done) => done(null, bytes),
};

/** Gets a body, or why it can't be read; undefined if the client disconnected before it was complete. */
export type TakeBody = (body: Buffer | Refusal | undefined) => void;

/** Checks whether a request has a body, perhaps an empty one. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': chunked } = headers;
  return chunked !== undefined || (length !== undefined && length !== '0');
}

export function isTooLong({ headers }: IncomingMessage, limit: number): boolean {
  return Number(headers['content-length']) > limit;
}

/**
 * Reads the body of a request and decompresses it. A body that is too long is rejected at once; what comes after that is
 * read all the same and thrown away, since a client that can't send its body may never read the answer.
 *
 * @param limit The most bytes that are taken, before and after decompression.
 */
export function readBody(request: IncomingMessage, limit: number, take: TakeBody): void {
  let chunks: Buffer[] = [];
  let length = 0;
  let isTaken = false;
  const takeOnce: TakeBody = (body) => {
    if (isTaken) return;
    isTaken = true;
    chunks = [];
    take(body);
  };
  request.on('data', (chunk: Buffer) => {
    if (isTaken) return;
    length += chunk.length;
    if (length > limit) takeOnce(tooLarge(limit));
    else chunks.push(chunk);
  });
  request.on('end', () => {
    if (isTaken) return;
    const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    const coding = request.headers['content-encoding'];
    if (coding === undefined || bytes.length === 0) takeOnce(bytes);
    else decompress(bytes, coding.trim().toLowerCase(), limit, takeOnce);
  });
  request.on('close', () => {
    if (!request.complete) takeOnce(undefined);
  });
  if (isTooLong(request, limit)) takeOnce(tooLarge(limit));
}

function decompress(bytes: Buffer, coding: string, limit: number, take: TakeBody): void {
  const decode = Object.hasOwn(DECODERS, coding) ? DECODERS[coding] : undefined;
  if (!decode) {
    const message = `Content-Encoding ${JSON.stringify(coding)} is not supported. Use gzip, deflate or br.`;
    take(new Refusal(415, 'content-type', message));
    return;
  }
  decode(bytes, { maxOutputLength: Math.max(limit, 1) }, (error, decoded) => {
    if (!error) take(decoded);
    else if (error.code === 'ERR_BUFFER_TOO_LARGE') take(tooLarge(limit));
    else
      take(
        new Refusal(
          400,
          'malformed-body',
          `Content-Encoding is ${coding}, but the body is not compressed with it. Compress the body, or leave the header out.`,
        ),
      );
  });
}

function tooLarge(limit: number): Refusal {
  return new Refusal(413, 'too-large', `The body is longer than ${limit} bytes, which is the maximum.`);
}

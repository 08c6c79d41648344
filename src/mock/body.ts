import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Refusal } from './refusal.ts';

const DECODERS: Readonly<Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  identity: async (bytes) => bytes,
};

/**
 * Reads the body of a request and decompresses it.
 *
 * @param limit Most bytes, before and after decompression.
 * @throws Refusal if it is longer, or cannot be decompressed; Error if the connection breaks.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const { 'content-length': length, 'transfer-encoding': chunked, 'content-encoding': coding } = request.headers;
  if (chunked === undefined && (length === undefined || length === '0')) return Buffer.alloc(0);
  if (Number(length) > limit) throw tooLarge(limit);
  const bytes = await collect(request, limit);
  return coding === undefined || bytes.length === 0 ? bytes : decompress(bytes, coding.trim().toLowerCase(), limit);
}

/** Gathers what comes in. What comes after a failure is read and thrown away, so that the caller can read the answer. */
function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else {
        chunks = [];
        reject(tooLarge(limit));
      }
    });
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

async function decompress(bytes: Buffer, coding: string, limit: number): Promise<Buffer> {
  const decode = Object.hasOwn(DECODERS, coding) ? DECODERS[coding] : undefined;
  if (!decode) {
    throw new Refusal(
      415,
      'content-type',
      `Content-Encoding ${JSON.stringify(coding)} is not known. It is one of gzip, deflate and br.`,
    );
  }
  try {
    return await decode(bytes, { maxOutputLength: Math.max(limit, 1) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit);
    throw new Refusal(400, 'malformed-body', `The body is not what its Content-Encoding ${coding} says.`);
  }
}

function tooLarge(limit: number): Refusal {
  return new Refusal(413, 'too-large', `The body is longer than ${limit} bytes, which is what the mock takes.`);
}

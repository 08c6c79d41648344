import { type Exchange, headerOf, isUtf8 } from './recorded-exchange.ts';

/** The most bytes of a body that are kept to be checked, before and after decompression. */
export const MAX_BODY = 10 * 1024 ** 2;

type Decompress = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

/** Used members of Node's `zlib`. Releases before 22.15 have no zstd. */
interface Compression {
  gunzipSync: Decompress;
  inflateSync: Decompress;
  brotliDecompressSync: Decompress;
  zstdDecompressSync?: Decompress;
}

/** A platform that has Node's modules. */
interface Platform {
  process?: { getBuiltinModule?: (name: 'node:zlib') => Compression | undefined };
}

/** An exchange whose bodies are no longer compressed. A body that can't be decompressed is marked. */
export function decompressed(exchange: Exchange): Exchange {
  const { request, response } = exchange;
  return { ...exchange, request: withPlainBody(request), response: withPlainBody(response) };
}

function withPlainBody<Message extends Exchange['request'] | Exchange['response']>(message: Message): Message {
  const { body } = message;
  const encoding = headerOf(message, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  // Most recorders decompress a body and keep the header. What is text is not compressed.
  if (body === undefined || typeof body === 'string' || encoding === 'identity' || isUtf8(body)) return message;
  const plain = decompress(body, encoding);
  return { ...message, body: plain, ...(plain === undefined && { isUndecodable: true }) };
}

/** Bytes without their compression; undefined if they are damaged, too many, or compressed in another way. */
function decompress(bytes: Uint8Array, encoding: string): Uint8Array | undefined {
  // Not imported, so that pages can load this module.
  const zlib = (globalThis as Platform).process?.getBuiltinModule?.('node:zlib');
  const decoders: Readonly<Record<string, Decompress | undefined>> = {
    gzip: zlib?.gunzipSync,
    'x-gzip': zlib?.gunzipSync,
    deflate: zlib?.inflateSync,
    br: zlib?.brotliDecompressSync,
  };
  try {
    const decode = encoding === 'zstd' ? reliableZstd(zlib) : decoders[encoding];
    return decode?.(bytes, { maxOutputLength: MAX_BODY });
  } catch {
    return undefined;
  }
}

/** The start of a zstd frame, cut off. */
const CUT_OFF = new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0]);

/** Node's zstd decoder, or undefined in Node 22, which returns part of a cut-off body instead of throwing. */
function reliableZstd(zlib: Compression | undefined): Decompress | undefined {
  try {
    zlib?.zstdDecompressSync?.(CUT_OFF, { maxOutputLength: MAX_BODY });
    return undefined;
  } catch {
    return zlib?.zstdDecompressSync;
  }
}

import { quoteIds } from '../contract/index.ts';
import { type Call, infoOf } from './client-call.ts';
import { ResponseError } from './errors.ts';
import { describeValue } from './values.ts';

/** A response whose body has been read. */
export interface Answer {
  response: Response;
  /** A string, in which the ids of JSON are strings; or the bytes of a file, or a stream of them, as they came. */
  body?: string | ArrayBuffer | ReadableStream<Uint8Array> | undefined;
}

/** Statuses whose responses have no body. */
const BODILESS = new Set([101, 103, 204, 205, 304]);

/**
 * Reads a response to its end. The token is taken out of one that is not 2xx.
 *
 * @param maxSize At most this many bytes.
 * @param look Is shown a string as it came.
 * @throws ResponseError if it is larger, or a string that can't be decoded.
 */
export async function readResponse(
  response: Response,
  call: Call,
  maxSize: number,
  look: (text: string | undefined) => void,
): Promise<Answer> {
  const { status, ok, type } = response;
  const isOpaque = BODILESS.has(status) || type === 'opaqueredirect';
  if (isOpaque || (ok && call.isStream)) {
    look(undefined);
    return isOpaque || !response.body ? { response } : { response, body: response.body };
  }
  const isFile = ok && call.isFile;
  // Not every runtime has a decoder; `text()` then does without.
  const bytes = isFile || typeof TextDecoder === 'function' ? await readBytes(response, call, maxSize) : undefined;
  if (isFile) {
    const body = bytes?.buffer ?? (await response.arrayBuffer());
    checkSize(body.byteLength, response, call, maxSize);
    look(undefined);
    return { response, body };
  }
  const text = bytes ? decode(bytes, response, call) : await readText(response, call, maxSize);
  look(text);
  return { response, body: exact(ok ? text : call.redact(text)) };
}

/**
 * Reads the bytes of a response, and stops as soon as there are too many. They are counted here: what a transform of the stream
 * throws is another error in a browser.
 *
 * @returns Undefined if the runtime, or an own `fetch`, gives no stream.
 */
async function readBytes(
  response: Response,
  call: Call,
  maxSize: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (typeof response.body?.getReader !== 'function') return undefined;
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxSize) reader.cancel().catch(() => undefined);
    checkSize(size, response, call, maxSize);
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Reads a string where there is no stream or no decoder, as UTF-8, which is all that `text()` reads. */
async function readText(response: Response, call: Call, maxSize: number): Promise<string> {
  const charset = charsetOf(response);
  if (response.ok && !/^(utf-?8|us-ascii)$/i.test(charset)) throw unreadable(charset, response, call);
  const text = await response.text();
  if (maxSize < Infinity) checkSize(new TextEncoder().encode(text).length, response, call, maxSize);
  return text;
}

/**
 * The text of bytes, in the charset that the response names.
 *
 * @throws ResponseError if they are not valid, unless the response is a refusal, whose status says more than its text.
 */
function decode(bytes: Uint8Array<ArrayBuffer>, response: Response, call: Call): string {
  const charset = charsetOf(response);
  try {
    return new TextDecoder(charset, { fatal: response.ok }).decode(bytes);
  } catch {
    if (response.ok) throw unreadable(charset, response, call);
    return new TextDecoder().decode(bytes);
  }
}

function charsetOf({ headers }: Response): string {
  return /charset\s*=\s*"?([^\s;"]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
}

function unreadable(charset: string, { status }: Response, call: Call): ResponseError {
  return new ResponseError(`The response can't be decoded as ${describeValue(charset)}`, {
    ...infoOf(call),
    status,
  });
}

/** A string that is not JSON, such as the page of a proxy, stays as it is. */
function exact(text: string): string {
  return /^\s*[{[]/.test(text) ? quoteIds(text) : text;
}

/**
 * Checks what an own `fetch` has returned.
 *
 * @throws ResponseError if that can't be read.
 */
export function checkResponse(response: Response, call: Call): Response {
  if (typeof response === 'object' && response !== null && !response.bodyUsed) return response;
  throw new ResponseError('Your fetch returned no readable response', {
    ...infoOf(call),
    status: response?.status ?? 0,
  });
}

function checkSize(size: number, { status }: Response, call: Call, maxSize: number): void {
  if (size > maxSize)
    throw new ResponseError(`The response is larger than ${maxSize} bytes`, { ...infoOf(call), status });
}

import { quoteIds } from '../contract/exact-ids.ts';
import { type Call, infoOf } from './call.ts';
import { ResponseError } from './errors.ts';
import { networkError } from './network.ts';

/** A response whose body has been read. */
export interface Answer {
  response: Response;
  /** A text, in which the ids of JSON are strings; or the bytes of a file, or a stream of them, as they came. */
  body?: string | ArrayBuffer | ReadableStream<Uint8Array> | undefined;
}

/** Statuses whose responses have no body. */
const BODILESS = new Set([101, 103, 204, 205, 304]);

/**
 * Reads a response to its end. The token is taken out of one that is not 2xx.
 *
 * @param maxSize At most this many bytes.
 * @param look Is shown a text as it came.
 * @throws ResponseError if it is larger.
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
    return isOpaque || !response.body ? { response } : { response, body: guard(response.body, call) };
  }
  const limited = maxSize < Infinity && response.body ? limit(response, call, maxSize) : response;
  if (ok && call.isFile) {
    const body = await limited.arrayBuffer();
    checkSize(body.byteLength, response, call, maxSize);
    look(undefined);
    return { response, body };
  }
  const text = await limited.text();
  // Not every runtime has `response.body`; there it is checked when it has been read.
  if (maxSize < Infinity) checkSize(new TextEncoder().encode(text).length, response, call, maxSize);
  look(text);
  return { response, body: exact(ok ? text : call.redact(text)) };
}

/** A text that is not JSON, such as the page of a proxy, stays as it is. */
function exact(text: string): string {
  return /^\s*[{[]/.test(text) ? quoteIds(text) : text;
}

/**
 * Checks what an own `fetch` has returned.
 *
 * @throws ResponseError if that cannot be read.
 */
export function checkResponse(response: Response, call: Call): Response {
  if (typeof response === 'object' && response !== null && !response.bodyUsed) return response;
  throw new ResponseError('The own fetch returned no response that can be read', infoOf(call), response?.status ?? 0);
}

/** Stops reading as soon as a response is too large. */
function limit(response: Response, call: Call, maxSize: number): Response {
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, output) {
      checkSize((size += chunk.byteLength), response, call, maxSize);
      output.enqueue(chunk);
    },
  });
  return new Response(response.body!.pipeThrough(counted));
}

/** Makes a stream of another, whose failure is that of a call. */
function guard(stream: ReadableStream<Uint8Array>, call: Call): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(output) {
      try {
        const { done, value } = await reader.read();
        if (done) output.close();
        else output.enqueue(value);
      } catch (error) {
        output.error(networkError(error, call));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function checkSize(size: number, { status }: Response, call: Call, maxSize: number): void {
  if (size > maxSize) throw new ResponseError(`The response is larger than ${maxSize} bytes`, infoOf(call), status);
}

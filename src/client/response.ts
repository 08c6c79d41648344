import { quoteIds } from '../contract/exact-ids.ts';
import { type Call, infoOf } from './call.ts';
import { ResponseError } from './errors.ts';

/** Statuses whose responses have no body. */
const BODILESS = new Set([101, 103, 204, 205, 304]);

/** A service can send statuses up to 999, but a response cannot be made with one above this. */
const HIGHEST_STATUS = 599;

/**
 * Reads a response to its end, and returns it with the ids of JSON as strings. A file stays as it is, byte for byte.
 * The token is taken out of a response that is not 2xx.
 *
 * @param redirected Whether redirects led to it.
 * @param maxSize At most this many bytes.
 * @throws ResponseError if it is larger.
 */
export async function readResponse(
  response: Response,
  call: Call,
  redirected: boolean,
  maxSize: number,
): Promise<Response> {
  const { status, statusText, headers, ok, url } = response;
  if (BODILESS.has(status) || response.type === 'opaqueredirect' || (ok && call.isStream)) return response;
  const bytes = await readBytes(response, call, maxSize);
  const copy = new Response(ok && call.isFile ? bytes : readText(bytes, ok ? String : call.redact), {
    status: Math.min(status, HIGHEST_STATUS),
    // A response may come with a text that it cannot be made with.
    statusText: statusText.replace(/[^ -~]/g, ''),
    headers,
  });
  const facts = { status, url, redirected: redirected || response.redirected };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(copy, name, { value });
  return copy;
}

/** A text that is not JSON, such as the page of a proxy, stays as it is. */
function readText(bytes: ArrayBuffer, redact: (text: string) => string): string {
  const text = redact(new TextDecoder().decode(bytes));
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

async function readBytes(response: Response, call: Call, maxSize: number): Promise<ArrayBuffer> {
  let size = 0;
  const check = (bytes: number): void => {
    size += bytes;
    if (size > maxSize)
      throw new ResponseError(`The response is larger than ${maxSize} bytes`, infoOf(call), response.status);
  };
  if (maxSize < Infinity && response.body) {
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, output) {
        check(chunk.byteLength);
        output.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counted)).arrayBuffer();
  }
  // Not every runtime has `response.body`; there it is checked when it has been read.
  const bytes = await response.arrayBuffer();
  check(bytes.byteLength);
  return bytes;
}

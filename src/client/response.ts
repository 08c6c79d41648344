import { quoteIds } from '../contract/exact-ids.ts';
import type { Call } from './call.ts';

/** Statuses whose responses have no body. */
const BODILESS = new Set([101, 103, 204, 205, 304]);

/** A service can send statuses up to 999, but a response cannot be made with one above this. */
const HIGHEST_STATUS = 599;

/**
 * Reads a response to its end, and returns it with the ids of JSON as strings. A file stays as it is, byte for byte.
 * The token is taken out of a response that is not 2xx.
 *
 * @param redirected Whether redirects led to it.
 */
export async function readResponse(response: Response, call: Call, redirected: boolean): Promise<Response> {
  const { status, statusText, headers, ok, url } = response;
  if (BODILESS.has(status) || response.type === 'opaqueredirect') return response;
  const bytes = await response.arrayBuffer();
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

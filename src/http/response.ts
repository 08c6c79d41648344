import type { Call } from '../client/call.ts';
import { redactHeaders } from '../client/refusal.ts';
import type { Answer } from '../client/response.ts';

/** A service can send statuses up to 999, but a response cannot be made with one above this. */
const HIGHEST_STATUS = 599;

/** Makes a response that can be read, for openapi-fetch and its middleware. */
export function toResponse({ response, body }: Answer, call: Call): Response {
  if (body === undefined) return response;
  const { status, statusText, ok, headers, url, redirected } = response;
  const copy = new Response(typeof body === 'string' ? withoutToken(body, call) : body, {
    status: Math.min(status, HIGHEST_STATUS),
    // A response may come with a text that it cannot be made with.
    statusText: statusText.replace(/[^ -~]/g, ''),
    headers: ok ? headers : redactHeaders(headers, call),
  });
  for (const [name, value] of Object.entries({ status, url, redirected })) Object.defineProperty(copy, name, { value });
  return copy;
}

/** Takes the token out of an envelope whose code says that the call failed. */
function withoutToken(text: string, { redact }: Call): string {
  const redacted = redact(text);
  if (redacted === text) return text;
  try {
    return (JSON.parse(text) as { code?: unknown }).code === 0 ? text : redacted;
  } catch {
    return redacted;
  }
}

import { type Answer, type Call, networkError, offAbort, onAbort, reasonOf, redactHeaders } from '../client/index.ts';

/** A service can send statuses up to 999, but a response can't be made with one above this. */
const HIGHEST_STATUS = 599;

/**
 * Makes a response that can be read, for openapi-fetch and its middleware.
 *
 * @param signal Aborts a stream.
 */
export function toResponse({ response, body }: Answer, call: Call, signal?: AbortSignal): Response {
  if (body === undefined) return response;
  const { status, statusText, ok, headers, url, redirected } = response;
  const copy = new Response(bodyFor(body, call, signal), {
    status: Math.min(status, HIGHEST_STATUS),
    // A response may come with a string that it can't be made with.
    statusText: statusText.replace(/[^ -~]/g, ''),
    headers: ok ? headers : redactHeaders(headers, call),
  });
  for (const [name, value] of Object.entries({ status, url, redirected })) Object.defineProperty(copy, name, { value });
  return copy;
}

/**
 * Returns what openapi-fetch needs of a response that was already read. A full copy takes a fifth of a call's time, and is needed
 * by middleware alone.
 */
export function textResponse({ headers, status }: Response, text: string, call: Call) {
  const read = async (): Promise<string> => withoutToken(text, call);
  return { status, ok: true, headers, text: read, json: async () => JSON.parse(await read()) as unknown };
}

function bodyFor(body: NonNullable<Answer['body']>, call: Call, signal: AbortSignal | undefined) {
  if (typeof body === 'string') return withoutToken(body, call);
  return 'getReader' in body ? guard(body, call, signal) : body;
}

/** Makes a stream of another, whose failure is that of a call. The signal aborts it, though the call itself has ended. */
function guard(stream: ReadableStream<Uint8Array>, call: Call, signal?: AbortSignal): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let abort = (): void => undefined;
  const end = (): void => {
    if (signal) offAbort(signal, abort);
  };
  return new ReadableStream({
    start(output) {
      abort = () => {
        output.error(signal && reasonOf(signal));
        reader.cancel().catch(() => undefined);
      };
      if (signal?.aborted) abort();
      else if (signal) onAbort(signal, abort);
    },
    async pull(output) {
      try {
        const { done, value } = await reader.read();
        if (signal?.aborted) return;
        if (!done) return output.enqueue(value);
        end();
        output.close();
      } catch (error) {
        end();
        if (!signal?.aborted) output.error(networkError(error, call));
      }
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
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

import type { Call } from './client-call.ts';
import type { Outgoing } from './request.ts';

/** A request and its response as they went over the network, but without the token. */
export interface ObservedExchange {
  /** The request. */
  request: {
    /** HTTP method. */
    method: string;
    /** The URL with its query. */
    url: string;
    /** The operation that a method calls; calls by path have none. */
    operationId: string | undefined;
    /** Names are in lower case. */
    headers: Record<string, string>;
    /** The body as a string; undefined if there is none, or if it is a form. */
    body: string | undefined;
  };
  /** The response. */
  response: {
    /** HTTP status. */
    status: number;
    /** Names are in lower case. */
    headers: Record<string, string>;
    /**
     * The body as a string, exactly as received, so numeric IDs aren't strings yet. Undefined if there is none, or if it is a
     * file.
     */
    body: string | undefined;
  };
}

export function observedExchange(
  request: Outgoing,
  response: Response,
  text: string | undefined,
  { operationId, url, redact }: Call,
): ObservedExchange {
  const redacted = (all: Iterable<[string, string]>): Record<string, string> =>
    Object.fromEntries(Array.from(all, ([name, value]) => [name, redact(value)]));
  const body = textOf(request);
  return {
    request: {
      method: request.method,
      url: redact(url),
      operationId,
      headers: redacted(Object.entries(request.headers)),
      body: body && redact(body),
    },
    response: { status: response.status, headers: redacted(response.headers), body: text && redact(text) },
  };
}

/** The text of a body; that of a path call has been read as bytes. */
function textOf({ body, headers }: Outgoing): string | undefined {
  if (typeof body === 'string') return body;
  const isText = body instanceof ArrayBuffer && !/multipart/.test(headers['content-type'] ?? '');
  return isText ? new TextDecoder().decode(body) : undefined;
}

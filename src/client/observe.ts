import { callHook } from './call-hook.ts';
import type { Call } from './client-call.ts';
import type { Outgoing } from './request.ts';

/** A request and its response as they went over the network, but without the token. */
export interface ObservedExchange {
  request: {
    method: string;
    url: string;
    /** The operation, if the call was made by a method; path calls of `http` have none. */
    operationId: string | undefined;
    /** Names are in lower case. */
    headers: Record<string, string>;
    /** Text of the body; undefined if there is none, or if it is a form. */
    body: string | undefined;
  };
  response: {
    status: number;
    /** Names are in lower case. */
    headers: Record<string, string>;
    /** Text of the body, as it came: ids are not strings yet. Undefined if there is none, or if it is a file. */
    body: string | undefined;
  };
}

/** Is shown every exchange of a client. */
export type Observer = (exchange: ObservedExchange) => void;

/** Shows an exchange to the observer, if there is one. */
export type Observe = (request: Outgoing, response: Response, text: string | undefined, call: Call) => void;

/** Creates a function that passes exchanges to the observer. What that throws or rejects with does not stop the call. */
export function createObserve(observer: Observer | undefined): Observe {
  return (request, response, text, { operationId, url, redact }) => {
    if (!observer) return;
    const { authorization: _, ...headers } = request.headers;
    const redacted = (all: Iterable<[string, string]>): Record<string, string> =>
      Object.fromEntries(Array.from(all, ([name, value]) => [name, redact(value)]));
    const body = textOf(request);
    callHook(() =>
      observer({
        request: {
          method: request.method,
          url: redact(url),
          operationId,
          headers: redacted(Object.entries(headers)),
          body: body && redact(body),
        },
        response: { status: response.status, headers: redacted(response.headers), body: text && redact(text) },
      }),
    );
  };
}

/** The text of a body; that of a path call has been read as bytes. */
function textOf({ body, headers }: Outgoing): string | undefined {
  if (typeof body === 'string') return body;
  const isText = body instanceof ArrayBuffer && !/multipart/.test(headers['content-type'] ?? '');
  return isText ? new TextDecoder().decode(body) : undefined;
}

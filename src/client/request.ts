import type { StreamedForm } from './streamed-form.ts';

/** A request as plain data, so that it can be sent again. */
export interface Outgoing {
  method: string;
  url: string;
  /** Names are in lower case. */
  headers: Record<string, string>;
  body?: RequestInit['body'] | undefined;
  /** A form that is sent while it is read, in place of `body`. */
  streamed?: StreamedForm | undefined;
  /** What it was read from, if a caller or a middleware made one. It keeps its other options. */
  original?: Request;
}

/** Sends a request, as `fetch` does. */
export type Fetch = (request: string | Request, init?: RequestInit) => Promise<Response>;

/** Sends a request to an address, which may be that of a redirect. Redirects are left to the client. */
export function sendRequest(
  fetch: Fetch,
  { method, headers, body = null, streamed, original }: Outgoing,
  url: string,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const { authorization: _, ...others } = headers;
  const own = token === undefined ? others : { ...others, authorization: `Service-oauthtoken ${token}` };
  const init: RequestInit = { method, headers: own, body, signal, redirect: 'manual' };
  // Node keeps a copy of a stream, unless a redirect is an error.
  if (streamed) Object.assign(init, { body: streamed.open(), duplex: 'half', redirect: strictRedirect() });
  if (!original) return fetch(url, init);
  // A request that is made from another keeps everything else that the caller set, except the referrer.
  const { referrer, referrerPolicy } = original;
  const copy = new Request(url === original.url ? original : new Request(url, original), {
    ...init,
    referrer,
    referrerPolicy,
  });
  // Options that a runtime adds to those of `fetch` are properties of the request.
  for (const name of Object.keys(original)) {
    if (!(name in copy)) Object.defineProperty(copy, name, { value: original[name as keyof Request] });
  }
  return fetch(copy);
}

/** How to take a redirect for an error. workerd has no mode for this, and shows the redirect, which is not followed either. */
function strictRedirect(): RequestRedirect {
  try {
    return new Request('http://localhost', { redirect: 'error' }).redirect;
  } catch {
    return 'manual';
  }
}

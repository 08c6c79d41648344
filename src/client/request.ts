/** A request as plain data, so that it can be sent again. */
export interface Outgoing {
  method: string;
  url: string;
  /** Names are in lower case. */
  headers: Record<string, string>;
  body?: RequestInit['body'] | undefined;
  /** As in `fetch`: `follow` by default. */
  redirect?: Request['redirect'] | undefined;
  /** Further options of `fetch`. */
  options?: RequestInit | undefined;
  /** The request it was read from, if a middleware may have made it. Such a request has its own `fetch` options. */
  original?: Request;
}

/** Sends a request, as `fetch` does. */
export type Fetch = (request: string | Request, init?: RequestInit) => Promise<Response>;

/**
 * Sends a request to an address, which may be that of a redirect. Redirects are left to the client.
 *
 * @param authorization The headers that carry the token.
 */
export function sendRequest(
  fetch: Fetch,
  { method, headers, body = null, options, original }: Outgoing,
  url: string,
  authorization: Readonly<Record<string, string>> | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const all = { ...headers, ...authorization };
  const init: RequestInit = { ...options, method, headers: all, body, signal, redirect: 'manual' };
  if (!original) return fetch(url, init);
  // A request that is made from another keeps everything else that the caller set, except the referrer.
  const { referrer, referrerPolicy } = original;
  return fetch(url === original.url ? original : new Request(url, original), { ...init, referrer, referrerPolicy });
}

/** Makes the request that a `fetch` of the user is given. */
export function requestOf(input: string | Request, init?: RequestInit): Request {
  const request = new Request(input, init);
  // Options that a runtime adds to those of `fetch` are properties of the request.
  for (const [name, value] of Object.entries({ ...(typeof input === 'object' && input), ...init })) {
    if (!(name in request)) Object.defineProperty(request, name, { value });
  }
  return request;
}

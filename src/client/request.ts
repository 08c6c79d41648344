/** A request as plain data, so that it can be sent again. */
export interface Outgoing {
  method: string;
  url: string;
  /** Names are in lower case. */
  headers: Record<string, string>;
  body?: RequestInit['body'] | undefined;
  /** What it was read from, if a caller or a middleware made one. It keeps its other options. */
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
  { method, headers, body = null, original }: Outgoing,
  url: string,
  authorization: Readonly<Record<string, string>> | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const init: RequestInit = { method, headers: { ...headers, ...authorization }, body, signal, redirect: 'manual' };
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

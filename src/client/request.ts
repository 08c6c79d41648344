/** Methods whose requests have no body. */
const BODILESS = new Set(['GET', 'HEAD']);

/** A request whose body has been read, so that it can be sent again. */
export interface ReusableRequest {
  request: Request;
  /** Makes a request like it, with another address, token and signal. Redirects are left to the client. */
  copy(url: string, token: string | undefined, signal: AbortSignal): Request;
}

/** Reads the body of a request. */
export async function readRequest(request: Request): Promise<ReusableRequest> {
  // Before the body is read: Bun forgets the type of a form then.
  const headers = new Headers(request.headers);
  const bytes = BODILESS.has(request.method) ? null : await request.arrayBuffer();
  // Not every browser has `request.body`, to tell an empty body from no body.
  const body = request.bodyUsed ? bytes : null;
  return {
    request,
    copy(url, token, signal) {
      const own = new Headers(headers);
      if (token === undefined) own.delete('Authorization');
      else own.set('Authorization', `Service-oauthtoken ${token}`);
      // A request that is made of another keeps what else the caller set, but for the referrer.
      const { referrer, referrerPolicy } = request;
      const copied = new Request(url === request.url ? request : new Request(url, request), {
        headers: own,
        body,
        signal,
        redirect: 'manual',
        referrer,
        referrerPolicy,
      });
      // Options that a runtime adds to those of `fetch` are properties of the request.
      for (const name of Object.keys(request)) {
        if (!(name in copied)) Object.defineProperty(copied, name, { value: request[name as keyof Request] });
      }
      return copied;
    },
  };
}

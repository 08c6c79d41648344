import type { Outgoing } from '../client/index.ts';

/** Methods whose requests have no body. */
const BODILESS = new Set(['GET', 'HEAD']);

/** The parts of a request, as openapi-fetch gives them to the class `Request`. To make a real one takes as long as half a call. */
export class RequestParts {
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly body?: RequestInit['body'];
  declare readonly redirect?: Request['redirect'];

  constructor(
    readonly url: string,
    init: RequestInit,
  ) {
    Object.assign(this, init);
  }
}

/** Reads a request, its body included, so that it can be sent again. */
export async function readRequest(request: Request | RequestParts): Promise<Outgoing> {
  const { method, url, headers: given, redirect } = request;
  // Before the body is read: Bun forgets the type of a form then.
  const headers = Object.fromEntries(given);
  if (request instanceof RequestParts) {
    const { method: _, url: __, headers: ___, body, ...options } = request;
    const isStream = typeof (body as ReadableStream | undefined)?.getReader === 'function';
    return { method, url, headers, body: isStream ? await new Response(body).arrayBuffer() : body, redirect, options };
  }
  const bytes = BODILESS.has(method) ? null : await request.arrayBuffer();
  // Not every browser has `request.body`, to tell an empty body from no body.
  return { method, url, headers, body: request.bodyUsed ? bytes : null, redirect, original: request };
}

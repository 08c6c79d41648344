import type { Outgoing } from '../client/index.ts';

/** Methods whose requests have no body. */
const BODILESS = new Set(['GET', 'HEAD']);

/** Reads a request, its body included. */
export async function readRequest(original: Request): Promise<Outgoing> {
  const { method, url } = original;
  // Before the body is read: Bun forgets the type of a form then.
  const headers = Object.fromEntries(original.headers);
  const bytes = BODILESS.has(method) ? null : await original.arrayBuffer();
  // Not every browser has `request.body`, to tell an empty body from no body.
  return { method, url, headers, body: original.bodyUsed ? bytes : null, original };
}

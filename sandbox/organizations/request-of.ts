/**
 * Makes a request of what `fetch` takes.
 *
 * @throws TypeError that says what to pass, if it is neither a request nor an absolute URL.
 */
export function requestOf(input: Request | string | URL, init?: RequestInit): Request {
  // A second request made of the first would take as long as the answer to it.
  if (init === undefined && input instanceof Request) return input;
  try {
    return new Request(input, init);
  } catch (error) {
    if (input instanceof Request || URL.canParse(String(input))) throw error;
    throw new TypeError(`A sandbox needs a Request or an absolute URL, but got ${describe(input)}`, { cause: error });
  }
}

/** Describes the wrong argument, and the right one: mocking libraries pass requests in objects, or URLs as methods. */
function describe(input: unknown): string {
  if (typeof input === 'string') return `${JSON.stringify(input)}. Put the baseUrl of the sandbox before it.`;
  if (typeof input === 'function') return 'a function. Call it, and pass what it returns.';
  const isWrapped = (input as { request?: unknown } | null | undefined)?.request instanceof Request;
  return isWrapped ? 'an object with a request. Pass that request.' : `${String(input)}.`;
}

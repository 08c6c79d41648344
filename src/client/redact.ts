/** Tokens below this length may be ordinary words, which a message is not to lose. */
const SHORTEST_SECRET = 8;

/**
 * Creates a function that takes a token out of a string, plain, as part of a URL or in Base64. A token of fewer than eight
 * characters, such as one for a mock, is only taken out of the headers that it was sent in.
 *
 * @param headers The values of these headers.
 */
export function redactor(token: string, headers: readonly string[]): (text: string) => string {
  let forms: string[] | undefined;
  return (text) => {
    forms ??= formsOf(token, headers);
    return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
  };
}

function formsOf(token: string, headers: readonly string[]): string[] {
  const all = [token, ...headers];
  // A header may be the token alone, and is as short then.
  const plain = all
    .filter((text) => text.length >= SHORTEST_SECRET)
    .flatMap((text) => [text, encodeURIComponent(text)]);
  // Not every runtime has `btoa`.
  return typeof btoa === 'function' ? [...plain, ...all.map(base64)] : plain;
}

function base64(text: string): string {
  return btoa(text).replace(/=+$/, '');
}

/**
 * Copies what a `fetch` has thrown, with its message, code and causes. Objects that an error carries, such as a request with
 * its headers, stay out.
 */
export function redactError(error: unknown, redact: (text: string) => string, depth = 0): unknown {
  if (typeof error === 'string') return redact(error);
  if (typeof error !== 'object' || error === null) return typeof error === 'function' ? undefined : error;
  if (Array.isArray(error)) return error.map((each) => redactError(each, redact, depth));
  if (!(error instanceof Error) || depth > 5) return undefined;
  const copy: object = Object.setPrototypeOf(new Error(), Object.getPrototypeOf(error) as object);
  for (const name of Object.getOwnPropertyNames(error)) {
    const value = redactError((error as unknown as Record<string, unknown>)[name], redact, depth + 1);
    if (value !== undefined) Object.defineProperty(copy, name, { value, configurable: true });
  }
  return copy;
}

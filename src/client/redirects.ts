import { refusal } from './api-error.ts';
import type { Call } from './client-call.ts';
import type { Outgoing } from './request.ts';

/** At most this many redirects are followed in a row. */
const MOST_REDIRECTS = 5;

export function isRedirect({ type, status, headers }: Response): boolean {
  return type === 'opaqueredirect' || (/^30[12378]$/.test(String(status)) && headers.has('location'));
}

/**
 * Where a redirect leads. Only GET and HEAD follow one: any other request would arrive without its body or as a GET,
 * and be answered without having been carried out.
 *
 * @param count How many redirects were followed before.
 * @throws ApiError if the redirect is not followed.
 */
export function redirectTarget({ method, redirect }: Outgoing, response: Response, call: Call, count: number): string {
  const { type, status, headers } = response;
  const refuse = (what: string) => refusal(call, response, { message: `The service responded with ${what}` });
  if (type === 'opaqueredirect') throw refuse('a redirect, which is not followed in a browser');
  const location = headers.get('location') ?? '';
  const target = webAddress(location, call.url);
  const what = `${status}, a redirect to ${target ?? location}`;
  if (redirect === 'error' || !['GET', 'HEAD'].includes(method))
    throw refuse(`${what}, which is not followed for ${method}`);
  if (target === undefined) throw refuse(`${what}, which is not an http or https URL, or contains a password`);
  if (count >= MOST_REDIRECTS) throw refuse(`${what}, after ${count} others`);
  return target;
}

/** An address of the web, unless it holds a password. */
function webAddress(location: string, base: string): string | undefined {
  try {
    const { protocol, username, password, href } = new URL(location, base);
    return /^https?:$/.test(protocol) && !username && !password ? href : undefined;
  } catch {
    return undefined;
  }
}

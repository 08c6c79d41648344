import type { CallHead } from './service-call.ts';
import { Refusal } from './service-refusal.ts';

/**
 * Checks that a call comes from a program of this machine, or from a page of the server itself, and not from a page of another
 * origin. Together with the check of the host, it keeps web pages from what may only be called by whoever runs the server.
 *
 * @param what What is called, such as `control URLs`.
 * @returns Why the call is rejected, if it is.
 */
export function refuseForeignPage(
  { method, header }: Pick<CallHead, 'method' | 'header'>,
  what: string,
): Refusal | undefined {
  const refuse = (pages: string): Refusal => new Refusal(403, 'foreign-origin', `${pages} can't call ${what}.`);
  // Only pages of other origins ask first.
  if (method === 'OPTIONS') return refuse('Pages from other origins');
  const [origin, site] = [header('origin'), header('sec-fetch-site')];
  // With HTTPS in front of the server, its own pages have that scheme. Whether the host may be used is checked apart.
  const isOwn = ['http', 'https'].some((scheme) => origin === `${scheme}://${header('host')}`);
  if (origin !== undefined && !isOwn) return refuse(`Pages from the origin ${JSON.stringify(origin)}`);
  return site !== undefined && site !== 'same-origin' && site !== 'none'
    ? refuse('Pages from other origins')
    : undefined;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Option } from '../options.ts';

/** Requirement for a token of this package's servers. Whoever starts the server chooses it; it isn't a token of the service. */
export const OWN_TOKEN: Pick<Option, 'check' | 'must'> = {
  check: (value) => typeof value === 'string' && /^[!-~]{16,256}$/.test(value),
  must: 'must have 16 to 256 letters, digits and symbols, and no spaces.',
};

/** Compares two tokens in constant time. */
export function isSameToken(token: string, expected: string): boolean {
  const [left, right] = [token, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left!, right!);
}

import {
  DOCUMENTED_AUTHORIZATION,
  readAuthorization,
  type TokenHeader,
  tokenHeader,
  usualName,
} from '../contract/index.ts';
import type { SampleCall } from './code-call.ts';

const DOCUMENTED = tokenHeader(DOCUMENTED_AUTHORIZATION);

/** The header that carries the token of a call, its name as it is usually written. */
export function tokenHeaderOf({ authorization }: Pick<SampleCall, 'authorization'>): TokenHeader {
  const header = authorization === undefined ? DOCUMENTED : tokenHeader(readAuthorization(authorization));
  return { ...header, name: usualName(header.name) };
}

export function isDocumented(call: Pick<SampleCall, 'authorization'>): boolean {
  const { name, before, after } = tokenHeaderOf(call);
  return name === usualName(DOCUMENTED.name) && before === DOCUMENTED.before && after === DOCUMENTED.after;
}

/**
 * Writes the value of a header as a sum of strings.
 *
 * @param token The expression that gives the token.
 * @param quote Writes a string as the language has it.
 */
export function headerSum(
  { before, after }: TokenHeader,
  token: string,
  { plus = ' + ', quote = JSON.stringify }: { plus?: string; quote?: (text: string) => string } = {},
): string {
  return [...(before ? [quote(before)] : []), token, ...(after ? [quote(after)] : [])].join(plus);
}

/** Writes the value of a header as a JavaScript template, or as the token alone. */
export function headerTemplate({ before, after }: TokenHeader, token: string): string {
  if (!before && !after) return token;
  const [start, end] = [before, after].map((text) => text.replaceAll(/[`\\]|\$\{/g, '\\$&'));
  return `\`${start}\${${token}}${end}\``;
}

import {
  type Authorization,
  DOCUMENTED_AUTHORIZATION,
  headerLine,
  type Operation,
  schemeIn,
  tokenHeader,
  usualName,
} from '../contract/index.ts';
import type { CallHead } from './service-call.ts';
import type { Scopes } from './service-engine.ts';
import { Refusal } from './service-refusal.ts';

/**
 * Decides what a token may do.
 *
 * @throws Refusal if it may not be used for the operation.
 */
export type Authorize = (token: string, operation: Operation) => Scopes;

/** Takes any token for everything. */
export const takeAnyToken: Authorize = () => 'all';

/**
 * Reads the token of a call.
 *
 * @throws Refusal if it is missing or is sent in another form.
 */
export type ReadToken = (call: Pick<CallHead, 'header'>) => string;

/**
 * Makes what reads tokens.
 *
 * @param authorization How they are sent. Of the headers that it returns, the one with the token is read.
 * @param takesAny Whether any token will do, which a refusal says.
 * @throws TypeError if it does not put the token, as it is, into one header.
 */
export function createReadToken(authorization: Authorization = DOCUMENTED_AUTHORIZATION, takesAny = true): ReadToken {
  const wanted = tokenHeader(authorization);
  const { name, before, after } = wanted;
  const [, scheme] = (name === 'authorization' && /^([\w!#$%&'*+.^`|~-]+) /.exec(before)) || [];
  const refuse = (problem: string): Refusal =>
    new Refusal(
      401,
      'token',
      `The ${usualName(name)} header ${problem}. Send "${headerLine(wanted, '<ACCESS_TOKEN>')}".${takesAny ? ' Any token works.' : ''}`,
      scheme ? { 'WWW-Authenticate': scheme } : {},
    );
  return ({ header }) => {
    const value = header(name);
    if (value === undefined) throw refuse('is missing');
    const token = value.slice(before.length, value.length - after.length);
    if (!token || value !== before + token + after) throw refuse('has the wrong format');
    const leftIn = schemeIn(token);
    if (before !== '' && leftIn !== undefined) throw refuse(`has "${leftIn}" before the token`);
    return token;
  };
}

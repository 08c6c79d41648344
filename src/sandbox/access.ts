import { timeOf } from './core/clock.ts';
import { Refusal } from './core/refusal.ts';
import type { SandboxOptions, TokenGrant } from './options.ts';

/**
 * What the bearer of a token may do. Without a list of tokens, any may do everything.
 *
 * @throws Refusal if the token is not on the list.
 */
export function grantOf(tokens: SandboxOptions['tokens'], token: string | undefined): TokenGrant {
  if (!tokens) return {};
  if (token === undefined || !Object.hasOwn(tokens, token)) {
    throw new Refusal('token', 'The access token is not known.');
  }
  return tokens[token]!;
}

/**
 * Checks that a token may do this in an organization.
 *
 * @param now The present in the organization, in milliseconds since 1970.
 * @throws Refusal if it has expired, lacks the scope, or is for other organizations.
 */
export function checkGrant(grant: TokenGrant, scope: string | undefined, organization: string, now: number): void {
  if (grant.expires !== undefined && now >= timeOf(grant.expires)) {
    throw new Refusal('token', 'The access token has expired.');
  }
  if (grant.organizations && !grant.organizations.includes(organization)) {
    throw new Refusal('token', `The access token is not for the organization ${organization}.`);
  }
  if (scope !== undefined && grant.scopes && !grant.scopes.includes(scope)) {
    throw new Refusal('scope', `The access token lacks the scope ${scope}.`);
  }
}

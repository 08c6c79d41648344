import type { Operation } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import type { SandboxOptions, TokenGrant } from '../options/index.ts';

export interface Access {
  authorize: service.Authorize;
  /** Returns a token's permissions, by the scopes that `authorize` returned for it. */
  grantOf(scopes: service.Scopes): TokenGrant;
}

/** Makes what knows the tokens. Without a list of them, any may do everything. */
export function createAccess(tokens: SandboxOptions['tokens'], operations: readonly Operation[]): Access {
  if (!tokens) return { authorize: service.takeAnyToken, grantOf: () => ({}) };
  const every = [...new Set(operations.flatMap(({ scope }) => scope ?? []))];
  const scopes = new Map(Object.entries(tokens).map(([token, grant]) => [token, [...(grant.scopes ?? every)]]));
  const grants = new Map<service.Scopes, TokenGrant>([...scopes].map(([token, its]) => [its, tokens[token]!]));
  return {
    authorize(token, { scope }) {
      const granted = scopes.get(token);
      if (!granted)
        throw new service.Refusal(
          401,
          'token',
          'The access token is not known. Use one that the sandbox was started with.',
        );
      if (scope !== undefined && !granted.includes(scope)) {
        throw new service.Refusal(401, 'token', `The access token lacks the scope ${scope}.`);
      }
      return granted;
    },
    grantOf: (granted) => grants.get(granted) ?? {},
  };
}

/**
 * Checks that a token may be used in an organization.
 *
 * @param now The present in the organization, in milliseconds since 1970.
 * @throws Refusal if it has expired, or is for other organizations.
 */
export function checkGrant({ expires, organizations }: TokenGrant, organization: string, now: number): void {
  if (expires !== undefined && now >= service.timeOf(expires)) {
    throw new service.Refusal(401, 'token', 'The access token has expired.');
  }
  if (organizations && !organizations.includes(organization)) {
    throw new service.Refusal(401, 'token', `The access token is not for the organization ${organization}.`);
  }
}

import { expect, it } from 'vitest';
import type { Scopes } from '../../src/service/service-engine.ts';
import { Refusal } from '../../src/service/service-refusal.ts';
import { callOf, operationOf } from '../support/mock-calls.ts';
import { openService } from '../support/service.ts';

it('decides what a token may do, and the engine gets it', async () => {
  const seen: unknown[] = [];
  const { send, refusalOf } = await openService({
    authorize: (token, { scope }): Scopes => {
      if (scope !== undefined && token === 'reader' && !scope.endsWith('.READ'))
        throw new Refusal(403, 'token', `The token lacks the scope ${scope}.`);
      return token === 'reader' ? ['ServiceAPI.taxes.READ'] : 'all';
    },
    engine: {
      answer: ({ scopes, organization }) => {
        seen.push([scopes, organization]);
        return { status: 200, contentType: 'application/json', body: '{}' };
      },
    },
  });
  const asReader = (id: string) => ({
    ...callOf(operationOf(id)),
    headers: { 'Content-Type': 'application/json', Authorization: 'Service-oauthtoken reader' },
  });
  expect((await send(asReader('listTaxes'))).status).toBe(200);
  expect((await send(callOf(operationOf('createTax')))).status).toBe(200);
  expect(seen).toEqual([
    [['ServiceAPI.taxes.READ'], '10234695'],
    ['all', '10234695'],
  ]);
  expect(await refusalOf(asReader('createTax'))).toEqual([
    403,
    'token',
    'The token lacks the scope ServiceAPI.taxes.CREATE.',
  ]);
});

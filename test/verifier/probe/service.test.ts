import { expect, test } from 'vitest';
import { createPace } from '../../../verifier/probe/pace.ts';
import { createService } from '../../../verifier/probe/service.ts';
import { shippedOperations } from '../../../verifier/probe/shipped.ts';
import { testClock } from '../../support/probe-stand-in.ts';

/** Calls a service that answers so, and says how often it was called. */
async function callOf(operation: string, answers: readonly (Response | 'lost')[], body?: object) {
  const clock = testClock();
  let calls = 0;
  const service = createService({
    async fetch() {
      const answer = answers[calls];
      calls += 1;
      if (answer instanceof Response) return answer;
      throw new TypeError('The connection ended.');
    },
    baseUrl: 'https://inventory.example.com/inventory/v1',
    organizationId: '10234695',
    accessToken: 'demo',
    authorization: (token) => `Bearer ${token}`,
    pace: createPace(clock, 60),
    budget: 10,
    timeout: 1000,
    onExchange: undefined,
    signal: undefined,
  });
  const sent = { path: {}, query: {}, ...(body && { body }) };
  return { answer: await service.call(shippedOperations()[operation]!, sent), calls, waited: clock.waited };
}

const create = (...answers: (Response | 'lost')[]): ReturnType<typeof callOf> =>
  callOf('createTax', answers, { tax_name: 'VAT', tax_percentage: 5 });

test('a read that gets no answer is sent once more', async () => {
  const read = Response.json({ code: 0 });
  expect(await callOf('listTaxes', ['lost', read])).toMatchObject({ answer: { status: 200 }, calls: 2 });
  expect(await callOf('listTaxes', ['lost', 'lost', read])).toMatchObject({ answer: undefined, calls: 2 });
});

test('a creation that gets no answer is not sent again', async () => {
  expect(await create('lost', Response.json({}, { status: 201 }))).toEqual({ answer: undefined, calls: 1, waited: 0 });
});

test('a creation that gets 429 was not carried out, so it is sent again, once the time that it says is over', async () => {
  const limited = new Response('', { status: 429, headers: { 'retry-after': '7' } });
  expect(await create(limited, Response.json({ code: 0 }, { status: 201 }))).toEqual({
    answer: { status: 201, body: { code: 0 } },
    calls: 2,
    // The clock of tests goes on a little with each look.
    waited: expect.closeTo(7000, -1),
  });
});

import { describe, expect, test } from 'vitest';
import { createInventoryClient } from '../../src/public/client.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { operations } from '../support/document.ts';
import { plans, sampleOf } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { castId } from '../support/story.ts';
import { readTax } from './read-tax.ts';

describe('a client', () => {
  test('waits as it is told when a limit is exceeded, and gets through', async () => {
    const sandbox = createSandbox({ limits: 'documented' });
    const waits: (string | null)[] = [];
    const inventory = createInventoryClient({
      // Time passes for the organization as the client waits.
      fetch: async (request: Request) => {
        const response = await sandbox.fetch(request);
        const seconds = response.headers.get('retry-after');
        if (response.status === 429) {
          waits.push(seconds);
          sandbox.clock.advance({ minutes: Number(seconds) / 60 });
          return new Response(response.body, { status: 429, headers: { 'retry-after': '0' } });
        }
        return response;
      },
      baseUrl: sandbox.baseUrl,
      organizationId: sandbox.organizationId,
      accessToken: 'demo',
      limits: false,
    });
    for (let call = 0; call < 101; call += 1) await inventory.taxes.list();
    expect(waits).toEqual(['60']);
  });
});

describe('answers', () => {
  test('may be more unknown fields than arguments fit on the stack', async () => {
    const fields = Object.fromEntries(Array.from({ length: 130_000 }, (_, index) => [`f${index}`, 1]));
    const reply = await callerOf(createSandbox())('createTax', {}, { ...fields, tax_name: 'VAT', tax_percentage: 5 });
    expect(reply.status).toBe(201);
  });
});

describe('operations whose effect is not documented', () => {
  test('are moves and actions alone, each called with its own sample', async () => {
    const sandbox = createSandbox({ assumed: 'refuse' });
    const refusals = await Promise.all(
      [...plans.values()].map(async ({ kind, operation, writes }) => {
        const body = writes ? sampleOf(operation) : undefined;
        const { status } = await callerOf(sandbox.fork())(operation, {}, body);
        return status === 501 ? { kind, operation } : [];
      }),
    ).then((found) => found.flat());
    expect(new Set(refusals.map(({ kind }) => kind))).toEqual(new Set(['transition', 'action']));
    const open = operations.filter(({ notDocumented }) => notDocumented.includes('semantics')).map(({ id }) => id);
    expect(refusals.length).toBeGreaterThan(20);
    expect(refusals.map(({ operation }) => operation).filter((id) => !open.includes(id))).toEqual([]);
  });
});

describe('limits', () => {
  test('are those of the plan a day', async () => {
    const sandbox = createSandbox({ limits: 'documented' });
    sandbox.records('organizations').update(sandbox.organizationId, { plan_name: 'Free' });
    const call = callerOf(sandbox);
    for (let minute = 0; minute < 15; minute += 1) {
      for (let count = 0; count < 100; count += 1) {
        if ((await readTax(sandbox, castId(11001))) !== 200) throw new Error(`${minute} ${count}`);
      }
      sandbox.clock.advance({ minutes: 1 });
    }
    const reply = await call('listTaxes');
    expect([reply.status, reply.body['code'], reply.body['message']]).toEqual([
      429,
      42901,
      `There were 1500 requests within a day. Wait ${reply.headers.get('retry-after')} s.`,
    ]);
    sandbox.clock.advance({ minutes: Number(reply.headers.get('retry-after')) / 60 });
    expect((await call('listTaxes')).status).toBe(200);
  });
});

describe('Retry-After', () => {
  test('is the rest of the day', async () => {
    const sandbox = createSandbox({ limits: 'documented', now: '2026-03-28T20:59:00Z' });
    sandbox.records('organizations').update(sandbox.organizationId, { plan_name: 'Free' });
    for (let minute = 0; minute < 15; minute += 1) {
      for (let count = 0; count < 100; count += 1) await readTax(sandbox, castId(11001));
      sandbox.clock.advance({ minutes: 1 });
    }
    const { status, headers, body } = await callerOf(sandbox)('listTaxes');
    // It is 21:14:01, since the update has moved the clock by a second: 2 h, 45 min and 59 s are left.
    expect([status, body['message'], headers.get('retry-after')]).toEqual([
      429,
      'There were 1500 requests within a day. Wait 9959 s.',
      '9959',
    ]);
  });
});

describe('the log', () => {
  test('keeps the last 1000', async () => {
    const sandbox = createSandbox();
    for (let count = 0; count < 6; count += 1) await readTax(sandbox, String(count));
    // These are refused soon, and logged.
    for (let count = 0; count < 999; count += 1)
      await sandbox.fetch('https://inventory.example.com/inventory/v1/planes');
    expect(sandbox.log).toHaveLength(1000);
    expect(sandbox.log[0]?.path).toEqual({ tax_id: '5' });
  });
});

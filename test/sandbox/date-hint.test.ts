import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { callerOf } from '../support/sandbox-calls.ts';

const HEADER = 'x-sandbox-hint';

describe('a document that is dated far from the day of the sandbox', () => {
  const [customer] = createSandbox().records('contacts').list();

  async function hintOn(date: string, now?: string): Promise<string | null> {
    const sandbox = createSandbox({ now });
    const body = { customer_id: customer!.contact_id, date, line_items: [{ name: 'Tent', rate: 5, quantity: 1 }] };
    const { status, headers } = await callerOf(sandbox)('createInvoice', {}, body);
    expect(status).toBe(201);
    return headers.get(HEADER);
  }

  it.each([
    ['2026-06-27', "date 2026-06-27 is 91 days after the sandbox's date, 2026-03-28."],
    ['2025-12-27', "date 2025-12-27 is 91 days before the sandbox's date, 2026-03-28."],
  ])('is pointed out in a header: %s', async (date, hint) => {
    expect(await hintOn(date)).toBe(`${hint} Set its clock, or start it with --clock now.`);
  });

  it.each(['2026-03-28', '2026-06-26', '2025-12-28'])('is not %s', async (date) => {
    expect(await hintOn(date)).toBeNull();
  });

  it('is measured from the clock', async () => {
    expect(await hintOn('2036-03-28', '2036-03-20')).toBeNull();
  });

  it('is not pointed out where the call is rejected, or only reads', async () => {
    const call = callerOf(createSandbox());
    const rejected = await call('createInvoice', {}, { date: '2036-01-01' });
    expect([rejected.status, rejected.headers.get(HEADER)]).toEqual([400, null]);
    expect((await call('listInvoices', { date: '2036-01-01' })).headers.get(HEADER)).toBeNull();
  });
});

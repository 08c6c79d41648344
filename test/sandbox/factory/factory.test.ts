import { describe, expect, it } from 'vitest';
import { FACTORY_STATES } from '../../../sandbox/factory/states.ts';
import { TABLES } from '../../../sandbox/resources/index.ts';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { type FactoryName, factory } from '../../../src/public/sandbox-testing.ts';

const NAMES = Object.keys(FACTORY_STATES) as FactoryName[];

/** States of the sandbox that nothing leads to, each with why. */
const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  // Calls give a retainer invoice no day on which it is due.
  retainerInvoices: ['overdue'],
};

describe('a factory', () => {
  const all = NAMES.flatMap((name) => {
    const states: readonly (string | undefined)[] = FACTORY_STATES[name];
    return [[name, undefined] as const, ...states.map((state) => [name, state] as const)];
  });

  it.each(all)('makes one of %s, %s, in an organization without records and in the story', (name, state) => {
    for (const seed of ['empty', 'story'] as const) {
      const sandbox = createSandbox({ seed });
      const record = factory(sandbox, name, { status: state } as never) as { status?: string };
      expect(sandbox.records(name).list()).toContainEqual(record);
      if (state !== undefined) expect(record.status).toBe(state);
    }
  });

  it('knows every state that the sandbox has', () => {
    for (const { resource, states } of TABLES) {
      if (!states) continue;
      const known = [...states.set, ...(states.follow ?? [])];
      const reached = FACTORY_STATES[resource as FactoryName] as readonly string[];
      expect([resource, [...reached, ...(UNREACHED[resource] ?? [])].sort()]).toEqual([resource, known.sort()]);
    }
  });

  it('makes the usual state by default', () => {
    for (const name of NAMES) {
      const record = factory(createSandbox(), name) as { status?: string };
      const [usual] = FACTORY_STATES[name] as readonly string[];
      if (usual !== undefined) expect([name, record.status]).toEqual([name, usual]);
    }
  });

  it('takes the fields of the call, and makes the rest', () => {
    const sandbox = createSandbox({ seed: 'empty' });
    const { contact_id } = factory(sandbox, 'contacts', { contact_name: 'Peak Supply' });
    const line_items = [{ name: 'Work', rate: 40, quantity: 2 }];
    const invoice = factory(sandbox, 'invoices', { status: 'partially_paid', customer_id: contact_id!, line_items });
    expect(invoice).toMatchObject({ customer_name: 'Peak Supply', total: '80.00', balance: '40.00' });
    expect(sandbox.records('contacts').list()).toHaveLength(1);
    expect(sandbox.records('items').list()).toHaveLength(0);
  });

  it('puts nothing into the log, and is stopped by no failure, token or limit', () => {
    const sandbox = createSandbox({ tokens: {}, limits: 'documented' });
    sandbox.failNext({ status: 503 });
    factory(sandbox, 'invoices', { status: 'viewed' });
    expect(sandbox.log).toEqual([]);
  });

  it('says to listeners what has changed', () => {
    const sandbox = createSandbox();
    const changed = new Set<string>();
    sandbox.on(({ changes }) => {
      for (const { resource } of changes) changed.add(resource);
    });
    factory(sandbox, 'contacts');
    expect(changed).toContain('contacts');
  });

  it.each([
    ['invoces', {}, "The factory can't make invoces. It can make bills, "],
    ['invoces', {}, 'Did you mean invoices?'],
    [
      'invoices',
      { status: 'overdo' },
      'invoices: no record can be made with the status overdo. Choose one of draft, sent, ',
    ],
    ['invoices', { status: 'overdo' }, 'Did you mean overdue?'],
    ['retainerInvoices', { status: 'overdue' }, 'retainerInvoices: no record can be made with the status overdue. '],
    ['taxes', { status: 'active' }, 'taxes: no record can be made with the status active. They have no states.'],
    ['invoices', { custmer_id: '1' }, 'createInvoice has no body.custmer_id. Did you mean body.customer_id?'],
    ['invoices', { customer_id: '7' }, 'customer_id 7 does not exist.'],
    [
      'invoices',
      { status: 'overdue', due_date: '2030-01-01' },
      'invoices: with these fields, the status is sent, not overdue.',
    ],
    ['invoices', { date: 'today' }, 'date must be a date such as 2026-01-31.'],
    ['salesOrders', { custmer_id: '1' }, 'A sales order has no field custmer_id. Did you mean customer_id?'],
    [
      'customerPayments',
      { status: 'failure', amount: 5 },
      'a payment that fails accepts only customer_id, not amount.',
    ],
  ])('refuses %s with %j, and changes nothing', (name, fields, message) => {
    const sandbox = createSandbox();
    const before = sandbox.snapshot();
    expect(() => factory(sandbox, name as 'invoices', fields as never)).toThrow(message);
    expect(sandbox.snapshot()).toEqual(before);
  });
});

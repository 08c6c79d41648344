import { describe, expect, it } from 'vitest';
import { busySeed } from '../../../sandbox/busy/index.ts';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { openSandbox } from '../../../sandbox/sandbox.ts';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { checkInvariants } from '../../support/random/invariants.ts';
import { callerOf, ok } from '../../support/sandbox-calls.ts';
import { firstDays } from './busy.ts';

/** Enough for invoices that are sent, paid and overdue, and for most kinds of records. To make all of the year takes seconds. */
const DAYS = 15;

const seed = firstDays(DAYS);

describe(`the first ${DAYS} days of the busy seed`, () => {
  it('hold what must always hold', () => {
    const opened = openSandbox(shippedContract(), { seed });
    checkInvariants(opened.sandbox, opened.organizations.find('10234695')!.store, opened.engine);
    expect(seed.records['invoices']!.length).toBeGreaterThan(50);
  });

  it('give lists something to page, search and filter', async () => {
    const call = callerOf(createSandbox({ seed }));
    for (const list of ['listInvoices', 'listContacts', 'listItems', 'listCustomerPayments', 'listPackages']) {
      const { page_context } = await ok(call(list, { page: 2, per_page: 10 }));
      expect([list, page_context]).toEqual([list, expect.objectContaining({ page: 2, per_page: 10 })]);
    }
    const { invoices } = await ok(call('listInvoices', { status: 'overdue' }));
    expect(invoices).not.toEqual([]);
    const { contacts } = await ok(call('listContacts', { search_text: 'Treks' }));
    expect(contacts).not.toEqual([]);
  });
});

it('the seed that ships has as many records as docs/sandbox.md says', async () => {
  const { records } = await busySeed();
  const counts = ['contacts', 'items', 'invoices'].map((name) => records[name]!.length);
  expect(counts).toEqual([200, 300, 1500]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { TABLES } from '../../../sandbox/resources/index.ts';
import { openSandbox } from '../../../sandbox/sandbox.ts';
import { makeYear } from '../../../scripts/seeds/year/index.ts';
import { createSandbox, type Sandbox } from '../../../src/public/sandbox.ts';
import { busySeed } from '../../../src/public/sandbox-busy.ts';
import { IS_FULL } from '../../support/full.ts';
import { checkInvariants } from '../../support/random/invariants.ts';
import { callerOf, ok } from '../../support/sandbox-calls.ts';
import { start } from '../../support/sandbox-server.ts';
import { firstDays } from './busy.ts';

const seed = await busySeed();
const sandbox = createSandbox({ seed });

function countBy(name: Parameters<Sandbox['records']>[0], field: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of sandbox.records(name).list()) {
    const value = String((record as Record<string, unknown>)[field]);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

describe('the busy seed', () => {
  it('begins with the days that the short suite makes', () => {
    expect(seed.records['taxes']).toEqual(firstDays(1).records['taxes']);
  });

  it('has records in every state that can be reached', () => {
    for (const { resource, states } of TABLES) {
      if (!states || ['compositeItems', 'itemGroups', 'priceLists', 'warehouses'].includes(resource)) continue;
      const missing: Record<string, string[]> = {
        retainerInvoices: ['overdue', 'partially_paid', 'viewed'],
        vendorCredits: ['draft'],
        bills: ['paid'],
      };
      const wanted = [...states.set, ...(states.follow ?? [])].filter((one) => !missing[resource]?.includes(one));
      expect([resource, Object.keys(countBy(resource as 'invoices', 'status'))]).toEqual([
        resource,
        expect.arrayContaining(wanted),
      ]);
    }
    expect(Object.keys(countBy('invoices', 'currency_code')).sort()).toEqual([
      'AED',
      'EUR',
      'GBP',
      'INR',
      'JPY',
      'USD',
    ]);
    expect(
      sandbox
        .records('invoices')
        .list()
        .some(({ write_off_amount }) => Number(write_off_amount) > 0),
    ).toBe(true);
  });

  // Another year is made for another zone, which takes as long as all else here.
  it.runIf(IS_FULL).each(['Asia/Kolkata', 'America/St_Johns'])(
    'holds what must always hold, in %s',
    (zone) => {
      const made = zone === 'Asia/Kolkata' ? seed : makeYear(zone);
      const opened = openSandbox(shippedContract(), { seed: made });
      checkInvariants(opened.sandbox, opened.organizations.find('10234695')!.store, opened.engine);
      expect(made.records['invoices']).toHaveLength(1500);
    },
    180_000,
  );

  it('gives lists something to page, search, sort and filter', async () => {
    const call = callerOf(sandbox);
    const lists = ['listInvoices', 'listContacts', 'listItems', 'listCustomerPayments', 'listPackages'];
    for (const list of lists) {
      const { page_context } = await ok(call(list, { page: 2, per_page: 100 }));
      expect([list, page_context]).toEqual([list, expect.objectContaining({ page: 2, per_page: 100 })]);
    }
    const { invoices: overdue } = await ok(call('listInvoices', { status: 'overdue' }));
    expect(overdue).toHaveLength(countBy('invoices', 'status')['overdue']!);
    const { contacts } = await ok(call('listContacts', { search_text: 'Treks' }));
    expect(contacts).not.toEqual([]);
  });

  it('is sorted by the day of an invoice, filtered by its state, and moved to another time zone', async () => {
    const fork = sandbox.fork();
    const call = callerOf(fork);
    const { invoices } = await ok(call('listInvoices', { status: 'overdue', sort_column: 'date', sort_order: 'A' }));
    const days = (invoices as { date: string; status: string }[]).map(({ date }) => date);
    expect(days.length).toBeGreaterThan(100);
    expect(days).toEqual([...days].sort());
    fork.records('organizations').update(fork.organizationId, { time_zone: 'Asia/Tokyo' });
    const { contact } = await ok(call('createContact', {}, { contact_name: 'Tama Hikers' }));
    expect((contact as { created_time: string }).created_time).toMatch(/\+0900$/);
    const [before] = fork.records('contacts').list();
    expect(before!.created_time).toMatch(/\+0530$/);
  });

  it('is too large for the storage of a session', () => {
    // Browsers give an origin 5 MiB of text there.
    expect(JSON.stringify(seed).length).toBeGreaterThan(5 * 1024 ** 2);
  });

  it('has as many records as docs/sandbox.md says', () => {
    const text = readFileSync('docs/sandbox.md', 'utf8').replaceAll(/\s+/g, ' ');
    const [, ...counts] = /: ([\d,]+) contacts, ([\d,]+) items and ([\d,]+) invoices in all statuses/.exec(text)!;
    expect(counts.map((count) => Number(count.replace(',', '')))).toEqual(
      ['contacts', 'items', 'invoices'].map((resource) => seed.records[resource]!.length),
    );
  });

  it('starts a server by its name, and organizations of it', async () => {
    const server = await start({ seed: 'busy' });
    expect(server.sandbox.snapshot().records['invoices']).toEqual(seed.records['invoices']);
    const control = { 'X-Sandbox-Control': '1' };
    const post = (path: string, body: object): Promise<Response> =>
      fetch(`${server.url}/sandbox${path}`, { method: 'POST', headers: control, body: JSON.stringify(body) });
    expect((await post('/reset', { seed: 'empty' })).status).toBe(200);
    expect(server.sandbox.records('invoices').list()).toEqual([]);
    expect(await (await post('/organizations', { organizationId: '7', seed: 'busy' })).json()).toEqual({
      organizationId: '7',
    });
    expect(server.sandbox.organization('7').snapshot().records['invoices']).toEqual(seed.records['invoices']);
    expect((await post('/organizations', { organizationId: '7', seed: 'busy' })).status).toBe(400);
    // What one organization does to its records, another with the same seed does not see.
    const [invoice] = server.sandbox.organization('7').records('invoices').list();
    server.sandbox.organization('7').records('invoices').update(String(invoice!['invoice_id']), { notes: 'Changed' });
    expect((await post('/organizations', { organizationId: '8', seed: 'busy' })).status).toBe(201);
    expect(server.sandbox.organization('8').snapshot().records['invoices']).toEqual(seed.records['invoices']);
  });
});

it('the first days of the busy seed have the same bytes each time', () => {
  expect(JSON.stringify(firstDays(3))).toBe(JSON.stringify(firstDays(3)));
});

import { beforeAll, expect, test } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { type BehaviourReport, outlineOf, type Recorded, replay } from '../../../verifier/replay/index.ts';
import { textOf } from '../../../verifier/verify/recorded-exchange.ts';
import { everyNth } from '../../support/full.ts';
import { callerOf } from '../../support/sandbox-calls.ts';
import type { Json } from '../../support/story.ts';
import { watched } from '../verify/support/traffic.ts';
import { deviationsIn } from './deviations.ts';

const contract = shippedContract();

/** How often a report has seen that a rule holds. */
export const heldIn = ({ verdicts }: BehaviourReport, id: string): number =>
  verdicts.find((verdict) => verdict.id === id)?.confirmed ?? 0;

/** Calls of a trader, recorded, of a service that does not follow some rules. */
async function trade(...off: string[]): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const sandbox = createSandbox({
    seed: 'empty',
    now: '2026-03-01T10:00:00+05:30',
    assumptions: Object.fromEntries(off.map((rule) => [rule, false])),
  });
  const call = callerOf(
    watched(sandbox, (exchange) => recorded.push({ file: 'trade.ndjson', line: recorded.length + 1, exchange })),
  );
  const created = async (operation: string, body: Json, key: string): Promise<Json> => {
    const answer = (await call(operation, {}, body)).body[key];
    return [answer].flat()[0] as Json;
  };
  const { contact_id } = await created('createContact', { contact_name: 'Peak Supply' }, 'contact');
  await created('createContact', { contact_name: 'Alpine Goods' }, 'contact');
  const { item_id } = await created(
    'createItem',
    { name: 'Tent', rate: 50, initial_stock: 20, initial_stock_rate: 30, purchase_rate: 30 },
    'item',
  );
  const invoices: string[] = [];
  for (const quantity of [1, 2, 3]) {
    const lines = [{ item_id, quantity }];
    const invoice = await created('createInvoice', { customer_id: contact_id, line_items: lines }, 'invoice');
    invoices.push(String(invoice['invoice_id']));
  }
  const [first, second, third] = invoices.map((invoice_id) => ({ invoice_id }));
  await call('markInvoiceSent', first);
  await call('getInvoice', first);
  await call('markInvoiceSent', second);
  await call('getInvoice', second);
  await call('voidInvoice', second);
  await call('voidInvoice', second);
  await call('getInvoice', second);
  await call('listInvoices', { page: 1, per_page: 2 });
  await call('listInvoices', { page: 2, per_page: 2 });
  for (const amount of [10, 30]) {
    const paid = { invoices: [{ ...first, amount_applied: amount }], amount };
    await created('createCustomerPayment', { customer_id: contact_id, payment_mode: 'cash', ...paid }, 'payment');
  }
  await call('listCustomerPayments');
  await call('listCustomerPayments', { amount_less_than: 20 });
  await call('listContacts');
  await call('deleteInvoice', third);
  await call('getInvoice', third);
  sandbox.clock.advance({ days: 40 });
  await call('getInvoice', first);
  return recorded;
}

let made: Promise<Recorded[]> | undefined;
/** The calls of a trader of a service that follows all rules, which are made once. */
export const tradeByRules = (): Promise<Recorded[]> => (made ??= trade());

/** What a service does otherwise: a change of the response of a call, by its number. */
type Change = (body: Json, exchange: Recorded['exchange']) => void;

const recordOf = (body: Json, key: string): Json => body[key] as Json;

const accept: Change = (body, { response }) => {
  Object.assign(response, { status: 200 });
  Object.assign(body, { code: 0, message: 'success' });
};

/** Replays the calls of the trader with one response changed: the nth of an operation. */
function replayWith(
  recorded: readonly Recorded[],
  operation: string,
  number: number,
  change: Change,
): { report: BehaviourReport; line: number } {
  const traffic = structuredClone(recorded);
  const { verdicts: _, ...none } = replay(contract, []);
  expect(none.exchanges).toBe(0);
  const calls = traffic.filter(({ exchange }) => operationOf(exchange) === operation);
  const { exchange, line } = calls[number - 1]!;
  const body = JSON.parse(textOf(exchange.response.body!)) as Json;
  change(body, exchange);
  exchange.response.body = JSON.stringify(body);
  return { report: replay(contract, traffic), line };
}

/** The operation of an exchange of the trader. */
function operationOf({ request }: Recorded['exchange']): string {
  const [, resource = '', id, action] = /v1\/(\w+)(\/\d+)?(?:\/(?:status\/)?(\w+))?/.exec(request.url)!;
  const singular = resource[0]!.toUpperCase() + resource.slice(1, -1);
  const noun = singular.replace('Customerpayment', 'CustomerPayment');
  if (action) return action === 'sent' ? 'markInvoiceSent' : 'voidInvoice';
  if (request.method === 'GET') return id ? `get${noun}` : `list${noun}s`;
  return request.method === 'DELETE' ? `delete${noun}` : `create${noun}`;
}

/** Changes responses of the trader's calls: every nth of these. */
export function testDeviations(nth: number): void {
  let recorded: Recorded[];
  beforeAll(async () => {
    recorded = await tradeByRules();
  });

  const changes: [name: string, operation: string, number: number, Change, id: string, place: string][] = [
    [
      'a state that another call leads to',
      'getInvoice',
      1,
      (body) => (recordOf(body, 'invoice')['status'] = 'draft'),
      'markInvoiceSent',
      'response.body/invoice/status',
    ],
    [
      'an invoice that does not become overdue',
      'getInvoice',
      5,
      (body) => (recordOf(body, 'invoice')['status'] = 'sent'),
      'documents.status',
      'response.body/invoice/status',
    ],
    [
      'a sum',
      'createInvoice',
      2,
      (body) => (recordOf(body, 'invoice')['total'] = '101.00'),
      'documents.totals',
      'response.body/invoice/total',
    ],
    [
      'a number in its series',
      'createInvoice',
      3,
      (body) => (recordOf(body, 'invoice')['invoice_number'] = 'INV-000009'),
      'documents.number',
      'response.body/invoice/invoice_number',
    ],
    [
      'a default',
      'createContact',
      2,
      (body) => (recordOf(body, 'contact')['payment_terms'] = 30),
      'contacts.defaults',
      'response.body/contact/payment_terms',
    ],
    [
      'a filter that does not filter',
      'listCustomerPayments',
      2,
      (body) => {
        const all = recorded.find(({ exchange }) => operationOf(exchange) === 'listCustomerPayments')!;
        Object.assign(body, JSON.parse(textOf(all.exchange.response.body!)));
      },
      'listCustomerPayments?amount_less_than',
      'response.body/customerpayments/*',
    ],
    [
      'an order',
      'listContacts',
      1,
      (body) => (body['contacts'] as Json[]).reverse(),
      'lists.order',
      'response.body/contacts',
    ],
    ['a call that a rule refuses', 'voidInvoice', 2, accept, 'invoices.void', ''],
    [
      'a record that is there after it was deleted',
      'getInvoice',
      4,
      (body, exchange) => {
        accept(body, exchange);
        body['invoice'] = { invoice_id: /invoices\/(\d+)/.exec(exchange.request.url)![1] };
      },
      'deleteInvoice',
      '',
    ],
  ];
  test.each(everyNth(changes, nth))('%s is found, and the rule is named', (_, operation, number, change, id, place) => {
    const { report, line } = replayWith(recorded, operation, number, change);
    expect(deviationsIn(report)[id]).toEqual([`${line} ${place}`.trim()]);
    expect(report.unexplained).toEqual([]);
  });
}

/** Leaves rules out, and changes responses so that no rule is named. */
export function testOtherDeviations(): void {
  let recorded: Recorded[];
  beforeAll(async () => {
    recorded = await tradeByRules();
  });

  test('a call that is refused where no rule refuses it is listed', () => {
    const { report, line } = replayWith(recorded, 'createContact', 2, (body, { response }) => {
      Object.assign(response, { status: 400 });
      delete body['contact'];
    });
    expect(report.unexplained).toEqual([
      expect.objectContaining({ line, operation: 'createContact', message: expect.stringContaining('rejects') }),
    ]);
  });

  test('a page that repeats rows of another is found', () => {
    const page = recorded.findIndex(({ exchange }) => operationOf(exchange) === 'listInvoices');
    const rows = (JSON.parse(textOf(recorded[page]!.exchange.response.body!)) as Json)['invoices'];
    const { report, line } = replayWith(recorded, 'listInvoices', 2, (body) => (body['invoices'] = rows));
    expect(deviationsIn(report)['lists.pages']).toEqual([String(line)]);
  });

  const rules: [off: string[], named: string[]][] = [
    [
      ['documents.status', 'lists.order'],
      ['documents.status', 'lists.order'],
    ],
    [
      ['contacts.terms-label', 'invoices.void', 'documents.balance'],
      ['documents.balance', 'invoices.void'],
    ],
    [
      ['documents.totals', 'documents.balance', 'lists.order'],
      ['documents.balance', 'lists.order'],
    ],
    // No answer shows the due date, so the status that follows from it says nothing.
    [['contacts.defaults', 'invoices.terms'], []],
  ];
  test.each(rules)('of %j, those that the answers tell are named, and no other has failed', async (off, named) => {
    const report = replay(contract, await trade(...off));
    expect({ failed: Object.keys(deviationsIn(report)), open: report.open }).toEqual({
      failed: named.toSorted(),
      open: [],
    });
    expect(report.unexplained).toEqual([]);
  });

  test('tokens, limits and failures of the service say nothing', () => {
    for (const status of [401, 403, 429, 500, 503]) {
      const { report } = replayWith(
        recorded,
        'listContacts',
        1,
        (_, { response }) => void Object.assign(response, { status }),
      );
      expect(deviationsIn(report)).toEqual({});
      expect(report.unexplained).toEqual([]);
      expect(report.skipped['no rule applies']).toBe(1);
    }
  });
}

/** Leaves out bodies of the requests of some calls: of all, and of every nth of the thirds. */
export function testMissingBodies(traffic: () => Promise<readonly Recorded[]>, nth = 1): void {
  /** The calls, in which the bodies of some requests are not known. */
  async function withoutBodies(isUnknown: (index: number) => boolean, headers?: Record<string, string>) {
    const recorded = await traffic();
    return recorded.map((one, index) => {
      if (!isUnknown(index) || (one.exchange.request.body?.length ?? 0) === 0) return one;
      const request = { ...one.exchange.request, headers: headers ?? one.exchange.request.headers, body: undefined };
      return { ...one, exchange: { ...one.exchange, request } };
    });
  }

  test('is counted, is never replayed as if it were empty, and no rule fails for it', async () => {
    const all = await withoutBodies(() => false);
    const sent = all.filter(({ exchange }) => {
      const { request, response } = exchange;
      return (request.body?.length ?? 0) > 0 && response.status !== 401 && response.status !== 503;
    });
    const report = replay(contract, await withoutBodies(() => true));
    expect(deviationsIn(report)).toEqual({});
    expect(report.unexplained).toEqual([]);
    expect(report.skipped['request body not recorded']).toBe(sent.length);
    expect(outlineOf(report).summary).toContain('(request body not recorded)');
  });

  test.each(everyNth(['1', '2', '3'], nth))(
    'leaves no false failure behind, whichever third of them is missing (%s)',
    async (third) => {
      const report = replay(contract, await withoutBodies((index) => index % 3 === Number(third) - 1));
      expect(deviationsIn(report)).toEqual({});
      expect(report.unexplained).toEqual([]);
    },
  );
}

import { describe, expect, test } from 'vitest';
import { ALL_FIELDS, USUAL } from '../../src/contract/samples.ts';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';
import { operationOf } from '../support/mock-calls.ts';
import { type Caller, callerOf, ok } from '../support/sandbox-calls.ts';
import { refusalOf, sentSamples } from '../support/sent-samples.ts';
import { castId } from '../support/story.ts';
import { WAITING_ON_SEED } from '../support/waiting-on-seed.ts';

/** A sample that shows how a record of the story came to be, which a sandbox with the story has already. */
interface Past {
  /** What a fresh sandbox says against it. */
  says: RegExp;
  /** What has to be as it was, so that it can happen once more. */
  before: (sandbox: Sandbox, call: Caller) => unknown;
  query?: Record<string, string>;
}

/** Takes back the refund of CN-00002. */
const takeRefundBack = (call: Caller) =>
  ok(call('deleteCreditNoteRefund', { creditnote_id: castId(27001), creditnote_refund_id: castId(27301) }));

/** The lines of an order, each for as much again. */
const asMuchAgain = <Line extends { quantity: number }>(lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, quantity: 2 * line.quantity }));

/** Samples that a fresh sandbox refuses, by name, and what they need. */
const PAST: Readonly<Record<string, Past>> = {
  'createPackage allFields': {
    says: /SO-00017 is fulfilled/,
    query: { salesorder_id: castId(20001) },
    before(sandbox) {
      const orders = sandbox.records('salesOrders');
      orders.update(castId(20001), { line_items: asMuchAgain(orders.get(castId(20001))!.line_items!) });
    },
  },
  'createCustomerPayment allFields': {
    says: /INV-000031 is paid; a payment cannot be applied to it/,
    before: (_, call) =>
      ok(call('deleteInvoicePayment', { invoice_id: castId(23001), invoice_payment_id: castId(23031) })),
  },
  'createCreditNote allFields': {
    says: /RMA-00002: of 4815162342481516005, 1 can come back, 1 already have, and 1 more are requested/,
    async before(_, call) {
      await takeRefundBack(call);
      await ok(call('deleteCreditNote', { creditnote_id: castId(27001) }));
    },
  },
  'createPurchaseReceive allFields': {
    says: /PO-00012 is received/,
    query: { purchaseorder_id: castId(28001) },
    before(sandbox) {
      const orders = sandbox.records('purchaseOrders');
      orders.update(castId(28001), { line_items: asMuchAgain(orders.get(castId(28001))!.line_items!) });
    },
  },
};

const waiting = new Set(WAITING_ON_SEED.samples);
const accepted = sentSamples.filter(({ name }) => !waiting.has(name) && !PAST[name]);

/** What a fresh sandbox says against a sample, by its name. */
async function refusalOfSample(name: string): Promise<string | undefined> {
  const sample = sentSamples.find((one) => one.name === name);
  if (!sample) throw new Error(`There is no sample ${name}`);
  return refusalOf(sample.operation, sample.value);
}

describe('a fresh sandbox accepts', () => {
  test('samples of every kind', () => {
    expect(accepted.filter(({ name }) => name.endsWith(` ${USUAL}`)).length).toBeGreaterThan(45);
    expect(accepted.filter(({ name }) => name.endsWith(` ${ALL_FIELDS}`)).length).toBeGreaterThan(30);
  });

  test.each(accepted)('$name', async ({ operation, value }) => {
    expect(await refusalOf(operation, value)).toBeUndefined();
  });

  test('no sample with a field that is wrong', async () => {
    const { operation, value } = sentSamples.find(({ name }) => name === 'createTax default')!;
    expect(await refusalOf(operation, { ...value, tax_percentage: -1 })).toMatch(/tax_percentage/);
    expect(await refusalOf(operationOf('createInvoice'), { customer_id: '1' })).toMatch(/customer_id 1 does not exist/);
  });
});

describe('what has happened in the story is refused once more, and accepted where it has not', () => {
  test.each(Object.entries(PAST))('%s', async (name, { says, before, query }) => {
    const { operation, value } = sentSamples.find((one) => one.name === name)!;
    const sandbox = createSandbox();
    expect(await refusalOf(operation, value, { sandbox, query })).toMatch(says);
    await before(sandbox, callerOf(sandbox));
    expect(await refusalOf(operation, value, { sandbox, query })).toBeUndefined();
  });
});

describe('samples that wait for a record', () => {
  test.each(WAITING_ON_SEED.samples)('%s', async (name) => {
    const what = `${name} is accepted. Delete it from WAITING_ON_SEED.`;
    expect(await refusalOfSample(name), what).toBeDefined();
  });
});

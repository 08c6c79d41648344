import { expect, test } from 'vitest';
import { rules } from '../../../sandbox/resources/registry.ts';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { invoice } from '../../support/document-refusals.ts';
import { everyNth } from '../../support/full.ts';
import { callerOf } from '../../support/sandbox-calls.ts';
import { castId, type Json } from '../../support/story.ts';

const [RIDGELINE, DECCAN, BOTTLE, BILL] = [castId(14001), castId(14003), castId(16005), castId(29501)];

/** Without it, a vendor credit shows an array, which not every edition of the contract has. */
const LINES = 'vendor-credits.single-line';

const assumed = rules().filter(({ id, basis }) => {
  const [resource = ''] = id.split('.');
  return (
    id !== LINES &&
    basis.kind === 'assumed' &&
    /^(documents|invoices|retainer|customer|credit|vendor|bills|mails|templates)/.test(resource)
  );
});

/** Sends a flow of documents while an assumption is off: every nth of them. */
export function testSwitches(nth: number): void {
  test.each(everyNth(assumed, nth).map(({ id }) => id))('%s', async (rule) => {
    const call = callerOf(createSandbox({ assumptions: { [rule]: false } }));
    const statuses: number[] = [];
    const send = async (operation: string, parameters: Json = {}, body?: Json): Promise<Json> => {
      const { status, body: answer } = await call(operation, parameters, body);
      statuses.push(status);
      const { code: _, message: __, ...payload } = answer;
      return (Object.values(payload)[0] ?? {}) as Json;
    };
    const { invoice_id } = await send('createInvoice', {}, invoice());
    await send('updateInvoice', { invoice_id }, { notes: 'Hello', line_items: [{ item_id: BOTTLE, quantity: 3 }] });
    await send('emailInvoice', { invoice_id });
    const paid = { invoices: [{ invoice_id, amount_applied: 10 }] };
    await send('createCustomerPayment', {}, { customer_id: RIDGELINE, payment_mode: 'cash', amount: 20, ...paid });
    const line_items = [{ item_id: BOTTLE, quantity: 1, is_returned_to_stock: true }];
    const { creditnote_id } = await send(
      'createCreditNote',
      {},
      { customer_id: RIDGELINE, date: '2026-03-28', line_items },
    );
    await send('applyCreditNoteToInvoices', { creditnote_id }, { invoices: [{ invoice_id, amount: 5 }] });
    await send('refundCreditNote', { creditnote_id }, { amount_fcy: 5 });
    const lines = [{ item_id: BOTTLE, quantity: 1 }];
    const { vendor_credit_id } = await send('createVendorCredit', {}, { vendor_id: DECCAN, line_items: lines });
    await send('applyVendorCreditToBills', { vendor_credit_id }, { bills: [{ bill_id: BILL, amount: 5 }] });
    const advance = { customer_id: RIDGELINE, line_items: [{ description: 'Advance', rate: 100 }] };
    const { retainerinvoice_id } = await send('createRetainerInvoice', {}, advance);
    await send('voidRetainerInvoice', { retainerinvoice_id });
    await send('writeOffInvoice', { invoice_id });
    await send('getInvoice', { invoice_id });
    await send('exportInvoices', { invoice_ids: invoice_id });
    await send('listInvoiceComments', { invoice_id });
    await send('voidInvoice', { invoice_id });
    for (const list of [
      'listInvoices',
      'listCreditNotes',
      'listVendorCredits',
      'listContacts',
      'listInvoiceTemplates',
    ]) {
      await send(list);
    }
    expect(statuses.filter((status) => status >= 500 && status !== 501)).toEqual([]);
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(5);
  });
}

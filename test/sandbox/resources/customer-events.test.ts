import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/public/sandbox.ts';
import { sent } from '../../support/document-refusals.ts';
import { callerOf, ok } from '../../support/sandbox-calls.ts';
import { castId, type Json } from '../../support/story.ts';

const [RIDGELINE, RETAINER] = [castId(14001), castId(24001)];

async function start(): Promise<{ sandbox: Sandbox; id: string; read: () => Promise<Json> }> {
  const sandbox = createSandbox();
  const call = callerOf(sandbox);
  const id = await sent(call, {
    line_items: [{ name: 'Work', rate: 500, quantity: 1 }],
  });
  return { sandbox, id, read: async () => (await ok(call('getInvoice', { invoice_id: id })))['invoice'] as Json };
}

const credits = (sandbox: Sandbox): unknown =>
  sandbox.records('contacts').get(RIDGELINE)?.unused_credits_receivable_amount;

describe('a customer', () => {
  test('views an invoice, which then says so', async () => {
    const { sandbox, id, read } = await start();
    expect(await read()).toMatchObject({ status: 'sent', is_viewed_by_client: false });
    sandbox.simulate('invoices.view', id);
    expect(await read()).toMatchObject({
      status: 'viewed',
      is_viewed_by_client: true,
      client_viewed_time: (await read())['last_modified_time'],
    });
  });

  test('pays by card in part, then the rest', async () => {
    const { sandbox, id, read } = await start();
    sandbox.simulate('invoices.payByCard', id, { amount: 200.5, last_four_digits: 4242 });
    expect(await read()).toMatchObject({ status: 'partially_paid', balance: '299.50' });
    sandbox.simulate('invoices.payByCard', id);
    expect(await read()).toMatchObject({ status: 'paid', balance: '0.00' });
    const [, first, second] = sandbox.records('customerPayments').list().slice(-3);
    expect([first, second]).toMatchObject([
      { amount: 200.5, payment_mode: 'autotransaction', status: 'success', last_four_digits: 4242, unused_amount: 0 },
      { amount: 299.5, status: 'success' },
    ]);
    expect(() => sandbox.simulate('invoices.payByCard', id)).toThrow("is paid; a payment can't be applied to it.");
  });

  test('fails to pay by card: there is a payment that pays nothing', async () => {
    const { sandbox, id, read } = await start();
    const before = credits(sandbox);
    sandbox.simulate('invoices.failCard', id);
    expect(await read()).toMatchObject({ status: 'sent', balance: '500.00', payment_made: 0 });
    expect(sandbox.records('customerPayments').list().at(-1)).toMatchObject({
      amount: 500,
      status: 'failure',
      unused_amount: 0,
      invoices: [],
    });
    expect(credits(sandbox)).toBe(before);
  });

  test('pays a retainer invoice by card', async () => {
    const sandbox = createSandbox();
    const { retainerinvoice_id } = sandbox.records('retainerInvoices').add({
      customer_id: RIDGELINE,
      line_items: [{ description: 'Advance', rate: 300 }],
      status: 'sent',
    } as never);
    sandbox.simulate('retainerInvoices.view', retainerinvoice_id!);
    expect(sandbox.records('retainerInvoices').get(retainerinvoice_id!)).toMatchObject({ status: 'viewed' });
    sandbox.simulate('retainerInvoices.payByCard', retainerinvoice_id!);
    expect(sandbox.records('retainerInvoices').get(retainerinvoice_id!)).toMatchObject({ status: 'paid' });
    expect(() => sandbox.simulate('retainerInvoices.failCard', RETAINER)).toThrow('is paid');
  });
});

describe('a payment by card', () => {
  test('that an invoice gives back goes back to the card', async () => {
    const { sandbox, id } = await start();
    sandbox.simulate('invoices.payByCard', id);
    const { payment_id } = sandbox.records('customerPayments').list().at(-1)!;
    expect(() => sandbox.simulate('customerPayments.refund', payment_id!)).toThrow('No unused amount is left on ');
    const before = credits(sandbox);
    await ok(callerOf(sandbox)('voidInvoice', { invoice_id: id }));
    sandbox.simulate('customerPayments.refund', payment_id!, { amount: 100 });
    expect(sandbox.records('customerPayments').get(payment_id!)).toMatchObject({
      amount_refunded: 100,
      unused_amount: 400,
    });
    sandbox.simulate('customerPayments.refund', payment_id!);
    expect(sandbox.records('customerPayments').get(payment_id!)).toMatchObject({
      amount_refunded: 500,
      unused_amount: 0,
    });
    expect(credits(sandbox)).toBe(before);
    const [cash] = sandbox.records('customerPayments').list();
    expect(() => sandbox.simulate('customerPayments.refund', cash!.payment_id!)).toThrow(
      'Only a card payment can go back to a card',
    );
  });
});

describe('a reminder', () => {
  test('goes to the outbox and is counted', async () => {
    const { sandbox, id, read } = await start();
    await ok(callerOf(sandbox)('enableInvoicePaymentReminder', { invoice_id: id }));
    sandbox.simulate('invoices.remind', id);
    sandbox.simulate('invoices.remind', id);
    const invoice = await read();
    expect(invoice).toMatchObject({ reminders_sent: 2, last_reminder_sent_date: '2026-03-28' });
    expect(sandbox.outbox.at(-1)).toMatchObject({ subject: `Payment reminder for ${invoice['invoice_number']}` });
  });

  test('is refused once nothing is left to pay, or where reminders are switched off', async () => {
    const { sandbox, id } = await start();
    expect(() => sandbox.simulate('invoices.remind', id)).toThrow('are switched off.');
    expect(() => sandbox.simulate('invoices.remind', castId(23001))).toThrow('INV-000031 is paid.');
  });
});

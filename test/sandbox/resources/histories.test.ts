import { expect, test } from 'vitest';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { invoice, made, note } from '../../support/document-refusals.ts';
import { callerOf, ok } from '../../support/sandbox-calls.ts';
import { castId, type Json, rows } from '../../support/story.ts';

/** What the service wrote in a history, without amounts and numbers. */
function wordsOf(comments: readonly Json[]): unknown[] {
  return comments
    .filter(({ comment_type: type }) => type === 'system')
    .map(({ operation_type: happening, description }) => [
      happening,
      String(description).replace(/\d+\.\d\d|[A-Z]+-\d+/g, '…'),
    ]);
}

test('the history of the invoice of the story has the words that the sandbox writes when the same happens', async () => {
  const sandbox = createSandbox();
  const call = callerOf(sandbox);
  const read = async (id: string) => rows((await ok(call('listInvoiceComments', { invoice_id: id })))['comments']);

  const invoice_id = await made(call, 'createInvoice', invoice());
  await ok(call('updateInvoice', { invoice_id }, { notes: 'Thank you.' }));
  await ok(call('emailInvoice', { invoice_id }));
  sandbox.simulate('invoices.view', invoice_id);
  const creditnote_id = await made(call, 'createCreditNote', note());
  await ok(call('applyCreditNoteToInvoices', { creditnote_id }, { invoices: [{ invoice_id, amount_applied: 1 }] }));
  await ok(call('enableInvoicePaymentReminder', { invoice_id }));
  sandbox.simulate('invoices.remind', invoice_id);
  const [credit] = rows((await ok(call('listInvoiceAppliedCredits', { invoice_id })))['credits']);
  await ok(
    call('deleteInvoiceAppliedCredit', { invoice_id, creditnotes_invoice_id: credit!['creditnotes_invoice_id'] }),
  );
  const { total, customer_id } = (await ok(call('getInvoice', { invoice_id })))['invoice'] as Json;
  const amount = Number(total);
  await ok(
    call(
      'createCustomerPayment',
      {},
      {
        customer_id,
        payment_mode: 'cash',
        date: '2026-03-28',
        amount,
        invoices: [{ invoice_id, amount_applied: amount }],
      },
    ),
  );

  expect(wordsOf(await read(invoice_id)).sort()).toEqual(wordsOf(await read(castId(23001))).sort());
});

import type { Sandbox } from '../../src/public/sandbox.ts';
import { credit, invoice, made, note, payment, retainer, sent } from './document-refusals.ts';
import { sampleOf } from './plans.ts';
import { type Caller, ok } from './sandbox-calls.ts';
import { castId, type Json, rows } from './story.ts';

/** How an operation is called: parameters, and the body. */
export interface Asked {
  parameters: Json;
  body?: Json | FormData;
}

/** Makes what an operation needs, and says how to call it then. */
export type Arrangement = (sandbox: Sandbox, call: Caller) => Promise<Asked> | Asked;

/** What a payment, a credit note and a vendor credit of the arrangements apply: less than each of them has. */
const AMOUNT = 100;

/** A refund that those documents have enough for. */
const REFUND = { date: '2026-03-28', amount_bcy: AMOUNT, amount_fcy: AMOUNT };

/** Documents of a kind: how a new one is made, and the parameter that names it. */
interface Kind {
  id: string;
  make(call: Caller): Promise<string>;
}

const INVOICES: Kind = { id: 'invoice_id', make: (call) => made(call, 'createInvoice', invoice()) };
const RETAINERS: Kind = { id: 'retainerinvoice_id', make: (call) => made(call, 'createRetainerInvoice', retainer()) };
const NOTES: Kind = {
  id: 'creditnote_id',
  make: (call) => made(call, 'createCreditNote', note({ is_draft: true })),
};
const CREDITS: Kind = { id: 'vendor_credit_id', make: (call) => made(call, 'createVendorCredit', credit()) };

/** An operation on a new document that has come this far by other operations. */
function on({ id, make }: Kind, before: readonly string[] = [], body?: Json): Arrangement {
  return async (_, call) => {
    const parameters = { [id]: await make(call) };
    for (const operation of before) await ok(call(operation, parameters));
    return { parameters, ...(body && { body }) };
  };
}

/** An open credit note that has paid a part of an invoice. */
async function applied(call: Caller): Promise<{ creditnote_id: string; invoice_id: string }> {
  const creditnote_id = await made(call, 'createCreditNote', note());
  const invoice_id = await sent(call);
  await ok(
    call('applyCreditNoteToInvoices', { creditnote_id }, { invoices: [{ invoice_id, amount_applied: AMOUNT }] }),
  );
  return { creditnote_id, invoice_id };
}

/** Another text for a comment of the story. */
const comment =
  (parameters: Json): Arrangement =>
  () => ({ parameters, body: { description: 'Paid in cash.' } });

/** An operation on several invoices, which their ids name. */
const several =
  (body?: Json): Arrangement =>
  async (_, call) => ({
    parameters: { invoice_ids: [await sent(call), await sent(call)].join(',') },
    ...(body && { body }),
  });

/** How to call operations on documents of sale and purchase, after what has to happen first. */
export const DOCUMENTS_ASKED: Record<string, Arrangement> = {
  deleteInvoice: on(INVOICES),
  markInvoiceSent: on(INVOICES),
  voidInvoice: () => ({ parameters: { invoice_id: castId(23001) } }),
  markInvoiceDraft: on(INVOICES, ['voidInvoice']),
  writeOffInvoice: on(INVOICES, ['markInvoiceSent']),
  cancelInvoiceWriteOff: on(INVOICES, ['markInvoiceSent', 'writeOffInvoice']),
  exportInvoices: several(),
  printInvoices: several(),
  emailInvoices: several(sampleOf('emailInvoices')),
  async applyInvoiceCredits(_, call) {
    const { payment_id } = (await ok(call('createCustomerPayment', {}, payment())))['payment'] as Json;
    const body = { invoice_payments: [{ payment_id, amount_applied: AMOUNT }] };
    return { parameters: { invoice_id: await sent(call) }, body };
  },
  async deleteInvoiceAppliedCredit(_, call) {
    const { invoice_id } = await applied(call);
    const { credits } = await ok(call('listInvoiceAppliedCredits', { invoice_id }));
    const { creditnotes_invoice_id } = rows(credits)[0]!;
    return { parameters: { invoice_id, creditnotes_invoice_id } };
  },
  updateInvoiceComment: comment({ invoice_id: castId(23001), comment_id: castId(30101) }),
  deleteRetainerInvoice: on(RETAINERS),
  markRetainerInvoiceSent: on(RETAINERS),
  voidRetainerInvoice: () => ({ parameters: { retainerinvoice_id: castId(24001) } }),
  markRetainerInvoiceDraft: on(RETAINERS, ['voidRetainerInvoice']),
  submitRetainerInvoice: on(RETAINERS),
  approveRetainerInvoice: on(RETAINERS, ['submitRetainerInvoice']),
  updateRetainerInvoiceComment: comment({ retainerinvoice_id: castId(24001), comment_id: castId(24031) }),
  async createCustomerPayment(_, call) {
    const invoices = [{ invoice_id: await sent(call), amount_applied: AMOUNT }];
    return { parameters: {}, body: payment({ invoices }) };
  },
  deleteCreditNote: on(NOTES),
  voidCreditNote: on(NOTES, ['markCreditNoteOpen']),
  markCreditNoteDraft: on(NOTES, ['markCreditNoteOpen', 'voidCreditNote']),
  markCreditNoteOpen: on(NOTES),
  submitCreditNote: on(NOTES),
  approveCreditNote: on(NOTES, ['submitCreditNote']),
  async applyCreditNoteToInvoices(_, call) {
    const creditnote_id = await made(call, 'createCreditNote', note());
    const invoices = [{ invoice_id: await sent(call), amount_applied: AMOUNT }];
    return { parameters: { creditnote_id }, body: { invoices } };
  },
  async deleteCreditNoteAppliedCredit(_, call) {
    const { creditnote_id } = await applied(call);
    const { invoices_credited: invoices } = await ok(call('listCreditNoteInvoices', { creditnote_id }));
    const { creditnote_invoice_id } = rows(invoices)[0]!;
    return { parameters: { creditnote_id, creditnote_invoice_id } };
  },
  refundCreditNote: on(NOTES, ['markCreditNoteOpen'], { ...sampleOf('refundCreditNote'), ...REFUND }),
  deleteVendorCredit: on(CREDITS),
  markVendorCreditOpen: on(CREDITS, ['voidVendorCredit']),
  voidVendorCredit: on(CREDITS),
  submitVendorCredit: on(CREDITS),
  approveVendorCredit: on(CREDITS, ['submitVendorCredit']),
  async applyVendorCreditToBills(_, call) {
    const parameters = { vendor_credit_id: await CREDITS.make(call) };
    return { parameters, body: { bills: [{ bill_id: castId(29501), amount_applied: AMOUNT }] } };
  },
  refundVendorCredit: on(CREDITS, [], { ...sampleOf('refundVendorCredit'), ...REFUND }),
};

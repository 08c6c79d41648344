import { invoiceOf, list, onInvoice, type Row, type Runs, type Step } from './steps.ts';

const voided = (invoice_number = 'INV-000082') => onInvoice('voidInvoice', invoice_number);

const comment =
  (invoice_number = 'INV-000082', description = 'Duplicate of INV-000081.'): Step =>
  async (call) => {
    const { invoice_id } = await invoiceOf(call, invoice_number);
    return (await call('addInvoiceComment', { parameters: { invoice_id }, body: { description } }))['comment'] as Row;
  };

const correctComment: Step = async (call, { comment_id }) => {
  const { invoice_id } = await invoiceOf(call, 'INV-000082');
  const body = { description: 'Same order as in INV-000081: PO-77.' };
  await call('updateInvoiceComment', { parameters: { invoice_id, comment_id }, body });
};

const takeOffPayment: Step = async (call) => {
  const { invoice_id } = await invoiceOf(call, 'INV-000081');
  const [payment] = await list(call, 'listInvoicePayments', { invoice_id });
  const { invoice_payment_id } = payment!;
  await call('deleteInvoicePayment', { parameters: { invoice_id, invoice_payment_id } });
};

export const duplicateInvoice: Runs = {
  solutions: {
    'voided, then commented on': [voided(), comment()],
    'commented on, the comment put right, then voided': [comment('INV-000082', 'Duplicate.'), correctComment, voided()],
  },
  spoiled: {
    'the invoice of another order is voided': [
      'Invoice INV-000083 of Udupi Sports was changed, which was not asked for: status was "sent" and is "void".',
      voided('INV-000083'),
      comment('INV-000083'),
    ],
    'the invoice that is paid in part is voided, once its payment is taken off': [
      'Invoice INV-000081 of Udupi Sports was changed, which was not asked for: status was "sent" and is "void".',
      takeOffPayment,
      voided('INV-000081'),
      comment('INV-000081', 'Duplicate of INV-000082.'),
    ],
    'the duplicate is deleted': [
      'Invoice INV-000082 of Udupi Sports is gone.',
      onInvoice('deleteInvoice', 'INV-000082'),
    ],
    'the comment is left out': ['There is no new comment on INV-000082 that names INV-000081.', voided()],
    'the duplicate is written off': [
      'INV-000082 is paid, and not void.',
      onInvoice('writeOffInvoice', 'INV-000082'),
      comment(),
    ],
  },
};

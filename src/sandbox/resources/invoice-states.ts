import { allowOnly, histories, INVOICE, release, SETTLES_OWED, settledOf, takesGoods } from '../documents/index.ts';
import { assumedRule } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

const HISTORY = histories(INVOICE);

/** How invoices go from one state to another, and what follows. */
export const invoiceStates: Pick<TableOf<'invoices'>, 'transitions' | 'afterTransition'> = {
  transitions: {
    markInvoiceSent: [
      assumedRule(
        'invoices.send',
        'The operation marks a draft as sent. It does nothing for an invoice that is already sent.',
        'The documents do not say which statuses allow this.',
        (invoice, context) =>
          allowOnly(INVOICE, invoice, ['draft', 'sent'], 'only a draft can be marked as sent', context),
      ),
    ],
    voidInvoice: [
      assumedRule(
        'invoices.void',
        'Any invoice that is not void can be voided, even if a credit note credits it. The credit note and its credit for the customer stay unchanged until the credit note itself is voided.',
        'The documents do not say which statuses allow this, or what happens to other documents.',
        (invoice, context) => allowOnly(INVOICE, invoice, ['draft', 'sent'], 'it cannot be voided again', context),
        {
          'unless-paid': (invoice, context) => {
            allowOnly(INVOICE, invoice, ['draft', 'sent'], 'it cannot be voided again', context);
            if (settledOf(INVOICE, invoice, context) > 0)
              context.refuse('inUse', `${invoice.invoice_number} has payments or credits: remove them first.`);
          },
        },
      ),
    ],
    markInvoiceDraft: [
      assumedRule(
        'invoices.draft',
        'A void invoice can become a draft again.',
        'The documents do not say which statuses allow this.',
        (invoice, context) =>
          allowOnly(INVOICE, invoice, ['void'], 'only a void invoice can be marked as a draft', context),
      ),
    ],
  },
  afterTransition: [
    assumedRule(
      'invoices.void-effect',
      'Voiding an invoice reverses its payments, credits, and write-off: the money is unused, and the credits are open again.',
      "A void invoice asks for no money, and the customer's money is still there.",
      ({ invoice_id, status }, context) => {
        if (status !== 'void') return;
        release(invoice_id!, context);
        context.set('invoices', invoice_id!, { write_off_amount: undefined });
      },
    ),
    takesGoods(INVOICE),
    SETTLES_OWED,
    HISTORY.moved,
  ],
};

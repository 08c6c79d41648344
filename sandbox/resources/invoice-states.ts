import * as docs from '../documents/index.ts';
import { rule } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

const HISTORY = docs.histories(docs.INVOICE);

export const invoiceStates: Pick<TableOf<'invoices'>, 'transitions' | 'afterTransition'> = {
  transitions: {
    markInvoiceSent: [
      rule('invoices.send', (invoice, context) =>
        docs.allowOnly(docs.INVOICE, invoice, ['draft', 'sent'], 'only a draft can be marked as sent', context),
      ),
    ],
    voidInvoice: [
      rule(
        'invoices.void',
        (invoice, context) =>
          docs.allowOnly(docs.INVOICE, invoice, ['draft', 'sent'], "it can't be voided again", context),
        {
          'unless-paid': (invoice, context) => {
            docs.allowOnly(docs.INVOICE, invoice, ['draft', 'sent'], "it can't be voided again", context);
            if (docs.paidOf(docs.INVOICE, invoice, context) > 0)
              context.reject('inUse', `${invoice.invoice_number} has payments or credits: remove them first.`);
          },
        },
      ),
    ],
    markInvoiceDraft: [
      rule('invoices.draft', (invoice, context) =>
        docs.allowOnly(docs.INVOICE, invoice, ['void'], 'only a void invoice can be marked as a draft', context),
      ),
    ],
  },
  afterTransition: [
    rule('invoices.void-effect', ({ invoice_id, status }, context) => {
      if (status !== 'void') return;
      docs.release(invoice_id!, context);
      context.set('invoices', invoice_id!, { write_off_amount: undefined });
    }),
    docs.takesGoods(docs.INVOICE),
    docs.BACKFILLS_COSTS,
    HISTORY.moved,
  ],
};

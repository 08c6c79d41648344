import { ALLOCATED, credited, REFUNDED } from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { fill, fromMinor, give, ID, product, rule, toMinor } from '../engine/index.ts';
import { REFUND_ROW, type Reader, type Stored, type TableOf, type Writer } from '../types/index.ts';

type Refund = Stored<'creditNoteRefunds'>;
type Field = keyof Refund & string;

const REFUND = { field: 'amount_fcy', alias: 'amount' };

export const creditNoteRefunds = refundsOf<'creditNoteRefunds'>(docs.CREDIT_NOTE, 'creditnote_refund_id', 'made');
export const vendorCreditRefunds = refundsOf<'vendorCreditRefunds'>(
  docs.VENDOR_CREDIT,
  'vendor_credit_refund_id',
  'recorded',
);

/** The refunds of credits of a kind: what is paid back of them. */
function refundsOf<Name extends 'creditNoteRefunds' | 'vendorCreditRefunds'>(
  kind: docs.DocumentKind,
  idField: string,
  verb: string,
): TableOf<Name> {
  const creditOf = (refund: Refund, context: Reader): docs.Document =>
    docs.documentOf(kind, (refund as Record<string, string>)[kind.idField], context) ??
    context.reject('reference', `${kind.idField} must be the ID of the ${kind.noun} to refund.`, kind.idField);
  const tell = (refund: Refund, happening: 'Added' | 'Updated' | 'Deleted', what: string, context: Writer): void => {
    const text = (refund.amount_fcy ?? 0).toFixed(refund.price_precision);
    const id = (refund as Record<string, string>)[kind.idField];
    docs.recordChange(kind, id, happening, `Refund of ${text} ${what}.`, context);
  };
  const table: TableOf<'creditNoteRefunds'> = {
    idField: idField as 'creditnote_refund_id',
    noun: 'refund',
    title: ({ reference_number }) => reference_number,
    parent: { resource: kind.resource, field: kind.idField as Field as 'creditnote_id' },
    stored: { [kind.idField]: ID, ...REFUND_ROW },
    prepare: [
      rule('documents.refund', (refund, context, sent, before) => {
        const credit = creditOf(refund, context);
        const isSent = sent.amount_fcy !== undefined || sent.amount_bcy !== undefined;
        const isCleared = refund.amount_fcy === undefined || refund.amount_bcy === undefined;
        if (before && !isSent && !isCleared) return;
        const { exchange_rate: rate = 1 } = credit;
        const decimals = docs.decimalsOf(credit);
        const fcy = sent.amount_fcy ?? (sent.amount_bcy === undefined ? refund.amount_fcy : sent.amount_bcy / rate);
        const left = docs.openCredit(kind, credit, context, before && toMinor(before.amount_fcy ?? 0, decimals));
        const field = sent.amount_fcy === undefined && sent.amount_bcy !== undefined ? 'amount_bcy' : 'amount_fcy';
        const minor = docs.amountUpTo(field, fcy, credit, left, docs.numberOf(kind, credit), context);
        const bcy = fromMinor(product(fromMinor(minor, decimals), rate, context.decimals), context.decimals);
        if (sent.amount_fcy !== undefined && sent.amount_bcy !== undefined && sent.amount_bcy !== bcy) {
          const message = `amount_bcy must be ${bcy}: amount_fcy at the exchange rate ${rate}.`;
          context.reject('invalid', message, 'amount_bcy');
        }
        fill(refund, { date: context.today });
        give(refund, {
          amount_fcy: fromMinor(minor, decimals),
          amount_bcy: bcy,
          customer_id: credit.customer_id,
          price_precision: decimals,
          exchange_rate: rate,
        });
      }),
    ],
    created: [rule('documents.history', (refund, context) => tell(refund, 'Added', verb, context))],
    updated: [rule('documents.history', (refund, context) => tell(refund, 'Updated', 'updated', context))],
    deleted: [rule('documents.history', (refund, context) => tell(refund, 'Deleted', 'deleted', context))],
    ledgerEntries: [
      rule('documents.balance', (refund) => {
        const { amount_fcy = 0, price_precision: decimals = 2, exchange_rate: rate = 1, customer_id } = refund;
        const minor = toMinor(amount_fcy, decimals);
        const key = (refund as Record<string, string>)[kind.idField]!;
        return [
          { ledger: ALLOCATED, key, amount: minor },
          { ledger: REFUNDED, key, amount: minor },
          ...(customer_id === undefined ? [] : credited(customer_id, { minor, decimals, rate }, -1)),
        ];
      }),
    ],
    fieldAliases: rule('documents.amount-aliases', {
      refundCreditNote: REFUND,
      updateCreditNoteRefund: REFUND,
      refundVendorCredit: REFUND,
      updateVendorCreditRefund: REFUND,
    }),
  };
  return table as unknown as TableOf<Name>;
}

import { type Business, done, type Invoice, made, rounded, today } from './business.ts';

/** Of so many invoices in 100, something is credited. */
const SHARE = 6;

/** Now and then credits the customer of an invoice something of it, some days later. */
export function creditLater(business: Business, invoice: Invoice): void {
  const { random, calendar } = business;
  if (!random.chance(SHARE)) return;
  calendar.after(random.between(5, 25), () => {
    if (!invoice.isVoid) credit(business, invoice);
  });
}

function credit(business: Business, invoice: Invoice): void {
  const { random, calendar } = business;
  const { line, customer, number } = invoice;
  const isDraft = random.chance(8);
  const note = made(business, 'createCreditNote', {
    customer_id: customer.id,
    date: today(business),
    reference_number: number,
    is_draft: isDraft,
    notes: random.pick(['One of them was damaged.', 'The price was wrong.', 'Too many were sent.']),
    line_items: [{ name: `Credit for ${String(line['name'])}`, rate: line['rate'], quantity: 1 }],
  });
  if (isDraft) return;
  const path = { creditnote_id: note['creditnote_id'] as string };
  const total = Number(note['total']);
  const applied = rounded(customer, Math.min(total, invoice.balance));
  calendar.after(random.between(0, 6), () => {
    const left = rounded(customer, Math.min(applied, invoice.balance));
    if (left > 0 && random.chance(75)) {
      done(business, 'applyCreditNoteToInvoices', path, {
        invoices: [{ invoice_id: invoice.id, amount_applied: left }],
      });
      invoice.balance = rounded(customer, invoice.balance - left);
    } else if (random.chance(50)) done(business, 'refundCreditNote', path, { amount_fcy: total });
    else if (random.chance(25)) done(business, 'voidCreditNote', path);
  });
}

import { type Business, done, type Invoice, made, type Party, priceFor, rounded, today } from './business.ts';
import { creditLater } from './credits.ts';

/** A line that is to be sold. */
export interface SoldLine {
  item_id: string;
  quantity: number;
  rate: number;
  discount?: string;
}

const SALESPEOPLE = ['Nikhil', 'Savitri', 'Joel', 'Harini'];

/** Weighted outcomes of an invoice. */
const FATES = [
  [58, payInFull],
  [10, payLate],
  [8, payInParts],
  [4, payAPart],
  [8, payByCard],
  [6, payNever],
  [3, writeOff],
  [3, voidIt],
] as const;

/** Makes an invoice of goods and services, and lets happen what becomes of it. */
export function sell(business: Business): void {
  const { random, customers } = business;
  // Some customers buy much more often than others.
  const customer = random.chance(55)
    ? customers[random.below(Math.min(24, customers.length))]!
    : random.pick(customers);
  const count = random.weighted([
    [12, 1],
    [6, 2],
    [3, 3],
    [1, 6],
  ]);
  const lines = Array.from({ length: count }, () => lineFor(business, customer));
  invoice(business, customer, lines);
}

/** A line of some units of an item, at its price and now and then with a discount. */
function lineFor({ random, items }: Business, customer: Party): SoldLine {
  const item = random.pick(items);
  const quantity =
    item.stock === undefined
      ? 1
      : random.weighted([
          [6, random.between(1, 3)],
          [4, random.between(4, 12)],
          [1, random.between(20, 60)],
        ]);
  item.sold += item.stock === undefined ? 0 : quantity;
  const line = { item_id: item.id, quantity, rate: priceFor(customer, item.rate) };
  return random.chance(12) ? { ...line, discount: `${random.pick([5, 7.5, 10, 15])}%` } : line;
}

/**
 * Makes an invoice, and lets happen what becomes of it.
 *
 * @param reference What it refers to, such as the number of a sales order.
 */
export function invoice(business: Business, customer: Party, lines: readonly SoldLine[], reference?: string): void {
  const { random, calendar, organization } = business;
  const isItemLevel = lines.some(({ discount }) => discount !== undefined);
  const shown = made(business, 'createInvoice', {
    customer_id: customer.id,
    line_items: lines,
    salesperson_name: random.pick(SALESPEOPLE),
    ...(reference !== undefined && { reference_number: reference }),
    ...(isItemLevel ? { discount_type: 'item_level' } : random.chance(10) && { discount: `${random.pick([2, 5])}%` }),
    ...(random.chance(25) && { shipping_charge: priceFor(customer, random.between(2, 20) * 50) }),
  });
  const sent = {
    id: shown['invoice_id'] as string,
    number: shown['invoice_number'] as string,
    customer,
    balance: Number(shown['total']),
    line: (shown['line_items'] as Invoice['line'][])[0]!,
    isVoid: false,
  };
  business.invoices += 1;
  if (random.chance(3)) return;
  const path = { invoice_id: sent.id };
  calendar.after(
    random.weighted([
      [8, 0],
      [2, 1],
      [1, 4],
    ]),
    () => {
      if (random.chance(12)) {
        const mail = {
          to_mail_ids: [customer.email],
          subject: `Invoice ${sent.number}`,
          body: 'Please find it attached.',
        };
        done(business, 'emailInvoice', path, mail);
      } else done(business, 'markInvoiceSent', path);
      if (random.chance(55)) {
        calendar.after(random.between(1, 4), () => {
          if (!sent.isVoid) organization.simulate('invoices.view', sent.id);
        });
      }
      random.weighted(FATES)(business, sent);
      creditLater(business, sent);
    },
  );
}

function payInFull(business: Business, invoice: Invoice): void {
  const { random, calendar } = business;
  calendar.after(random.between(2, 34), () => pay(business, invoice, invoice.balance));
}

function payLate(business: Business, invoice: Invoice): void {
  const { random, calendar } = business;
  calendar.after(random.between(50, 110), () => pay(business, invoice, invoice.balance));
}

function payInParts(business: Business, invoice: Invoice): void {
  payAPart(business, invoice);
  payLate(business, invoice);
}

function payAPart(business: Business, invoice: Invoice): void {
  const { random, calendar } = business;
  calendar.after(random.between(5, 30), () => {
    pay(business, invoice, rounded(invoice.customer, (invoice.balance * random.between(2, 7)) / 10));
  });
}

function payByCard(business: Business, invoice: Invoice): void {
  const { random, calendar, organization } = business;
  calendar.after(random.between(1, 12), () => {
    if (invoice.balance <= 0) return;
    if (random.chance(15)) organization.simulate('invoices.failCard', invoice.id);
    calendar.pass();
    organization.simulate('invoices.payByCard', invoice.id);
    invoice.balance = 0;
  });
}

function payNever(business: Business, invoice: Invoice): void {
  const { random, calendar, organization } = business;
  calendar.after(random.between(40, 80), () => {
    if (invoice.balance <= 0) return;
    done(business, 'enableInvoicePaymentReminder', { invoice_id: invoice.id });
    organization.simulate('invoices.remind', invoice.id);
  });
}

function writeOff(business: Business, invoice: Invoice): void {
  const { random, calendar } = business;
  calendar.after(random.between(90, 150), () => {
    if (invoice.balance <= 0) return;
    done(business, 'writeOffInvoice', { invoice_id: invoice.id });
    invoice.balance = 0;
  });
}

function voidIt(business: Business, invoice: Invoice): void {
  const { random, calendar } = business;
  calendar.after(random.between(1, 9), () => {
    done(business, 'voidInvoice', { invoice_id: invoice.id });
    Object.assign(invoice, { balance: 0, isVoid: true });
  });
}

/** Pays something of an invoice; now and then more than is asked for, which the customer keeps as a credit. */
function pay(business: Business, invoice: Invoice, amount: number): void {
  const { random } = business;
  if (amount <= 0 || invoice.balance <= 0) return;
  const extra = random.chance(2) ? rounded(invoice.customer, amount / 20) : 0;
  const payment_mode = random.weighted([
    [10, 'banktransfer'],
    [3, 'cash'],
    [2, 'check'],
    [1, 'bankremittance'],
    [1, 'others'],
  ]);
  made(business, 'createCustomerPayment', {
    customer_id: invoice.customer.id,
    payment_mode,
    amount: rounded(invoice.customer, amount + extra),
    reference_number: `${payment_mode.slice(0, 4).toUpperCase()}-${random.between(100_000, 999_999)}`,
    date: today(business),
    ...(invoice.customer.currency.rate !== 1 && { exchange_rate: invoice.customer.currency.rate }),
    invoices: [{ invoice_id: invoice.id, amount_applied: amount }],
  });
  invoice.balance = rounded(invoice.customer, invoice.balance - amount);
}

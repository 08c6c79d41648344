import { assumed, documented } from '../engine/index.ts';

/** What the rules that documents of sale and purchase share rest on. */
export const DOCUMENTS = {
  party: assumed(
    'A document copies what the request leaves out, or sends empty, from its contact: currency, with its exchange rate and decimal places, addresses, primary person, reminders, GST fields. Later changes to the contact do not affect the document.',
    'The samples show fields that the requests do not send.',
  ),
  dates: assumed('A document without a date is dated today.', 'The date is optional, but the samples show one.'),
  lines: assumed(
    'A new line gets an id and its place. It copies what the request leaves out from its item: name, description, unit, price, tax, account, HSN code. Its warehouse defaults to the primary warehouse, and its quantity to 1.',
    'The fields are optional, and the samples show them with the values of the item.',
  ),
  number: assumed(
    'A document without a number, or with only spaces, gets the next number. A number above all previous ones advances the numbering. The numbering does not reuse the number of a deleted document.',
    'The documents mention automatic numbering, but do not say how it counts.',
  ),
  unique: assumed(
    'Two documents of the same kind cannot have the same number.',
    'Users identify a document by its number.',
  ),
  customer: assumed(
    'The customer must be an active contact that is not a vendor.',
    'You cannot sell to any other contact.',
  ),
  vendor: assumed(
    'The vendor must be an active contact that is not a customer.',
    'You cannot buy from any other contact.',
  ),
  currency: assumed(
    'A document is in a currency that exists, that of its contact. The exchange rate of the base currency is 1, and any other rate must be above 0.',
    'A contact shows one currency for all its balances.',
  ),
  items: assumed(
    'The items of lines must be active items or active composite items.',
    'Nothing else can be bought or sold.',
  ),
  taxes: assumed('The taxes of lines must exist, as taxes or tax groups.', 'Their rates come from these records.'),
  warehouses: assumed('The warehouses of lines must exist.', 'Otherwise, stock would have no warehouse.'),
  accounts: assumed('The accounts must exist.', 'Their names come from these records.'),
  persons: assumed('The persons of a document must exist and belong to its contact.', 'They receive its e-mails.'),
  templateId: assumed(
    'The template must be for documents of this kind.',
    'The template determines how the document looks.',
  ),
  files: assumed(
    'The files of a document must exist; their names come from the files.',
    'The documents show ids and names.',
  ),
  filesGo: assumed('Files are deleted with the last document that has them.', 'No URL would reach them any more.'),
  priceable: assumed(
    'A line must have an item, name, or description; a price of at least 0; and a quantity above 0.',
    'Otherwise, its amount could not be calculated.',
  ),
  discount: assumed(
    'A discount cannot be negative or more than the amount it reduces, and a total cannot be negative.',
    'A document asks for money or gives credit, never the reverse.',
  ),
  discountPercent: assumed(
    'A discount that is a text ending with `%`, such as `10%`, is a percentage from 0 to 100, and is shown as sent. On a line, it is a percentage of price × quantity; on a document, a percentage of the sum of the lines, with taxes if `is_discount_before_tax` is false. A number is an amount, except on a line of a credit note, where it is also a percentage.',
    'The documents say "percent or amount", but not which of the two a value is.',
  ),
  fixed: assumed(
    'The contact, currency, and exchange rate of a document cannot change once any of it is paid, credited, or refunded.',
    'Otherwise, the settled amount would change or belong to another contact.',
  ),
  changeable: assumed(
    'A document that is void, written off, or submitted for approval cannot be changed. The total of a document cannot become less than its settled amount.',
    'The change would contradict what has been done with the document.',
  ),
  totals: assumed(
    'A line total is price × quantity less its discount, rounded half up. Each tax is calculated once over all lines that have it, after the discount of the document unless `is_discount_before_tax` is false. The total is the sum of the lines, less the discount, plus taxes, shipping charge, and adjustment. Amounts in a request are rounded to the decimal places of the currency.',
    'The documents show the fields, but the samples show no rounding.',
  ),
  inclusive: assumed(
    'A line shows its discount as an amount, and its total without tax, even if its price includes tax. `item_total_inclusive_of_tax` is the total with tax, and `reverse_charge_tax_amount` the tax of a reverse charge on the total without.',
    'The documents have `item_total_inclusive_of_tax` next to `item_total`.',
  ),
  basePrice: assumed(
    '`bcy_rate` is the price of a line in the base currency: the price × the exchange rate of the document.',
    'The documents show only the name.',
  ),
  taxCopies: assumed(
    'A line shows the name, type, and rate that its tax had when the document was made.',
    'A change of a rate is for what comes after it.',
  ),
  balance: assumed(
    'The balance is the total less the settled amount: paid, withheld as tax, credited, or written off for an invoice or retainer invoice; used or refunded for a credit. The balance of a void document is 0.',
    'The documents show only the names.',
  ),
  status: assumed(
    'The stored statuses are draft, sent or open, and void. The service derives the others: paid (balance 0), overdue (after the due date, in the time zone of the organization), partially paid, viewed, and closed for a credit note without a balance. A vendor credit without a balance stays open.',
    'The documents list the values, but not when each applies; `closed` is not among those of vendor credits.',
  ),
  names: assumed(
    'Names next to ids, and what else is shown of the records with those ids, come from these records.',
    'This keeps names and ids consistent.',
  ),
  history: assumed(
    'The service records what happens to a document in its history. It also records in the history of the contact that a document is created, mailed, voided, or deleted. A comment in a request is an internal entry; the service sets its document, its date and time, and its author.',
    'The samples show such entries, with these words where they show any.',
  ),
  email: assumed(
    'An e-mail goes to the outbox of the sandbox and the histories. Without recipients, it goes to the persons of the document, or else to the primary person of the contact. It marks a draft invoice or draft retainer invoice as sent. A void document, and one that waits for approval, is not mailed.',
    'The body is not documented.',
  ),
  emailContent: assumed(
    '`data` contains the content of an e-mail: subject, text, possible recipients and senders, and the name of the PDF.',
    'The documents do not define the answer.',
  ),
  address: assumed(
    'Updating an address changes only the document, and only the fields that are sent. The address of a void document cannot change.',
    'The documents have separate operations for this and for contacts.',
  ),
  template: assumed('The template of a void document cannot change.', 'A void document is no longer sent.'),
  submit: assumed(
    'A draft can be submitted for approval once. Until it is approved, it cannot be changed, marked, mailed, applied, or refunded, and it is shown as a draft.',
    'The documents have no status for it.',
  ),
  approve: assumed(
    'The operation approves a submitted document, which can then be marked as sent or open.',
    'The documents name the two operations, but no status.',
  ),
  stock: assumed(
    'Goods leave the accounting stock with an invoice or vendor credit that is neither a draft nor void, first in, first out. Goods that a credit note returns come back to both stocks, at the purchase price.',
    'The documents say how `available_stock` is calculated, but not `stock_on_hand`.',
  ),
  returned: assumed(
    'A credit note keeps the goods that it returned to stock while the stock needs them or their value is adjusted.',
    'Otherwise, stock would be negative, or an empty stock would have a value.',
  ),
  transactions: assumed(
    'Every document, even a void one, is a transaction of its contact.',
    'It refers to the contact.',
  ),
  comments: assumed('A comment must have a text.', 'An empty comment would say nothing.'),
  system: assumed(
    'Entries by the service cannot be updated or deleted.',
    'Otherwise, the history would no longer show what happened.',
  ),
  commentShown: assumed(
    '`date_description` says how long ago an entry was written: in seconds, minutes, or hours on the same day, then in days.',
    'The samples show these formats.',
  ),
  refund: assumed(
    'A refund is above 0 and at most the balance of an open credit. `amount_fcy` or `amount_bcy` gives the amount; if both are sent, they must match at the exchange rate.',
    'The documents show only the names.',
  ),
  words: assumed(
    '`amount` means the same as `amount_applied` when credits are applied, and the same as `amount_fcy` when they are refunded. A body with both is refused if they differ.',
    'The documents use different names in different places.',
  ),
  credits: assumed(
    'Credits apply to invoices and retainer invoices of the same contact that are not draft, void, or paid. Each amount must be above 0 and at most both balances. Either all are applied or none.',
    'The settled amount cannot exceed either balance.',
  ),
  voidCredit: assumed(
    'A credit cannot be voided if any of it is applied or refunded.',
    'Unlike the money paid for an invoice, nothing could become unused.',
  ),
  deleteCredit: assumed(
    'A credit cannot be deleted if any of it is applied or refunded, or if it waits for approval.',
    'The settled amounts would have no credit.',
  ),
  undone: assumed(
    'Removing a payment or credit from a document makes the amount due again there, and unused at its source.',
    'Otherwise, the money would be lost.',
  ),
  view: assumed(
    'The customer can view an invoice or retainer invoice that is neither a draft nor void: `is_viewed_by_client`, `client_viewed_time` and the history show this.',
    'The documents show the fields, but no operation sets them.',
  ),
  card: assumed(
    'A successful card payment pays the balance of an open invoice or retainer invoice, or part of it, with the mode `autotransaction`. A failed card payment has the status `failure`, pays nothing, and gives no credit.',
    'The documents list the mode and both statuses, but no operation creates such a payment.',
  ),
  twoLists: documented(
    'The amount that a credit note pays for an invoice appears in the lists of both.',
    'document 2, Invoices and Credit notes',
  ),
};

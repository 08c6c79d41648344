import { assumed, documented } from '../engine/index.ts';

/** What the rules that documents of sale and purchase share rest on. */
export const DOCUMENTS = {
  party: assumed(
    'A document takes over from its contact what it does not say itself: currency, addresses, primary person, GST fields. Later changes of the contact do not change it.',
    'The samples show fields that were not sent.',
  ),
  dates: assumed('A document without a date is of today.', 'The date is optional, and the samples show one.'),
  lines: assumed(
    'A line takes over from its item what it does not say itself: name, description, unit, price, tax, HSN code; its warehouse is the primary one. Its quantity is 1 unless it says another.',
    'The fields are optional, and the samples show them with the values of the item.',
  ),
  linesReplace: assumed(
    'Lines that are sent replace those before. A line keeps its id if it says it.',
    'The documents say that lines of an update may carry their ids.',
  ),
  number: assumed(
    'A document without a number, or with one of spaces alone, gets the next one; one that is higher than all before moves the numbering on. A number of a deleted document does not come again by itself.',
    'The documents name automatic numbering, and do not say how it counts.',
  ),
  unique: assumed('Two documents of a kind cannot have the same number.', 'Users know a document by its number.'),
  customer: assumed('The customer is a contact that is active and no vendor.', 'Nothing is sold to any other contact.'),
  vendor: assumed(
    'The vendor must be an active contact that is not a customer.',
    'You cannot buy from any other contact.',
  ),
  currencyId: assumed('The currency must exist.', 'Its code and decimal places are read from there.'),
  currency: assumed(
    'A document is in the currency of its contact. The exchange rate of the base currency is 1, and any other is more than 0.',
    'A contact shows one currency for all its balances.',
  ),
  items: assumed('Items of lines are items or composite items that are active.', 'Nothing else can be traded.'),
  taxes: assumed('Taxes of lines exist, as taxes or tax groups.', 'Their rates come from these records.'),
  warehouses: assumed('Warehouses of lines exist.', 'Stock would be nowhere.'),
  accounts: assumed('Accounts exist.', 'Their names come from these records.'),
  persons: assumed('The persons of a document exist and belong to its contact.', 'They get its e-mails.'),
  templateId: assumed('The template is one for documents of this kind.', 'The template says how the document looks.'),
  files: assumed(
    'Files that a document names exist; their names are read from there.',
    'The documents show ids and names.',
  ),
  filesGo: assumed('Files go with the last document that has them.', 'No URL would lead to them any more.'),
  priceable: assumed(
    'A line has an item, a name or a description, a price that is not negative, and a quantity of more than 0.',
    'Its amount could not be computed.',
  ),
  discount: assumed(
    'A discount is not negative and at most what it is taken off, and a total is not negative.',
    'A document asks for money or gives credit, never the reverse.',
  ),
  discountPercent: assumed(
    'A discount that is a text with `%` at its end, such as `10%`, is a percentage from 0 to 100, and is shown as it was sent: that of a line of its price × quantity, that of a document of the sum of its lines, with taxes if `is_discount_before_tax` is false. A number is an amount; on a line of a credit note, it is a percentage too.',
    'The documents say "percent or amount", and not which of the two a value is.',
  ),
  fixed: assumed(
    'Contact, currency and exchange rate of a document are fixed as soon as something is paid, credited or refunded of it.',
    'What was settled would be with another contact, or would be another amount.',
  ),
  changeable: assumed(
    'A document that is void, written off or submitted for approval cannot be changed, nor its total become less than what is settled of it.',
    'It would contradict what has been done with it.',
  ),
  totals: assumed(
    'A line comes to price × quantity less its discount, rounded half up. Taxes are computed once over all lines that have them, after the discount of the document unless `is_discount_before_tax` is false. The total is the sum of the lines, less the discount, with taxes, shipping charge and adjustment. Amounts that are sent are rounded to the decimal places of the currency.',
    'The documents show the fields, and the samples no rounding.',
  ),
  inclusive: assumed(
    'Amounts of lines are shown without tax, also where the prices include it.',
    'The documents have `item_total_inclusive_of_tax` next to `item_total`.',
  ),
  taxCopies: assumed(
    'A document keeps the rates of taxes that it was made with.',
    'A change of a rate is for what comes after it.',
  ),
  balance: assumed(
    'The balance is the total less what is settled: paid, withheld as tax, credited or written off of a demand, used or refunded of a credit. That of a void document is 0.',
    'The documents show the names alone.',
  ),
  status: assumed(
    'Stored are draft, sent or open, and void. From these follow: paid (balance 0), overdue (after the due date, in the time zone of the organization), partially paid, viewed, and closed for a credit without balance.',
    'The documents list the values, and not when they hold.',
  ),
  names: assumed('Names next to ids come from the records with those ids.', 'This keeps names and ids consistent.'),
  history: assumed(
    'The service writes into the history of a document what becomes of it, and into that of its contact when it is created, mailed, voided or deleted.',
    'The samples show such entries, with these words where they show any.',
  ),
  email: assumed(
    'An e-mail goes to the outbox of the sandbox and into the histories. Without recipients it goes to the persons of the document, or else to the primary person of the contact. A draft of an invoice or retainer invoice becomes sent by it.',
    'The body is not documented.',
  ),
  emailContent: assumed(
    'The content of an e-mail stands in `data`: subject, text, possible recipients and senders, and the name of the PDF.',
    'The documents leave the answer open.',
  ),
  emailable: assumed(
    'Void documents, and those that wait for approval, are not mailed.',
    'The first ask for nothing, the others are not decided yet.',
  ),
  address: assumed(
    'An address is changed in the document alone, as far as its fields are sent; that of a void document is fixed.',
    'There are operations for this next to those on contacts.',
  ),
  template: assumed('The template of a document that is void is fixed.', 'A void document is not sent any more.'),
  submit: assumed(
    'A draft is submitted for approval once; until it is approved, it cannot be changed, marked, mailed, applied or refunded. It is shown as a draft all the while.',
    'The states of the documents have no value for it.',
  ),
  approve: assumed(
    'What was submitted is approved, and can then be marked as sent or open.',
    'The documents name the two operations and no state.',
  ),
  stock: assumed(
    'Goods leave the stock by the books with an invoice or vendor credit that is neither a draft nor void, first in, first out. Goods that a credit note returns come back to both stocks, at the purchase price.',
    'The documents say how `available_stock` is calculated, and not `stock_on_hand`.',
  ),
  returned: assumed(
    'A credit note keeps the goods that it has returned to stock as long as they are needed there, or their value is adjusted.',
    'Stock would be less than nothing, or nothing would have a value.',
  ),
  transactions: assumed(
    'Every document is a transaction of its contact, void ones as well.',
    'It refers to the contact.',
  ),
  comments: assumed('A comment has a text.', 'Nothing would be said.'),
  system: assumed(
    'Entries that the service has written cannot be changed or deleted.',
    'The history would not be what happened.',
  ),
  commentShown: assumed(
    '`date_description` says how long ago an entry was written: in seconds, minutes, or hours on the same day, then in days.',
    'The samples show these formats.',
  ),
  refund: assumed(
    'A refund is more than 0 and at most the balance of a credit that is open. `amount_fcy` or `amount_bcy` gives the amount; if both do, they agree by the exchange rate.',
    'The documents show the names alone.',
  ),
  words: assumed(
    'Where credits are applied, `amount` and `amount_applied` stand for the same, and `amount` stands for `amount_fcy` where they are refunded. A body with both is refused if they differ.',
    'The documents name one of them in one place and another in the next.',
  ),
  credits: assumed(
    'Credits are applied to demands that are neither draft, void nor paid, of the same contact, with amounts of more than 0 and at most both balances. All are applied, or none.',
    'More than there is cannot be settled.',
  ),
  voidCredit: assumed(
    'A credit of which something is applied or refunded cannot be voided.',
    'Unlike the money of an invoice, there is nothing that could become unused.',
  ),
  deleteCredit: assumed(
    'A credit of which something is applied or refunded, or that waits for approval, cannot be deleted.',
    'What was settled with it would hang in the air.',
  ),
  undone: assumed(
    'What is taken off a document again is open there again, and unused where it came from.',
    'Otherwise the money would be gone.',
  ),
  view: assumed(
    'A demand that is neither a draft nor void can be viewed by the customer: `is_viewed_by_client` and `client_viewed_time` say so.',
    'The documents show the fields, and no operation sets them.',
  ),
  card: assumed(
    'A payment by card that succeeds pays what is left of an open demand, or less, with the mode `autotransaction`. One that fails is a payment with the status `failure`, which pays nothing and is no credit.',
    'The documents list the mode and both states, and no operation makes such a payment.',
  ),
  twoLists: documented(
    'What a credit note pays of an invoice stands in the lists of both.',
    'document 2, Invoices and Credit notes',
  ),
};

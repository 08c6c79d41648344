import { priceIn, REFUNDED, VENDOR } from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { clear, percentage, rule } from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import { DOCUMENT_FORMS, type Reader, type Shown, type Stored, type StoredLine, type TableOf } from '../types/index.ts';

const HISTORY = docs.histories(docs.VENDOR_CREDIT);

/** The field with the id of what a vendor credit shows, and the fields that are computed of it. */
const COMMENT = ['comment_id', 'commented_by', 'date_description'];
const REFUND = ['vendor_credit_refund_id'];
const BILL = ['vendor_credit_bill_id', 'bill_number'];

/** GST treatments of contacts. A vendor credit may have another one. */
const TREATMENTS = new Set<string>([
  'business_gst',
  'business_none',
  'overseas',
  'consumer',
] satisfies Stored<'contacts'>['gst_treatment'][]);

export const vendorCredits: TableOf<'vendorCredits'> = {
  idField: 'vendor_credit_id',
  noun: docs.VENDOR_CREDIT.noun,
  title: ({ vendor_credit_number }) => vendor_credit_number,
  stored: DOCUMENT_FORMS,
  states: { set: ['draft', 'open', 'void'] },
  defaults: [
    rule('vendor-credits.defaults', {
      status: 'open',
      is_inclusive_tax: false,
      is_reverse_charge_applied: false,
      documents: [],
      custom_fields: [],
    }),
    rule('vendor-credits.destination', { destination_of_supply: (_, { organization }) => organization.home_state }),
  ],
  prepare: [
    rule('vendor-credits.input-only', (credit) => clear(credit, 'is_update_customer')),
    rule('vendor-credits.prices', (credit, context, { line_items }) => {
      const list = context.get('priceLists', credit.pricebook_id);
      if (!list || !line_items) return;
      credit.line_items = credit.line_items!.map((line) => withPrice(line, list, credit, context));
    }),
    ...docs.preparing(docs.VENDOR_CREDIT),
  ],
  refers: [
    rule('documents.vendor', {
      vendor_id: VENDOR,
    }),
    docs.CURRENCY,
    docs.ITEMS,
    rule('documents.taxes', {
      ...docs.TAXES.run,
      'line_items[].reverse_charge_tax_id': { to: ['taxes', 'taxGroups'] },
    }),
    docs.WAREHOUSES,
    docs.ACCOUNTS,
    docs.FILES,
    rule('vendor-credits.price-list', {
      pricebook_id: { to: 'priceLists', holds: false },
    }),
  ],
  unique: [rule('documents.unique', ['vendor_credit_number'])],
  fieldChecks: [
    ...docs.FIELD_CHECKS,
    rule('vendor-credits.required', ({ vendor_id }, context) => {
      if (vendor_id === undefined) context.reject('missing', 'vendor_id is missing.', 'vendor_id');
    }),
  ],
  checks: [...docs.checking(docs.VENDOR_CREDIT)],
  created: [
    docs.takesGoods(docs.VENDOR_CREDIT),
    rule(
      'vendor-credits.update-vendor',
      ({ vendor_id, gst_no, gst_treatment, source_of_supply }, context, { is_update_customer }) => {
        if (!is_update_customer) return;
        context.update('contacts', vendor_id!, {
          ...(gst_no !== undefined && { gst_no }),
          ...(TREATMENTS.has(gst_treatment!) && { gst_treatment }),
          ...(source_of_supply !== undefined && { place_of_contact: source_of_supply }),
        } as never);
      },
    ),
    HISTORY.created,
  ],
  updated: [docs.takesGoods(docs.VENDOR_CREDIT), docs.BACKFILLS_COSTS_OF_BOTH, HISTORY.updated],
  deletion: [docs.deleting(docs.VENDOR_CREDIT)],
  deleted: [docs.BACKFILLS_COSTS, docs.FILES_GO, HISTORY.deleted],
  transitions: {
    markVendorCreditOpen: [
      rule('vendor-credits.open', (credit, context) => {
        docs.allowOnly(docs.VENDOR_CREDIT, credit, ['draft', 'open', 'void'], "it can't be marked as open", context);
        docs.refuseSubmitted(docs.VENDOR_CREDIT, credit, context);
      }),
    ],
    voidVendorCredit: [docs.voiding(docs.VENDOR_CREDIT)],
  },
  afterTransition: [
    docs.takesGoods(docs.VENDOR_CREDIT),
    docs.BACKFILLS_COSTS,
    rule('documents.submit', ({ vendor_credit_id, status }, context) => {
      if (status === 'void') context.set('vendorCredits', vendor_credit_id!, { approval: undefined });
    }),
    HISTORY.moved,
  ],
  ledgerEntries: [
    rule('documents.transactions', docs.transactionOf(docs.VENDOR_CREDIT)),
    rule('documents.stock', docs.takenRows),
  ],
  indexed: [rule('stock.negative', docs.negativeStockOfDocument)],
  completed: [
    rule('documents.status', {
      status: (credit, context) => docs.statusOf(docs.VENDOR_CREDIT, credit, context),
    }),
    rule('vendor-credits.single-line', {
      line_items: ({ line_items = [] }) =>
        (line_items.length === 1 ? line_items[0] : line_items) as Shown<'vendorCredits'>['line_items'],
    }),
    ...docs.SHOWN_LINES,
    rule('documents.inclusive', {
      'line_items[].item_total': docs.lineTotal,
      'line_items[].item_total_inclusive_of_tax': docs.lineTotalWithTax,
      'line_items[].reverse_charge_tax_amount': reverseTax,
    }),
    rule('vendor-credits.line-stock', {
      'line_items[].stock_on_hand': ({ item_id }, context) =>
        goods.goodsOf(item_id, context)?.isTracked() ? goods.onHand(item_id!, context) : undefined,
    }),
    docs.FILES_SHOWN,
  ],
  computed: [
    rule('documents.totals', { sub_total: docs.subTotal, total: docs.total }),
    rule('documents.balance', {
      balance: docs.balance(docs.VENDOR_CREDIT),
      total_credits_used: (credit, context) =>
        docs.amountIn(
          credit,
          docs.paidOf(docs.VENDOR_CREDIT, credit, context) - docs.refundedOf(docs.VENDOR_CREDIT, credit, context),
        ),
      total_refunded_amount: docs.summed(REFUNDED, docs.VENDOR_CREDIT),
    }),
    rule('documents.names', {
      'line_items[].sku': ({ item_id }, context) => goods.goodsOf(item_id, context)?.record.sku,
      'line_items[].account_name': ({ account_id }, context) => goods.accountName(account_id, context),
      'line_items[].reverse_charge_tax_name': ({ reverse_charge_tax_id: id }, context) =>
        goods.taxOf(id, context)?.name(),
      'line_items[].reverse_charge_tax_percentage': ({ reverse_charge_tax_id: id }, context) =>
        goods.taxOf(id, context)?.percentage(),
      vendor_name: ({ vendor_id }, context) => context.get('contacts', vendor_id)?.contact_name,
      currency_code: docs.currencyCode,
    }),
    rule('vendor-credits.shown-rows', {
      comments: (credit, context) => newest('vendorCreditComments', COMMENT, credit, context) as Comments,
      vendor_credit_refunds: (credit, context) => newest('vendorCreditRefunds', REFUND, credit, context) as Refunds,
      bills_credited: (credit, context) => newest('vendorCreditBills', BILL, credit, context) as Bills,
    }),
  ],
  derivedFrom: {
    ...docs.FOLLOWS.totals,
    balance: 'the total and what is used: apply or refund it',
    total_credits_used: 'what it pays: add records to vendorCreditBills',
    total_refunded_amount: 'refunds: add records to vendorCreditRefunds',
    comments: 'its history: add records to vendorCreditComments',
    vendor_credit_refunds: 'refunds: add records to vendorCreditRefunds',
    bills_credited: 'what it pays: add records to vendorCreditBills',
    status: docs.statusFollows(docs.VENDOR_CREDIT),
    line_items: docs.FOLLOWS.lines,
    documents: 'the file that document_id names',
  },
  actions: {
    submitVendorCredit: docs.submit(docs.VENDOR_CREDIT, ['draft', 'open']),
    approveVendorCredit: docs.approve(docs.VENDOR_CREDIT),
  },
};

/** A line with the price that a list has for its item, unless it says another. */
function withPrice(
  line: StoredLine,
  list: Stored<'priceLists'>,
  { vendor_id, exchange_rate }: Stored<'vendorCredits'>,
  context: Reader,
): StoredLine {
  const price = goods.goodsOf(line.item_id, context)?.record.purchase_rate;
  if (line.rate !== undefined || price === undefined) return line;
  const currency = context.get('currencies', context.get('contacts', vendor_id)?.currency_id);
  const convertedPrice = docs.inCurrency(price, exchange_rate ?? currency?.exchange_rate);
  return { ...line, rate: priceIn(list, line.item_id!, convertedPrice, currency?.price_precision ?? context.decimals) };
}

/** The tax of a line with a reverse charge, on its total. */
function reverseTax(line: StoredLine, context: Reader, credit: Stored<'vendorCredits'>, index: number) {
  const rate = goods.taxOf(line.reverse_charge_tax_id, context)?.percentage();
  return rate === undefined
    ? undefined
    : docs.amountOfLine(({ total }) => percentage(total, rate), 'rate', 'quantity')(line, context, credit, index);
}

type Comments = NonNullable<Shown<'vendorCredits'>['comments']>;
type Refunds = NonNullable<Shown<'vendorCredits'>['vendor_credit_refunds']>;
type Bills = NonNullable<Shown<'vendorCredits'>['bills_credited']>;

/** The records within a vendor credit with all that they show, newest first. */
function newest(
  resource: 'vendorCreditComments' | 'vendorCreditRefunds' | 'vendorCreditBills',
  [idField, ...computed]: readonly string[],
  { vendor_credit_id }: { vendor_credit_id?: string },
  context: Reader,
): unknown {
  const records = context.children(resource, vendor_credit_id!) as Record<string, unknown>[];
  return context.explainDerived(records, () =>
    records.reverse().map((record) => {
      const id = record[idField!] as string;
      const further = computed.map((field) => [field, context.show(resource, id, field as never)]);
      return { ...record, ...Object.fromEntries(further) };
    }),
  );
}

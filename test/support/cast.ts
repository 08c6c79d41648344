import { payloadRecords } from '../../src/contract/payload-records.ts';
import { contract, operations } from './document.ts';
import { castId, type Place, places } from './story.ts';

/**
 * What the documents of the service describe: the tag whose responses hold the record, the property that holds it, and
 * the keys that name it, its own first. Parts of a record have neither tag nor property; they are defined by any response.
 */
const handwritten: Record<string, { tag?: string; holder?: RegExp; keys: string[] }> = {
  organization: { tag: 'Organizations', holder: /^organizations$/, keys: ['organization_id'] },
  currency: { tag: 'Organizations', holder: /^organizations$/, keys: ['currency_id'] },
  tax: { tag: 'Taxes', holder: /^tax(es)?$/, keys: ['tax_id'] },
  'tax group': { tag: 'Tax groups', holder: /^tax_group$/, keys: ['tax_group_id'] },
  'price list': { tag: 'Price lists', holder: /^pricebooks?$/, keys: ['pricebook_id'] },
  warehouse: {
    tag: 'Warehouses',
    holder: /^warehouses?$/,
    keys: ['warehouse_id', 'from_warehouse_id', 'to_warehouse_id'],
  },
  item: { tag: 'Items', holder: /^items?$/, keys: ['item_id'] },
  'item group': { tag: 'Item groups', holder: /^(itemgroups?|)$/, keys: ['group_id'] },
  attribute: { tag: 'Item groups', holder: /^attributes$/, keys: ['id', 'attribute_id1'] },
  option: { tag: 'Item groups', holder: /^options$/, keys: ['id', 'attribute_option_id1'] },
  'composite item': { tag: 'Composite items', holder: /^composite_items?$/, keys: ['composite_item_id'] },
  bundle: { tag: 'Bundles', holder: /^bundles?$/, keys: ['bundle_id'] },
  adjustment: { tag: 'Item adjustments', holder: /^inventory_adjustments?$/, keys: ['inventory_adjustment_id'] },
  'transfer order': { tag: 'Transfer orders', holder: /^transfer_orders?$/, keys: ['transfer_order_id'] },
  contact: { tag: 'Contacts', holder: /^contacts?$/, keys: ['contact_id', 'customer_id', 'vendor_id'] },
  'contact person': {
    tag: 'Contact persons',
    holder: /^contact_persons?$/,
    keys: ['contact_person_id', 'primary_contact_id'],
  },
  package: { tag: 'Packages', holder: /^packages?$/, keys: ['package_id'] },
  shipment: { tag: 'Shipment orders', holder: /^shipment_order$/, keys: ['shipment_id'] },
  invoice: { tag: 'Invoices', holder: /^invoices?$/, keys: ['invoice_id'] },
  'retainer invoice': { tag: 'Retainer invoices', holder: /^retainerinvoices?$/, keys: ['retainerinvoice_id'] },
  payment: { tag: 'Customer payments', holder: /^(customer)?payments?$/, keys: ['payment_id'] },
  'sales return': { tag: 'Sales returns', holder: /^salesreturns?$/, keys: ['salesreturn_id'] },
  'credit note': { tag: 'Credit notes', holder: /^creditnotes?$/, keys: ['creditnote_id'] },
  'credit note refund': { tag: 'Credit notes', holder: /^creditnote_refunds?$/, keys: ['creditnote_refund_id'] },
  'purchase receive': { tag: 'Purchase receives', holder: /^purchase_receive$/, keys: ['receive_id'] },
  'vendor credit': { tag: 'Vendor credits', holder: /^vendor_credits?$/, keys: ['vendor_credit_id'] },
  'vendor credit refund': {
    tag: 'Vendor credits',
    holder: /^vendor_credit_refunds?$/,
    keys: ['vendor_credit_refund_id'],
  },
  'credited bill': { keys: ['vendor_credit_bill_id'] },
  'invoice payment': { keys: ['invoice_payment_id'] },
  'applied credit': { keys: ['creditnotes_invoice_id', 'creditnote_invoice_id'] },
  'price list row': { keys: ['pricebook_item_id'] },
  comment: { keys: ['comment_id'] },
  document: { keys: ['document_id'] },
  image: { keys: ['image_id'] },
  'custom field': { keys: ['customfield_id', 'custom_field_id'] },
  'delivery method': { keys: ['delivery_method_id'] },
  'adjustment reason': { keys: ['reason_id'] },
  tag: { keys: ['tag_id'] },
  'tag option': { keys: ['tag_option_id'] },
};

/** Records that the documents of the service only mention, each with its one name or number. */
export const mentioned: Record<string, { keys: string[]; names: Record<string, string> }> = {
  'sales order': { keys: ['salesorder_id'], names: { [castId(20001)]: 'SO-00017', [castId(20003)]: 'SO-25-071' } },
  'sales order line': {
    keys: ['so_line_item_id', 'salesorder_item_id'],
    names: {
      [castId(20011)]: 'Alpine Daypack - Slate',
      [castId(20013)]: 'Steel Water Bottle 1 L',
      [castId(20015)]: 'Steel Water Bottle 1 L',
    },
  },
  'purchase order': {
    keys: ['purchaseorder_id'],
    names: { [castId(28001)]: 'PO-00012', [castId(28003)]: 'PO-25-038' },
  },
  'purchase order line': {
    keys: [],
    names: {
      [castId(28011)]: 'Alpine Daypack - Slate',
      [castId(28013)]: 'Steel Water Bottle 1 L',
      [castId(28015)]: 'Steel Water Bottle 1 L',
    },
  },
  bill: { keys: ['bill_id'], names: { [castId(29501)]: 'BILL-00021', [castId(29503)]: 'BILL-25-044' } },
  account: {
    keys: ['account_id', 'purchase_account_id', 'inventory_account_id', 'adjustment_account_id'],
    names: {
      [castId(10001)]: 'Cost of Goods Sold',
      [castId(10003)]: 'Inventory Asset',
      [castId(10005)]: 'Sales',
      [castId(10007)]: 'Current Account',
      [castId(10009)]: 'Inventory Adjustments',
    },
  },
  template: {
    keys: [
      'template_id',
      ...['invoice', 'estimate', 'creditnote'].flatMap((of) => [`${of}_template_id`, `${of}_email_template_id`]),
    ],
    names: {
      [castId(14051)]: 'Standard Invoice',
      [castId(14053)]: 'Standard Estimate',
      [castId(14055)]: 'Standard Credit Note',
      [castId(14057)]: 'Invoice E-mail',
      [castId(14059)]: 'Estimate E-mail',
      [castId(14061)]: 'Credit Note E-mail',
      [castId(21021)]: 'Package slip',
      [castId(22021)]: 'Shipment note',
      [castId(24051)]: 'Standard Retainer Invoice',
    },
  },
  user: { keys: ['commented_by_id', 'created_by_id'], names: { [castId(30301)]: 'Meera Nair' } },
  salesperson: { keys: ['salesperson_id'], names: { [castId(23061)]: 'Nikhil Desai' } },
};

/** Kinds of record by `transaction_type`. */
const transactions: Record<string, string> = {
  invoice: 'invoice',
  retainer_invoice: 'retainer invoice',
  sales_return: 'sales return',
  creditnote: 'credit note',
  vendor_credit: 'vendor credit',
};

/** What must be the same wherever a record of a kind is named, beside its name, number, code, symbol, type and percentage. */
const ownFacts: Record<string, string[]> = {
  item: ['name', 'sku', 'unit', 'hsn_or_sac', 'upc', 'ean', 'part_number', 'purchase_description'],
  'composite item': ['name', 'sku', 'unit', 'hsn_or_sac', 'rate'],
  'price list': ['name'],
  organization: ['name', 'gst_no'],
  contact: ['gst_no', 'gst_treatment', 'place_of_supply', 'place_of_contact', 'payment_terms'],
  'contact person': ['salutation', 'first_name', 'last_name', 'email', 'phone', 'mobile'],
  payment: ['payment_mode', 'date', 'amount', 'reference_number', 'description'],
  'applied credit': ['amount'],
  'credited bill': ['amount', 'bill_id', 'date'],
  'price list row': ['item_id'],
  document: ['file_name'],
  'custom field': ['label'],
  'sales order line': ['item_id'],
};

/** The ids that records have which neither list names, by the marks of the contract: any response defines them. */
function furtherIds(): Record<string, { keys: string[] }> {
  const known = new Set(Object.values({ ...handwritten, ...mentioned }).flatMap(({ keys }) => keys));
  const records = operations.flatMap((operation) => payloadRecords(contract, operation));
  const ids = records.flatMap(({ schema }) =>
    Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
      property['x-generated'] && !known.has(key) ? [key] : [],
    ),
  );
  return Object.fromEntries(ids.map((key) => [key.replace(/_id$/, '').replaceAll('_', ' '), { keys: [key] }]));
}

/** The same, with what a resource adds that the list above does not have yet. */
export const described: typeof handwritten = { ...furtherIds(), ...handwritten };

/** An id in a sample. */
export interface Mention {
  id: unknown;
  kind: string;
  key: string;
  place: Place;
}

/** The kind of record that a key always names. */
export const kindsByKey = new Map(
  Object.entries({ ...described, ...mentioned }).flatMap(([kind, { keys }]) => keys.map((key) => [key, kind] as const)),
);

/** The kind of record that a key of an object names. */
function kindOf(key: string, { object, parent, body: { operation } }: Place): string | undefined {
  if (key === 'id') return parent === 'options' ? 'option' : 'attribute';
  if (key === 'tax_id' && object['tax_specification'] === 'intra') return 'tax group';
  if (key === 'transaction_id') return transactions[String(object['transaction_type'])];
  if (key === 'line_item_id')
    return operation.tag === 'Purchase receives' ? 'purchase order line' : `line of ${operation.tag}`;
  if (key === 'invoice_item_id') return 'line of Invoices';
  if (key === 'salesreturn_item_id') return 'line of Sales returns';
  return kindsByKey.get(key.replace(/_ids$/, '_id'));
}

/** Every id of every sample. */
export const mentions: Mention[] = places.flatMap((place) =>
  Object.entries(place.object)
    .filter(([key]) => /(^|_)ids?\d*$/.test(key))
    .flatMap(([key, value]) => [value].flat().map((id) => ({ id, kind: kindOf(key, place) ?? `${key}?`, key, place }))),
);

/** Whether a mention is the record itself rather than a reference to it. */
function isDefinition({ kind, key, place: { parent, body } }: Mention): boolean {
  if (body.direction === 'request') return false;
  if (kind.startsWith('line of ')) return key === 'line_item_id';
  const { tag, holder, keys = [] } = described[kind] ?? {};
  return tag ? key === keys[0] && body.operation.tag === tag && holder!.test(parent) : keys.includes(key);
}

/** The mentions that are the records themselves. */
export const definitions = mentions.filter(isDefinition);
/** Which records exist, as `kind id`. */
export const defined = new Set([
  ...definitions.map(({ kind, id }) => `${kind} ${id}`),
  ...Object.entries(mentioned).flatMap(([kind, { names }]) => Object.keys(names).map((id) => `${kind} ${id}`)),
]);

/** `name` for `tax_name` beside `tax_id`, and so on, with what the kind adds. */
function factsOf({ id, kind, key, place: { object } }: Mention): [string, unknown][] {
  const named = ['name', 'number', 'code', 'symbol', 'type', 'percentage'].map((fact) => [
    fact,
    key.replace(/ids?(?=\d*$)/, fact),
  ]);
  const lines = kind.endsWith('line') || kind.startsWith('line of ') ? ['name', 'item_id', 'rate', 'unit'] : [];
  const own = [...(ownFacts[kind] ?? []), ...lines].map((fact) => [fact, fact]);
  const user = kind === 'user' ? [['name', 'commented_by']] : [];
  return [...named, ...own, ...user].flatMap(([fact, property]) =>
    object[property!] === undefined ? [] : [[`${kind} ${id} ${fact}`, object[property!]] as [string, unknown]],
  );
}

/** Everything that must be the same wherever a record is named: `kind id fact`, and the value. */
export const facts: [string, unknown][] = [
  ...mentions.flatMap(factsOf),
  ...Object.entries(mentioned).flatMap(([kind, { names }]) =>
    Object.entries(names).map(([id, name]): [string, string] => [
      `${kind} ${id} ${/^[A-Z]+-\d+$/.test(name) ? 'number' : 'name'}`,
      name,
    ]),
  ),
];

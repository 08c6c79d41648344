import { readFields } from '../../../scripts/build/documented/notation.ts';
import { nameOf } from '../../../src/contract/references.ts';
import { operations } from '../../support/document.ts';
import { documentedBodies } from '../../support/documented.ts';
import { type Rule, request } from './rule.ts';

/** The rows of bodies, with the fields that are starred in them; an empty list where none is. */
const rows: [id: string, place: string, starred: string[], source: string][] = [
  ['createItemGroup', 'items.0', ['name', 'rate', 'purchase_rate'], 'Document 1, Endpoints, Item groups'],
  ['createCompositeItem', 'mapped_items.0', ['item_id'], 'Document 1, Endpoints, Composite items'],
  ['createItemAdjustment', 'line_items.0', ['item_id', 'quantity_adjusted'], 'Document 1, Endpoints, Item adjustments'],
  [
    'createTransferOrder',
    'line_items.0',
    ['item_id', 'name', 'quantity_transfer'],
    'Document 1, Endpoints, Transfer orders',
  ],
  ['createCustomerPayment', 'invoices.0', ['invoice_id', 'amount_applied'], 'Document 2, Endpoints, Customer payments'],
  ['createPriceList', 'pricebook_items.0', [], 'Document 1, Endpoints, Price lists'],
  ['updatePriceList', 'pricebook_items.0', [], 'Document 1, Endpoints, Price lists'],
  ['createContact', 'contact_persons.0', [], 'Document 1, Endpoints, Contacts'],
  ['createContact', 'custom_fields.0', [], 'Document 1, Endpoints, Contacts'],
  ['createContact', 'billing_address', [], 'Document 1, Endpoints, Contacts'],
  ['createItemGroup', 'attributes.0', [], 'Document 1, Endpoints, Item groups'],
  ['createItemGroup', 'attributes.0.options.0', [], 'Document 1, Endpoints, Item groups'],
  ['createItem', 'item_tax_preferences.0', [], 'Document 1, Endpoints, Items'],
  ['createItem', 'custom_fields.0', [], 'Document 1, Endpoints, Items'],
  ['createCompositeItem', 'custom_fields.0', [], 'Document 1, Endpoints, Composite items'],
  ['updateCompositeItem', 'mapped_items.0', [], 'Document 1, Endpoints, Composite items'],
  ['createPackage', 'line_items.0', [], 'Document 2, Endpoints, Packages'],
  ['createRetainerInvoice', 'line_items.0', [], 'Document 2, Endpoints, Retainer invoices'],
  ['createRetainerInvoice', 'custom_fields.0', [], 'Document 2, Endpoints, Retainer invoices'],
  ['createCustomerPayment', 'custom_fields.0', [], 'Document 2, Endpoints, Customer payments'],
  ['createSalesReturn', 'line_items.0', [], 'Document 2, Endpoints, Sales returns'],
  ['updateSalesReturn', 'line_items.0', [], 'Document 2, Endpoints, Sales returns'],
  ['createPurchaseReceive', 'line_items.0', [], 'Document 2, Endpoints, Purchase receives'],
  ['createVendorCredit', 'line_items.0', [], 'Document 2, Endpoints, Vendor credits'],
  ['createVendorCredit', 'line_items.0.tags.0', [], 'Document 2, Endpoints, Vendor credits'],
  ['createVendorCredit', 'documents.0', [], 'Document 2, Endpoints, Vendor credits'],
];

const nested: Rule[] = rows.map(([id, place, starred, source]) => {
  const body = request(id);
  const row = valueAt(body.sample, place);
  const least = Object.fromEntries(starred.map((field) => [field, row[field]]));
  return {
    rule: `${place} of ${id} needs ${starred.join(', ') || 'nothing'}`,
    source,
    schema: body.schema,
    accepted: { sample: body.sample, 'what is starred alone': body.with({ [place]: least }) },
    refused: {
      ...Object.fromEntries(starred.map((field) => [`no ${field}`, body.with({ [`${place}.${field}`]: undefined })])),
      text: body.with({ [place]: 'first' }),
      'an array': body.with({ [place]: [] }),
    },
    at: place,
  };
});

/** JSON bodies of which no field is starred. */
const free: Rule[] = operations.flatMap(({ id, object }) => {
  const schema = object.requestBody?.content['application/json']?.schema;
  const fields = readFields(documentedBodies[nameOf(schema?.$ref ?? '')] ?? '');
  if (!schema || fields.some(({ required }) => required)) return [];
  return {
    rule: `${id} needs no field`,
    source: 'Documents 1 and 2, Endpoints',
    schema,
    accepted: { 'no field': {}, 'a field that is not shown': { not_shown: 1 }, sample: request(id).sample },
    refused: { 'an array': [], text: 'none', null: null },
  };
});

/** What bodies need below their first level, and those that need nothing at all. */
export const rules: Rule[] = [...nested, ...free];

function valueAt(value: unknown, place: string): Record<string, unknown> {
  return place.split('.').reduce<any>((part, key) => part[key], value);
}

import { describe, expect, test } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { rules } from '../../sandbox/resources/registry.ts';
import { createSandbox, Refusal } from '../../src/public/sandbox.ts';
import { type Case, DOCUMENT_CASES, DOCUMENT_OTHERS, invoice } from '../support/document-refusals.ts';
import { everyNth } from '../support/full.ts';
import { renamed, sampleOf } from '../support/plans.ts';
import { callerOf, ok, type Reply } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';
import { OUTSIDE_CASES, STOCK_CASES } from './refusals-of-stock.ts';

const [IGST, CGST, GST] = [castId(11001), castId(11003), castId(11007)];
const [RIDGELINE, DECCAN, ASHA] = [castId(14001), castId(14003), castId(14011)];
const [SLATE, BOTTLE, KIT, DAYPACKS] = [castId(16001), castId(16005), castId(17001), castId(15001)];
const NOBODY = castId(99999);

const tax = (fields: Json): Json => ({ tax_name: 'VAT', tax_percentage: 5, ...fields });
const item = (fields: Json): Json => ({ name: 'Tent', ...fields });
const contact = (fields: Json): Json => ({ contact_name: 'Peak Supply', ...fields });
const kit = (fields: Json): Json => ({ ...renamed(sampleOf('createCompositeItem'), '92'), ...fields });
const list = (fields: Json): Json => ({ ...sampleOf('createPriceList'), name: 'Retail', ...fields });
const parts = (...entries: Json[]): Json => kit({ mapped_items: entries });

/** The id of the record that a call created. */
async function made(reply: Promise<Reply>, key: string, id: string): Promise<string> {
  const record = (await ok(reply))[key] as Json | Json[];
  return [record].flat()[0]![id] as string;
}

export const CASES: Case[] = [
  ...DOCUMENT_CASES,
  ...STOCK_CASES,
  {
    rule: 'records.value-types',
    message: 'line_items[0].rate must be a number, such as 12.50.',
    call(call) {
      const line_items = [{ ...(sampleOf('createCreditNote')['line_items'] as Json[])[0], rate: 'much' }];
      return call('createCreditNote', {}, { ...sampleOf('createCreditNote'), line_items });
    },
  },
  {
    rule: 'records.required',
    message: 'items[0].name is missing.',
    call: (call) =>
      call(
        'createItemGroup',
        {},
        { group_name: 'Tents', unit: 'pcs', items: [{ name: ' ', rate: 1, purchase_rate: 1 }] },
      ),
  },
  {
    rule: 'lists.invalid-parameters',
    message: 'page must be a whole number, 1 or more, but is first.',
    call: (call) => call('listSalesReturns', { page: 'first' }),
  },
  {
    rule: 'taxes.required',
    message: 'tax_percentage is missing.',
    call: (call) => call('createTax', {}, { tax_name: 'VAT' }),
  },
  {
    rule: 'taxes.rate',
    message: 'tax_percentage must be from 0 to 100.',
    call: (call) => call('createTax', {}, tax({ tax_percentage: 101 })),
  },
  {
    rule: 'taxes.unique',
    message: 'tax_name " igst18" is already used by the tax IGST18.',
    call: (call) => call('createTax', {}, tax({ tax_name: ' igst18' })),
  },
  {
    rule: 'taxes.editable',
    message: "tax_percentage can't change: the tax VAT is not editable.",
    async call(call) {
      const tax_id = await made(call('createTax', {}, tax({ is_editable: false })), 'tax', 'tax_id');
      return call('updateTax', { tax_id }, { tax_percentage: 6 });
    },
  },
  {
    rule: 'taxes.delete-default',
    message: "The tax IGST18 is the default, so it can't be deleted.",
    call: (call) => call('deleteTax', { tax_id: IGST }),
  },
  {
    rule: 'taxes.delete-used',
    message: "The tax CGST9 is used by the tax group GST18 until 2025 and 1 more, so it can't be deleted.",
    call: (call) => call('deleteTax', { tax_id: CGST }),
  },
  {
    rule: 'tax-groups.taxes',
    message: 'taxes[0] must be an ID, or an object with a tax_id.',
    call: (call) => call('createTaxGroup', {}, { tax_group_name: 'Both', taxes: { a: 1 } }),
  },
  {
    rule: 'tax-groups.members',
    message: `taxes[1] ${GST} does not exist.`,
    call: (call) => call('createTaxGroup', {}, { tax_group_name: 'Both', taxes: `${CGST}, ${GST}` }),
  },
  {
    rule: 'tax-groups.unique',
    message: 'tax_group_name "gst18" is already used by the tax group GST18.',
    call: (call) => call('createTaxGroup', {}, { tax_group_name: 'gst18' }),
  },
  {
    rule: 'tax-groups.distinct-taxes',
    message: `tax_id ${CGST} appears twice.`,
    call: (call) => call('createTaxGroup', {}, { taxes: [CGST, { tax_id: CGST }] }),
  },
  {
    rule: 'tax-groups.delete-used',
    message: `The tax group GST18 is used by the composite item Day Hike Kit and 3 more, so it can't be deleted.`,
    call: (call) => call('deleteTaxGroup', { tax_group_id: GST }),
  },
  {
    rule: 'price-lists.currency',
    message: `currency_id ${NOBODY} does not exist.`,
    call: (call) => call('createPriceList', {}, list({ currency_id: NOBODY })),
  },
  {
    rule: 'price-lists.items',
    message: `pricebook_items[0].item_id ${NOBODY} does not exist.`,
    call: (call) => call('createPriceList', {}, list({ pricebook_items: [{ item_id: NOBODY, pricebook_rate: 1 }] })),
  },
  {
    rule: 'price-lists.rows',
    message: `pricebook_item_id ${NOBODY} does not exist in this record.`,
    call: (call) =>
      call(
        'updatePriceList',
        { pricebook_id: castId(12001) },
        list({ pricebook_items: [{ item_id: BOTTLE, pricebook_rate: 1, pricebook_item_id: NOBODY }] }),
      ),
  },
  {
    rule: 'price-lists.unique',
    message: 'name "WHOLESALE" is already used by the price list Wholesale.',
    call: (call) => call('createPriceList', {}, list({ name: 'WHOLESALE' })),
  },
  {
    rule: 'price-lists.distinct-items',
    message: `item_id ${BOTTLE} appears twice.`,
    call: (call) =>
      call(
        'createPriceList',
        {},
        list({
          pricebook_items: [
            { item_id: BOTTLE, pricebook_rate: 1 },
            { item_id: BOTTLE, pricebook_rate: 2 },
          ],
        }),
      ),
  },
  {
    rule: 'price-lists.limits',
    message: 'percentage must be at most 100 for a markdown.',
    call: (call) =>
      call(
        'createPriceList',
        {},
        list({ pricebook_type: 'fixed_percentage', pricebook_items: [], is_increase: false, percentage: 101 }),
      ),
  },
  {
    rule: 'warehouses.unique',
    message: 'warehouse_name "Mysuru Store" is already used by the warehouse Mysuru Store.',
    call: (call) => call('createWarehouse', {}, { warehouse_name: 'Mysuru Store' }),
  },
  {
    rule: 'warehouses.enabled',
    message: 'Multiple warehouses are not enabled. Call enableMultiWarehouse first.',
    call(call, sandbox) {
      const snapshot = sandbox.snapshot();
      const organizations = snapshot.records['organizations']!.map((one) => ({ ...one, has_warehouses: false }));
      sandbox.restore({ ...snapshot, records: { ...snapshot.records, organizations } });
      return call('createWarehouse', {}, { warehouse_name: 'Hubballi' });
    },
  },
  {
    rule: 'warehouses.delete-primary',
    message: "The warehouse Bengaluru Main is the primary one, so it can't be deleted.",
    call: (call) => call('deleteWarehouse', { warehouse_id: castId(13001) }),
  },
  {
    rule: 'warehouses.delete-used',
    message: "The warehouse Hubballi is used by the bundle RB-1, so it can't be deleted.",
    async call(call) {
      const warehouse_id = await made(
        call('createWarehouse', {}, { warehouse_name: 'Hubballi' }),
        'warehouse',
        'warehouse_id',
      );
      await ok(call('createBundle', {}, { reference_number: 'RB-1', warehouse_id }));
      return call('deleteWarehouse', { warehouse_id });
    },
  },
  {
    rule: 'items.group',
    message: 'group_name Tents does not exist.',
    call: (call) => call('createItem', {}, item({ group_name: 'Tents' })),
  },
  {
    rule: 'items.group-id',
    message: `group_id ${NOBODY} does not exist.`,
    call: (call) => call('createItem', {}, item({ group_id: NOBODY })),
  },
  {
    rule: 'items.join-group',
    message: 'attribute_option_name1 Slate is already used by the item Alpine Daypack - Slate.',
    call: (call) => call('createItem', {}, item({ group_id: DAYPACKS, attribute_option_name1: 'Slate' })),
  },
  {
    rule: 'items.vendor',
    message: 'The contact Deccan Gear Works is inactive.',
    async call(call) {
      await ok(call('markContactInactive', { contact_id: DECCAN }));
      return call('createItem', {}, item({ vendor_id: DECCAN }));
    },
  },
  {
    rule: 'items.taxes',
    message: `item_tax_preferences[0].tax_id ${NOBODY} does not exist.`,
    call: (call) =>
      call('createItem', {}, item({ item_tax_preferences: [{ tax_id: NOBODY, tax_specification: 'intra' }] })),
  },
  {
    rule: 'items.account-ids',
    message: `inventory_account_id ${NOBODY} does not exist.`,
    call: (call) => call('createItem', {}, item({ inventory_account_id: NOBODY })),
  },
  {
    rule: 'items.custom-fields',
    message: `custom_fields[0].customfield_id ${NOBODY} does not exist.`,
    call: (call) => call('createItem', {}, item({ custom_fields: [{ customfield_id: NOBODY, value: '1' }] })),
  },
  {
    rule: 'items.unique-sku',
    message: 'sku "swb-1l" is already used by the item Steel Water Bottle 1 L.',
    call: (call) => call('createItem', {}, item({ sku: 'swb-1l' })),
  },
  {
    rule: 'items.sku-of-composite-item',
    message: 'sku "kit-dayhike" is already used by the composite item Day Hike Kit.',
    call: (call) => call('createItem', {}, item({ sku: 'kit-dayhike' })),
  },
  {
    rule: 'items.unique-codes',
    message: 'upc "604123002011" is already used by the item Steel Water Bottle 1 L.',
    call: (call) => call('createItem', {}, item({ upc: 604123002011 })),
  },
  {
    rule: 'items.upc',
    message: 'upc must have 12 digits, but is 36000291452.',
    call() {
      const withoutZeros = callerOf(createSandbox({ assumptions: { 'items.upc-zeros': false } }));
      return withoutZeros('createItem', {}, item({ upc: 36_000_291_452 }));
    },
  },
  {
    rule: 'items.tax-only-if-taxable',
    message: 'tax_id is not allowed here, since is_taxable is false.',
    call: (call) => call('createItem', {}, item({ is_taxable: false, tax_id: IGST })),
  },
  {
    rule: 'items.tax-preferences',
    message: 'tax_specification intra appears twice.',
    call: (call) =>
      call(
        'createItem',
        {},
        item({
          item_tax_preferences: [
            { tax_id: IGST, tax_specification: 'intra' },
            { tax_id: GST, tax_specification: 'intra' },
          ],
        }),
      ),
  },
  {
    rule: 'items.initial-stock-values',
    message: 'initial_stock must be at least 0.',
    call: (call) => call('createItem', {}, item({ initial_stock: -1 })),
  },
  {
    rule: 'items.stock-only-if-inventory',
    message: 'initial_stock is not allowed here, since item_type is sales.',
    call: (call) => call('createItem', {}, item({ item_type: 'sales', initial_stock: 1 })),
  },
  {
    rule: 'item-groups.taxes',
    message: `tax_id ${NOBODY} does not exist.`,
    call: (call) => call('createItemGroup', {}, { group_name: 'Tents', unit: 'pcs', tax_id: NOBODY }),
  },
  {
    rule: 'item-groups.image',
    message: 'image must be a gif, png, jpeg, jpg or bmp file, but is tent.svg.',
    call(call) {
      const form = new FormData();
      for (const [name, text] of Object.entries({ group_name: 'Tents', unit: 'pcs' })) form.set(name, text);
      form.set('image', new File(['…'], 'tent.svg'));
      return call('createItemGroup', {}, form);
    },
  },
  {
    rule: 'item-groups.unique',
    message: 'group_name "Alpine Daypack" is already used by the item group Alpine Daypack.',
    call: (call) => call('createItemGroup', {}, { group_name: 'Alpine Daypack', unit: 'pcs' }),
  },
  {
    rule: 'item-groups.required',
    message: 'unit is missing.',
    call(call) {
      const form = new FormData();
      form.set('group_name', 'Tents');
      return call('createItemGroup', {}, form);
    },
  },
  {
    rule: 'item-groups.items',
    message: 'attribute_option_name1 Red appears twice.',
    call: (call) =>
      call(
        'createItemGroup',
        {},
        {
          group_name: 'Tents',
          unit: 'pcs',
          items: [
            { name: 'Tent 1', rate: 1, purchase_rate: 1, attribute_option_name1: 'Red' },
            { name: 'Tent 2', rate: 1, purchase_rate: 1, attribute_option_name1: 'Red' },
          ],
        },
      ),
  },
  {
    rule: 'item-groups.update-item',
    message: 'sku ADP-GREEN does not exist in the group Alpine Daypack.',
    call: (call) =>
      call('updateItemGroup', { group_id: DAYPACKS }, { ...sampleOf('updateItemGroup'), sku: 'ADP-GREEN' }),
  },
  {
    rule: 'composite-items.vendor',
    message: `vendor_id ${NOBODY} does not exist.`,
    call: (call) => call('createCompositeItem', {}, kit({ vendor_id: NOBODY })),
  },
  {
    rule: 'composite-items.taxes',
    message: `tax_id ${NOBODY} does not exist.`,
    call: (call) => call('createCompositeItem', {}, kit({ tax_id: NOBODY })),
  },
  {
    rule: 'composite-items.account-ids',
    message: `account_id ${NOBODY} does not exist.`,
    call: (call) => call('createCompositeItem', {}, kit({ account_id: NOBODY })),
  },
  {
    rule: 'composite-items.custom-fields',
    message: `custom_fields[0].custom_field_id ${NOBODY} does not exist.`,
    call: (call) => call('createCompositeItem', {}, kit({ custom_fields: [{ custom_field_id: NOBODY, value: '1' }] })),
  },
  {
    rule: 'composite-items.part-ids',
    message: 'The composite item Day Hike Kit is inactive.',
    async call(call) {
      await ok(call('markCompositeItemInactive', { composite_item_id: KIT }));
      return call('createCompositeItem', {}, parts({ item_id: KIT, quantity: 1 }));
    },
  },
  {
    rule: 'composite-items.parts',
    message: `line_item_id ${NOBODY} does not exist in this record.`,
    call: (call) => call('createCompositeItem', {}, parts({ item_id: SLATE, line_item_id: NOBODY })),
  },
  {
    rule: 'composite-items.unique-sku',
    message: 'sku "SWB-1L" is already used by the item Steel Water Bottle 1 L.',
    call: (call) => call('createCompositeItem', {}, kit({ sku: 'SWB-1L' })),
  },
  {
    rule: 'composite-items.unique-codes',
    message: 'name "Steel Water Bottle 1 L" is already used by the item Steel Water Bottle 1 L.',
    call: (call) => call('createCompositeItem', {}, kit({ name: 'Steel Water Bottle 1 L' })),
  },
  {
    rule: 'composite-items.required',
    message: 'sku is missing.',
    call: (call) => call('updateCompositeItem', { composite_item_id: KIT }, { sku: '' }),
  },
  {
    rule: 'composite-items.part-list',
    message: "A composite item can't contain itself.",
    async call(call) {
      const outer = await made(
        call('createCompositeItem', {}, parts({ item_id: KIT, quantity: 1 })),
        'composite_item',
        'composite_item_id',
      );
      return call('updateCompositeItem', { composite_item_id: KIT }, { mapped_items: [{ item_id: outer }] });
    },
  },
  {
    rule: 'composite-items.tax-preferences',
    message: 'tax_specification inter appears twice.',
    call: (call) =>
      call(
        'createCompositeItem',
        {},
        kit({
          item_tax_preferences: [
            { tax_id: IGST, tax_specification: 'inter' },
            { tax_id: GST, tax_specification: 'inter' },
          ],
        }),
      ),
  },
  {
    rule: 'composite-items.initial-stock-values',
    message: 'initial_stock_rate must be at least 0.',
    call: (call) => call('createCompositeItem', {}, kit({ initial_stock_rate: -1 })),
  },
  {
    rule: 'composite-items.delete-used',
    message: `The composite item Day Hike Kit is used by the bundle ${castId(17501)}, so it can't be deleted.`,
    call: (call) => call('deleteCompositeItem', { composite_item_id: KIT }),
  },
  {
    rule: 'composite-items.image',
    message: 'image must be a gif, png, jpeg, jpg or bmp file, but is kit.svg.',
    call(call) {
      const form = new FormData();
      form.set('image', new File(['<svg/>'], 'kit.svg'));
      return call('addCompositeItemImage', { composite_item_id: KIT }, form);
    },
  },
  {
    rule: 'bundles.composite-item',
    message: `composite_item_id ${SLATE} does not exist.`,
    call: (call) => call('createBundle', {}, { composite_item_id: SLATE }),
  },
  {
    rule: 'bundles.warehouse',
    message: `warehouse_id ${NOBODY} does not exist.`,
    call: (call) => call('createBundle', {}, { warehouse_id: NOBODY }),
  },
  {
    rule: 'bundles.parts',
    message: `line_items[0].item_id ${NOBODY} does not exist.`,
    call: (call) => call('createBundle', {}, { line_items: [{ item_id: NOBODY, quantity_consumed: 1 }] }),
  },
  {
    rule: 'bundles.quantities',
    message: 'quantity_to_bundle must be more than 0.',
    call: (call) => call('createBundle', {}, { composite_item_id: KIT, quantity_to_bundle: 0 }),
  },
  {
    rule: 'bundles.enough-stock',
    message: 'Bengaluru Main has 19 of Alpine Daypack - Slate, but 20 are needed.',
    call: (call) => call('createBundle', {}, { composite_item_id: KIT, quantity_to_bundle: 20 }),
  },
  {
    rule: 'bundles.delete-in-stock',
    message: "1 of the 3 units that the bundle made has left stock, so it can't be deleted.",
    async call(call, sandbox) {
      const outer = await made(
        call('createCompositeItem', {}, parts({ item_id: KIT, quantity: 1 })),
        'composite_item',
        'composite_item_id',
      );
      await ok(call('createBundle', {}, { composite_item_id: outer }));
      expect(sandbox.records('compositeItems').get(KIT)?.stock_on_hand).toBe(2);
      return call('deleteBundle', { bundle_id: castId(17501) });
    },
  },
  {
    rule: 'contacts.tax',
    message: 'tax_id needs is_taxable to be true.',
    async call(call) {
      await ok(call('updateContact', { contact_id: RIDGELINE }, { is_taxable: false }));
      return call('updateContact', { contact_id: RIDGELINE }, { tax_id: IGST });
    },
  },
  {
    rule: 'contacts.currency',
    message: `currency_id ${NOBODY} does not exist.`,
    call: (call) => call('createContact', {}, contact({ currency_id: NOBODY })),
  },
  {
    rule: 'contacts.taxes',
    message: `tax_id ${NOBODY} does not exist.`,
    call: (call) => call('createContact', {}, contact({ is_taxable: true, tax_id: NOBODY })),
  },
  {
    rule: 'contacts.template-ids',
    message: `default_templates.invoice_template_id ${NOBODY} does not exist.`,
    call: (call) => call('createContact', {}, contact({ default_templates: { invoice_template_id: NOBODY } })),
  },
  {
    rule: 'contacts.unique',
    message: 'contact_name "ridgeline treks" is already used by the contact Ridgeline Treks.',
    call: (call) => call('createContact', {}, { contact_name: 'ridgeline treks' }),
  },
  {
    rule: 'contacts.required',
    message: 'contact_name is missing.',
    call: (call) => call('updateContact', { contact_id: RIDGELINE }, { contact_name: '' }),
  },
  {
    rule: 'contacts.type',
    message: 'contact_type must be customer or vendor, but is friend.',
    call: (call) => call('createContact', {}, contact({ contact_type: 'friend' })),
  },
  {
    rule: 'contacts.payment-terms',
    message: 'payment_terms must be from 0 to 36500 days, but is -1.',
    call: (call) => call('createContact', {}, contact({ payment_terms: -1 })),
  },
  {
    rule: 'contacts.delete-used',
    message: "The contact Tents is used by the item Tent, so it can't be deleted.",
    call(call, sandbox) {
      const { contact_id } = sandbox.records('contacts').add({ contact_name: 'Tents' });
      sandbox.records('items').add({ name: 'Tent', vendor_id: contact_id! });
      return call('deleteContact', { contact_id });
    },
  },
  {
    rule: 'contacts.persons',
    message: 'contact_persons has two entries with is_primary_contact.',
    call(call) {
      const person = { first_name: 'Ann', is_primary_contact: true };
      return call('createContact', {}, contact({ contact_persons: [person, { ...person, first_name: 'Bo' }] }));
    },
  },
  {
    rule: 'contacts.email',
    message: 'No recipient has an email address. Name one in to_mail_ids.',
    async call(call) {
      const contact_id = await made(call('createContact', {}, contact({})), 'contact', 'contact_id');
      return call('emailContact', { contact_id });
    },
  },
  {
    rule: 'contacts.statement',
    message: 'No recipient has an email address. Name one in to_mail_ids.',
    async call(call) {
      const contact_id = await made(call('createContact', {}, contact({})), 'contact', 'contact_id');
      return call('emailContactStatement', { contact_id });
    },
  },
  {
    rule: 'contact-persons.contact',
    message: `contact_id ${NOBODY} does not exist.`,
    call: (call) => call('createContactPerson', {}, { contact_id: NOBODY, first_name: 'Ann' }),
  },
  {
    rule: 'contact-persons.required',
    message: 'contact_id is missing.',
    call: (call) => call('createContactPerson', {}, { first_name: 'Ann' }),
  },
  {
    rule: 'contact-persons.fixed-contact',
    message: `contact_id must be ${RIDGELINE}, the person's contact.`,
    call: (call) =>
      call('updateContactPerson', { contact_person_id: ASHA }, { contact_id: DECCAN, first_name: 'Asha' }),
  },
];

/** Rules that are an operation. */
const ACTIONS = new Set(TABLES.flatMap(({ actions = {} }) => Object.values(actions).map((action) => action!.id)));

/** What else rules refuse that have a case above. */
const ALSO: Case[] = [
  {
    rule: 'warehouses.delete-used',
    message: "The warehouse Mysuru Store has stock, so it can't be deleted.",
    async call(call, sandbox) {
      sandbox.records('items').add({
        name: 'Tent',
        item_type: 'inventory',
        initial_stock: 1,
        opening_warehouse_id: castId(13003),
      });
      return call('deleteWarehouse', { warehouse_id: castId(13003) });
    },
  },
  {
    rule: 'contacts.delete-used',
    message: 'The contact Ridgeline Treks has transactions: mark it as inactive instead.',
    call: (call) => call('deleteContact', { contact_id: RIDGELINE }),
  },
  {
    rule: 'documents.currency',
    message: `currency_id ${NOBODY} does not exist.`,
    call: (call) => call('createInvoice', {}, invoice({ currency_id: NOBODY })),
  },
];

/** Rules that refuse nothing, or only where documents of sale or purchase are there. Other tests are about them. */
export const OTHERS = [
  ...DOCUMENT_OTHERS,
  'lists.page-size',
  'urls.final-slash',
  'urls.contacts',
  'lists.order',
  'lists.field-filters',
  'lists.sort-order',
  'records.type-conversion',
  'names.comparison',
  'records.delete-children',
  'records.update',
  'records.short-forms',
  'organizations.formatted-date',
  'taxes.defaults',
  'taxes.input-only',
  'tax-groups.shown-taxes',
  'price-lists.percentage-field',
  'price-lists.defaults',
  'price-lists.type',
  'price-lists.currency-details',
  'warehouses.defaults',
  'warehouses.country',
  'warehouses.empty-list',
  'warehouses.order',
  'warehouses.enable',
  'items.defaults',
  'items.type',
  'items.taxable',
  'items.accounts',
  'items.initial-stock',
  'items.upc-zeros',
  'items.type-in-group',
  'items.stock-on-hand',
  'items.available-stock',
  'items.names',
  'items.listed-price',
  'item-groups.defaults',
  'item-groups.attribute',
  'item-groups.item-fields',
  'item-groups.update-all',
  'item-groups.names',
  'item-groups.first-attribute',
  'item-groups.members',
  'composite-items.defaults',
  'composite-items.accounts',
  'composite-items.initial-stock',
  'composite-items.is-combo',
  'composite-items.stock-on-hand',
  'composite-items.available-stock',
  'composite-items.type',
  'composite-items.names',
  'composite-items.value',
  'composite-items.part-details',
  'composite-items.custom-field-details',
  'bundles.defaults',
  'bundles.names',
  'bundles.stock',
  'contacts.defaults',
  'contacts.terms-label',
  'contacts.templates',
  'contacts.fixed',
  'contacts.names',
  'contacts.transactions',
  'contacts.balances',
  'contacts.shown-persons',
  'contacts.template-names',
  'contact-persons.first-is-primary',
  'contact-persons.portal-access',
  'contact-persons.portal-field',
  'contact-persons.primary',
  'contact-persons.next-primary',
  'contact-persons.order',
  'contact-comments.author',
];

/** Tries every nth rule: that it refuses, and that it does not when it is off. */
export function testRefusals(nth: number): void {
  describe('each rule that refuses something outside of the service', () => {
    test.each(everyNth(OUTSIDE_CASES, nth).map((one) => [one.rule, one] as const))(
      '%s',
      async (rule, { message, change }) => {
        const sandbox = createSandbox();
        const refusal = await (async () => change(sandbox, callerOf(sandbox)))().catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(Refusal);
        expect(refusal).toMatchObject({ rule, message });
      },
    );
  });

  describe('each rule that refuses a call', () => {
    test.each(everyNth([...CASES, ...ALSO], nth).map((one) => [one.rule, one] as const))(
      '%s',
      async (rule, { message, call }) => {
        const sandbox = createSandbox();
        const reply = await call(callerOf(sandbox), sandbox);
        expect(reply.body['message']).toBe(message);
        expect(reply.status).toBe(400);
        expect(reply.headers.get('x-sandbox-rule')).toBe(rule);
      },
    );

    const kinds = new Map(rules().map(({ id, basis }) => [id, basis.kind]));
    const assumed = CASES.filter(({ rule }) => kinds.get(rule) === 'assumed');
    test.each(everyNth(assumed, nth).map((one) => [one.rule, one] as const))(
      '%s refuses nothing when it is off',
      async (rule, { call }) => {
        const sandbox = createSandbox({ assumptions: { [rule]: false } });
        const reply = await call(callerOf(sandbox), sandbox);
        expect(reply.headers.get('x-sandbox-rule')).not.toBe(rule);
        // Without its rule, an action is not there.
        expect(reply.status === 501).toBe(ACTIONS.has(rule));
        expect(reply.status).not.toBe(500);
      },
    );
  });
}

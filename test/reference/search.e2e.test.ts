import { beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../src/search/index.ts';
import { operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { madeSearch } from './found.ts';
import { testNames, testPhrases } from './found-by-words.ts';

let find: (query: string) => Found[];
beforeAll(async () => {
  ({ find } = await madeSearch());
});

/** What is typed, and a page that the first results lead to. */
const QUERIES: readonly [query: string, address: string][] = [
  ['rate limit', 'conventions.html#limits'],
  ['limits', 'conventions.html#limits'],
  ['throttling', 'conventions.html#limits'],
  ['429', 'conventions.html#errors'],
  ['401', 'conventions.html#errors'],
  ['404', 'conventions.html#errors'],
  ['error codes', 'conventions.html#errors'],
  ['retry', 'conventions.html#errors'],
  ['authentication', 'index.html#1-the-token'],
  ['auth', 'index.html#1-the-token'],
  ['token', 'index.html#1-the-token'],
  ['scope', 'index.html#1-the-token'],
  ['how to authenticate', 'index.html#1-the-token'],
  ['how do I authenticate', 'index.html#1-the-token'],
  ['login', 'index.html#1-the-token'],
  ['pagination', 'conventions.html#paging'],
  ['paging', 'conventions.html#paging'],
  ['paginate a list', 'conventions.html#paging'],
  ['has_more_page', 'conventions.html#paging'],
  ['webhook', 'conventions.html#versions'],
  ['webhooks', 'conventions.html#versions'],
  ['data center', 'conventions.html#data-centers'],
  ['india', 'conventions.html#data-centers'],
  ['mock', 'index.html#1-the-token'],
  ['OpenAPI', 'index.html#next-steps'],
  ['llms.txt', 'index.html#next-steps'],
  ['curl', 'index.html#2-the-organization'],
  ['envelope', 'conventions.html#envelope'],
  ['date format', 'conventions.html#dates'],
  ['invioce', 'resources/invoices.html'],
  ['recieve', 'resources/purchase-receives.html'],
  ['warehuose', 'resources/warehouses.html'],
  ['item', 'resources/items.html'],
  ['items', 'resources/items.html'],
  ['invoice', 'resources/invoices.html'],
  ['warehouse', 'resources/warehouses.html'],
  ['contact person', 'resources/contact-persons.html'],
  ['credit note', 'resources/credit-notes.html'],
  ['GET /v1/invoices', 'operations/listInvoices.html'],
  ['POST /creditnotes', 'operations/createCreditNote.html'],
  ['/items', 'operations/listItems.html'],
  ['https://inventory.example.com/inventory/v1/settings/taxes', 'operations/listTaxes.html'],
  ['/invoices/4815162342481523001', 'operations/getInvoice.html'],
  ['create invoice', 'operations/createInvoice.html'],
  ['createInvoice', 'operations/createInvoice.html'],
  ['add a tax', 'operations/createTax.html'],
  ['remove tax', 'operations/deleteTax.html'],
  ['void', 'operations/voidInvoice.html'],
  ['mark as sent', 'operations/markInvoiceSent.html'],
  ['apply credit note', 'operations/applyCreditNoteToInvoices.html'],
  ['aply credit note', 'operations/applyCreditNoteToInvoices.html'],
  ['attach file', 'operations/addInvoiceAttachment.html'],
  ['refund credit note', 'operations/refundCreditNote.html'],
  ['custemer payment', 'resources/customer-payments.html'],
  ['partially_paid', 'resources/invoices.html'],
  ['hsn_or_sac', 'resources/items.html'],
  ['states', 'states.html'],
  ['what changed', 'changelog.html'],
  ['coverage', 'coverage.html'],
  ['multiwarehouse', 'operations/enableMultiWarehouse.html'],
  ['transfer stock', 'resources/transfer-orders.html'],
  ['order to cash', 'guides/order-to-cash.html'],
  ['first invoice', 'guides/first-invoice.html'],
  ['guide', 'index.html#guides'],
  ['nightly sync', 'guides/nightly-sync.html'],
  ['send again', 'guides/errors-and-retries.html'],
  ['test sandbox', 'guides/testing.html'],
  ['goods come back', 'guides/credits-and-returns.html'],
  ['assemble a kit', 'guides/stock.html'],
  ['camping stove', 'guides/credits-and-returns.html'],
];

/** What readers of this reference and of others have typed, and what must stand first. */
const FIRST: readonly [query: string, address: string][] = [
  ['transfer order required', 'operations/createTransferOrder.html'],
  ['create transfer order fields', 'operations/createTransferOrder.html'],
  ['required fields transfer order', 'operations/createTransferOrder.html'],
  ['mandatory fields for an item', 'operations/createItem.html'],
  ['fields of an invoice', 'resources/invoices.html'],
  ['custom fields', 'resources/items.html#Item.custom_fields'],
  ['create an invoice with tax', 'operations/createInvoice.html'],
  ['tax discount invoice', 'guides/first-invoice.html#with-tax-and-a-discount'],
  ['invoice with tax and discount', 'guides/first-invoice.html#with-tax-and-a-discount'],
  ['token', 'index.html#1-the-token'],
  ['how to get a token', 'index.html#1-the-token'],
  ['attachment upload', 'operations/addInvoiceAttachment.html'],
  ['upgrade', 'upgrading.html'],
  ['breaking changes', 'upgrading.html'],
  ['what changed since 0.3', 'upgrading.html#from-030-to-040'],
  ['test without service', 'guides/testing.html'],
];

describe('the search', () => {
  testPhrases(4);
  testNames(everyNth(operations, 5));

  it.each(FIRST)('puts first what answers "%s"', (query, address) => {
    const [best] = find(query);
    expect(address.includes('#') ? best?.address : best?.address.split('#')[0]).toBe(address);
  });

  it.each(QUERIES)('answers "%s" among its first five results', (query, address) => {
    const found = find(query).map((entry) => entry.address);
    expect(found.slice(0, 5).map((target) => (address.includes('#') ? target : target.split('#')[0]))).toContain(
      address,
    );
  });

  it('leads to the status of a record where both are typed', () => {
    expect(find('invoice status')[0]!.address).toBe('resources/invoices.html#Invoice.status');
  });

  it('leaves out what has few of the words', () => {
    expect(find('delete contact with invoices').length).toBeLessThan(400);
  });

  it('puts the resource first where its name is typed, and the operation where its URL is', () => {
    for (const query of ['item', 'credit note', 'contact person', 'warehouse', 'GET /v1/invoices', 'createInvoice'])
      expect(find(query)[0]!.address, query).toBe(QUERIES.find(([typed]) => typed === query)![1]);
  });

  it('leads to the field that was typed', () => {
    expect(find('gst_registartion_type').map(({ address }) => address)).toContain(
      'resources/organizations.html#Organization.gst_registartion_type',
    );
  });

  it('finds nothing where nothing is', () => {
    expect(find('round_to_dollor_nowhere')).toEqual([]);
    expect(find('')).toEqual([]);
  });
});

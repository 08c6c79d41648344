import { describe, expect, it } from 'vitest';
import { controlDocument } from '../../sandbox/control/control-document.ts';
import { readDocument } from '../../src/contract/read.ts';
import { createCatalogue } from '../../src/mcp/catalogue.ts';
import { contract } from '../support/document.ts';

/** How many results must hold an answer. */
const LOOKED_AT = 3;

/** How many of the questions must be answered by these. */
const ENOUGH = 57;

/** What an agent searches for, in the words of those that it works for, and the operations that do it. */
const QUESTIONS: readonly [query: string, ...answers: string[]][] = [
  ['new customer', 'createContact'],
  ['add a customer', 'createContact'],
  ['create invoice for a new customer', 'createInvoice', 'createContact'],
  ['create customer', 'createContact'],
  ['client', 'listContacts', 'createContact', 'getContact'],
  ['product', 'listItems', 'createItem'],
  ['delivery', 'createShipmentOrder'],
  ['discount', 'createInvoice', 'updateInvoice'],
  ['who owes me money', 'listInvoices'],
  ['stock on hand', 'listItems'],
  ['low stock', 'listItems'],
  ['vendor', 'listContacts', 'createContact', 'getContact'],
  ['move stock between warehouses', 'createTransferOrder'],
  ['void', 'voidInvoice'],
  ['send invoice by email', 'emailInvoice', 'emailInvoices'],
  ['return goods', 'createSalesReturn'],
  ['record a payment', 'createCustomerPayment'],
  ['find a customer by name', 'listContacts'],
  ['change the address of a customer', 'updateContact'],
  ['delete a kit', 'deleteCompositeItem'],
  ['special prices for a customer', 'createPriceList', 'listPriceLists'],
  ['deactivate a kit', 'markCompositeItemInactive'],
  ['purchase order', 'createPurchaseReceive', 'addRecord'],
  ['receive goods from a vendor', 'createPurchaseReceive'],
  ['apply a vendor credit to a bill', 'applyVendorCreditToBills'],
  ['submit for approval', 'submitRetainerInvoice', 'submitCreditNote', 'submitVendorCredit'],
  ['approve a credit note', 'approveCreditNote'],
  ['mark invoice as sent', 'markInvoiceSent'],
  ['cancel an invoice', 'voidInvoice'],
  ['write off a debt', 'writeOffInvoice'],
  ['refund a customer', 'refundCreditNote'],
  ['give credit to a customer', 'createCreditNote'],
  ['apply credit to an invoice', 'applyCreditNoteToInvoices', 'applyInvoiceCredits'],
  ['credit from a vendor', 'createVendorCredit'],
  ['adjust stock after a count', 'createItemAdjustment'],
  ['build a kit', 'createBundle'],
  ['bill of materials', 'createCompositeItem', 'listCompositeItems'],
  ['product variants', 'createItemGroup', 'listItemGroups'],
  ['warehouse list', 'listWarehouses'],
  ['add a location', 'createWarehouse'],
  ['vat rate', 'createTax', 'updateTax', 'listTaxes'],
  ['tax group', 'createTaxGroup', 'getTaxGroup'],
  ['price list', 'createPriceList', 'listPriceLists'],
  ['pack an order', 'createPackage'],
  ['ship a package', 'createShipmentOrder'],
  ['tracking number', 'createShipmentOrder'],
  ['attach a pdf to an invoice', 'addInvoiceAttachment'],
  ['download invoice as pdf', 'exportInvoices'],
  ['payment reminder', 'enableInvoicePaymentReminder', 'getInvoicePaymentReminder'],
  ['deposit', 'createRetainerInvoice', 'listRetainerInvoices'],
  ['contact person', 'createContactPerson', 'listContactPersons'],
  ['comment on an invoice', 'addInvoiceComment'],
  ['which organizations do I have', 'listOrganizations'],
  ['goods arrive', 'simulate', 'createPurchaseReceive'],
  ['move the clock', 'advanceClock'],
  ['goods returned by a customer', 'createSalesReturn'],
  ['unpaid invoices', 'listInvoices'],
  ['email a statement to a customer', 'emailContactStatement'],
  ['undo a write-off', 'cancelInvoiceWriteOff'],
  ['picture of a composite item', 'addCompositeItemImage'],
];

const { search, find } = createCatalogue(contract, readDocument(controlDocument));

/** What was found, since several tests ask the same. */
const found = new Map<string, string[]>();

function firstFor(query: string): string[] {
  const known = found.get(query) ?? search(query, LOOKED_AT).entries.map(({ operation }) => operation.id);
  found.set(query, known);
  return known;
}

describe('sixty questions of agents', () => {
  it('have answers that exist', () => {
    for (const [, ...answers] of QUESTIONS) expect(answers.map((id) => find(id).operation.id)).toEqual(answers);
  });

  it('all find something', () => {
    expect(QUESTIONS.filter(([query]) => firstFor(query).length === 0)).toEqual([]);
  });

  it(`are answered within the first ${LOOKED_AT} results, all but a few`, () => {
    const missed = QUESTIONS.filter(([query, ...answers]) => !firstFor(query).some((id) => answers.includes(id)));
    expect(
      missed.map(([query]) => `${query} → ${firstFor(query).join(', ')}`).slice(QUESTIONS.length - ENOUGH),
    ).toEqual([]);
  });
});

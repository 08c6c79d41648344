import { describe, expect, it } from 'vitest';
import { controlDocument } from '../../sandbox/control/control-document.ts';
import { readDocument } from '../../src/contract/read.ts';
import { createCatalogue } from '../../src/mcp/catalogue.ts';
import { contract, operations } from '../support/document.ts';
import { ENOUGH, missedBy, PHRASES } from './phrases.ts';

const { search } = createCatalogue(contract, readDocument(controlDocument));

function idsFor(query: string): string[] {
  return search(query, 3).entries.map(({ operation }) => operation.id);
}

describe('a hundred phrases of people who do not know the words of the contract', () => {
  it('have answers that exist', () => {
    const known = new Set(operations.map(({ id }) => id));
    expect(PHRASES.flatMap(([, answers]) => answers).filter((id) => !known.has(id))).toEqual([]);
  });

  it(`are answered by the first three operations that agents find, ${ENOUGH} of them or more`, () => {
    expect(missedBy(idsFor).slice(PHRASES.length - ENOUGH)).toEqual([]);
  });
});

describe('everyday words', () => {
  it.each([
    ['inactive vendors', 'listContacts'],
    ['receive money', 'createCustomerPayment'],
    ['take the payment', 'createCustomerPayment'],
    ['collect payments', 'createCustomerPayment'],
    ['bill a buyer', 'createInvoice'],
    ['charge the client', 'createInvoice'],
    ['add stock', 'createItemAdjustment'],
    ['reciept of goods', 'createPurchaseReceive'],
    ['money back to customer', 'refundCreditNote'],
    ['delete contact with invoices', 'deleteContact'],
    ['POST /contact/', 'markContactActive'],
    ['/contacts/', 'listContacts'],
  ])('%s → %s', (query, id) => {
    expect(idsFor(query)).toContain(id);
  });

  it('leave the operation of the service where the sandbox has one of the same name', () => {
    expect(search('list organizations', 1).entries[0]).toMatchObject({
      operation: { path: '/organizations' },
      isControl: false,
    });
  });
});

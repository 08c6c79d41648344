import { describe, expect, test } from 'vitest';
import { type Plan, plansOf } from '../../../../sandbox/engine/plan/plan.ts';
import { contract, operations } from '../../../support/document.ts';

const plans = plansOf(contract);
const plan = (operation: string): Plan => plans.get(operation)!;

describe('the plan of an operation', () => {
  test('there is one for each', () => {
    expect([...plans.keys()]).toEqual(operations.map(({ id }) => id));
  });

  test.each([
    ['createTax', { kind: 'create', resource: 'taxes' }],
    ['listTaxes', { kind: 'list', resource: 'taxes' }],
    ['getTax', { kind: 'get', resource: 'taxes', idParameter: 'tax_id' }],
    ['updateTax', { kind: 'update', resource: 'taxes', idParameter: 'tax_id' }],
    ['deleteTax', { kind: 'delete', resource: 'taxes', idParameter: 'tax_id' }],
    ['updateItemGroup', { kind: 'update', resource: 'itemGroups', idParameter: 'group_id' }],
    ['markContactActive', { kind: 'transition', resource: 'contacts', idParameter: 'contact_id' }],
    ['emailContact', { kind: 'action', resource: 'contacts', idParameter: 'contact_id' }],
    ['enableMultiWarehouse', { kind: 'action', resource: 'warehouses' }],
    ['exportInvoices', { kind: 'action', resource: 'invoices' }],
    [
      'listContactPersons',
      { kind: 'list', resource: 'contactPersons', parent: { resource: 'contacts', parameter: 'contact_id' } },
    ],
    ['updateContactPerson', { kind: 'update', resource: 'contactPersons', idParameter: 'contact_person_id' }],
    [
      'listContactComments',
      { kind: 'list', resource: 'contactComments', parent: { resource: 'contacts', parameter: 'contact_id' } },
    ],
    [
      'updateInvoiceComment',
      {
        kind: 'update',
        resource: 'invoiceComments',
        idParameter: 'comment_id',
        parent: { resource: 'invoices', parameter: 'invoice_id' },
      },
    ],
    ['listAllCreditNoteRefunds', { kind: 'list', resource: 'creditNoteRefunds' }],
  ])('%s: what it is about', (operation, subject) => {
    const { kind, resource, idParameter, parent } = plan(operation);
    expect({ kind, resource, ...(idParameter && { idParameter }), ...(parent && { parent }) }).toEqual(subject);
  });

  test.each([
    ['createTax', { form: 'record', key: 'tax', isArray: true }],
    ['updateTax', { form: 'record', key: 'tax', isArray: false }],
    ['listTaxes', { form: 'list', key: 'taxes' }],
    ['createItemGroup', { form: 'top' }],
    ['deleteTax', { form: 'bare', isOpen: false }],
    ['getContactStatementEmail', { form: 'bare', isOpen: true }],
    ['exportInvoices', { form: 'file', contentType: 'application/pdf' }],
  ])('%s: its envelope', (operation, envelope) => {
    expect(plan(operation).envelope).toMatchObject(envelope);
  });

  test('status and message are those of the contract and its samples', () => {
    expect(plan('createTax')).toMatchObject({ status: 201, message: 'The tax has been created.', writes: true });
    expect(plan('listTaxes')).toMatchObject({ status: 200, message: 'success', writes: false });
  });

  test('transitions name their state', () => {
    expect(plan('markContactInactive').transition).toEqual({ field: 'status', to: 'inactive' });
    expect(plan('markCreditNoteOpen').transition).toEqual({ field: 'status', to: 'open' });
    expect(plan('emailContact').transition).toBeUndefined();
  });

  test('what the body takes, with ids as text and amounts as numbers', () => {
    const { fields } = plan('createItem').body!;
    const kinds = ['vendor_id', 'rate', 'is_taxable', 'name'].map((name) => fields.get(name)!.kind);
    expect(kinds).toEqual(['id', 'number', 'boolean', 'text']);
    expect(fields.get('item_tax_preferences')).toMatchObject({ kind: 'array', items: { kind: 'object' } });
    expect(fields.has('stock_on_hand')).toBe(false);
  });

  test('filters of lists come from the suffixes of the parameters', () => {
    const filters = plan('listCustomerPayments').filters;
    expect(filters).toContainEqual({ parameter: 'amount_less_than', field: 'amount', test: 'lessThan' });
    expect(filters).toContainEqual({ parameter: 'customer_name', field: 'customer_name', test: 'equals' });
    expect(filters.map(({ parameter }) => parameter)).not.toContain('sort_column');
    expect(plan('listPackages').filters).toContainEqual({ parameter: 'date_start', field: 'date', test: 'from' });
  });

  test('operations whose effect is not documented are marked', () => {
    expect(plan('markContactActive').hasAssumedEffect).toBe(true);
    expect(plan('applyCreditNoteToInvoices').hasAssumedEffect).toBe(true);
    expect(plan('createTax').hasAssumedEffect).toBe(false);
  });

  test('storing, showing and removing a record is no assumed effect', () => {
    const kept = [
      'createContact',
      'createItemGroup',
      'refundCreditNote',
      'updateCreditNoteRefund',
      'deleteInvoicePayment',
    ];
    expect(kept.map((operation) => plan(operation).hasAssumedEffect)).toEqual(kept.map(() => false));
  });
});

import type { Id } from '../engine/index.ts';
import type { OperationId, ResourceName } from '../types/index.ts';
import { half, type Json, type Kit } from './kit.ts';
import { orderRecipes } from './order-recipes.ts';
import type { FactoryName, FactoryState } from './states.ts';

/**
 * Creates a record in a state.
 *
 * @param fields What was given of it, without the state.
 * @returns The id of the record.
 */
export type Recipe<State extends string = string> = (kit: Kit, fields: Json, state: State | undefined) => Id;

const LINES = [{ name: 'Service', rate: 100, quantity: 1 }];

function switched(resource: ResourceName, make: (kit: Kit, fields: Json) => Id): Recipe<'active' | 'inactive'> {
  return (kit, fields, state) => {
    const id = make(kit, fields);
    // No operation does it for these.
    if (state === 'inactive') kit.records(resource).update(id, { status: state } as never);
    return id;
  };
}

/** Pays an invoice or a retainer invoice, in part or in full. */
function pay(kit: Kit, resource: 'invoices' | 'retainerInvoices', id: Id, isPart: boolean): void {
  const { balance, customer_id, exchange_rate, price_precision = 2 } = kit.shown(resource, id);
  const amount = isPart ? half(Number(balance), Number(price_precision)) : Number(balance);
  if (!(amount > 0)) return;
  const invoices = [{ invoice_id: id, amount_applied: amount }];
  kit.call('createCustomerPayment', {
    body: { customer_id, payment_mode: 'cash', amount, date: kit.day(), exchange_rate, invoices },
  });
}

/** Takes an invoice or a retainer invoice from a draft to a state. */
function payable(
  resource: 'invoices' | 'retainerInvoices',
  idField: string,
  [send, cancel]: readonly [OperationId, OperationId],
): (kit: Kit, id: Id, state: string | undefined) => void {
  return (kit, id, state) => {
    if (state === undefined || state === 'draft') return;
    kit.call(send, { path: { [idField]: id } });
    if (state === 'viewed') kit.simulate(`${resource}.view`, id);
    if (state === 'partially_paid' || state === 'paid') pay(kit, resource, id, state !== 'paid');
    if (state === 'void') kit.call(cancel, { path: { [idField]: id } });
  };
}

const bringInvoiceTo = payable('invoices', 'invoice_id', ['markInvoiceSent', 'voidInvoice']);
const bringRetainerTo = payable('retainerInvoices', 'retainerinvoice_id', [
  'markRetainerInvoiceSent',
  'voidRetainerInvoice',
]);

const invoice: Recipe<FactoryState<'invoices'>> = (kit, fields, state) => {
  const id = kit.make('createInvoice', 'invoice_id', {
    customer_id: kit.idOr(fields['customer_id'], kit.customer),
    ...(fields['line_items'] === undefined && { line_items: [{ item_id: kit.item(), quantity: 1 }] }),
    ...(state === 'overdue' && { date: kit.day(45), due_date: kit.day(15) }),
    ...fields,
  });
  bringInvoiceTo(kit, id, state);
  return id;
};

export const RECIPES: { readonly [Name in FactoryName]: Recipe<FactoryState<Name>> } = {
  ...orderRecipes,
  invoices: invoice,

  bills(kit, fields, state) {
    const vendor_id = kit.idOr(fields['vendor_id'], kit.vendor);
    const bill = kit.records('bills').add({
      bill_number: kit.nameFor('bills', 'bill_number', 'Bill'),
      vendor_id,
      date: kit.day(),
      due_date: kit.day(-30),
      total: 100,
      ...fields,
    });
    if (state === 'paid') {
      const line_items = [{ name: 'Credit', rate: bill.total, quantity: 1 }];
      const vendor_credit_id = kit.make('createVendorCredit', 'vendor_credit_id', { vendor_id, line_items });
      const bills = [{ bill_id: bill.bill_id, amount_applied: bill.total }];
      kit.call('applyVendorCreditToBills', { path: { vendor_credit_id }, body: { bills } });
    }
    return bill.bill_id!;
  },

  compositeItems(kit, fields, state) {
    const id = kit.make('createCompositeItem', 'composite_item_id', {
      name: kit.nameFor('compositeItems', 'name', 'Kit'),
      sku: kit.nameFor('compositeItems', 'sku', 'KIT'),
      item_type: 'inventory',
      product_type: 'goods',
      rate: 200,
      ...(fields['mapped_items'] === undefined && { mapped_items: [{ item_id: kit.item(), quantity: 2 }] }),
      ...fields,
    });
    if (state === 'inactive') kit.call('markCompositeItemInactive', { path: { composite_item_id: id } });
    return id;
  },

  contacts(kit, fields, state) {
    const contact_name = kit.nameFor('contacts', 'contact_name', 'Customer');
    const id = kit.make('createContact', 'contact_id', { contact_name, ...fields });
    if (state === 'inactive') kit.call('markContactInactive', { path: { contact_id: id } });
    return id;
  },

  creditNotes(kit, fields, state) {
    const id = kit.make('createCreditNote', 'creditnote_id', {
      customer_id: kit.idOr(fields['customer_id'], kit.customer),
      date: kit.day(),
      line_items: LINES,
      ...(state === 'draft' && { is_draft: true }),
      ...fields,
    });
    const path = { creditnote_id: id };
    if (state === 'closed') {
      kit.call('refundCreditNote', { path, body: { amount_fcy: Number(kit.shown('creditNotes', id)['balance']) } });
    }
    if (state === 'void') kit.call('voidCreditNote', { path });
    return id;
  },

  customerPayments(kit, fields, state) {
    if (state === 'failure') {
      const [other] = Object.keys(fields).filter((name) => name !== 'customer_id');
      if (other !== undefined) {
        throw new RangeError(`customerPayments: a payment that fails accepts only customer_id, not ${other}.`);
      }
      kit.simulate('invoices.failCard', invoice(kit, fields, 'sent'));
      return kit.records('customerPayments').list().at(-1)!.payment_id!;
    }
    const { customer_id: sentCustomer, amount } = fields;
    const customer_id = kit.idOr(sentCustomer, kit.customer);
    const owed = fields['invoices'] === undefined ? invoice(kit, { customer_id }, 'sent') : undefined;
    const paid = Number(amount ?? (owed === undefined ? Number.NaN : kit.shown('invoices', owed)['balance']));
    return kit.make('createCustomerPayment', 'payment_id', {
      customer_id,
      payment_mode: 'cash',
      date: kit.day(),
      ...(owed !== undefined && {
        amount: paid,
        invoices: [
          { invoice_id: owed, amount_applied: Math.min(paid, Number(kit.shown('invoices', owed)['balance'])) },
        ],
      }),
      ...fields,
    });
  },

  itemGroups: switched('itemGroups', (kit, fields) =>
    kit.make('createItemGroup', 'group_id', {
      group_name: kit.nameFor('itemGroups', 'group_name', 'Group'),
      unit: 'pcs',
      ...fields,
    }),
  ),

  items: switched('items', (kit, fields) =>
    kit.make('createItem', 'item_id', { name: kit.nameFor('items', 'name', 'Item'), rate: 100, ...fields }),
  ),

  priceLists: switched('priceLists', (kit, fields) =>
    kit.make('createPriceList', 'pricebook_id', {
      name: kit.nameFor('priceLists', 'name', 'Price list'),
      currency_id: kit.records('organizations').list()[0]!.currency_id,
      pricebook_type: 'per_item',
      ...(fields['pricebook_items'] === undefined && {
        pricebook_items: [{ item_id: kit.item(), pricebook_rate: 90 }],
      }),
      is_increase: false,
      sales_or_purchase_type: 'sales',
      ...fields,
    }),
  ),

  retainerInvoices(kit, fields, state) {
    const id = kit.make('createRetainerInvoice', 'retainerinvoice_id', {
      customer_id: kit.idOr(fields['customer_id'], kit.customer),
      line_items: [{ description: 'Advance', rate: 100 }],
      ...fields,
    });
    bringRetainerTo(kit, id, state);
    return id;
  },

  taxes: (kit, fields) =>
    kit.make('createTax', 'tax_id', {
      tax_name: kit.nameFor('taxes', 'tax_name', 'Tax'),
      tax_percentage: 10,
      ...fields,
    }),

  vendorCredits(kit, fields, state) {
    const id = kit.make('createVendorCredit', 'vendor_credit_id', {
      vendor_id: kit.idOr(fields['vendor_id'], kit.vendor),
      line_items: LINES,
      ...fields,
    });
    if (state === 'draft') kit.records('vendorCredits').update(id, { status: state } as never);
    if (state === 'void') kit.call('voidVendorCredit', { path: { vendor_credit_id: id } });
    return id;
  },

  warehouses: switched('warehouses', (kit, fields) => {
    if (!kit.records('organizations').list()[0]!.has_warehouses) kit.call('enableMultiWarehouse');
    return kit.make('createWarehouse', 'warehouse_id', {
      warehouse_name: kit.nameFor('warehouses', 'warehouse_name', 'Warehouse'),
      ...fields,
    });
  }),
};

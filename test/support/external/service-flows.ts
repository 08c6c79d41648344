/** Makes a call of a service. Returns the first field of a name in what it answers, an id mostly. */
export type FlowCall = (method: string, path: string, body?: object) => Promise<(name: string) => string>;

/** What somebody does with a service, call after call. */
export interface Flow {
  name: string;
  /** Where it shows that a rule is not held, by rules: what differs from a sandbox that holds it. */
  shows: Readonly<Record<string, RegExp>>;
  run: (call: FlowCall) => Promise<void>;
}

const DATE = '2026-03-10';

/** A line of a document. */
const line = (rate: number, rest: object = {}) => ({ name: 'Guide', rate, quantity: 1, ...rest });

export const FLOWS: readonly Flow[] = [
  {
    name: 'order to cash',
    shows: {
      'invoices.terms': /^4 .*\/due_date: 2026-03-31/,
      'documents.totals': /^4 .*\/tax_total: /,
      'documents.base-price': /\/bcy_rate: /,
    },
    run: async (call) => {
      const tax = await call('POST', '/settings/taxes', { tax_name: 'Flow tax', tax_percentage: 5 });
      const contact = await call('POST', '/contacts', { contact_name: 'Flow & Sons', payment_terms: 15 });
      const customer_id = contact('contact_id');
      const tent = { name: 'Flow tent', rate: 99.9, tax_id: tax('tax_id'), initial_stock: 9, initial_stock_rate: 60 };
      const item_id = (await call('POST', '/items', tent))('item_id');
      const line_items = [
        { item_id, quantity: 3 },
        line(0.1, { tax_id: tax('tax_id') }),
        line(0.3, { tax_id: tax('tax_id') }),
      ];
      const invoice = await call('POST', '/invoices', { customer_id, date: DATE, line_items, shipping_charge: 40 });
      const invoice_id = invoice('invoice_id');
      await call('POST', `/invoices/${invoice_id}/status/sent`);
      await call('POST', `/invoices/${invoice_id}/status/sent`);
      const payment = { customer_id, payment_mode: 'cash', date: '2026-03-12' };
      await call('POST', '/customerpayments', {
        ...payment,
        amount: 150,
        invoices: [{ invoice_id, amount_applied: 150 }],
      });
      await call('GET', `/invoices/${invoice_id}`);
      await call('POST', '/customerpayments', {
        ...payment,
        amount: 50,
        invoices: [{ invoice_id, amount_applied: 60 }],
      });
      await call('POST', '/customerpayments', {
        ...payment,
        amount: 400,
        invoices: [{ invoice_id, amount_applied: 150 }],
      });
      await call('GET', `/invoices/${invoice_id}`);
      await call('GET', `/invoices/${invoice_id}/payments`);
      await call('GET', `/contacts/${customer_id}`);
      await call('GET', '/items?per_page=1');
      await call('DELETE', `/invoices/${invoice_id}`);
      await call('POST', `/invoices/${invoice_id}/status/void`);
      await call('GET', `/contacts/${customer_id}`);
    },
  },
  {
    name: 'credit note',
    shows: {
      'documents.totals': /^5 .*\/creditnote\/total: /,
      'invoices.terms': /^3 .*\/due_date: 2026-03-31/,
      'documents.base-price': /\/bcy_rate: /,
    },
    run: async (call) => {
      const tax_id = (await call('POST', '/settings/taxes', { tax_name: 'Flow tax', tax_percentage: 12.5 }))('tax_id');
      const customer_id = (await call('POST', '/contacts', { contact_name: 'Flow credit' }))('contact_id');
      const line_items = [line(0.12, { tax_id }), line(0.12, { tax_id }), line(0.12, { tax_id }), line(80)];
      const invoice = await call('POST', '/invoices', { customer_id, date: DATE, payment_terms: 10, line_items });
      const invoice_id = invoice('invoice_id');
      await call('POST', `/invoices/${invoice_id}/status/sent`);
      const note = await call('POST', '/creditnotes', { customer_id, date: '2026-03-11', line_items });
      const creditnote = `/creditnotes/${note('creditnote_id')}`;
      await call('POST', `${creditnote}/invoices`, { invoices: [{ invoice_id, amount_applied: 1000 }] });
      await call('POST', `${creditnote}/invoices`, { invoices: [{ invoice_id, amount_applied: 30.5 }] });
      await call('POST', `${creditnote}/refunds`, { amount_fcy: 20, date: '2026-03-12' });
      await call('GET', creditnote);
      await call('GET', `/invoices/${invoice_id}`);
      await call('POST', `${creditnote}/void`);
      await call('DELETE', creditnote);
      await call('GET', `/contacts/${customer_id}`);
    },
  },
  {
    name: 'stock adjustment',
    shows: {
      'item-adjustments.reason': /\/reason_id: /,
    },
    run: async (call) => {
      const stove = { name: 'Flow stove', rate: 30, purchase_rate: 12.5, initial_stock: 10, initial_stock_rate: 12 };
      const item_id = (await call('POST', '/items', stove))('item_id');
      const adjust = (adjustment_type: string, entry: object) =>
        call('POST', '/inventoryadjustments', {
          date: DATE,
          reason: 'Flow',
          adjustment_type,
          line_items: [{ item_id, ...entry }],
        });
      const lost = await adjust('quantity', { quantity_adjusted: -4 });
      await adjust('quantity', { quantity_adjusted: -400 });
      await adjust('quantity', { quantity_adjusted: 0 });
      await adjust('quantity', { quantity_adjusted: 2 });
      await adjust('value', { item_total: -15 });
      await call('GET', `/inventoryadjustments/${lost('inventory_adjustment_id')}`);
      await call('GET', '/inventoryadjustments?per_page=3');
      await call('GET', '/items?per_page=1');
    },
  },
  {
    name: 'contacts with duplicates',
    shows: {
      'contacts.unique': /^2 .*: status 201/,
      'contacts.terms-label': /\/payment_terms_label: /,
      'contact-persons.fixed-contact': /^8 .*: status 200/,
    },
    run: async (call) => {
      const contact_persons = [{ first_name: 'Asha' }, { first_name: 'Ravi' }];
      const one = await call('POST', '/contacts', { contact_name: 'Flow twins', contact_persons });
      const other = await call('POST', '/contacts', { contact_name: ' flow TWINS ', payment_terms: 30 });
      await call('POST', '/contacts', { contact_name: ' ' });
      await call('PUT', `/contacts/${other('contact_id')}`, { contact_name: 'Flow twins' });
      const person = { contact_id: one('contact_id'), first_name: 'Nila' };
      const persons = '/contacts/contactpersons';
      await call('POST', persons, person);
      await call('GET', `/contacts/${one('contact_id')}/contactpersons`);
      const dev = { ...person, first_name: 'Dev' };
      const moved = (await call('POST', persons, dev))('contact_person_id');
      await call('PUT', `${persons}/${moved}`, { ...dev, contact_id: other('contact_id') });
      await call('GET', `/contacts/${other('contact_id')}`);
      await call('POST', `/contacts/${other('contact_id')}/inactive`);
      await call('POST', '/invoices', { customer_id: other('contact_id'), date: DATE, line_items: [line(5)] });
      await call('DELETE', `/contacts/${other('contact_id')}`);
      await call('GET', '/contacts?per_page=5');
    },
  },
  {
    name: 'lists',
    shows: {
      'lists.page-size': /^1 .*: 100 entries/,
      'lists.sort-order': /^5 .*\/items\/0\/name: /,
      'documents.base-price': /\/bcy_rate: /,
    },
    run: async (call) => {
      await call('GET', '/invoices?per_page=500');
      await call('GET', '/items?per_page=150&page=2');
      await call('GET', '/contacts?per_page=7&page=3');
      await call('GET', '/contacts?sort_column=contact_name&sort_order=A&per_page=20');
      await call('GET', '/items?sort_order=A&per_page=20');
      await call('GET', '/invoices?status=overdue&per_page=10');
      await call('GET', '/items?page=0');
    },
  },
  {
    name: 'items and prices',
    shows: {
      'items.unique-codes': /^2 .*: status 201/,
      'price-lists.limits': /^5 .*: status 201/,
    },
    run: async (call) => {
      const lamp = { name: 'Flow lamp', rate: 20, upc: '012345678905' };
      const item_id = (await call('POST', '/items', lamp))('item_id');
      await call('POST', '/items', { ...lamp, name: 'Flow lamp 2' });
      await call('POST', '/items', { ...lamp, upc: '12' });
      await call('POST', '/items', { ...lamp, initial_stock: -1 });
      const list = { currency_id: '4815162342481500097', sales_or_purchase_type: 'sales' };
      const fixed = { ...list, pricebook_type: 'fixed_percentage', is_increase: false };
      await call('POST', '/pricebooks', { ...fixed, name: 'Flow all off', percentage: 140 });
      await call('POST', '/pricebooks', { ...fixed, name: 'Flow off', percentage: 14 });
      const rows = [{ item_id, pricebook_rate: 18 }];
      const rated = {
        ...list,
        name: 'Flow rates',
        pricebook_type: 'per_item',
        is_increase: false,
        pricebook_items: rows,
      };
      await call('POST', '/pricebooks', rated);
      await call('POST', '/pricebooks', rated);
      await call('POST', '/pricebooks', { ...rated, name: 'Flow twice', pricebook_items: [...rows, ...rows] });
      await call('GET', '/items?per_page=2');
    },
  },
  {
    name: 'taxes',
    shows: {
      'tax-groups.distinct-taxes': /^8 .*: status 201/,
      'taxes.delete-used': /^11 .*: status 200/,
    },
    run: async (call) => {
      const tax_id = (await call('POST', '/settings/taxes', { tax_name: 'Flow A', tax_percentage: 8 }))('tax_id');
      await call('POST', '/settings/taxes', { tax_name: 'flow a', tax_percentage: 8 });
      await call('POST', '/settings/taxes', { tax_name: 'Flow B', tax_percentage: 101 });
      const group = await call('POST', '/settings/taxgroups', { tax_group_name: 'Flow group', taxes: [tax_id] });
      await call('PUT', `/settings/taxes/${tax_id}`, { tax_percentage: 9 });
      await call('GET', `/settings/taxgroups/${group('tax_group_id')}`);
      const nil = (await call('POST', '/settings/taxes', { tax_name: 'Flow nil', tax_percentage: 0 }))('tax_id');
      await call('POST', '/settings/taxgroups', { tax_group_name: 'Flow twice', taxes: [nil, nil] });
      await call('DELETE', `/settings/taxgroups/${group('tax_group_id')}`);
      await call('POST', '/items', { name: 'Flow taxed', rate: 1, tax_id });
      await call('DELETE', `/settings/taxes/${tax_id}`);
      await call('GET', '/settings/taxes');
    },
  },
  {
    name: 'an advance',
    shows: {
      'customer-payments.withheld-tax': /^4 .*: status 201/,
      'documents.base-price': /\/bcy_rate: /,
    },
    run: async (call) => {
      const customer_id = (await call('POST', '/contacts', { contact_name: 'Flow advance' }))('contact_id');
      const line_items = [{ description: 'Advance', rate: 90 }];
      const made = await call('POST', '/retainerinvoices', { customer_id, date: DATE, line_items });
      const invoice_id = made('retainerinvoice_id');
      await call('POST', `/retainerinvoices/${invoice_id}/status/sent`);
      const payment = { customer_id, payment_mode: 'cash', date: DATE };
      const part = { invoice_id, amount_applied: 40 };
      await call('POST', '/customerpayments', {
        ...payment,
        amount: 40,
        invoices: [{ ...part, tax_amount_withheld: 5 }],
      });
      await call('POST', '/customerpayments', { ...payment, amount: 40, invoices: [part] });
      await call('GET', `/retainerinvoices/${invoice_id}`);
      await call('DELETE', `/retainerinvoices/${invoice_id}`);
      await call('POST', `/retainerinvoices/${invoice_id}/status/void`);
      await call('GET', `/contacts/${customer_id}`);
    },
  },
  {
    name: 'goods that move',
    shows: {
      'item-adjustments.reason': /\/reason_id: /,
    },
    run: async (call) => {
      await call('POST', '/settings/multiwarehouse/enable');
      const depot = (await call('POST', '/settings/warehouses', { warehouse_name: 'Flow depot' }))('warehouse_id');
      await call('POST', '/settings/warehouses', { warehouse_name: 'Flow depot' });
      const shed = (await call('POST', '/settings/warehouses', { warehouse_name: 'Flow shed' }))('warehouse_id');
      const rope = { name: 'Flow rope', rate: 3, initial_stock: 5, initial_stock_rate: 1 };
      const item_id = (await call('POST', '/items', rope))('item_id');
      await call('POST', '/inventoryadjustments', {
        date: DATE,
        reason: 'Stocktake',
        adjustment_type: 'quantity',
        line_items: [{ item_id, quantity_adjusted: 4, warehouse_id: depot }],
      });
      const order = { date: DATE, from_warehouse_id: depot, to_warehouse_id: shed };
      const moved = (quantity_transfer: number) => [{ item_id, name: 'Flow rope', quantity_transfer }];
      await call('POST', '/transferorders', { ...order, transfer_order_number: 'FLOW-1', line_items: moved(3) });
      await call('POST', '/transferorders', { ...order, transfer_order_number: 'FLOW-2', line_items: moved(30) });
      await call('POST', '/transferorders', { ...order, transfer_order_number: 'FLOW-1', line_items: moved(1) });
      await call('POST', '/transferorders', {
        ...order,
        to_warehouse_id: depot,
        transfer_order_number: 'FLOW-3',
        line_items: moved(1),
      });
      await call('DELETE', `/settings/warehouses/${shed}`);
      await call('GET', '/settings/warehouses');
    },
  },
  {
    name: 'goods that go back',
    shows: {
      'documents.base-price': /\/bcy_rate: /,
    },
    run: async (call) => {
      const vendor = { contact_name: 'Flow vendor', contact_type: 'vendor' };
      const vendor_id = (await call('POST', '/contacts', vendor))('contact_id');
      const credit = { vendor_id, date: DATE, line_items: [line(70)] };
      const made = (await call('POST', '/vendorcredits', credit))('vendor_credit_id');
      await call('POST', `/vendorcredits/${made}/refunds`, { amount_fcy: 20, date: DATE });
      await call('GET', `/vendorcredits/${made}`);
      await call('POST', `/vendorcredits/${made}/status/void`);
      await call('DELETE', `/vendorcredits/${made}`);
      await call('POST', '/invoices', { customer_id: vendor_id, date: DATE, line_items: [line(5)] });
      await call('POST', '/vendorcredits', { date: DATE, line_items: [line(70)] });
    },
  },
  {
    name: 'due before its date',
    shows: {
      'invoices.due': /^3 .*: status 201/,
      'documents.base-price': /\/bcy_rate: /,
    },
    run: async (call) => {
      const customer_id = (await call('POST', '/contacts', { contact_name: 'Flow due' }))('contact_id');
      const line_items = [line(5)];
      await call('POST', '/invoices', { customer_id, date: DATE, due_date: '2026-04-01', line_items });
      await call('POST', '/invoices', { customer_id, date: DATE, due_date: '2026-03-01', line_items });
    },
  },
  {
    name: 'documents without a date',
    shows: {
      'documents.dates': /\/(date|due_date): /,
      'documents.base-price': /\/bcy_rate: /,
    },
    run: async (call) => {
      const customer_id = (await call('POST', '/contacts', { contact_name: 'Flow undated' }))('contact_id');
      const line_items = [line(5)];
      await call('POST', '/invoices', { customer_id, payment_terms: 3, line_items });
      await call('POST', '/retainerinvoices', { customer_id, line_items: [{ description: 'Advance', rate: 5 }] });
    },
  },
  {
    name: 'a group of two taxes',
    shows: {
      'tax-groups.shown-taxes': /^3 .*\/tax_group_percentage: 13\.4/,
    },
    run: async (call) => {
      const one = (await call('POST', '/settings/taxes', { tax_name: 'Flow A', tax_percentage: 8 }))('tax_id');
      const other = (await call('POST', '/settings/taxes', { tax_name: 'Flow B', tax_percentage: 5 }))('tax_id');
      await call('POST', '/settings/taxgroups', { tax_group_name: 'Flow group', taxes: [one, other] });
    },
  },
];

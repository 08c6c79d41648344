import type { Engine, RecordData, Store } from '../../sandbox/engine/index.ts';
import { seedStore } from '../../sandbox/seed/index.ts';
import { SHARED, type SharedName, type Step } from '../../verifier/probe/index.ts';
import type { Rules } from './oracle.ts';

/** An account that sessions are played in. A probe has to tell in each of them. */
export interface World {
  organization: string;
  run: string;
  today: string;
  binds: Readonly<Record<string, string>>;
  /** Steps that create the records shared by sessions and use them before a session is played. */
  shared: Readonly<Record<SharedName, readonly Step[]>>;
  /** A store with the records of the account, for an engine; each is another one. */
  open(engine: Engine): Store;
}

/** The sandbox's ids for settings that every account has, by the names that probes use. */
const BINDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    currency: '00097',
    'warehouse.primary': '13001',
    'account.cost': '10001',
    'account.inventory': '10003',
    'account.sales': '10005',
    'account.bank': '10007',
    'account.adjustments': '10009',
    'template.invoice': '14051',
    'template.estimate': '14053',
    'template.creditnote': '14055',
    'template.invoice_email': '14057',
    'template.estimate_email': '14059',
    'template.creditnote_email': '14061',
    'template.retainer': '24051',
    'template.package': '21021',
    'template.shipment': '22021',
    user: '30301',
    'delivery.method': '22031',
    'field.item': '16101',
    'field.composite_item': '17101',
    'field.package': '21031',
  }).map(([name, digits]) => [name, `48151623424815${digits}`]),
);

/** Resources that no operation creates, so that an owner has to name their records. */
const ORDERS: readonly string[] = ['salesOrders', 'purchaseOrders', 'bills'];

/** The records of the story that no operation makes, and those that these name, each with its resource. */
function boundRecords(engine: Engine): Map<string, { resource: string; data: RecordData }> {
  const story = seedStore(engine, 'story', '10234695', NOW);
  const settings = new Set(Object.values(BINDS));
  const found = new Map<string, { resource: string; data: RecordData }>();
  const visit = (id: string): void => {
    if (found.has(id) || settings.has(id)) return;
    for (const resource of engine.projections.keys()) {
      const data = story.get(resource, id);
      if (!data) continue;
      for (const [next] of JSON.stringify(data).matchAll(/\b\d{15,25}\b/g)) if (next !== id) visit(next);
      found.set(id, { resource, data });
    }
  };
  for (const resource of ORDERS) for (const { id } of story.all(resource)) visit(id);
  return found;
}

/** Returns names for the story's ids, for sessions that need an order or a bill. */
function boundNames(bound: ReturnType<typeof boundRecords>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [id, { resource, data }] of bound) {
    names.set(id, `${resource.replace(/s$/, '')}.${id.slice(-5)}`);
    for (const [inner] of JSON.stringify(data).matchAll(/\b\d{15,25}\b/g))
      if (!bound.has(inner) && !names.has(inner))
        names.set(inner, `${resource.replace(/s$/, '')}.${id.slice(-5)}.${inner.slice(-5)}`);
  }
  return names;
}

const NOW = Date.parse('2026-03-28T12:00:00+05:30');

/** The two accounts that every session is played in. */
export function worldsOf(rules: Rules): [World, World] {
  const bound = boundRecords(rules.all);
  const planted: Planted = (plant) => {
    const stores = new WeakMap<Engine, Store>();
    return (engine) => {
      const planter = rules.planterOf(engine);
      const store = stores.get(planter) ?? plant(planter);
      stores.set(planter, store);
      return store.fork();
    };
  };
  return [firstWorld(bound, planted), otherWorld(bound, planted)];
}

/** Keeps the stores that are planted for engines. */
type Planted = (plant: (engine: Engine) => Store) => World['open'];

function bindsOf(bound: ReturnType<typeof boundRecords>, rename: (text: string) => string): Record<string, string> {
  const orders = [...boundNames(bound)].map(([id, name]) => [name, rename(id)]);
  return {
    ...Object.fromEntries(orders),
    ...Object.fromEntries(Object.entries(BINDS).map(([name, id]) => [name, rename(id)])),
  };
}

const CONTACT = '{$a/contact/contact_id}';
const ITEM = '{$a/item/item_id}';
const LINES = [{ description: 'Used', rate: 30 }];

/** Shared records that other sessions have used before, and an item and a warehouse that their owner has bound. */
const USED: World['shared'] = {
  customer: [
    ...SHARED.customer,
    { id: 'b', operation: 'createInvoice', body: { customer_id: CONTACT, line_items: LINES } },
    { id: 'c', operation: 'createInvoice', body: { customer_id: CONTACT, line_items: LINES } },
    { id: 'd', operation: 'markInvoiceSent', path: { invoice_id: '{$c/invoice/invoice_id}' } },
    { id: 'e', operation: 'createCreditNote', body: { customer_id: CONTACT, date: '{today}', line_items: LINES } },
    { id: 'f', operation: 'createRetainerInvoice', body: { customer_id: CONTACT, line_items: LINES } },
    {
      id: 'g',
      operation: 'createCustomerPayment',
      body: {
        customer_id: CONTACT,
        payment_mode: 'cash',
        amount: 70,
        invoices: [{ invoice_id: '{$c/invoice/invoice_id}', amount_applied: 20 }],
      },
    },
  ],
  vendor: [
    ...SHARED.vendor,
    { id: 'b', operation: 'createVendorCredit', body: { vendor_id: CONTACT, line_items: LINES } },
    { id: 'c', operation: 'createVendorCredit', body: { vendor_id: CONTACT } },
  ],
  item: [
    {
      id: 'a',
      operation: 'createItem',
      body: {
        name: '{run}',
        sku: '{run}',
        unit: 'box',
        description: 'Of the owner',
        item_type: 'inventory',
        rate: 600,
        purchase_rate: 350,
        initial_stock: 400,
      },
    },
    {
      id: 'b',
      operation: 'createItemAdjustment',
      body: {
        date: '{today}',
        reason: 'Used',
        adjustment_type: 'quantity',
        line_items: [{ item_id: ITEM, quantity_adjusted: -3 }],
      },
    },
    {
      id: 'c',
      operation: 'createCompositeItem',
      body: {
        name: '{run} K',
        sku: '{run} K',
        rate: 1,
        item_type: 'inventory',
        product_type: 'goods',
        mapped_items: [{ item_id: ITEM, quantity: 2 }],
      },
    },
    {
      id: 'd',
      operation: 'createBundle',
      body: { composite_item_id: '{$c/composite_item/composite_item_id}', quantity_to_bundle: 3 },
    },
    {
      id: 'e',
      operation: 'createInvoice',
      body: { customer_id: '{shared.customer}', line_items: [{ item_id: ITEM, rate: 5, quantity: 4 }] },
    },
    { id: 'f', operation: 'markInvoiceSent', path: { invoice_id: '{$e/invoice/invoice_id}' } },
    {
      id: 'g',
      operation: 'createVendorCredit',
      body: { vendor_id: '{shared.vendor}', line_items: [{ item_id: ITEM, rate: 5 }] },
    },
    {
      id: 'h',
      operation: 'createPriceList',
      body: {
        name: '{run}',
        currency_id: '{bind.currency}',
        pricebook_type: 'per_item',
        is_increase: false,
        sales_or_purchase_type: 'sales',
        pricebook_items: [{ item_id: ITEM, pricebook_rate: 3 }],
      },
    },
  ],
  warehouse: [
    ...SHARED.warehouse,
    {
      id: 'c',
      operation: 'createItemAdjustment',
      body: {
        date: '{today}',
        reason: 'Used',
        adjustment_type: 'quantity',
        line_items: [{ item_id: '{shared.item}', quantity_adjusted: 5, warehouse_id: '{$b/warehouse/warehouse_id}' }],
      },
    },
  ],
};

/** The first account has the settings of the sandbox. */
function firstWorld(bound: ReturnType<typeof boundRecords>, planted: Planted): World {
  const open = planted((engine) => {
    const store = seedStore(engine, 'empty', '10234695', NOW);
    for (const [id, { resource, data }] of bound) store.put(resource, id, data);
    return store;
  });
  const binds = bindsOf(bound, (id) => id);
  return { organization: '10234695', run: 'PROBE-a1', today: '2026-03-28', binds, shared: SHARED, open };
}

/** The other has settings, numbers and records of its own, and another time: whatever an owner has must not matter. */
function otherWorld(bound: ReturnType<typeof boundRecords>, planted: Planted): World {
  const organization = '70011223';
  const open = planted((engine) => {
    const story = seedStore(engine, 'story', organization, NOW);
    const store = seedStore(engine, 'empty', organization, Date.parse('2027-08-11T09:00:00+05:30'));
    for (const resource of engine.projections.keys()) {
      for (const { id } of store.all(resource)) store.remove(resource, id);
      for (const { id, data } of story.all(resource)) {
        const own = JSON.parse(renamed(JSON.stringify(data))) as RecordData;
        store.put(resource, renamed(id), changed(own));
      }
    }
    store.setCounter('ids', 7000);
    return store;
  });
  const binds = bindsOf(bound, renamed);
  return { organization, run: 'PROBE-zz98', today: '2027-08-11', binds, shared: USED, open };
}

/** Fields with names and notes that an owner writes, and fields with the owner's codes, numbers and references. */
const OWN_NAME =
  /_name\d*$|^(label|name|description|notes|address|attention|street2|city|state|zip|phone|mobile|fax|email|website)$/;
const OWN_CODE = /^(upc|ean|isbn|sku|reference)$|_number$|_no$|^reference_|_reference$/;

function changed(data: RecordData): Record<string, unknown> {
  return { ...(withOwn(data) as object), ...numbered(data) };
}

/** A value with other names, codes, numbers and references, wherever they stand. */
function withOwn(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withOwn(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOwn(inner, name)]));
  if (OWN_CODE.test(key) && typeof value === 'number') return value + 7;
  if (typeof value !== 'string' || value === '') return value;
  if (OWN_NAME.test(key)) return `Other ${value}`;
  if (!OWN_CODE.test(key)) return value;
  // What is all digits stays so: the field may take nothing else.
  return /^\d+$/.test(value) ? value.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10)) : `X${value}`;
}

/** Where numbering goes on. */
function numbered({ prefix, next }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...(prefix !== undefined && { prefix: `X${String(prefix)}` }), ...(next !== undefined && { next: 57 }) };
}

function renamed(text: string): string {
  return text.replace(/\b4815162(?=\d{12}\b)/g, '7711223');
}

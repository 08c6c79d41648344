import { list, make, pick, type Row, type Runs, type Step, TODAY } from './steps.ts';

/** What goes to Mysuru. */
const GOODS = { Rope: 6, 'Head torch': 10 };

const [MAIN, STORE] = ['Bengaluru Main', 'Mysuru Store'];

const move =
  (goods: Readonly<Record<string, number>>, number = 'TO-00021', [from, to] = [MAIN, STORE], own: Row = {}): Step =>
  async (call) => {
    const [items, warehouses] = [await list(call, 'listItems'), await list(call, 'listWarehouses')];
    await make(call, 'createTransferOrder', {
      transfer_order_number: number,
      date: TODAY,
      from_warehouse_id: pick(warehouses, { warehouse_name: from })['warehouse_id'],
      to_warehouse_id: pick(warehouses, { warehouse_name: to })['warehouse_id'],
      is_intransit_order: false,
      line_items: Object.entries(goods).map(([name, quantity_transfer]) => {
        return { item_id: pick(items, { name })['item_id'], name, quantity_transfer };
      }),
      ...own,
    });
  };

const adjust =
  (warehouse_name: string | undefined, sign: number): Step =>
  async (call) => {
    const items = await list(call, 'listItems');
    const { warehouse_id } = pick(await list(call, 'listWarehouses'), { warehouse_name });
    const line_items = Object.entries(GOODS).map(([name, quantity]) => {
      return { item_id: pick(items, { name })['item_id'], warehouse_id, quantity_adjusted: sign * quantity };
    });
    const body = { date: TODAY, reason: 'Moved', adjustment_type: 'quantity', line_items };
    await make(call, 'createItemAdjustment', body);
  };

export const transfer: Runs = {
  solutions: {
    'one transfer': [move(GOODS)],
    'a transfer for each item, and one of them in two steps, of which one is corrected': [
      move({ 'Head torch': 10 }),
      move({ Rope: 7 }, 'TO-00022'),
      move({ Rope: 1 }, 'TO-00023', [STORE, MAIN]),
    ],
  },
  spoiled: {
    'the head torches are left out': [
      'What went to Mysuru is 6 × Rope, and not 10 × Head torch; 6 × Rope.',
      move({ Rope: 6 }),
    ],
    'the goods are moved twice': [
      'What went to Mysuru is 12 × Rope; 20 × Head torch, and not 10 × Head torch; 6 × Rope.',
      move(GOODS),
      move(GOODS, 'TO-00022'),
    ],
    'the goods are still in transit': [
      'TO-00021 is in transit, and the goods have arrived.',
      move(GOODS, 'TO-00021', [MAIN, STORE], { is_intransit_order: true }),
    ],
    'rope bags are moved in place of ropes': [
      'What went to Mysuru is 10 × Head torch; 6 × Rope bag, and not 10 × Head torch; 6 × Rope.',
      move({ 'Rope bag': 6, 'Head torch': 10 }),
    ],
    'the stock is adjusted in both places in place of a transfer': [
      'What went to Mysuru is nothing, and not 10 × Head torch; 6 × Rope.',
      adjust(STORE, 1),
      adjust(MAIN, -1),
    ],
  },
};

import { type Call, find, list, make, pick, type Row, type Runs, rowsIn, type Step } from './steps.ts';

const PRICES = { Tent: 4300, Rope: 800, Stove: 2100 };

type Prices = Readonly<Record<string, number>>;

async function rowsOf(call: Call, prices: Prices): Promise<Row[]> {
  const items = await list(call, 'listItems');
  return Object.entries(prices).map(([name, pricebook_rate]) => {
    return { item_id: pick(items, { name })['item_id'], pricebook_rate };
  });
}

const setRows =
  (rowsFor: (call: Call, rows: Row[]) => Promise<Row[]>, name = 'Dealers'): Step =>
  async (call) => {
    const { pricebook_id, pricebook_items } = await find(call, 'listPriceLists', { name });
    const body = { pricebook_items: await rowsFor(call, rowsIn({ pricebook_items }, 'pricebook_items')) };
    await call('updatePriceList', { parameters: { pricebook_id }, body });
  };

const set = (prices: Prices, name?: string) => setRows((call) => rowsOf(call, prices), name);

const changeTent = setRows(async (call, rows) => {
  const [tent] = await rowsOf(call, { Tent: 4300 });
  return rows.map((row) => (row['item_id'] === tent!['item_id'] ? { ...row, ...tent } : row));
});

const addStove = setRows(async (call, rows) => [...(await rowsOf(call, { Stove: 2100 })), ...rows]);

const makeList: Step = async (call) => {
  const [organization] = await list(call, 'listOrganizations');
  await make(call, 'createPriceList', {
    name: 'Dealers 2026',
    currency_id: organization!['currency_id'],
    is_increase: false,
    description: 'Shops that resell',
    pricebook_type: 'per_item',
    sales_or_purchase_type: 'sales',
    rounding_type: 'no_rounding',
    pricebook_items: await rowsOf(call, PRICES),
  });
};

export const priceList: Runs = {
  solutions: {
    'all prices at once': [set(PRICES)],
    'the prices that are there, with what is new, in two steps': [changeTent, addStove],
  },
  spoiled: {
    'the ropes are left out, so their price is gone': [
      'The price list Dealers has Stove 2100; Tent 4300, and not Rope 800; Stove 2100; Tent 4300.',
      set({ Tent: 4300, Stove: 2100 }),
    ],
    'the stoves are left out': [
      'The price list Dealers has Rope 800; Tent 4300, and not Rope 800; Stove 2100; Tent 4300.',
      set({ Tent: 4300, Rope: 800 }),
    ],
    'the prices of clubs are changed': [
      'Price list Clubs was changed, which was not asked for: pricebook_items was',
      set(PRICES, 'Clubs'),
    ],
    'a second list is made in place of a change': [
      'Price list Dealers 2026 was created, which was not asked for.',
      makeList,
    ],
    'the prices are swapped': [
      'The price list Dealers has Rope 800; Stove 4300; Tent 2100, and not Rope 800; Stove 2100; Tent 4300.',
      set({ ...PRICES, Tent: 2100, Stove: 4300 }),
    ],
  },
};

import { list, make, pick, type Row, type Runs, rowsIn, type Step, TODAY } from './steps.ts';

/** Packs ropes of an order, which an earlier package names. Returns it in a list with the packages that were made before. */
const pack =
  (quantity: number, salesorder_number = 'SO-00051'): Step =>
  async (call, { packages = [] }) => {
    const earlier = (await list(call, 'listPackages')).filter((one) => one['salesorder_number'] === salesorder_number);
    const { salesorder_id, line_items } = earlier.at(-1)!;
    const { so_line_item_id } = pick(rowsIn({ line_items }, 'line_items'), { name: 'Rope' });
    const body = { date: TODAY, line_items: [{ so_line_item_id, quantity }] };
    return { packages: [...(packages as Row[]), await make(call, 'createPackage', body, { salesorder_id })] };
  };

const ship =
  (own: Row = {}): Step =>
  async (call, made) => {
    const packages = rowsIn(made, 'packages');
    const package_ids = packages.map(({ package_id }) => package_id).join(',');
    const parameters = { package_ids, salesorder_id: packages[0]!['salesorder_id'] };
    const by = { delivery_method: 'Sahyadri Express', tracking_number: 'SE-9007' };
    await make(call, 'createShipmentOrder', { shipment_number: 'SH-302', date: TODAY, ...by, ...own }, parameters);
    return { packages: [] };
  };

export const restOfAnOrder: Runs = {
  solutions: {
    'one package': [pack(6), ship()],
    'two packages in one shipment': [pack(4), pack(2), ship()],
  },
  spoiled: {
    'the package is not shipped': ['PKG-00073 is not shipped.', pack(6)],
    'ropes of another order are packed and shipped': [
      'Package PKG-00073 of Udupi Sports was created, which was not asked for.',
      pack(6, 'SO-00052'),
      ship(),
    ],
    'only as many as last time are packed': [
      '4 × Rope of SO-00051 is packed in addition, and not 6 × Rope.',
      pack(4),
      ship(),
    ],
    'the tracking number is that of the earlier shipment': [
      'PKG-00073 has the tracking number SE-8810, and not SE-9007.',
      pack(6),
      ship({ tracking_number: 'SE-8810' }),
    ],
    'it leaves in two shipments': [
      'There are 2 new records of one shipment of SO-00051.',
      pack(3),
      ship(),
      pack(3),
      ship({ shipment_number: 'SH-303' }),
    ],
  },
};

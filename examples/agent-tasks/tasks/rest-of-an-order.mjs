import { list, make, pick, rowsIn } from '../lib/find.mjs';
import { PEAK, ROPE, shopWith, TENT, TODAY, UDUPI } from '../lib/shop.mjs';

/** @import { Call, Row, Task } from '../lib/task.ts' */

/**
 * Packs ropes of an order, which an earlier package names.
 *
 * @param {Call} call
 * @param {number} quantity
 * @param {string} salesorder_number
 */
async function pack(call, quantity, salesorder_number = 'SO-00051') {
  const earlier = (await list(call, 'listPackages'))
    .filter((one) => one['salesorder_number'] === salesorder_number)
    .at(-1);
  const { so_line_item_id } = pick(rowsIn(earlier ?? {}, 'line_items'), { name: 'Rope' });
  const line_items = [{ so_line_item_id, quantity }];
  const { salesorder_id } = earlier ?? {};
  return make(call, 'createPackage', { date: TODAY, line_items }, { salesorder_id });
}

/**
 * @param {Call} call
 * @param {readonly Row[]} packages
 * @param {Row} [own]
 */
async function ship(call, packages, own = {}) {
  const package_ids = packages.map(({ package_id }) => package_id).join(',');
  const body = {
    shipment_number: 'SH-302',
    date: TODAY,
    delivery_method: 'Sahyadri Express',
    tracking_number: 'SE-9007',
    ...own,
  };
  await make(call, 'createShipmentOrder', body, { package_ids, salesorder_id: packages[0]?.['salesorder_id'] });
}

/** @type {Task} */
export default {
  name: 'rest-of-an-order',
  instruction: `Four of the ten ropes of Peak Supply's order SO-00051 left last week. The other six are packed now
and leave today, 28 March 2026, with Sahyadri Express, tracking number SE-9007. Record the package and the shipment,
which is our number SH-302.`,
  seed: shopWith({
    salesOrders: [
      {
        salesorder_id: '4201',
        salesorder_number: 'SO-00051',
        customer_id: PEAK,
        status: 'confirmed',
        line_items: [
          { line_item_id: '4211', item_id: ROPE, quantity: 10 },
          { line_item_id: '4212', item_id: TENT, quantity: 2 },
        ],
      },
      {
        salesorder_id: '4202',
        salesorder_number: 'SO-00052',
        customer_id: UDUPI,
        status: 'confirmed',
        line_items: [{ line_item_id: '4221', item_id: ROPE, quantity: 8 }],
      },
    ],
    packages: [
      {
        package_id: '4301',
        package_number: 'PKG-00071',
        salesorder_id: '4201',
        line_items: [
          { so_line_item_id: '4211', quantity: 4 },
          { so_line_item_id: '4212', quantity: 2 },
        ],
      },
      {
        package_id: '4302',
        package_number: 'PKG-00072',
        salesorder_id: '4202',
        line_items: [{ so_line_item_id: '4221', quantity: 2 }],
      },
    ],
    shipmentOrders: [
      {
        shipment_id: '4401',
        shipment_number: 'SH-301',
        salesorder_id: '4201',
        packages: ['4301'],
        date: '2026-03-20',
        delivery_method: 'Sahyadri Express',
        tracking_number: 'SE-8810',
      },
    ],
  }),

  grade(outcome) {
    const packages = outcome.made('packages').filter(({ salesorder_id }) => salesorder_id === '4201');
    const ropes = packages.flatMap((one) => rowsIn(one, 'line_items')).filter(({ item_id }) => item_id === ROPE);
    const packed = ropes.reduce((sum, { quantity }) => sum + Number(quantity), 0);
    outcome.expect(packed === 6, `${packed} more ropes of SO-00051 are packed, and not 6.`);
    for (const { package_id, package_number, status, tracking_number } of packages) {
      outcome.expect(status === 'Shipped', `${package_number} is not shipped.`);
      if (status === 'Shipped')
        outcome.expect(
          tracking_number === 'SE-9007',
          `${package_number} has the tracking number ${tracking_number}, and not SE-9007.`,
        );
      outcome.meant('packages', package_id);
    }
    const shipments = outcome.made('shipmentOrders').filter(({ salesorder_id }) => salesorder_id === '4201');
    const shipment = outcome.one(shipments, 'shipment of SO-00051');
    if (!shipment) return;
    const { shipment_id, shipment_number, delivery_method, date } = shipment;
    outcome.expect(shipment_number === 'SH-302', `The shipment has the number ${shipment_number}, and not SH-302.`);
    outcome.expect(
      /sahyadri/i.test(delivery_method ?? ''),
      `The carrier is ${delivery_method}, and not Sahyadri Express.`,
    );
    outcome.expect(date === TODAY, `The shipment is dated ${date}, and not ${TODAY}.`);
    outcome.meant('shipmentOrders', shipment_id);
  },

  solutions: [
    {
      what: 'one package',
      async run(call) {
        await ship(call, [await pack(call, 6)]);
      },
    },
    {
      what: 'two packages in one shipment',
      async run(call) {
        await ship(call, [await pack(call, 4), await pack(call, 2)]);
      },
    },
  ],

  spoiled: [
    {
      what: 'the package is not shipped',
      reason: 'PKG-00073 is not shipped.',
      async run(call) {
        await pack(call, 6);
      },
    },
    {
      what: 'ropes of another order are packed and shipped',
      reason: 'Package PKG-00073 of Udupi Sports was made, which was not asked for.',
      async run(call) {
        await ship(call, [await pack(call, 6, 'SO-00052')]);
      },
    },
    {
      what: 'only as many as last time are packed',
      reason: '4 more ropes of SO-00051 are packed, and not 6.',
      async run(call) {
        await ship(call, [await pack(call, 4)]);
      },
    },
    {
      what: 'the tracking number is that of the earlier shipment',
      reason: 'PKG-00073 has the tracking number SE-8810, and not SE-9007.',
      async run(call) {
        await ship(call, [await pack(call, 6)], { tracking_number: 'SE-8810' });
      },
    },
    {
      what: 'it leaves in two shipments',
      reason: 'There are 2 new records of one shipment of SO-00051.',
      async run(call) {
        await ship(call, [await pack(call, 3)]);
        await ship(call, [await pack(call, 3)], { shipment_number: 'SH-303' });
      },
    },
  ],
};

import { PEAK, ROPE, TENT, UDUPI } from '../lib/shop.mjs';

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'rest-of-an-order',
  instruction: `Four of the ten ropes of Peak Supply's order SO-00051 left last week. The other six are packed now
and leave today, 28 March 2026, with Sahyadri Express, tracking number SE-9007. Record the package and the shipment,
which is our number SH-302.`,
  start: {
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
  },
  expected: {
    added: {
      packages: {
        where: { salesorder_id: '4201' },
        values: {
          line_items: { as: '{quantity} × {name}', are: ['6 × Rope'] },
          status: 'Shipped',
          tracking_number: 'SE-9007',
        },
      },
      shipmentOrders: {
        one: 'shipment of SO-00051',
        where: { salesorder_id: '4201' },
        values: { shipment_number: 'SH-302', delivery_method: /sahyadri/i, date: '2026-03-28' },
      },
    },
    says: {
      line_items: '{is} of SO-00051 is packed in addition, and not {must}.',
      status: '{name} is not shipped.',
      shipment_number: 'The shipment has the number {is}, and not {must}.',
      delivery_method: 'The carrier is {is}, and not Sahyadri Express.',
      date: 'The shipment is dated {is}, and not {must}.',
    },
  },
};

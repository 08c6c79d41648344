import { PEAK, ROPE, TENT, UDUPI } from '../lib/shop.mjs';

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'order-to-cash',
  instruction: `Today is 28 March 2026. The package for Udupi Sports left this morning with Blue Dart, tracking
number BD-4471. Our own number for the shipment is SH-101. Please record the shipment, and invoice Udupi Sports for
what was in the package: the tents at 4,500 each, as agreed with them, and the ropes at our usual price. Send them
the invoice. They have just paid all of it by bank transfer, reference NEFT-88123, so record that as well.`,
  start: {
    salesOrders: [
      {
        salesorder_id: '4001',
        salesorder_number: 'SO-00041',
        customer_id: UDUPI,
        status: 'confirmed',
        line_items: [
          { line_item_id: '4011', item_id: TENT, quantity: 4, rate: 4500 },
          { line_item_id: '4012', item_id: ROPE, quantity: 2 },
        ],
      },
      {
        salesorder_id: '4002',
        salesorder_number: 'SO-00042',
        customer_id: PEAK,
        status: 'confirmed',
        line_items: [{ line_item_id: '4021', item_id: TENT, quantity: 4 }],
      },
    ],
    packages: [
      {
        package_id: '4101',
        package_number: 'PKG-00061',
        salesorder_id: '4001',
        line_items: [
          { so_line_item_id: '4011', quantity: 4 },
          { so_line_item_id: '4012', quantity: 2 },
        ],
      },
      {
        package_id: '4102',
        package_number: 'PKG-00062',
        salesorder_id: '4002',
        line_items: [{ so_line_item_id: '4021', quantity: 4 }],
      },
    ],
  },
  expected: {
    added: {
      shipmentOrders: {
        one: 'shipment of the package of Udupi Sports',
        where: { packages: '4101' },
        values: { tracking_number: 'BD-4471', delivery_method: /blue ?dart/i, shipment_number: 'SH-101' },
      },
      invoices: {
        one: 'invoice of Udupi Sports',
        where: { customer_id: UDUPI },
        values: {
          line_items: { as: '{quantity} × {name} for {item_total}', are: ['4 × Tent for 18000', '2 × Rope for 1800'] },
          total: 19800,
          status: 'paid',
        },
        mailTo: 'asha@udupisports.example',
      },
      customerPayments: {
        one: 'payment of Udupi Sports',
        where: { customer_id: UDUPI },
        values: { amount: 19800, payment_mode: 'banktransfer', reference_number: 'NEFT-88123' },
      },
    },
    says: {
      delivery_method: 'The carrier is {is}, and not Blue Dart.',
      shipment_number: 'The shipment has the number {is}, and not {must}.',
      amount: 'The payment is {is}, and not {must}.',
      payment_mode: 'The payment is by {is}, and not by bank transfer.',
      reference_number: 'The payment has the reference {is}, and not {must}.',
    },
  },
};

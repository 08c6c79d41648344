import { contactId, find, list, make, pick } from '../lib/find.mjs';
import { goodsIn } from '../lib/goods.mjs';
import { PEAK, ROPE, shopWith, TENT, TODAY, UDUPI } from '../lib/shop.mjs';

/** @import { Call, Row, Task } from '../lib/task.ts' */

const GOODS = '2 × Rope for 1800; 4 × Tent for 18000';
const TOTAL = 19800;

/**
 * @param {Call} call
 * @param {string} customer_name
 */
async function ship(call, customer_name) {
  const { package_id, salesorder_id } = pick(await list(call, 'listPackages'), { customer_name });
  const body = { shipment_number: 'SH-101', date: TODAY, delivery_method: 'Blue Dart', tracking_number: 'BD-4471' };
  await make(call, 'createShipmentOrder', body, { package_ids: package_id, salesorder_id });
}

/**
 * @param {Call} call
 * @param {number} tentRate
 */
async function invoice(call, tentRate = 4500) {
  const items = await list(call, 'listItems');
  const [tent, rope] = ['Tent', 'Rope'].map((name) => pick(items, { name })['item_id']);
  return make(call, 'createInvoice', {
    customer_id: await contactId(call, 'Udupi Sports'),
    line_items: [
      { item_id: tent, quantity: 4, rate: tentRate },
      { item_id: rope, quantity: 2 },
    ],
  });
}

/**
 * @param {Call} call
 * @param {Row} invoice
 */
async function send(call, { invoice_id }) {
  await call('markInvoiceSent', { parameters: { invoice_id } });
}

/**
 * @param {Call} call
 * @param {Row} invoice
 */
async function pay(call, { invoice_id, customer_id, total }) {
  const amount = Number(total);
  await make(call, 'createCustomerPayment', {
    customer_id,
    payment_mode: 'banktransfer',
    reference_number: 'NEFT-88123',
    date: TODAY,
    amount,
    invoices: [{ invoice_id, amount_applied: amount }],
  });
}

/** @type {Task} */
export default {
  name: 'order-to-cash',
  instruction: `Today is 28 March 2026. The package for Udupi Sports left this morning with Blue Dart, tracking
number BD-4471. Our own number for the shipment is SH-101. Please record the shipment, and invoice Udupi Sports for
what was in the package: the tents at 4,500 each, as agreed with them, and the ropes at our usual price. Send them
the invoice. They have just paid all of it by bank transfer, reference NEFT-88123, so record that as well.`,
  seed: shopWith({
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
  }),

  grade(outcome) {
    const shipment = outcome.one(
      outcome.made('shipmentOrders').filter(({ packages }) => packages?.includes('4101')),
      'shipment of the package of Udupi Sports',
    );
    if (shipment) {
      const { tracking_number, delivery_method, shipment_number } = shipment;
      outcome.expect(tracking_number === 'BD-4471', `The tracking number is ${tracking_number}, and not BD-4471.`);
      outcome.expect(
        /blue ?dart/i.test(delivery_method ?? ''),
        `The carrier is ${delivery_method}, and not Blue Dart.`,
      );
      outcome.expect(shipment_number === 'SH-101', `The shipment has the number ${shipment_number}, and not SH-101.`);
      outcome.meant('shipmentOrders', shipment.shipment_id);
    }
    const own = outcome.made('invoices').filter(({ customer_id }) => customer_id === UDUPI);
    const invoice = outcome.one(own, 'invoice of Udupi Sports');
    if (!invoice) return;
    const { invoice_id, invoice_number, line_items, total, status } = invoice;
    const goods = goodsIn(line_items);
    outcome.expect(
      goods === GOODS && Number(total) === TOTAL,
      `${invoice_number} is for ${goods}, and not for ${GOODS}.`,
    );
    outcome.expect(status === 'paid', `${invoice_number} is ${status}, and not paid.`);
    outcome.meant('invoices', invoice_id);
    const payments = outcome.made('customerPayments').filter(({ customer_id }) => customer_id === UDUPI);
    const payment = outcome.one(payments, 'payment of Udupi Sports');
    if (payment) {
      const { amount, payment_mode, reference_number } = payment;
      outcome.expect(Number(amount) === TOTAL, `The payment is ${amount}, and not ${TOTAL}.`);
      outcome.expect(payment_mode === 'banktransfer', `The payment is by ${payment_mode}, and not by bank transfer.`);
      outcome.expect(
        reference_number === 'NEFT-88123',
        `The payment has the reference ${reference_number}, and not NEFT-88123.`,
      );
      outcome.meant('customerPayments', payment.payment_id);
    }
    outcome.mailed(invoice_id, 'asha@udupisports.example');
  },

  solutions: [
    {
      what: 'in the order of the instruction',
      async run(call) {
        await ship(call, 'Udupi Sports');
        const made = await invoice(call);
        await send(call, made);
        await pay(call, made);
      },
    },
    {
      what: 'the shipment last, and the invoice by e-mail, made with wrong prices and put right',
      async run(call) {
        const { invoice_id, line_items } = await invoice(call, 4800);
        const lines = /** @type {Row[]} */ (line_items);
        const fixed = lines.map(({ line_item_id, item_id, quantity, name, rate }) => ({
          line_item_id,
          item_id,
          quantity,
          rate: name === 'Tent' ? 4500 : rate,
        }));
        await call('updateInvoice', { parameters: { invoice_id }, body: { line_items: fixed } });
        await call('emailInvoice', { parameters: { invoice_id }, body: {} });
        await pay(call, await find(call, 'listInvoices', { invoice_id }));
        await ship(call, 'Udupi Sports');
      },
    },
  ],

  spoiled: [
    {
      what: 'the shipment is left out',
      reason: 'There is no new shipment of the package of Udupi Sports.',
      async run(call) {
        const made = await invoice(call);
        await send(call, made);
        await pay(call, made);
      },
    },
    {
      what: 'the package of another customer is shipped',
      reason: 'Shipment order SH-101 of Peak Supply was made, which was not asked for.',
      async run(call) {
        await ship(call, 'Peak Supply');
        const made = await invoice(call);
        await send(call, made);
        await pay(call, made);
      },
    },
    {
      what: 'the tents are invoiced at the usual price',
      reason: 'is for 2 × Rope for 1800; 4 × Tent for 19200, and not for 2 × Rope for 1800; 4 × Tent for 18000.',
      async run(call) {
        await ship(call, 'Udupi Sports');
        const made = await invoice(call, 4800);
        await send(call, made);
        await pay(call, made);
      },
    },
    {
      what: 'the payment is left out',
      reason: 'INV-000001 is sent, and not paid.',
      async run(call) {
        await ship(call, 'Udupi Sports');
        await send(call, await invoice(call));
      },
    },
    {
      what: 'the invoice is made twice',
      reason: 'There are 2 new records of one invoice of Udupi Sports.',
      async run(call) {
        await ship(call, 'Udupi Sports');
        await invoice(call);
        const made = await invoice(call);
        await send(call, made);
        await pay(call, made);
      },
    },
  ],
};

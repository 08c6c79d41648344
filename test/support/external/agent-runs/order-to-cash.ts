import { contactId, list, make, onInvoice, pick, type Row, type Runs, type Step, TODAY } from './steps.ts';

const ship =
  (customer_name = 'Udupi Sports'): Step =>
  async (call) => {
    const { package_id, salesorder_id } = pick(await list(call, 'listPackages'), { customer_name });
    const body = { shipment_number: 'SH-101', date: TODAY, delivery_method: 'Blue Dart', tracking_number: 'BD-4471' };
    await make(call, 'createShipmentOrder', body, { package_ids: package_id, salesorder_id });
  };

const invoice =
  (tentRate = 4500): Step =>
  async (call) => {
    const items = await list(call, 'listItems');
    const [tent, rope] = ['Tent', 'Rope'].map((name) => pick(items, { name })['item_id']);
    return make(call, 'createInvoice', {
      customer_id: await contactId(call, 'Udupi Sports'),
      line_items: [
        { item_id: tent, quantity: 4, rate: tentRate },
        { item_id: rope, quantity: 2 },
      ],
    });
  };

const correct: Step = async (call, { invoice_id, line_items }) => {
  const lines = (line_items as Row[]).map(({ line_item_id, item_id, quantity, name, rate }) => {
    return { line_item_id, item_id, quantity, rate: name === 'Tent' ? 4500 : rate };
  });
  return make(call, 'updateInvoice', { line_items: lines }, { invoice_id });
};

const send = onInvoice('markInvoiceSent');

const pay: Step = async (call, { invoice_id, customer_id, total }) => {
  const amount = Number(total);
  const invoices = [{ invoice_id, amount_applied: amount }];
  const body = { customer_id, payment_mode: 'banktransfer', reference_number: 'NEFT-88123', date: TODAY };
  await make(call, 'createCustomerPayment', { ...body, amount, invoices });
};

export const orderToCash: Runs = {
  solutions: {
    'in the order of the instruction': [ship(), invoice(), send, pay],
    'the shipment last, and the invoice by email, made with wrong prices and put right': [
      invoice(4800),
      correct,
      onInvoice('emailInvoice', undefined, {}),
      pay,
      ship(),
    ],
  },
  spoiled: {
    'the shipment is left out': ['There is no new shipment of the package of Udupi Sports.', invoice(), send, pay],
    'the package of another customer is shipped': [
      'Shipment order SH-101 of Peak Supply was created, which was not asked for.',
      ship('Peak Supply'),
      invoice(),
      send,
      pay,
    ],
    'the tents are invoiced at the usual price': [
      'is for 2 × Rope for 1800; 4 × Tent for 19200, and not for 2 × Rope for 1800; 4 × Tent for 18000.',
      ship(),
      invoice(4800),
      send,
      pay,
    ],
    'the payment is left out': ['INV-000001 is sent, and not paid.', ship(), invoice(), send],
    'the invoice is made twice': [
      'There are 2 new records of one invoice of Udupi Sports.',
      ship(),
      invoice(),
      invoice(),
      send,
      pay,
    ],
  },
};

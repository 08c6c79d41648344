import { contactId, find, itemId, make } from '../lib/find.mjs';
import { goodsIn } from '../lib/goods.mjs';
import { KAVERI_MYSURU, shopWith, TODAY } from '../lib/shop.mjs';

/** @import { Call, Row, Task } from '../lib/task.ts' */

const GOODS = '2 × Head torch for 1300; 6 × Rope for 5400';
const DUE = '2026-04-27';

/**
 * @param {Call} call
 * @param {unknown} customer_id
 * @param {string} ropes The name of what there are six of.
 */
async function invoice(call, customer_id, ropes = 'Rope') {
  const line_items = [
    { item_id: await itemId(call, ropes), quantity: 6 },
    { item_id: await itemId(call, 'Head torch'), quantity: 2 },
  ];
  return make(call, 'createInvoice', { customer_id, date: TODAY, due_date: DUE, payment_terms: 30, line_items });
}

/**
 * @param {Call} call
 * @param {Row} invoice
 */
async function send(call, { invoice_id }) {
  await call('markInvoiceSent', { parameters: { invoice_id } });
}

/** @type {Task} */
export default {
  name: 'same-name',
  instruction: `Kaveri Sports, the shop in Mysuru, has taken six ropes and two head torches with them today, 28 March
2026, at our usual prices. Invoice them, with 30 days to pay, and send the invoice.`,
  seed: shopWith({}),

  grade(outcome) {
    const own = outcome.made('invoices').filter(({ customer_id }) => customer_id === KAVERI_MYSURU);
    const invoice = outcome.one(own, 'invoice of Kaveri Sports LLP, which is in Mysuru');
    if (!invoice) return;
    const { invoice_id, invoice_number, line_items, due_date, status } = invoice;
    const goods = goodsIn(line_items);
    outcome.expect(goods === GOODS, `${invoice_number} is for ${goods}, and not for ${GOODS}.`);
    outcome.expect(due_date === DUE, `${invoice_number} is due on ${due_date}, and not on ${DUE}.`);
    outcome.expect(status === 'sent', `${invoice_number} is ${status}, and not sent.`);
    outcome.meant('invoices', invoice_id);
    outcome.mailed(invoice_id, 'nalini@kaverisportsllp.example');
  },

  solutions: [
    {
      what: 'marked as sent',
      async run(call) {
        await send(call, await invoice(call, await contactId(call, 'Kaveri Sports LLP')));
      },
    },
    {
      what: 'found by the address, and sent by e-mail',
      async run(call) {
        const { contacts } = await call('listContacts');
        const shops = /** @type {Row[]} */ (contacts).filter(({ company_name }) => company_name === 'Kaveri Sports');
        const inMysuru = [];
        for (const { contact_id } of shops) {
          const { contact } = await call('getContact', { parameters: { contact_id } });
          const { billing_address } = /** @type {{ billing_address: { city: string } }} */ (contact);
          if (billing_address.city === 'Mysuru') inMysuru.push(contact_id);
        }
        const { invoice_id } = await invoice(call, inMysuru[0]);
        await call('emailInvoice', { parameters: { invoice_id }, body: {} });
      },
    },
  ],

  spoiled: [
    {
      what: 'the customer of the same name in Hubballi is invoiced',
      reason: 'Invoice INV-000001 of Kaveri Sports was made, which was not asked for.',
      async run(call) {
        await send(call, await invoice(call, await contactId(call, 'Kaveri Sports')));
      },
    },
    {
      what: 'the invoice is not sent',
      reason: 'INV-000001 is draft, and not sent.',
      async run(call) {
        await invoice(call, await contactId(call, 'Kaveri Sports LLP'));
      },
    },
    {
      what: 'rope bags are invoiced in place of ropes',
      reason: 'is for 2 × Head torch for 1300; 6 × Rope bag for 2100, and not for',
      async run(call) {
        await send(call, await invoice(call, await contactId(call, 'Kaveri Sports LLP'), 'Rope bag'));
      },
    },
    {
      what: 'the invoice is made and sent twice',
      reason: 'There are 2 new records of one invoice of Kaveri Sports LLP, which is in Mysuru.',
      async run(call) {
        const customer = await contactId(call, 'Kaveri Sports LLP');
        await send(call, await invoice(call, customer));
        await send(call, await invoice(call, customer));
      },
    },
    {
      what: 'a new customer is made in place of the one that is there',
      reason: 'Contact Kaveri Sports Mysuru was made, which was not asked for.',
      async run(call) {
        const body = { contact_name: 'Kaveri Sports Mysuru', contact_type: 'customer' };
        const { contact_id } = await make(call, 'createContact', body);
        await send(call, await invoice(call, contact_id));
        await find(call, 'listInvoices', { customer_id: contact_id });
      },
    },
  ],
};

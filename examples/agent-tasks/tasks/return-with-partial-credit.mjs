import { contactId, find, itemId, list, make, pick, rowsIn } from '../lib/find.mjs';
import { MALNAD, STOVE, shopWith, TODAY } from '../lib/shop.mjs';

/** @import { Call, Row, Task } from '../lib/task.ts' */

const CREDIT = 6000;

/**
 * The invoice with its lines.
 *
 * @param {Call} call
 * @param {string} invoice_number
 */
async function invoiceOf(call, invoice_number) {
  const { invoice_id } = await find(call, 'listInvoices', { invoice_number });
  return /** @type {Row} */ ((await call('getInvoice', { parameters: { invoice_id } }))['invoice']);
}

/**
 * A line of a credit note that credits stoves of an invoice.
 *
 * @param {Row} invoice
 * @param {Row} own
 */
function credited(invoice, own) {
  const line = pick(rowsIn(invoice, 'line_items'), { name: 'Stove' });
  const { item_id, rate, line_item_id } = line;
  const origin = { invoice_id: invoice['invoice_id'], invoice_item_id: line_item_id };
  return { item_id, rate, ...origin, is_item_shipped: false, ...own };
}

const AS_NEW = { quantity: 2, is_returned_to_stock: true };
const SCRATCHED = { quantity: 1, discount: 50, is_returned_to_stock: false };

/**
 * @param {Call} call
 * @param {Row} invoice
 * @param {readonly Row[]} lines
 */
function credit(call, invoice, lines) {
  const line_items = lines.map((line) => credited(invoice, line));
  return make(call, 'createCreditNote', { customer_id: invoice['customer_id'], date: TODAY, line_items });
}

/**
 * @param {Call} call
 * @param {Row} note
 * @param {Row} invoice
 */
async function apply(call, { creditnote_id, total }, { invoice_id }) {
  const invoices = [{ invoice_id, amount_applied: Number(total) }];
  await call('applyCreditNoteToInvoices', { parameters: { creditnote_id }, body: { invoices } });
}

/** @type {Task} */
export default {
  name: 'return-with-partial-credit',
  instruction: `Today is 28 March 2026. Malnad Trekkers has sent back three of the five stoves of invoice INV-000052.
Two of them are as new: credit them in full, they go back into stock. The third one is scratched and will be thrown
away: credit half of its price, and don't put it back into stock. Take the credit off what they owe us for that
invoice.`,
  seed: shopWith({
    invoices: [
      {
        invoice_id: '5001',
        invoice_number: 'INV-000051',
        customer_id: MALNAD,
        status: 'sent',
        date: '2026-03-02',
        line_items: [{ item_id: STOVE, quantity: 3 }],
      },
      {
        invoice_id: '5002',
        invoice_number: 'INV-000052',
        customer_id: MALNAD,
        status: 'sent',
        date: '2026-03-12',
        line_items: [{ item_id: STOVE, quantity: 5 }],
      },
    ],
  }),

  grade(outcome) {
    const notes = outcome.made('creditNotes').filter(({ status }) => status !== 'void');
    outcome.expect(notes.length > 0, 'There is no new credit note.');
    for (const { creditnote_id, creditnote_number, customer_id, status, balance } of notes) {
      const isOwn = customer_id === MALNAD;
      outcome.expect(isOwn, `${creditnote_number} is not of Malnad Trekkers.`);
      outcome.expect(status === 'closed', `${creditnote_number} is ${status} with ${balance} left, and not used up.`);
      if (isOwn) outcome.meant('creditNotes', creditnote_id);
    }
    const total = notes.reduce((sum, note) => sum + Number(note.total), 0);
    outcome.expect(total === CREDIT, `Credited is ${total}, and not ${CREDIT}.`);
    const stock = outcome.get('items', STOVE)?.stock_on_hand;
    outcome.expect(
      stock === 9,
      `There are ${stock} stoves in stock, and not 9: two of those that came back are as new.`,
    );
    const balance = Number(outcome.get('invoices', '5002')?.balance);
    outcome.expect(balance === 12000 - CREDIT, `INV-000052 has a balance of ${balance}, and not of ${12000 - CREDIT}.`);
    const other = Number(outcome.get('invoices', '5001')?.balance);
    outcome.expect(other === 7200, `INV-000051 has a balance of ${other}, and not of 7200 as before.`);
  },

  solutions: [
    {
      what: 'one credit note with two lines',
      async run(call) {
        const invoice = await invoiceOf(call, 'INV-000052');
        await apply(call, await credit(call, invoice, [AS_NEW, SCRATCHED]), invoice);
      },
    },
    {
      what: 'two credit notes, one of them a draft at first, applied from the invoice',
      async run(call) {
        const invoice = await invoiceOf(call, 'INV-000052');
        const half = await make(call, 'createCreditNote', {
          customer_id: await contactId(call, 'Malnad Trekkers'),
          date: TODAY,
          is_draft: true,
          line_items: [{ item_id: await itemId(call, 'Stove'), quantity: 1, rate: 1200, is_returned_to_stock: false }],
        });
        await credit(call, invoice, [AS_NEW]);
        await call('markCreditNoteOpen', { parameters: { creditnote_id: half['creditnote_id'] } });
        const open = (await list(call, 'listCreditNotes')).map(({ creditnote_id, total }) => ({
          creditnote_id,
          amount_applied: Number(total),
        }));
        const { invoice_id } = invoice;
        await call('applyInvoiceCredits', { parameters: { invoice_id }, body: { apply_creditnotes: open } });
      },
    },
  ],

  spoiled: [
    {
      what: 'the credit is not applied',
      reason: 'CN-00001 is open with 6000 left, and not used up.',
      async run(call) {
        await credit(call, await invoiceOf(call, 'INV-000052'), [AS_NEW, SCRATCHED]);
      },
    },
    {
      what: 'the scratched stove is credited in full',
      reason: 'Credited is 7200, and not 6000.',
      async run(call) {
        const invoice = await invoiceOf(call, 'INV-000052');
        await apply(call, await credit(call, invoice, [AS_NEW, { ...SCRATCHED, discount: 0 }]), invoice);
      },
    },
    {
      what: 'the scratched stove goes back into stock',
      reason: 'There are 10 stoves in stock, and not 9: two of those that came back are as new.',
      async run(call) {
        const invoice = await invoiceOf(call, 'INV-000052');
        await apply(call, await credit(call, invoice, [AS_NEW, { ...SCRATCHED, is_returned_to_stock: true }]), invoice);
      },
    },
    {
      what: 'the credit is applied to another invoice',
      reason: 'INV-000051 has a balance of 1200, and not of 7200 as before.',
      async run(call) {
        const note = await credit(call, await invoiceOf(call, 'INV-000052'), [AS_NEW, SCRATCHED]);
        await apply(call, note, await invoiceOf(call, 'INV-000051'));
      },
    },
    {
      what: 'the stoves that are as new are credited twice',
      reason: 'Credited is 10800, and not 6000.',
      async run(call) {
        const invoice = await invoiceOf(call, 'INV-000052');
        await apply(call, await credit(call, invoice, [AS_NEW, SCRATCHED]), invoice);
        await apply(call, await credit(call, invoice, [AS_NEW]), invoice);
      },
    },
  ],
};

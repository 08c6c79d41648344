import { readFileSync } from 'node:fs';
import { client } from './client/client.gen.ts';
import {
  addInvoiceAttachment,
  createContact,
  createCustomerPayment,
  createInvoice,
  createItem,
  getInvoice,
  getInvoiceAttachment,
  listInvoices,
  markInvoiceSent,
} from './client/sdk.gen.ts';

const [baseUrl = '', file = ''] = process.argv.slice(2);
client.setConfig({ baseUrl: baseUrl as never, auth: 'Service-oauthtoken demo', throwOnError: true });
const query = { organization_id: '10234695' };

const { contact } = (await createContact({ query, body: { contact_name: 'Hey Outfitters' }, throwOnError: true })).data;
const { item } = (await createItem({ query, body: { name: 'Hey Rope', rate: 99999999.99 }, throwOnError: true })).data;
const { invoice: created } = (
  await createInvoice({
    query,
    body: {
      customer_id: contact!.contact_id!,
      date: '2026-03-20',
      due_date: '2026-04-04',
      line_items: [{ item_id: item!.item_id!, quantity: 2, rate: 99999999.99 }],
    },
    throwOnError: true,
  })
).data;
const path = { invoice_id: String(created!.invoice_id) };
await markInvoiceSent({ query, path, throwOnError: true });
await addInvoiceAttachment({
  query,
  path,
  body: { attachment: new File([readFileSync(file)], 'attached.pdf') },
  throwOnError: true,
});
const { data: attachment } = await getInvoiceAttachment({ query, path, parseAs: 'blob', throwOnError: true });
await createCustomerPayment({
  query,
  body: {
    customer_id: contact!.contact_id!,
    payment_mode: 'cash',
    amount: 199999999.98,
    date: '2026-03-21',
    invoices: [{ invoice_id: path.invoice_id, amount_applied: 199999999.98 }],
  },
  throwOnError: true,
});
const { invoice } = (await getInvoice({ query, path, throwOnError: true })).data;
const list = (await listInvoices({ query, throwOnError: true })).data;
console.log(
  JSON.stringify({
    contact_id: contact!.contact_id,
    item_id: item!.item_id,
    invoice_id: path.invoice_id,
    due_date: invoice!.due_date,
    sent_total: created!.total,
    sub_total: created!.sub_total,
    balance: invoice!.balance,
    status: invoice!.status,
    attachment: Buffer.from(await attachment.arrayBuffer()).toString('hex'),
    listed: list.invoices!.map((one) => one.invoice_id),
  }),
);

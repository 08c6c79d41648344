import { readFileSync } from 'node:fs';
import { Api } from './client/api.ts';

const [baseUrl = '', file = ''] = process.argv.slice(2);
const api = new Api({ baseUrl, baseApiParams: { headers: { Authorization: 'Service-oauthtoken demo' } } });
const organization = { organization_id: '10234695' };

/** A name is a text. */
// @ts-expect-error: 7 is not a text.
export const wrong = () => api.contacts.createContact(organization, { contact_name: 7 });

const { contact } = (await api.contacts.createContact(organization, { contact_name: 'Swagger Outfitters' })).data;
const { item } = (await api.items.createItem(organization, { name: 'Swagger Rope', rate: 99999999.99 })).data;
const { invoice: created } = (
  await api.invoices.createInvoice(organization, {
    customer_id: contact!.contact_id!,
    date: '2026-03-20',
    due_date: '2026-04-04',
    line_items: [{ item_id: item!.item_id!, quantity: 2, rate: 99999999.99 }],
  })
).data;
const invoiceId = String(created!.invoice_id);
await api.invoices.markInvoiceSent(invoiceId, organization);
const upload = { attachment: new File([readFileSync(file)], 'attached.pdf') };
await api.invoices.addInvoiceAttachment(invoiceId, organization, upload);
const { data: attachment } = await api.invoices.getInvoiceAttachment(invoiceId, organization, { format: 'blob' });
await api.customerpayments.createCustomerPayment(organization, {
  customer_id: contact!.contact_id!,
  payment_mode: 'cash',
  amount: 199999999.98,
  date: '2026-03-21',
  invoices: [{ invoice_id: invoiceId, amount_applied: 199999999.98 }],
});
const { invoice } = (await api.invoices.getInvoice(invoiceId, organization)).data;
const list = (await api.invoices.listInvoices(organization)).data;
console.log(
  JSON.stringify({
    contact_id: contact!.contact_id,
    item_id: item!.item_id,
    invoice_id: invoiceId,
    due_date: invoice!.due_date,
    sent_total: created!.total,
    sub_total: created!.sub_total,
    balance: invoice!.balance,
    status: invoice!.status,
    attachment: Buffer.from(await attachment.arrayBuffer()).toString('hex'),
    listed: list.invoices!.map((one) => one.invoice_id),
  }),
);

import { readFileSync } from 'node:fs';
import { Configuration, ContactsApi, CustomerPaymentsApi, InvoicesApi, ItemsApi } from './client/index.ts';

const [basePath = '', file = ''] = process.argv.slice(2);
const configuration = new Configuration({ basePath, apiKey: 'Service-oauthtoken demo' });
const organization = '10234695';
const invoices = new InvoicesApi(configuration);

const { contact } = (
  await new ContactsApi(configuration).createContact(organization, { contact_name: 'Axios Outfitters' })
).data;
const { item } = (await new ItemsApi(configuration).createItem(organization, { name: 'Axios Rope', rate: 99999999.99 }))
  .data;
const { invoice: created } = (
  await invoices.createInvoice(organization, {
    customer_id: contact!.contact_id!,
    date: '2026-03-20',
    due_date: '2026-04-04',
    line_items: [{ item_id: item!.item_id!, quantity: 2, rate: 99999999.99 }],
  })
).data;
const invoiceId = String(created!.invoice_id);
await invoices.markInvoiceSent(organization, invoiceId);
await invoices.addInvoiceAttachment(organization, invoiceId, new File([readFileSync(file)], 'attached.pdf'));
const { data: attachment } = await invoices.getInvoiceAttachment(organization, invoiceId, {
  responseType: 'arraybuffer',
});
await new CustomerPaymentsApi(configuration).createCustomerPayment(organization, {
  customer_id: contact!.contact_id!,
  payment_mode: 'cash',
  amount: 199999999.98,
  date: '2026-03-21',
  invoices: [{ invoice_id: invoiceId, amount_applied: 199999999.98 }],
});
const { invoice } = (await invoices.getInvoice(organization, invoiceId)).data;
const list = (await invoices.listInvoices(organization)).data;
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
    attachment: Buffer.from(attachment as unknown as ArrayBuffer).toString('hex'),
    listed: list.invoices!.map((one) => one.invoice_id),
  }),
);

import { readFileSync } from 'node:fs';
import { Configuration, ContactsApi, CustomerPaymentsApi, InvoicesApi, ItemsApi } from './client/index.ts';

const [basePath = '', file = ''] = process.argv.slice(2);
const configuration = new Configuration({ basePath, apiKey: 'Service-oauthtoken demo' });
const organizationId = '10234695';
const invoices = new InvoicesApi(configuration);

const { contact } = await new ContactsApi(configuration).createContact({
  organizationId,
  contactCreate: { contactName: 'Fetch Outfitters' },
});
const { item } = await new ItemsApi(configuration).createItem({
  organizationId,
  itemCreate: { name: 'Fetch Rope', rate: 99999999.99 },
});
const { invoice: created } = await invoices.createInvoice({
  organizationId,
  invoiceCreate: {
    customerId: contact!.contactId!,
    date: new Date('2026-03-20'),
    dueDate: new Date('2026-04-04'),
    lineItems: [{ itemId: item!.itemId!, quantity: 2, rate: 99999999.99 }],
  },
});
const invoiceId = String(created!.invoiceId);
await invoices.markInvoiceSent({ organizationId, invoiceId });
await invoices.addInvoiceAttachment({
  organizationId,
  invoiceId,
  attachment: new File([readFileSync(file)], 'attached.pdf'),
});
const attachment = await invoices.getInvoiceAttachment({ organizationId, invoiceId });
await new CustomerPaymentsApi(configuration).createCustomerPayment({
  organizationId,
  customerPaymentCreate: {
    customerId: contact!.contactId!,
    paymentMode: 'cash',
    amount: 199999999.98,
    date: new Date('2026-03-21'),
    invoices: [{ invoiceId, amountApplied: 199999999.98 }],
  },
});
const { invoice } = await invoices.getInvoice({ organizationId, invoiceId });
const list = await invoices.listInvoices({ organizationId });
console.log(
  JSON.stringify({
    contact_id: contact!.contactId,
    item_id: item!.itemId,
    invoice_id: invoiceId,
    due_date: invoice!.dueDate!.toISOString().slice(0, 10),
    sent_total: created!.total,
    sub_total: created!.subTotal,
    balance: invoice!.balance,
    status: invoice!.status,
    attachment: Buffer.from(await attachment.arrayBuffer()).toString('hex'),
    listed: list.invoices!.map((one) => one.invoiceId),
  }),
);

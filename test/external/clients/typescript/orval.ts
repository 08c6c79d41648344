import { readFileSync } from 'node:fs';
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
} from './client/api.ts';

const [baseUrl = '', file = ''] = process.argv.slice(2);
// The client calls fetch with paths, for a page of the same origin.
const { fetch } = globalThis;
globalThis.fetch = (url, init) => fetch(`${baseUrl}${url}`, init);
const organization = { organization_id: '10234695' };
const options = { headers: { Authorization: 'Service-oauthtoken demo' } };

/** The body of an answer with one status, which the type of an answer goes by. */
function bodyOf<Answer extends { status: number; data: unknown }, Status extends Answer['status']>(
  answer: Answer,
  status: Status,
): Extract<Answer, { status: Status }>['data'] {
  if (answer.status !== status) throw new Error(JSON.stringify(answer.data));
  return answer.data as Extract<Answer, { status: Status }>['data'];
}

const { contact } = bodyOf(await createContact({ contact_name: 'Orval Outfitters' }, organization, options), 201);
const { item } = bodyOf(await createItem({ name: 'Orval Rope', rate: 99999999.99 }, organization, options), 201);
const { invoice: created } = bodyOf(
  await createInvoice(
    organization,
    {
      customer_id: contact!.contact_id!,
      date: '2026-03-20',
      due_date: '2026-04-04',
      line_items: [{ item_id: item!.item_id!, quantity: 2, rate: 99999999.99 }],
    },
    options,
  ),
  201,
);
const invoiceId = String(created!.invoice_id);
bodyOf(await markInvoiceSent(invoiceId, organization, undefined, options), 200);
const upload = { attachment: new File([readFileSync(file)], 'attached.pdf') };
bodyOf(await addInvoiceAttachment(invoiceId, organization, upload, options), 200);
const attachment = bodyOf(await getInvoiceAttachment(invoiceId, organization, options), 200);
bodyOf(
  await createCustomerPayment(
    {
      customer_id: contact!.contact_id!,
      payment_mode: 'cash',
      amount: 199999999.98,
      date: '2026-03-21',
      invoices: [{ invoice_id: invoiceId, amount_applied: 199999999.98 }],
    },
    organization,
    options,
  ),
  201,
);
const { invoice } = bodyOf(await getInvoice(invoiceId, organization, options), 200);
const list = bodyOf(await listInvoices(organization, options), 200);
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

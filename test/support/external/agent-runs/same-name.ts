import { contactId, itemId, list, make, onInvoice, type Row, type Runs, type Step, TODAY } from './steps.ts';

/** Invoices the customer that was found. @param ropes The name of what there are six of. */
const invoice =
  (ropes = 'Rope'): Step =>
  async (call, { contact_id }) => {
    const line_items = [
      { item_id: await itemId(call, ropes), quantity: 6 },
      { item_id: await itemId(call, 'Head torch'), quantity: 2 },
    ];
    const body = { customer_id: contact_id, date: TODAY, due_date: '2026-04-27', payment_terms: 30, line_items };
    return { contact_id, ...(await make(call, 'createInvoice', body)) };
  };

const customer =
  (name = 'Kaveri Sports LLP'): Step =>
  async (call) => ({ contact_id: await contactId(call, name) });

const customerInMysuru: Step = async (call) => {
  for (const { contact_id, company_name } of await list(call, 'listContacts')) {
    if (company_name !== 'Kaveri Sports') continue;
    const { contact } = (await call('getContact', { parameters: { contact_id } })) as { contact: Row };
    if ((contact['billing_address'] as Row)['city'] === 'Mysuru') return { contact_id };
  }
};

const newCustomer: Step = async (call) =>
  make(call, 'createContact', { contact_name: 'Kaveri Sports Mysuru', contact_type: 'customer' });

const send = onInvoice('markInvoiceSent');

export const sameName: Runs = {
  solutions: {
    'marked as sent': [customer(), invoice(), send],
    'found by the address, and sent by email': [customerInMysuru, invoice(), onInvoice('emailInvoice', undefined, {})],
  },
  spoiled: {
    'the customer of the same name in Hubballi is invoiced': [
      'Invoice INV-000001 of Kaveri Sports was created, which was not asked for.',
      customer('Kaveri Sports'),
      invoice(),
      send,
    ],
    'the invoice is not sent': ['INV-000001 is draft, and not sent.', customer(), invoice()],
    'rope bags are invoiced in place of ropes': [
      'is for 2 × Head torch for 1300; 6 × Rope bag for 2100, and not for',
      customer(),
      invoice('Rope bag'),
      send,
    ],
    'the invoice is made and sent twice': [
      'There are 2 new records of one invoice of Kaveri Sports LLP, which is in Mysuru.',
      customer(),
      invoice(),
      send,
      invoice(),
      send,
    ],
    'a new customer is made in place of the one that is there': [
      'Contact Kaveri Sports Mysuru was created, which was not asked for.',
      newCustomer,
      invoice(),
      send,
    ],
  },
};

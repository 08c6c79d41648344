import type { Stored } from '../types/index.ts';
import { type Seed, sampleId } from './seed.ts';
import { DECCAN, entry, IN_RUPEES, madeAt, NILGIRI, PACKED, PURCHASE, RUPEE, SALE, shelf, tax } from './story-lines.ts';

const BENGALURU = sampleId(13001);
const [CONTACT_ONLY, BOTTLE] = [sampleId(14007), sampleId(16005)];
const [UNPAID, OVERDUE, INVOICE_DRAFT, INVOICE_VOID, WRITTEN_OFF] = [23003, 23005, 23007, 23009, 23021];
const [RETAINER_DRAFT, RETAINER_VOID, RETAINER_SUBMITTED, RETAINER_APPROVED] = [24003, 24005, 24007, 24009];
const [NOTE_OPEN, NOTE_DRAFT, NOTE_VOID, NOTE_SUBMITTED] = [27003, 27005, 27007, 27009];
const [CREDIT_OPEN, CREDIT_UNUSED, CREDIT_SUBMITTED] = [29021, 29023, 29025];

/** The day of all records in this file, except for the overdue invoice and the two customers. */
const DATE = '2026-01-16';
const MADE = madeAt(DATE, '10:00');
const EARLIER = '2025-12-16';

const TERMS = { payment_terms: 90, payment_terms_label: 'Net 90' };

/**
 * A record in each state that a call needs, so that every call has one that takes it. Invoices and credits are about a service,
 * so they move no stock, and those of sales are of a customer who has nothing else, so no other balance changes. The sales
 * order holds back bottles.
 */
export const storyStates: Seed = {
  taxes: [tax(11009, 'igst', 40)],
  taxGroups: [
    { tax_group_id: sampleId(11013), tax_group_name: 'GST18 until 2025', tax_ids: [sampleId(11003), sampleId(11005)] },
  ],
  warehouses: [
    {
      warehouse_id: sampleId(13005),
      warehouse_name: 'Hosur Annex',
      address: '3 Rayakottai Road',
      city: 'Hosur',
      state: 'Tamil Nadu',
      zip: '635109',
      phone: '+91 4344 555 012',
      email: 'hosur@juniper.example',
      is_primary: false,
      status: 'active',
    },
  ],
  contacts: [customer(NILGIRI, 'Nilgiri Trail Club'), customer(CONTACT_ONLY, 'Kodagu Campers')],
  compositeItems: [
    {
      composite_item_id: sampleId(17003),
      name: 'Bottle Pair',
      description: 'Two bottles in one box.',
      item_type: 'inventory',
      product_type: 'goods',
      unit: 'pcs',
      rate: 1150,
      purchase_rate: 700,
      sku: 'KIT-BOTTLES',
      status: 'active',
      source: 'user',
      initial_stock: 0,
      initial_stock_rate: 700,
      mapped_items: [{ line_item_id: sampleId(17015), item_id: BOTTLE, quantity: 2, description: 'Two bottles.' }],
    },
  ],
  salesOrders: [
    {
      salesorder_id: sampleId(20003),
      salesorder_number: 'SO-25-071',
      date: DATE,
      ...SALE,
      line_items: [{ ...bottles(20015, 30, 600), item_custom_fields: shelf('C-03') }],
      ...MADE,
    },
  ],
  packages: [
    {
      package_id: sampleId(21003),
      package_number: 'PKG-25-064',
      date: DATE,
      salesorder_id: sampleId(20003),
      ...PACKED,
      line_items: [
        { ...bottles(21015, 10), so_line_item_id: sampleId(20015), sku: 'SWB-1L', item_custom_fields: shelf('C-03') },
      ],
      ...MADE,
    },
  ],
  purchaseOrders: [
    {
      purchaseorder_id: sampleId(28003),
      purchaseorder_number: 'PO-25-038',
      date: DATE,
      ...PURCHASE,
      line_items: [bottles(28015, 200, 350)],
      ...MADE,
    },
  ],
  invoices: [
    invoice(OVERDUE, 'INV-25-111', {
      status: 'sent',
      date: EARLIER,
      ...madeAt(EARLIER, '10:00'),
      ...due('2026-03-16'),
    }),
    invoice(UNPAID, 'INV-25-112', { status: 'sent', ...due('2026-04-16') }),
    invoice(INVOICE_DRAFT, 'INV-25-113', { status: 'draft' }),
    invoice(INVOICE_VOID, 'INV-25-114', { status: 'void' }),
    invoice(WRITTEN_OFF, 'INV-25-115', { status: 'sent', write_off_amount: 9000 }),
  ],
  invoiceComments: [UNPAID, OVERDUE, INVOICE_DRAFT, INVOICE_VOID, WRITTEN_OFF].map((id) => ({
    ...made(id, 'Invoice created for 9000.00.', 'invoice', id === OVERDUE ? EARLIER : DATE),
    invoice_id: sampleId(id),
  })),
  retainerInvoices: [
    retainer(RETAINER_DRAFT, 'RET-25-011', { status: 'draft' }),
    retainer(RETAINER_VOID, 'RET-25-012', { status: 'void' }),
    retainer(RETAINER_SUBMITTED, 'RET-25-013', { status: 'draft', approval: 'submitted' }),
    retainer(RETAINER_APPROVED, 'RET-25-014', { status: 'draft', approval: 'approved' }),
  ],
  retainerInvoiceComments: [RETAINER_DRAFT, RETAINER_VOID, RETAINER_SUBMITTED, RETAINER_APPROVED].map((id) => ({
    ...made(id, 'Retainer invoice created for 9000.00.', 'retainer_invoice'),
    retainerinvoice_id: sampleId(id),
  })),
  creditNotes: [
    creditNote(NOTE_OPEN, 'CN-25-021', { status: 'open' }),
    creditNote(NOTE_DRAFT, 'CN-25-022', { status: 'draft' }),
    creditNote(NOTE_VOID, 'CN-25-023', { status: 'void' }),
    creditNote(NOTE_SUBMITTED, 'CN-25-024', { status: 'draft', approval: 'submitted' }),
  ],
  creditNoteComments: [NOTE_OPEN, NOTE_DRAFT, NOTE_VOID, NOTE_SUBMITTED].map((id) => ({
    ...made(id, 'Credit note created for 9000.00.', 'creditnote'),
    creditnote_id: sampleId(id),
  })),
  creditNoteInvoices: [
    { creditnote_invoice_id: sampleId(23045), amount: 400 },
    { creditnote_invoice_id: sampleId(23047), amount: 600 },
  ].map((row) => ({
    ...row,
    creditnote_id: sampleId(NOTE_OPEN),
    invoice_id: sampleId(OVERDUE),
    customer_id: NILGIRI,
    price_precision: 2,
    exchange_rate: 1,
    source_rate: 1,
  })),
  bills: [
    {
      bill_id: sampleId(29503),
      bill_number: 'BILL-25-044',
      vendor_id: DECCAN,
      date: DATE,
      due_date: '2026-02-16',
      currency_id: RUPEE,
      total: 9000,
    },
  ],
  vendorCredits: [
    vendorCredit(CREDIT_OPEN, 'VC-25-031', { status: 'open' }),
    vendorCredit(CREDIT_UNUSED, 'VC-25-032', { status: 'open' }),
    vendorCredit(CREDIT_SUBMITTED, 'VC-25-033', { status: 'open', approval: 'submitted' }),
  ],
  vendorCreditComments: [CREDIT_OPEN, CREDIT_UNUSED, CREDIT_SUBMITTED].map((id) => ({
    ...made(id, 'Vendor credit created for 9000.00.', 'vendor_credit'),
    vendor_credit_id: sampleId(id),
  })),
};

function customer(contact_id: string, contact_name: string): Stored<'contacts'> {
  return {
    contact_id,
    contact_name,
    contact_type: 'customer',
    company_name: contact_name,
    ...TERMS,
    currency_id: RUPEE,
    status: 'active',
    is_linked_with_servicecrm: false,
    payment_reminder_enabled: false,
    place_of_contact: 'TN',
    gst_treatment: 'consumer',
    ...madeAt(EARLIER, '10:00'),
  };
}

function bottles<Rate extends number | undefined>(id: number, quantity: number, rate?: Rate) {
  return {
    line_item_id: sampleId(id),
    item_id: BOTTLE,
    name: 'Steel Water Bottle 1 L',
    description: 'Single-wall steel bottle that holds one litre.',
    unit: 'pcs',
    item_order: 0,
    quantity,
    ...(rate !== undefined && { rate, tax_id: sampleId(11001), warehouse_id: BENGALURU }),
  };
}

/** What a document charges or gives credit for: a service, so that no stock changes. */
function service(id: number) {
  return {
    line_items: [
      {
        line_item_id: sampleId(id + 600),
        name: 'Guided day tour',
        description: 'A day on the trail with a guide.',
        item_order: 0,
        rate: 4500,
        quantity: 2,
        discount: 0,
      },
    ],
    tax_copies: [],
  };
}

function invoice(id: number, invoice_number: string, state: Partial<Stored<'invoices'>>): Stored<'invoices'> {
  return {
    invoice_id: sampleId(id),
    invoice_number,
    date: DATE,
    customer_id: NILGIRI,
    ...IN_RUPEES,
    discount: 0,
    is_discount_before_tax: true,
    discount_type: 'entity_level',
    is_inclusive_tax: false,
    ...service(id),
    shipping_charge: 0,
    adjustment: 0,
    allow_partial_payments: true,
    is_viewed_by_client: false,
    is_emailed: false,
    payment_reminder_enabled: true,
    reminders_sent: 0,
    template_id: sampleId(14051),
    gst_treatment: 'consumer',
    ...MADE,
    ...state,
  };
}

/** A day on which an invoice is due, after the terms of the customer. */
function due(due_date: string): Partial<Stored<'invoices'>> {
  return { due_date, ...TERMS };
}

function retainer(
  id: number,
  retainerinvoice_number: string,
  state: Partial<Stored<'retainerInvoices'>>,
): Stored<'retainerInvoices'> {
  return {
    retainerinvoice_id: sampleId(id),
    retainerinvoice_number,
    date: DATE,
    customer_id: NILGIRI,
    place_of_supply: 'TN',
    ...IN_RUPEES,
    is_inclusive_tax: false,
    ...service(id),
    allow_partial_payments: true,
    is_viewed_by_client: false,
    is_emailed: false,
    template_id: sampleId(24051),
    ...MADE,
    ...state,
  };
}

function creditNote(
  id: number,
  creditnote_number: string,
  state: Partial<Stored<'creditNotes'>>,
): Stored<'creditNotes'> {
  return {
    creditnote_id: sampleId(id),
    creditnote_number,
    date: DATE,
    customer_id: NILGIRI,
    ...IN_RUPEES,
    ...service(id),
    template_id: sampleId(14055),
    gst_treatment: 'consumer',
    ...MADE,
    ...state,
  };
}

function vendorCredit(
  id: number,
  vendor_credit_number: string,
  state: Partial<Stored<'vendorCredits'>>,
): Stored<'vendorCredits'> {
  return {
    vendor_credit_id: sampleId(id),
    vendor_credit_number,
    date: DATE,
    vendor_id: DECCAN,
    source_of_supply: 'TS',
    destination_of_supply: 'KA',
    ...IN_RUPEES,
    is_inclusive_tax: false,
    ...service(id),
    ...MADE,
    ...state,
  };
}

/** The entry of a history that says that a document was created. */
function made(id: number, description: string, transaction: string, day = DATE) {
  return entry(id + 400, ['Added', description], `${day}, 10:00 AM`, [transaction, sampleId(id)]);
}

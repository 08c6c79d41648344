import { PERCENTAGE_OF_LINE } from '../documents/index.ts';
import type { Stored } from '../types/index.ts';
import { sampleId } from './ids.ts';
import type { Seed } from './seed.ts';
import {
  ASHA,
  BANER,
  BOTTLE_LINE,
  DAYPACK_LINE,
  entry,
  fileNamed,
  IN_RUPEES,
  PAYMENT_OPTIONS,
  PUNE,
  REGION,
  RIDGELINE,
  TAX_COPIES,
} from './story-lines.ts';

const [INVOICE, NOTE, PAYMENT] = [sampleId(23001), sampleId(27001), sampleId(25001)];
const [BENGALURU, SLATE, BOTTLE] = [sampleId(13001), sampleId(16001), sampleId(16005)];
const ON_INVOICE = ['invoice', INVOICE] as const;
const ON_NOTE = ['creditnote', NOTE] as const;

export const storyInvoiceFiles = [fileNamed(23501, 'PKG-00009.pdf')];

/** The invoice of March, which is paid, and the credit note for two bottles of it, which is refunded. */
export const storySales: Seed = {
  invoices: [
    {
      invoice_id: INVOICE,
      ach_payment_initiated: false,
      invoice_number: 'INV-000031',
      date: '2026-03-05',
      status: 'sent',
      payment_terms: 15,
      payment_terms_label: 'Net 15',
      due_date: '2026-03-20',
      payment_expected_date: '2026-03-18',
      reference_number: 'SO-00017',
      customer_id: RIDGELINE,
      contact_persons: [
        {
          contact_person_id: ASHA,
          salutation: 'Ms.',
          first_name: 'Asha',
          last_name: 'Kulkarni',
          email: 'asha@ridgeline.example',
          phone: '+91 20 5550 0142',
          mobile: '+91 98220 55501',
          is_primary_contact: true,
        },
      ],
      ...IN_RUPEES,
      discount: 0,
      is_discount_before_tax: true,
      discount_type: 'entity_level',
      is_inclusive_tax: false,
      is_viewed_by_client: true,
      client_viewed_time: '2026-03-06T12:40:00+0530',
      line_items: [
        {
          ...DAYPACK_LINE,
          line_item_id: sampleId(23011),
          item_order: 0,
          rate: 2400,
          quantity: 4,
          discount: 0,
          warehouse_id: BENGALURU,
          lots: [{ lot: SLATE, quantity: 4, value: 6000 }],
        },
        {
          ...BOTTLE_LINE,
          line_item_id: sampleId(23013),
          item_order: 1,
          rate: 600,
          quantity: 10,
          discount: 0,
          warehouse_id: BENGALURU,
          lots: [{ lot: BOTTLE, quantity: 10, value: 3500 }],
        },
      ],
      tax_copies: TAX_COPIES,
      shipping_charge: 0,
      adjustment: 0,
      adjustment_description: 'Adjustment',
      payment_reminder_enabled: true,
      allow_partial_payments: true,
      payment_options: PAYMENT_OPTIONS,
      is_emailed: true,
      reminders_sent: 1,
      last_reminder_sent_date: '2026-03-18',
      billing_address: PUNE,
      shipping_address: BANER,
      notes: 'Thank you for your order. Goods left on 5 March.',
      terms: 'Payment is due 15 days from the date of the invoice.',
      custom_fields: REGION,
      template_id: sampleId(14051),
      created_time: '2026-03-05T11:30:00+0530',
      last_modified_time: '2026-03-20T15:20:00+0530',
      document_id: sampleId(23501),
      can_send_in_mail: true,
      salesperson_id: sampleId(23061),
      salesperson_name: 'Nikhil Desai',
      is_pre_gst: false,
      gst_no: '27AAFCR1234K1ZD',
      gst_treatment: 'business_gst',
    },
  ],
  contactComments: [
    {
      ...entry(14021, ['Added', 'Invoice INV-000031 created for 18408.00.'], '2026-03-05, 11:30 AM', ON_INVOICE),
      contact_id: RIDGELINE,
    },
  ],
  invoiceComments: [
    entry(30103, ['Added', 'Invoice created for 18408.00.'], '2026-03-05, 11:30 AM', ON_INVOICE),
    entry(30105, ['Updated', 'Invoice updated.'], '2026-03-06, 10:05 AM', ON_INVOICE),
    {
      ...entry(30101, ['Updated', 'The customer pays on 20 March.'], '2026-03-06, 10:10 AM', ON_INVOICE),
      comment_type: 'internal',
    },
    entry(
      30113,
      ['Emailed', 'E-mail "Invoice INV-000031 from Juniper Outdoor Supply" sent to asha@ridgeline.example.'],
      '2026-03-06, 10:15 AM',
      ON_INVOICE,
    ),
    entry(30115, ['Updated', 'Invoice viewed by the customer.'], '2026-03-06, 12:40 PM', ON_INVOICE),
    entry(30107, ['Added', 'Credit of 1416.00 from CN-00002 applied.'], '2026-03-16, 11:45 AM', ON_INVOICE),
    entry(
      30117,
      ['Emailed', 'E-mail "Payment reminder for INV-000031" sent to asha@ridgeline.example.'],
      '2026-03-18, 09:00 AM',
      ON_INVOICE,
    ),
    entry(30109, ['Deleted', 'Credit of 1416.00 from CN-00002 taken off.'], '2026-03-20, 03:05 PM', ON_INVOICE),
    entry(30111, ['Added', 'Payment of 18408.00 recorded.'], '2026-03-20, 03:20 PM', ON_INVOICE),
  ].map((comment) => ({ ...comment, invoice_id: INVOICE })),
  creditNotes: [
    {
      creditnote_id: NOTE,
      creditnote_number: 'CN-00002',
      date: '2026-03-13',
      is_pre_gst: false,
      gst_no: '27AAFCR1234K1ZD',
      gst_treatment: 'business_gst',
      status: 'open',
      customer_id: RIDGELINE,
      custom_fields: [{ index: 1, label: 'Region', value: 'West' }],
      reference_number: 'RMA-00002',
      email: 'asha@ridgeline.example',
      ...IN_RUPEES,
      discount_type: PERCENTAGE_OF_LINE,
      line_items: [creditedBottle(27011, 0, true), creditedBottle(27013, 1, false)],
      tax_copies: TAX_COPIES,
      billing_address: { ...PUNE, street2: 'Shivajinagar', country: 'India' },
      shipping_address: { ...BANER, street2: 'Baner', country: 'India' },
      created_time: '2026-03-13T10:40:00+0530',
      last_modified_time: '2026-03-28T11:20:00+0530',
      template_id: sampleId(14055),
      notes: 'Two bottles of RMA-00002 are credited: one came back, one was discarded.',
      terms: 'The credit is refunded, or applied to invoices.',
    },
  ],
  creditNoteRefunds: [
    {
      creditnote_refund_id: sampleId(27301),
      creditnote_id: NOTE,
      date: '2026-03-28',
      refund_mode: 'banktransfer',
      reference_number: 'NEFT-20260328-0077',
      description: 'Refund of CN-00002, two bottles',
      amount_bcy: 1416,
      amount_fcy: 1416,
      customer_id: RIDGELINE,
      price_precision: 2,
      exchange_rate: 1,
    },
  ],
  creditNoteComments: [
    entry(27101, ['Added', 'Credit note created for 1416.00.'], '2026-03-13, 10:40 AM', ON_NOTE),
    entry(27103, ['Updated', 'Credit note updated.'], '2026-03-13, 12:05 PM', ON_NOTE),
    entry(27105, ['Added', 'Credit of 1416.00 applied to INV-000031.'], '2026-03-16, 11:45 AM', ON_NOTE),
    entry(27107, ['Deleted', 'Credit of 1416.00 taken off INV-000031.'], '2026-03-20, 03:05 PM', ON_NOTE),
    {
      ...entry(
        27109,
        ['Added', 'The customer asks for the money back by bank transfer.'],
        '2026-03-27, 04:15 PM',
        ON_NOTE,
      ),
      comment_type: 'internal',
    },
    entry(27111, ['Added', 'Refund of 1416.00 made.'], '2026-03-28, 11:20 AM', ON_NOTE),
  ].map((comment) => ({ ...comment, creditnote_id: NOTE })),
};

function creditedBottle(
  id: number,
  item_order: number,
  isBack: boolean,
): NonNullable<Stored<'creditNotes'>['line_items']>[number] {
  return {
    ...BOTTLE_LINE,
    line_item_id: sampleId(id),
    account_id: sampleId(10005),
    item_order,
    rate: 600,
    quantity: 1,
    discount: 0,
    invoice_id: INVOICE,
    invoice_item_id: sampleId(23013),
    is_item_shipped: true,
    is_returned_to_stock: isBack,
    salesreturn_item_id: sampleId(26011),
    warehouse_id: BENGALURU,
    ...(isBack && { cost: 350 }),
  };
}

export const storyPayment: Stored<'customerPayments'> = {
  payment_id: PAYMENT,
  payment_mode: 'banktransfer',
  amount: 18408,
  amount_refunded: 0,
  bank_charges: 0,
  date: '2026-03-20',
  status: 'success',
  reference_number: 'NEFT-20260320-0418',
  description: 'Payment of INV-000031',
  customer_id: RIDGELINE,
  email: 'asha@ridgeline.example',
  ...IN_RUPEES,
  account_id: sampleId(10007),
  custom_fields: [{ index: 1, label: 'Bank branch', value: 'Pune Camp', data_type: 'string' }],
};

export const storyPaymentRow: Stored<'invoicePayments'> = {
  invoice_payment_id: sampleId(23031),
  invoice_id: INVOICE,
  payment_id: PAYMENT,
  amount: 18408,
  tax_amount_withheld: 0,
  customer_id: RIDGELINE,
  price_precision: 2,
  exchange_rate: 1,
  source_rate: 1,
};

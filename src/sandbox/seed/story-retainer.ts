import type { Stored } from '../types/index.ts';
import { type Seed, sampleId } from './seed.ts';
import {
  ASHA,
  BANER,
  entry,
  fileNamed,
  IN_RUPEES,
  MEERA,
  PAYMENT_OPTIONS,
  PUNE,
  REGION,
  RIDGELINE,
} from './story-lines.ts';

const RETAINER = sampleId(24001);
const ON_RETAINER = ['retainer_invoice', RETAINER] as const;

export const storyRetainerFiles = [fileNamed(24021, 'Advance terms.pdf')];

/** The advance of February, which is paid. */
export const storyRetainer: Seed = {
  retainerInvoices: [
    {
      retainerinvoice_id: RETAINER,
      retainerinvoice_number: 'RET-00003',
      date: '2026-02-20',
      status: 'sent',
      is_pre_gst: false,
      place_of_supply: 'MH',
      reference_number: 'RT-2026-014',
      customer_id: RIDGELINE,
      contact_persons: [{ contact_person_id: ASHA }],
      ...IN_RUPEES,
      is_viewed_by_client: true,
      client_viewed_time: '2026-02-20T16:30:00+0530',
      is_inclusive_tax: false,
      line_items: [
        {
          line_item_id: sampleId(24011),
          description: 'Advance on the spring order',
          item_order: 0,
          rate: 5000,
          quantity: 1,
        },
      ],
      tax_copies: [],
      allow_partial_payments: true,
      payment_options: PAYMENT_OPTIONS,
      is_emailed: true,
      documents: [{ document_id: sampleId(24021) }],
      billing_address: { ...PUNE, street2: 'Shivajinagar' },
      shipping_address: BANER,
      notes: 'Thank you for your trust. The advance stays on your account until it is drawn on.',
      terms: 'The advance is due on receipt.',
      custom_fields: REGION,
      template_id: sampleId(24051),
      created_time: '2026-02-20T11:00:00+0530',
      last_modified_time: '2026-02-21T12:05:00+0530',
      created_by_id: MEERA,
      can_send_in_mail: true,
    },
  ],
  retainerInvoiceComments: [
    entry(24033, ['Added', 'Retainer invoice created for 5000.00.'], '2026-02-20, 11:00 AM', ON_RETAINER),
    entry(24035, ['Updated', 'Retainer invoice updated.'], '2026-02-20, 11:20 AM', ON_RETAINER),
    entry(
      24039,
      ['Emailed', 'E-mail "Retainer invoice RET-00003 from Juniper Outdoor Supply" sent to asha@ridgeline.example.'],
      '2026-02-20, 11:30 AM',
      ON_RETAINER,
    ),
    entry(24041, ['Updated', 'Retainer invoice viewed by the customer.'], '2026-02-20, 04:30 PM', ON_RETAINER),
    {
      ...entry(24031, ['Updated', 'The customer pays on 21 February.'], '2026-02-20, 04:45 PM', ON_RETAINER),
      comment_type: 'internal',
    },
    entry(24037, ['Added', 'Payment of 5000.00 recorded.'], '2026-02-21, 12:05 PM', ON_RETAINER),
  ].map((comment) => ({ ...comment, retainerinvoice_id: RETAINER })),
};

/** What was paid of it. The service lists no payment for it, so the row stands alone. */
export const storyAdvanceRow: Stored<'invoicePayments'> = {
  invoice_payment_id: sampleId(24503),
  invoice_id: RETAINER,
  is_retainer: true,
  paid_on: '2026-02-21',
  amount: 5000,
  tax_amount_withheld: 0,
  customer_id: RIDGELINE,
  price_precision: 2,
  exchange_rate: 1,
};

import { type Seed, sampleId } from './seed.ts';
import { DAYPACK_LINE, DECCAN, entry, fileNamed, IN_RUPEES, RUPEE, TAX_COPIES } from './story-lines.ts';

const [CREDIT, BILL] = [sampleId(29001), sampleId(29501)];
const ON_CREDIT = ['vendor_credit', CREDIT] as const;

export const storyVendorFiles = [fileNamed(29401, 'inspection-report.pdf')];

/** The credit for two faulty daypacks, which is used up, and the bill that it is applied to. */
export const storyVendorCredit: Seed = {
  bills: [
    {
      bill_id: BILL,
      bill_number: 'BILL-00021',
      vendor_id: DECCAN,
      date: '2026-02-17',
      due_date: '2026-03-19',
      currency_id: RUPEE,
      total: 51920,
    },
  ],
  vendorCredits: [
    {
      vendor_credit_id: CREDIT,
      vendor_credit_number: 'VC-00004',
      date: '2026-02-24',
      source_of_supply: 'TS',
      destination_of_supply: 'KA',
      gst_no: '36AABCD5678L1Z6',
      gst_treatment: 'business_gst',
      is_reverse_charge_applied: false,
      status: 'open',
      reference_number: 'DGW-CN-118',
      vendor_id: DECCAN,
      ...IN_RUPEES,
      is_inclusive_tax: false,
      line_items: [
        {
          ...DAYPACK_LINE,
          line_item_id: sampleId(29011),
          account_id: sampleId(10003),
          item_order: 0,
          quantity: 2,
          rate: 1500,
          tags: [{ tag_id: sampleId(29101), tag_option_id: sampleId(29103) }],
          item_custom_fields: [{ custom_field_id: sampleId(16103), label: 'Batch', value: '2026-02', index: 1 }],
          serial_numbers: ['ADP-S-00107', 'ADP-S-00112'],
          warehouse_id: sampleId(13001),
          lots: [{ lot: sampleId(16001), quantity: 2, value: 3000 }],
        },
      ],
      tax_copies: TAX_COPIES,
      documents: [{ document_id: sampleId(29401) }],
      custom_fields: [{ index: 1, label: 'Reason', value: 'Faulty zip' }],
      notes: 'Two daypacks came with faulty zips. They went back to the vendor on 24 February.',
      created_time: '2026-02-24T10:40:00+0530',
      last_modified_time: '2026-02-26T16:20:00+0530',
    },
  ],
  vendorCreditBills: [
    {
      vendor_credit_bill_id: sampleId(29511),
      vendor_credit_id: CREDIT,
      bill_id: BILL,
      date: '2026-02-25',
      amount: 2000,
      price_precision: 2,
    },
  ],
  vendorCreditRefunds: [
    {
      vendor_credit_refund_id: sampleId(29301),
      vendor_credit_id: CREDIT,
      date: '2026-02-26',
      refund_mode: 'banktransfer',
      reference_number: 'NEFT-20260226-0091',
      description: 'Refund of what was left of VC-00004',
      amount_bcy: 1540,
      amount_fcy: 1540,
      price_precision: 2,
      exchange_rate: 1,
    },
  ],
  vendorCreditComments: [
    entry(29201, ['Added', 'Vendor credit VC-00004 created for 3540.00.'], '2026-02-24, 10:40 AM', ON_CREDIT),
    entry(29203, ['Updated', 'Vendor credit VC-00004 updated.'], '2026-02-24, 10:55 AM', ON_CREDIT),
    {
      ...entry(29205, ['Added', 'Vikram Rao agreed to the credit by phone.'], '2026-02-24, 11:20 AM', ON_CREDIT),
      comment_type: 'internal',
    },
    entry(29207, ['Added', 'Credit of 2000.00 applied to BILL-00021.'], '2026-02-25, 12:15 PM', ON_CREDIT),
    entry(29209, ['Added', 'Refund of 1540.00 recorded.'], '2026-02-26, 04:05 PM', ON_CREDIT),
    entry(29211, ['Updated', 'Refund of 1540.00 updated.'], '2026-02-26, 04:20 PM', ON_CREDIT),
  ].map((comment) => ({ ...comment, vendor_credit_id: CREDIT })),
};

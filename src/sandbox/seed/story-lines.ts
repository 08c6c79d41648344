import type { DocumentFacts, Stored, StoredLine } from '../types/index.ts';
import { sampleId } from './seed.ts';

export const [RIDGELINE, DECCAN, NILGIRI, ASHA] = [sampleId(14001), sampleId(14003), sampleId(14009), sampleId(14011)];
export const [RUPEE, MEERA, VIKRAM] = [sampleId(97), sampleId(30301), sampleId(14013)];
const IGST = sampleId(11001);

/** IGST as it was when the documents of the story named it. */
export const TAX_COPIES: DocumentFacts['tax_copies'] = [
  { tax_id: IGST, tax_name: 'IGST18', tax_type: 'tax', tax_percentage: 18 },
];

/** The times of a record that has not been changed since it was created: a day, and the time on it. */
export function madeAt(day: string, time: string): { created_time: string; last_modified_time: string } {
  return { created_time: `${day}T${time}:00+0530`, last_modified_time: `${day}T${time}:00+0530` };
}

/** A tax, such as `IGST18`. */
export function tax(id: number, kind: 'igst' | 'cgst' | 'sgst', tax_percentage: number): Stored<'taxes'> {
  return {
    tax_id: sampleId(id),
    tax_name: kind.toUpperCase() + tax_percentage,
    tax_percentage,
    tax_type: 'tax',
    tax_specific_type: kind,
    is_value_added: false,
    is_default_tax: false,
    is_editable: true,
  };
}

/** What all documents of the story have in common. */
export const IN_RUPEES = { currency_id: RUPEE, exchange_rate: 1, price_precision: 2 };

/** The daypack as the documents of the story have it. */
export const DAYPACK_LINE: StoredLine = {
  item_id: sampleId(16001),
  name: 'Alpine Daypack - Slate',
  description: 'Daypack of 22 litres, slate.',
  unit: 'pcs',
  tax_id: IGST,
  warehouse_id: sampleId(13001),
  hsn_or_sac: '42029200',
};

/** The bottle as the documents of the story have it. */
export const BOTTLE_LINE: StoredLine = {
  item_id: sampleId(16005),
  name: 'Steel Water Bottle 1 L',
  description: 'Single-wall steel bottle that holds one litre.',
  unit: 'pcs',
  tax_id: IGST,
  warehouse_id: sampleId(13001),
  hsn_or_sac: '73239390',
};

/** An entry of a history: who wrote it, and on what. */
export function entry(
  id: number,
  [operation_type, description]: readonly [happening: string, description: string],
  moment: string,
  transaction: readonly [type: string, id: string],
): {
  comment_id: string;
  description: string;
  commented_by_id: string;
  comment_type: string;
  date: string;
  time: string;
  operation_type: string;
  transaction_type: string;
  transaction_id: string;
} {
  const [date = '', time = ''] = moment.split(', ');
  return {
    comment_id: sampleId(id),
    description,
    commented_by_id: MEERA,
    comment_type: 'system',
    date,
    time,
    operation_type,
    transaction_type: transaction[0],
    transaction_id: transaction[1],
  };
}

/** The options that the customer can pay with. */
export const PAYMENT_OPTIONS = {
  payment_gateways: [{ configured: true, additional_field1: 'standard' as const, gateway_name: 'example_gateway' }],
};

/** The region of the customer, as invoices print it. */
export const REGION = [{ index: 1, show_on_pdf: true, value: 'West', label: 'Region' }];

/** The addresses of the customer, as documents have them. */
export const PUNE = {
  address: '14 Senapati Bapat Road',
  city: 'Pune',
  state: 'Maharashtra',
  zip: '411016',
  fax: '+91 20 5550 0143',
};
export const BANER = {
  address: 'Unit 6, Baner Industrial Park',
  city: 'Pune',
  state: 'Maharashtra',
  zip: '411045',
  fax: '+91 20 5550 0145',
};

/** The same addresses as orders, packages and shipments have them. */
export const BILLED = { ...PUNE, phone: '+91 20 5550 0142' };
export const SHIPPED = { ...BANER, phone: '+91 20 5550 0144' };
/** The address of the vendor, and that of the organization. */
export const VENDOR = {
  address: '22 Cherlapally Industrial Area',
  city: 'Hyderabad',
  state: 'Telangana',
  zip: '500051',
  country: 'India',
  fax: '+91 40 5550 0164',
};
export const OWN = {
  address: '14 Hosur Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  zip: '560030',
  country: 'India',
  fax: '+91 80 5550 0111',
};

/** What the sales orders have in common. */
export const SALE: Stored<'salesOrders'> = {
  customer_id: RIDGELINE,
  status: 'confirmed',
  currency_id: RUPEE,
  exchange_rate: 1,
  discount: 0,
  is_discount_before_tax: true,
  contact_persons: [{ contact_person_id: ASHA }],
  billing_address: BILLED,
  shipping_address: SHIPPED,
};

/** The same of packages. */
export const PACKED: Stored<'packages'> = {
  customer_id: RIDGELINE,
  email: 'asha@ridgeline.example',
  phone: '+91 20 5550 0142',
  mobile: '+91 98220 55501',
  contact_persons: [{ contact_person_id: ASHA }],
  billing_address: BILLED,
  shipping_address: SHIPPED,
  is_emailed: false,
  template_id: sampleId(21021),
};

/** The same of purchase orders. */
export const PURCHASE: Stored<'purchaseOrders'> = {
  vendor_id: DECCAN,
  status: 'issued',
  currency_id: RUPEE,
  exchange_rate: 1,
  contact_persons: [{ contact_person_id: VIKRAM }],
  billing_address: VENDOR,
  shipping_address: OWN,
};

/** The shelf that the goods of a line stand on, a field of the organization's own. */
export const shelf = (value: string) => [
  {
    customfield_id: sampleId(21031),
    index: 1,
    label: 'Shelf',
    value,
    data_type: 'string',
    is_active: true,
    placeholder: 'cf_shelf',
    show_in_all_pdf: false,
    show_on_pdf: true,
  },
];

/** A file of the story: a PDF without pages. */
export function fileNamed(id: number, file_name: string) {
  const content = btoa('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  return { document_id: sampleId(id), file_name, content_type: 'application/pdf', content };
}

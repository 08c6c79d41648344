import type { SampleBody, SampleCall } from './code-call.ts';

/** Fields at the top of JSON bodies whose text no other record may have, by operationId. */
export const FRESH_FIELDS: Readonly<Record<string, readonly string[]>> = {
  createTax: ['tax_name'],
  createTaxGroup: ['tax_group_name'],
  createPriceList: ['name'],
  createWarehouse: ['warehouse_name'],
  createItem: ['name', 'sku'],
  createItemGroup: ['group_name'],
  createCompositeItem: ['name', 'sku'],
  createTransferOrder: ['transfer_order_number'],
  createContact: ['contact_name'],
  createPackage: ['package_number'],
  createShipmentOrder: ['shipment_number'],
  createInvoice: ['invoice_number'],
  createRetainerInvoice: ['retainerinvoice_number'],
  createSalesReturn: ['salesreturn_number'],
  createCreditNote: ['creditnote_number'],
  createPurchaseReceive: ['receive_number'],
  createVendorCredit: ['vendor_credit_number'],
};

/** Stands for the time in a string until a sample is written: a character that Unicode leaves to programs. */
export const TIME = '\uE001';

/** Makes a string that no record has: a name or a number that ends with the time, such as `INV-000031-1764000000`. */
export function freshText(text: string, time: number | string): string {
  // A number or a code takes a hyphen.
  return `${text}${/\d$|^\S*-\S*$/.test(text) ? '-' : ' '}${time}`;
}

/** The text that a JSON body has in a field at the top; undefined if it has none there. */
export function textIn(body: SampleBody | undefined, field: string): string | undefined {
  const json = body && 'json' in body ? body.json : undefined;
  const value = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The JSON body of a call, with its fresh strings; undefined if it has no such body. */
export function freshJson({ body, fresh }: Pick<SampleCall, 'body' | 'fresh'>, time: number | string = TIME): unknown {
  if (!body || !('json' in body)) return undefined;
  const texts = fresh.flatMap((field) => {
    const text = textIn(body, field);
    return text === undefined ? [] : [[field, freshText(text, time)] as const];
  });
  return texts.length === 0 ? body.json : { ...(body.json as object), ...Object.fromEntries(texts) };
}

/** A sample of a body that an operation takes, with its fresh strings. */
export function freshSample(operationId: string, json: unknown, time: number): unknown {
  return freshJson({ body: { json }, fresh: FRESH_FIELDS[operationId] ?? [] }, time);
}

export function hasFresh({ body, fresh }: SampleCall): boolean {
  return fresh.some((field) => textIn(body, field) !== undefined);
}

import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { contract, operations } from '../support/document.ts';
import { documentedOperations } from '../support/documented.ts';
import { validator } from '../support/validator.ts';
import { type Body, type Changes, request, response } from './rules/rule.ts';

const NUMERIC = 4815162342;

/** Bodies of sales and purchases that the documents allow, though samples hold another form. */
const open: [what: string, body: Body, changes: Changes][] = [
  ['serial numbers as text', request('createCreditNote'), { 'line_items.0.serial_numbers': 'A-1,A-2' }],
  ['serial numbers as numbers', request('createCreditNote'), { 'line_items.0.serial_numbers': [1, 2] }],
  ['time entries as text', request('createInvoice'), { 'line_items.0.time_entry_ids': '' }],
  ['the code of a line as a number', request('createCreditNote'), { 'line_items.0.code': 7 }],
  ['the width of a page as a number', response('getRetainerInvoice'), { 'retainerinvoice.page_width': 8.27 }],
  ['the width of a page as text', response('getRetainerInvoice'), { 'retainerinvoice.page_width': '8.27in' }],
  ['a discount in percent as text', request('createCreditNote'), { 'line_items.0.discount': '10%' }],
  ['a discount in percent as text', request('createInvoice'), { 'line_items.0.discount': '10%' }],
  ['an amount as text', response('getPurchaseReceive'), { 'purchase_receive.line_items.0.item_order': '0' }],
  ['an update without lines', request('updateSalesReturn'), { line_items: undefined }],
  ['an unnamed state', response('getVendorCredit'), { 'vendor_credit.status': 'approved' }],
  ['another state', response('createSalesReturn'), { 'salesreturn.salesreturn_status': 'received' }],
  ['contact persons by id', response('createShipmentOrder'), { 'shipment_order.contact_persons': ['48151', NUMERIC] }],
  ['contact persons by id', response('getRetainerInvoice'), { 'retainerinvoice.contact_persons': ['48151'] }],
  ['contact persons by id', response('getPurchaseReceive'), { 'purchase_receive.contact_persons': [NUMERIC] }],
  ['contact persons by id', request('createShipmentOrder'), { contact_persons: ['48151'] }],
  ['contact persons by id', request('createRetainerInvoice'), { contact_persons: ['48151'] }],
  ['contact persons by id', request('createCreditNote'), { contact_persons: [NUMERIC] }],
  [
    'a numeric contact person',
    response('createShipmentOrder'),
    { 'shipment_order.contact_persons': [{ contact_person_id: NUMERIC }] },
  ],
];

describe('bodies that the documents allow are accepted', () => {
  it.each(open.map(([what, body, changes]) => [`${what}: ${Object.keys(changes).join()}`, body, changes] as const))(
    '%s',
    (_name, body, changes) => {
      expect(validator.violations(body.schema, body.with(changes))).toEqual([]);
    },
  );

  it('every id is text or a whole number, whatever its record', () => {
    const ids = Object.entries(contract.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([field]) => /_id\d*$/.test(field))
        .map(([field, schema]): [string, Schema] => [`${name}.${field}`, schema]),
    );
    expect(ids.length).toBeGreaterThan(300);
    const refusing = ids.filter(([, schema]) =>
      [NUMERIC, '4815162342481516001', 'a7'].some((id) => validator.violations(schema, id).length > 0),
    );
    expect(refusing.map(([name]) => name)).toEqual([]);
  });
});

describe('calls of which no body is documented', () => {
  const undocumented = operations.filter(
    ({ notDocumented, object }) => notDocumented.includes('request-body') && object.requestBody,
  );
  const transitions = undocumented.filter(({ object }) => object['x-transition'] && !object.requestBody!.required);

  it.each(transitions)('$id takes any body, and none', ({ object }) => {
    const schema = object.requestBody!.content['application/json']!.schema;
    expect(validator.violations(schema, { reason: 'Ordered twice.', notes: [1] })).toEqual([]);
  });

  it('need none, unless some of its fields are documented', () => {
    expect(undocumented.length).toBeGreaterThan(50);
    const required = undocumented.filter(({ object }) => object.requestBody!.required).map(({ id }) => id);
    // The body of `updateContact` is stated as "contact fields".
    const stated = new Set(['updateContact', ...documentedOperations.filter(({ body }) => body).map(({ id }) => id)]);
    expect(required.filter((id) => !stated.has(id))).toEqual([]);
  });
});

describe('responses that are not documented', () => {
  const guessed = ['addInvoiceComment', 'listInvoiceTemplates', 'refundCreditNote', 'listVendorCreditBills'];

  it.each(guessed)('%s may hold another key than the one that was inferred', (id) => {
    const body = response(id);
    expect(validator.violations(body.schema, { code: 0, message: 'success' })).toEqual([]);
    expect(validator.violations(body.schema, { code: 0, message: 'success', bills: [] })).toEqual([]);
  });
});

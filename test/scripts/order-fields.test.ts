import { expect, it } from 'vitest';
import { orderFields } from '../../scripts/build/stages/order-fields.ts';
import { readDocument } from '../../src/contract/read.ts';
import { documented } from '../support/documented.ts';

/** The fields of a schema, after those of a record and its body were ordered. */
function ordered(name: string, records: Record<string, string> = {}): string[] {
  const fields = (...names: string[]) => Object.fromEntries(names.map((field) => [field, {}]));
  const schemas = {
    Order: { properties: { ...fields('extra', 'date', 'notes', 'order_number'), order_id: { 'x-generated': true } } },
    OrderCreate: { required: ['vendor'], properties: fields('date', 'notes', 'vendor', 'order_number') },
    OrderListResponse: { properties: fields('page_context', 'code', 'orders') },
  };
  const document = readDocument({ openapi: '3.1.0', components: { schemas } });
  const { components } = orderFields(document, { ...documented, records, bodies: {} });
  return Object.keys(components.schemas[name]!.properties!);
}

it('fields are in the order of a reader: id, name or number, required, as listed, and then the others', () => {
  const records = { Order: 'order_id* -\nnotes -\norder_number -\ndate -' };
  expect(ordered('Order', records)).toEqual(['order_id', 'order_number', 'notes', 'date', 'extra']);
  expect(ordered('OrderCreate', records)).toEqual(['order_number', 'vendor', 'notes', 'date']);
  expect(ordered('OrderListResponse')).toEqual(['code', 'orders', 'page_context']);
  expect(ordered('Order')).toEqual(['order_id', 'order_number', 'extra', 'date', 'notes']);
});

import { describe, expectTypeOf, test } from 'vitest';
import { assumed, customRule as rule } from '../../sandbox/engine/record/rule.ts';
import type { TableOf } from '../../sandbox/types/types.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { factory } from '../../src/public/sandbox-testing.ts';

const basis = assumed('It does this.', 'It has to.');
const common = { resource: 'taxes', idField: 'tax_id', noun: 'tax', title: () => 'tax' } as const;

describe('a table is held to the contract', () => {
  test('by its fields', () => {
    const table: TableOf<'taxes'> = {
      ...common,
      defaults: [rule('a', basis, { tax_type: 'tax', is_editable: (tax) => tax.is_value_added ?? true })],
      computed: [rule('b', basis, { tax_percentage: ({ tax_name = '' }) => tax_name.length })],
      unique: [rule('c', basis, ['tax_name'])],
      refers: [rule('d', basis, { tax_id: { to: 'taxes' } })],
      transitions: { markContactActive: [] },
    };
    expectTypeOf(table).not.toBeAny();
  });

  test('so that a field that there is not fails', () => {
    // @ts-expect-error: the contract has no field tax_nam
    const defaults: TableOf<'taxes'> = { ...common, defaults: [rule('a', basis, { tax_nam: 'tax' })] };
    // @ts-expect-error: nor the field colour
    const computed: TableOf<'taxes'> = { ...common, computed: [rule('a', basis, { colour: () => 'red' })] };
    // @ts-expect-error: nor does a rule find it in a record
    const checks: TableOf<'taxes'> = { ...common, checks: [rule('a', basis, ({ colour }) => colour)] };
    // @ts-expect-error: it can't be unique
    const unique: TableOf<'taxes'> = { ...common, unique: [rule('a', basis, ['colour'])] };
    // @ts-expect-error: or refer to something
    const refers: TableOf<'taxes'> = { ...common, refers: [rule('a', basis, { colour: { to: 'taxes' } })] };
    expectTypeOf([defaults, computed, checks, unique, refers]).not.toBeAny();
  });

  test('so that a value of another type fails', () => {
    // @ts-expect-error: a name is text
    const defaults: TableOf<'taxes'> = { ...common, defaults: [rule('a', basis, { tax_name: 5 })] };
    // @ts-expect-error: and a type is one of two
    const values: TableOf<'taxes'> = { ...common, defaults: [rule('a', basis, { tax_type: 'vat' })] };
    // @ts-expect-error: a percentage is a number
    const computed: TableOf<'taxes'> = { ...common, computed: [rule('a', basis, { tax_percentage: () => '5' })] };
    expectTypeOf([defaults, values, computed]).not.toBeAny();
  });

  test('so that an operation, a resource or a path that there is not fails', () => {
    // @ts-expect-error: there is no operation markTaxOld
    const transitions: TableOf<'taxes'> = { ...common, transitions: { markTaxOld: [] } };
    // @ts-expect-error: there is no resource planes
    const refers: TableOf<'taxes'> = { ...common, refers: [rule('a', basis, { tax_id: { to: 'planes' } })] };
    const kit = { resource: 'compositeItems', idField: 'composite_item_id', noun: 'kit', title: () => 'kit' } as const;
    const path: TableOf<'compositeItems'> = {
      ...kit,
      // @ts-expect-error: a part has no field item
      refers: [rule('a', basis, { 'mapped_items[].item': { to: 'items' } })],
    };
    expectTypeOf([transitions, refers, path]).not.toBeAny();
  });
});

test('records have the types of their resource', () => {
  const { records } = createSandbox();
  expectTypeOf(records('items').get('1')?.stock_on_hand).toEqualTypeOf<number | undefined>();
  // @ts-expect-error: an item has no field colour
  records('items').add({ name: 'Tent', colour: 'red' });
  // @ts-expect-error: there are no such records
  records('planes');
});

test('events have names and inputs of their own', () => {
  const { simulate } = createSandbox();
  simulate('salesReturns.receive', '1', { line_items: [{ line_item_id: '1', quantity: 2 }] });
  simulate('transferOrders.receive', '1');
  // @ts-expect-error: nothing of the kind happens to sales returns
  simulate('salesReturns.deliver', '1');
  // @ts-expect-error: a quantity is a number
  simulate('salesReturns.receive', '1', { line_items: [{ line_item_id: '1', quantity: '2' }] });
  // @ts-expect-error: there is nothing to say of a transfer that arrives
  simulate('transferOrders.receive', '1', { line_items: [] });
});

test('a seed of records is held to the contract', () => {
  createSandbox({ seed: { taxes: [{ tax_name: 'VAT', tax_percentage: 5 }], accounts: [{ account_name: 'Till' }] } });
  // Rows are as they are sent, without ids, or as they are stored.
  const rows = [{ item_id: '1', pricebook_rate: 5 }];
  createSandbox({
    seed: { items: [{ item_id: '1', name: 'Tent' }], priceLists: [{ name: 'Dealers', pricebook_items: rows }] },
  });
  // @ts-expect-error: a tax has no colour
  createSandbox({ seed: { taxes: [{ colour: 'red' }] } });
  // @ts-expect-error: a percentage is no list
  createSandbox({ seed: { taxes: [{ tax_percentage: [] }] } });
  // @ts-expect-error: there are no tents
  createSandbox({ seed: { tents: [] } });
});

test('a factory takes the states that can be reached, and the fields of the call', () => {
  const sandbox = createSandbox();
  expectTypeOf(factory(sandbox, 'invoices', { status: 'overdue', customer_id: '11' }).invoice_id).toEqualTypeOf<
    string | undefined
  >();
  // @ts-expect-error no such resource
  factory(sandbox, 'invoces');
  // @ts-expect-error no such state
  factory(sandbox, 'invoices', { status: 'overdo' });
  // @ts-expect-error no such field
  factory(sandbox, 'invoices', { custmer_id: '11' });
});

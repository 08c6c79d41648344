import { describe, expect, test } from 'vitest';
import { createSandbox, type Snapshot, SnapshotError } from '../../src/public/sandbox.ts';
import { castId, type Json } from '../support/story.ts';
import { story, testJunk, withRecords } from './snapshot.ts';

const withFirst = (resource: string, fields: Json) =>
  withRecords(resource, ([first, ...others]) => [{ ...first, ...fields }, ...others]);

const firstTax = (change: (tax: Json) => Json) => withRecords('taxes', ([tax, ...others]) => [change(tax!), ...others]);

describe('a snapshot', () => {
  test('names its format, its organization and its counters', () => {
    expect(story()).toMatchObject({
      format: 1,
      organizationId: '10234695',
      counters: { now: Date.parse('2026-03-28T06:30:00Z') },
    });
  });

  test('with fields that the contract does not have is taken without them', () => {
    const sandbox = createSandbox();
    const snapshot = withRecords('compositeItems', ([pair, kit]) => [
      pair!,
      { ...kit, colour: 'red', mapped_items: (kit!['mapped_items'] as Json[]).map((part) => ({ ...part, weight: 1 })) },
    ]);
    expect(sandbox.restore(snapshot)).toEqual({
      unknownFields: ['compositeItems.colour', 'compositeItems.mapped_items[].weight'],
    });
    expect(sandbox.snapshot().records).toEqual(story().records);
  });

  test('of deep arrays and many records is taken', () => {
    const sandbox = createSandbox();
    const many = Array.from({ length: 5000 }, (_, index) => ({
      tax_id: String(1_000_000_000_000 + index),
      tax_name: `Tax ${index}`,
      tax_percentage: 1,
    }));
    sandbox.restore(withRecords('taxes', (taxes) => [...taxes, ...many]));
    expect(sandbox.records('taxes').list()).toHaveLength(5004);
  });
});

describe('what is no snapshot', () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 50; depth += 1) deep = [deep];

  test.each<[unknown, string]>([
    [undefined, 'A snapshot must be an object.'],
    [[], 'A snapshot must be an object.'],
    [{}, 'format is undefined, but this version reads only 1.'],
    [{ ...story(), format: 2 }, 'format is 2, but this version reads only 1.'],
    [{ format: 1 }, 'A snapshot must have counters and records.'],
    [{ ...story(), counters: { now: -1 } }, 'counters.now must be a whole number, 0 or more.'],
    [{ ...story(), counters: { now: '1' } }, 'counters.now must be a whole number, 0 or more.'],
    [{ ...story(), records: { planes: [] } }, 'records.planes: there is no such resource.'],
    [{ ...story(), records: { __proto__x: [] } }, 'records.__proto__x: there is no such resource.'],
    [withRecords('organizations', () => []), 'records.organizations must contain exactly one organization.'],
    [withRecords('taxes', () => ({})), 'records.taxes must be an array.'],
    [withRecords('taxes', () => [5]), 'records.taxes[0] must be an object.'],
    [
      withRecords('taxes', (taxes) => [...taxes, taxes[0]]),
      `records.taxes[4]: two records have the ID ${castId(11009)}.`,
    ],
    [firstTax(({ tax_id: _, ...tax }) => tax), 'records.taxes[0].tax_id must be a string of digits.'],
    [firstTax((tax) => ({ ...tax, tax_id: '../etc' })), 'records.taxes[0].tax_id must be a string of digits.'],
    [
      firstTax((tax) => ({ ...tax, tax_percentage: 'x' })),
      'records.taxes[0].tax_percentage must be a number, such as 12.50.',
    ],
    [firstTax((tax) => ({ ...tax, tax_name: deep })), 'records.taxes[0].tax_name.0.0.0'],
    [
      firstTax(() => JSON.parse('{"__proto__":{"isAdmin":true}}')),
      'records.taxes[0]: __proto__ is not a valid field name.',
    ],
    [
      withRecords('items', ([item]) => [{ ...item, initial_stock: 1e300 }]),
      'records.items[0].initial_stock must be from -9007199254 to 9007199254.',
    ],
  ])('%# is refused, and nothing changes', (snapshot, message) => {
    const sandbox = createSandbox();
    const before = sandbox.snapshot();
    expect(() => sandbox.restore(snapshot)).toThrow(SnapshotError);
    expect(() => sandbox.restore(snapshot)).toThrow(message);
    expect(sandbox.snapshot()).toEqual(before);
    expect(({} as Json)['isAdmin']).toBeUndefined();
  });

  test.each<[string, unknown, string]>([
    [
      'a name that is a number',
      withFirst('contacts', { contact_name: 5 }),
      'records.contacts[0].contact_name must be a string.',
    ],
    ['an amount that is text', withFirst('items', { rate: '5' }), 'records.items[0].rate must be a number.'],
    ['null', withFirst('contacts', { notes: null }), 'records.contacts[0].notes must have a value, or be left out.'],
    [
      'an invoice of nobody',
      withFirst('invoices', { customer_id: '404' }),
      'records.invoices[0].customer_id: there is no record 404 among contacts.',
    ],
    [
      'a resource that is misspelt',
      { ...story(), records: { ...story().records, taxs: [] } },
      'records.taxs: there is no such resource. Did you mean taxes?',
    ],
    [
      'a part that is misspelt',
      { ...story(), counter: {} },
      'counter is not a field of a snapshot. Did you mean counters?',
    ],
    ['no time', { ...story(), counters: {} }, 'counters.now, the time on the clock, is missing'],
    [
      '__proto__ among records',
      JSON.parse('{"format":1,"counters":{"now":1},"records":{"__proto__":{}}}'),
      'records.__proto__',
    ],
  ])('%s is refused', (_, snapshot, message) => {
    const sandbox = createSandbox();
    const before = sandbox.snapshot();
    expect(() => sandbox.restore(snapshot)).toThrow(SnapshotError);
    expect(() => sandbox.restore(snapshot)).toThrow(message);
    expect(sandbox.snapshot()).toEqual(before);
  });

  testJunk(30);

  test('a seed with fields that this version does not have is refused, so that none is dropped unseen', () => {
    const seed = withFirst('taxes', { colour: 'red' }) as Snapshot;
    expect(() => createSandbox({ seed })).toThrow(SnapshotError);
    expect(() => createSandbox({ seed })).toThrow('This version does not have taxes.colour.');
  });

  test("can't be a seed", () => {
    expect(() => createSandbox({ seed: { ...story(), format: 9 } as unknown as Snapshot })).toThrow(SnapshotError);
  });
});

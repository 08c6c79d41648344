import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/contract/document.ts';
import { createChecks } from '../../../src/contract/validation/interpreter.ts';
import { createRequestValidator } from '../../../src/contract/validation/request-validator.ts';
import { requests } from '../../support/document.ts';

const createTransferOrder = createRequestValidator(requests['createTransferOrder']!);
const REST = { date: '2026-02-28', from_warehouse_id: '1', to_warehouse_id: '2' };
const violationsOf = (body: unknown) =>
  createTransferOrder.judge({ path: {}, query: { organization_id: '1' }, body }).violations;

describe('a body with many values', () => {
  it('has a few violations', () => {
    const violations = violationsOf({ ...REST, line_items: new Array(100_000).fill(1) });
    expect(violations.length).toBeGreaterThanOrEqual(20);
    expect(violations.length).toBeLessThan(1000);
  });

  it('is valid where the values are right', () => {
    const line_items = new Array(100_000).fill({
      item_id: '4815162342481516001',
      name: 'Bottle',
      quantity_transfer: 1,
    });
    expect(violationsOf({ ...REST, line_items })).toEqual([]);
  });

  it('is refused for the last of its values', () => {
    const line_items: unknown[] = new Array(100_000).fill({
      item_id: '4815162342481516001',
      name: 'Bottle',
      quantity_transfer: 1,
    });
    line_items.push(1);
    expect(violationsOf({ ...REST, line_items })).toEqual([
      { place: 'body.line_items[100000]', message: 'must be an object' },
    ]);
  });
});

describe('loops that end early', () => {
  const small: Schema = { items: { type: 'integer' } };
  const record: Schema = { additionalProperties: { type: 'integer' }, propertyNames: { maxLength: 2 } };
  const SCHEMAS: Schema[] = [
    small,
    record,
    { not: small },
    { not: { not: small } },
    { allOf: [small, { not: { items: { type: 'string' } } }] },
    {
      anyOf: [
        { type: 'array', ...small },
        { type: 'array', items: { type: 'string' } },
        { type: 'object', ...record },
      ],
    },
    { oneOf: [small, { items: { minimum: 0 } }, { contains: { type: 'string' } }] },
    { if: small, then: { items: { minimum: 3 } }, else: { contains: { type: 'string' }, minContains: 2 } },
    { allOf: [record, { if: { not: record }, then: false, else: { maxProperties: 30 } }] },
    { prefixItems: [{ type: 'string' }], items: { anyOf: [small, { items: { not: record } }, { type: 'number' }] } },
    { patternProperties: { '^a': { items: { type: 'integer' } } }, dependentSchemas: { a1: record } },
    { contains: { items: { type: 'string' } }, items: { items: { type: 'integer' } }, uniqueItems: true },
  ];

  /** Values of 0 to 60 entries or fields, in which most are wrong, or few. */
  function* values(): Generator<unknown> {
    for (const value of [0, -1, 'x', null, 0.5]) yield value;
    for (const length of [0, 1, 5, 19, 20, 21, 22, 60]) {
      for (const odd of [1, 2, 7, 100]) {
        const entries = Array.from({ length }, (_, index) => (index % odd === odd - 1 ? String(index) : index));
        yield entries;
        yield entries.toReversed();
        yield [...entries, 'last', 'last'];
        yield entries.map((entry) => [entry, entries.length]);
        yield [entries, entries, ...entries];
        yield Object.fromEntries(entries.map((entry, index) => [`${index % 3 ? 'a' : 'bc'}${index}`, entry]));
        yield Object.fromEntries(entries.map((_, index) => [`a${index}`, entries]));
      }
    }
  }

  const ajv = new Ajv2020({ strict: false });

  it.each(SCHEMAS)('change no verdict of %j', (schema) => {
    const bounded = createChecks({})(schema);
    const plain = ajv.compile(schema);
    let refused = 0;
    let taken = 0;
    for (const value of values()) {
      const verdict = plain(value);
      expect([value, bounded(value)]).toEqual([value, verdict]);
      if (verdict) taken += 1;
      else refused += 1;
    }
    expect(Math.min(refused, taken)).toBeGreaterThan(2);
  });
});

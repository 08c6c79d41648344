import { describe, expect, test } from 'vitest';
import {
  BOOLEAN,
  ID,
  INTEGER,
  listOf,
  NUMBER,
  type ObjectForm,
  TEXT,
} from '../../../src/sandbox/engine/plan/plan-form.ts';
import { readBody } from '../../../src/sandbox/engine/read-body.ts';
import { Refusal } from '../../../src/sandbox/engine/refusal.ts';
import type { Json } from '../../support/story.ts';

const object = (fields: Json): ObjectForm => ({
  kind: 'object',
  fields: new Map(Object.entries(fields)) as ObjectForm['fields'],
  isOpen: false,
});

const body = object({
  name: TEXT,
  rate: NUMBER,
  days: INTEGER,
  vendor_id: ID,
  is_taxable: BOOLEAN,
  address: object({ city: TEXT }),
  lines: listOf({ item_id: ID, quantity: NUMBER }),
  persons: listOf({ person_id: ID }),
  serials: { kind: 'array', items: TEXT },
});
const record = object({ status: TEXT, lines: listOf({ item_id: ID, total: NUMBER }) });

const parsed = (sent: Json, acceptsShort = true) => readBody(sent, { body, record, acceptsShort });

describe('reading a body', () => {
  test('accepts what the contract accepts, with ids as text and amounts as numbers', () => {
    expect(
      parsed({
        name: 'Tent',
        rate: '12.50',
        days: '3',
        vendor_id: 17,
        is_taxable: false,
        lines: [{ item_id: 5, quantity: 2 }],
      }),
    ).toEqual({
      fields: {
        name: 'Tent',
        rate: 12.5,
        days: 3,
        vendor_id: '17',
        is_taxable: false,
        lines: [{ item_id: '5', quantity: 2 }],
      },
      unknown: [],
      ignored: [],
    });
  });

  test('writes out an id in place of an object with nothing but an id, and a text in place of a list of texts', () => {
    expect(parsed({ persons: ['17', 18, { person_id: '19' }], serials: 'A-1, A-2' }).fields).toEqual({
      persons: [{ person_id: '17' }, { person_id: '18' }, { person_id: '19' }],
      serials: ['A-1', 'A-2'],
    });
    expect(() => parsed({ persons: ['17'] }, false)).toThrow('persons[0] must be an object.');
    expect(() => parsed({ serials: 'A-1' }, false)).toThrow('serials must be an array.');
  });

  test('leaves out what a field could not hold, if types are not refused', () => {
    const parse = (sent: Json) => readBody(sent, { body, record, refusesTypes: false });
    const { fields } = parse({ name: 'Tent', rate: 'much' });
    expect(fields).toEqual({ name: 'Tent', rate: undefined });
  });

  test('lists what the contract does not have, and what only the service sets', () => {
    const { fields, unknown, ignored } = parsed({
      colour: 'red',
      status: 'active',
      address: { city: 'Pune', planet: 'Mars' },
      lines: [{ item_id: '5', total: 4 }, { item_idd: '6' }],
    });
    expect(fields).toEqual({ address: { city: 'Pune' }, lines: [{ item_id: '5' }, {}] });
    expect(unknown).toEqual(['colour', 'address.planet', 'lines[1].item_idd']);
    expect(ignored).toEqual(['status', 'lines[0].total']);
  });

  test('clears what is empty or null', () => {
    expect(parsed({ name: '', rate: null, address: { city: '' } }).fields).toEqual({
      name: undefined,
      rate: undefined,
      address: {},
    });
  });

  test.each([
    [{ rate: 'much' }, 'rate must be a number, such as 12.50.'],
    [{ rate: '1e9' }, 'rate must be a number, such as 12.50.'],
    [{ days: 1.5 }, 'days must be a whole number.'],
    [{ is_taxable: 'yes' }, 'is_taxable must be true or false.'],
    [{ name: {} }, 'name must be text.'],
    [{ vendor_id: [] }, 'vendor_id must be an id.'],
    [{ vendor_id: 2 ** 60 }, 'vendor_id must be an id.'],
    [{ lines: {} }, 'lines must be an array.'],
    [{ lines: [5] }, 'lines[0] must be an object.'],
    [{ address: [] }, 'address must be an object.'],
  ])('refuses %j', (sent, message) => {
    const refusal = Object.assign(new Refusal('invalid', message), { rule: 'records.types' });
    expect(() => parsed(sent)).toThrow(refusal);
  });

  test('reaches no prototype', () => {
    const { fields, unknown } = parsed(JSON.parse('{"__proto__":{"polluted":true},"constructor":1}'));
    expect(unknown).toEqual(['__proto__', 'constructor']);
    expect(Object.keys(fields)).toEqual([]);
    expect(({} as Json)['polluted']).toBeUndefined();
  });
});

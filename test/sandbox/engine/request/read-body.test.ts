import { describe, expect, test } from 'vitest';
import {
  BOOLEAN,
  type Form,
  ID,
  INTEGER,
  listOf,
  NUMBER,
  type ObjectForm,
  TEXT,
} from '../../../../sandbox/engine/plan/form.ts';
import { Refusal } from '../../../../sandbox/engine/refusal.ts';
import { objectIn, readBody } from '../../../../sandbox/engine/request/read-body.ts';
import type { Json } from '../../../support/story.ts';

/** The refusal of a field that its message begins with. */
function byTypes(message: string): Refusal {
  return Object.assign(new Refusal('invalid', message, message.split(' ')[0]), { rule: 'records.value-types' });
}

const object = (fields: Json): ObjectForm => ({
  kind: 'object',
  fields: new Map(Object.entries(fields)) as ObjectForm['fields'],
  isOpen: false,
});

const body = object({
  name: TEXT,
  rate: NUMBER,
  days: INTEGER,
  initial_stock: NUMBER,
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
      sentIndexes: new Map(),
      refused: [],
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
    [{ rate: '1e+21' }, 'rate must be from -90071992547409 to 90071992547409.'],
    [{ rate: '123456789012345678901' }, 'rate must be from -90071992547409 to 90071992547409.'],
    [{ rate: 90_071_992_547_410 }, 'rate must be from -90071992547409 to 90071992547409.'],
    [{ rate: -1e18 }, 'rate must be from -90071992547409 to 90071992547409.'],
    [{ initial_stock: 9_007_199_255 }, 'initial_stock must be from -9007199254 to 9007199254.'],
    [{ lines: [{ quantity: 1e10 }] }, 'lines[0].quantity must be from -9007199254 to 9007199254.'],
    [{ days: 1.5 }, 'days must be a whole number.'],
    [{ is_taxable: 'yes' }, 'is_taxable must be true or false.'],
    [{ name: {} }, 'name must be a string.'],
    [{ vendor_id: [] }, 'vendor_id must be a string or a whole number.'],
    [{ vendor_id: ' ' }, 'vendor_id must not be blank.'],
    [{ vendor_id: 2 ** 60 }, 'vendor_id must be a string or a whole number.'],
    [{ lines: {} }, 'lines must be an array.'],
    [{ lines: [5] }, 'lines[0] must be an object.'],
    [{ address: [] }, 'address must be an object.'],
  ])('refuses %j', (sent, message) => {
    expect(() => parsed(sent)).toThrow(byTypes(message));
  });

  describe('where the contract only guesses types', () => {
    const day: Form = { kind: 'text', problemOf: (value) => (value === '20260328' ? undefined : 'must be a date') };
    const guessed = object({ ...Object.fromEntries(body.fields), day });
    const read = (sent: Json) => readBody(sent, { body: guessed, acceptsShort: true, readsOthers: true }).fields;

    test.each<[sent: Json, fields: Json]>([
      [{ name: true }, { name: 'true' }],
      [{ name: 411016 }, { name: '411016' }],
      [{ rate: '2' }, { rate: 2 }],
      [{ is_taxable: 'false' }, { is_taxable: false }],
      [{ address: [{ city: 'Pune' }] }, { address: { city: 'Pune' } }],
      [{ address: [] }, { address: undefined }],
      [{ lines: { item_id: 1 } }, { lines: [{ item_id: '1' }] }],
      [{ serials: 7 }, { serials: ['7'] }],
      [{ day: 20_260_328 }, { day: '20260328' }],
    ])('reads %j', (sent, fields) => expect(read(sent)).toEqual(fields));

    test.each([
      [{ rate: 'abc' }, 'rate must be a number, such as 12.50.'],
      [{ rate: true }, 'rate must be a number, such as 12.50.'],
      [{ rate: [1] }, 'rate must be a number, such as 12.50.'],
      [{ name: { a: 1 } }, 'name must be a string.'],
      [{ is_taxable: 1 }, 'is_taxable must be true or false.'],
      [{ lines: 'abc' }, 'lines must be an array.'],
      [{ address: [{}, {}] }, 'address must be an object.'],
      [{ address: 5 }, 'address must be an object.'],
      [{ day: 5 }, 'day must be a date.'],
    ])('refuses %j by its rule', (sent, message) => {
      expect(() => read(sent)).toThrow(byTypes(message));
    });

    test.each([
      [[{ a: 1 }], { a: 1 }],
      [{ a: 1 }, { a: 1 }],
      [undefined, undefined],
    ])('takes %j for a body', (sent, data) => expect(objectIn(sent, true)).toEqual(data));

    test.each([[[]], [[{}, {}]], ['a'], [5], [null]])('takes %j for no body', (sent) => {
      expect(() => objectIn(sent, true)).toThrow('The body must be an object.');
      expect(objectIn(sent, false)).toBeUndefined();
    });
  });

  test('reaches no prototype', () => {
    const { fields, unknown } = parsed(JSON.parse('{"__proto__":{"polluted":true},"constructor":1}'));
    expect(unknown).toEqual(['__proto__', 'constructor']);
    expect(Object.keys(fields)).toEqual([]);
    expect(({} as Json)['polluted']).toBeUndefined();
  });
});

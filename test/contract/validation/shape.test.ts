import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/contract/document.ts';
import { createChecks } from '../../../src/contract/validation/interpreter.ts';
import { shapeOf } from '../../../src/contract/validation/shape.ts';
import { createListUnknown } from '../../../src/contract/validation/unknown.ts';
import { violationsOf } from '../../../src/contract/validation/violations.ts';

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** A document that counts how often one of its schemas is looked up. */
function counting(schemas: Record<string, Schema>) {
  const count = { lookups: 0 };
  const counted = new Proxy(schemas, {
    get(target, name: string) {
      count.lookups += 1;
      return target[name];
    },
  });
  return { document: { components: { schemas: counted } }, count };
}

describe('the shape of schemas that refer to each other', () => {
  const names = Array.from({ length: 9 }, (_, index) => `S${index}`);
  const references = names.length ** 2;

  it('is read with one look at each reference, where each has all as fields', () => {
    const schema = { properties: Object.fromEntries(names.map((name) => [name, refTo(name)])) };
    const all = Object.fromEntries(names.map((name) => [name, structuredClone(schema)]));
    const { document, count } = counting(all);
    const shape = shapeOf(document, refTo('S0'));
    expect(count.lookups).toBeLessThanOrEqual(references + 1);
    const body = { S1: { S2: { S8: { S3: {}, other: 1 } } } };
    expect(createListUnknown(shape)(body, 'body')).toEqual(['body.S1.S2.S8.other']);
  });

  it('is read with one look at each reference, where each is a choice of all', () => {
    const all = names.map((name): [string, Schema] => [
      name,
      { properties: { [name]: {} }, anyOf: names.map((other) => refTo(other)) },
    ]);
    const { document, count } = counting(Object.fromEntries(all));
    expect(Object.keys(shapeOf(document, refTo('S0')).fields!).sort()).toEqual(names);
    expect(count.lookups).toBeLessThanOrEqual(references + 1);
  });

  it('is read with one look at each reference, where each has two of the next', () => {
    const all = Array.from({ length: 60 }, (_, index): [string, Schema] => [
      `S${index}`,
      { properties: { left: refTo(`S${index + 1}`), right: refTo(`S${index + 1}`) } },
    ]);
    const { document, count } = counting({ ...Object.fromEntries(all), S60: {} });
    shapeOf(document, refTo('S0'));
    expect(count.lookups).toBeLessThanOrEqual(121);
  });

  it('leads back to itself', () => {
    const tree: Schema = { properties: { name: { type: 'boolean' }, children: { items: refTo('Tree') } } };
    const { document } = counting({ Tree: tree });
    const { fields } = shapeOf(document, tree);
    const below = fields!['children']!.items!;
    expect(below.fields!['name']).toBe(fields!['name']);
    expect(below.fields!['children']!.items!).toBe(below);
  });

  it('knows why something is asked at any depth', () => {
    const tree: Schema = { type: 'object', required: ['name'], properties: { child: refTo('Tree') } };
    const schema: Schema = { if: { required: ['strict'] }, then: refTo('Tree') };
    const { document } = counting({ Tree: tree });
    const check = createChecks(document)(schema);
    const value = { strict: true, name: 1, child: { name: 1, child: {} } };
    expect(check(value)).toBe(false);
    expect(violationsOf({ check, shape: shapeOf(document, schema) }, value, 'body')).toEqual([
      { place: 'body.child.child.name', message: 'is required, since strict is sent' },
    ]);
  });
});

it('is read as far as a value goes, where schemas describe values in more ways than can be counted', () => {
  // Each step of a value tells the last letters apart, so that there are 2 to the power of 40 sets of schemas.
  const names = Array.from({ length: 40 }, (_, index) => `S${index}`);
  const next = (index: number) => (index < 39 ? [refTo(`S${index + 1}`)] : []);
  const all = names.map((name, index): [string, Schema] => {
    const a = index === 0 ? [refTo('S0'), refTo('S1')] : next(index);
    return [name, { properties: { a: { allOf: a }, b: { allOf: index === 0 ? [refTo('S0')] : next(index) } } }];
  });
  const { document } = counting(Object.fromEntries(all));
  let shape = shapeOf(document, refTo('S0'));
  for (const letter of 'abaabbabababaab') shape = shape.fields![letter]!;
  expect(Object.keys(shape.fields!)).toEqual(['a', 'b']);
});

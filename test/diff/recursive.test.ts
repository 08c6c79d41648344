import { describe, expect, it } from 'vitest';
import { changesBetween, record } from './fixture.ts';

type Schemas = Record<string, Record<string, unknown>>;
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const names = Array.from({ length: 40 }, (_, index) => `S${index}`);

/** Schemas that each consist of all of them, and have a field. */
function all(keyword: string, field: object): Schemas {
  return Object.fromEntries(
    names.map((name) => [name, { [keyword]: names.map(refTo), properties: { [name.toLowerCase()]: field } }]),
  );
}

describe('schemas that contain each other', () => {
  it.each(['allOf', 'anyOf', 'oneOf'])('are compared to the end: %s', (keyword) => {
    const before = { response: refTo('S0'), schemas: all(keyword, { type: 'string' }) };
    const after = { response: refTo('S0'), schemas: all(keyword, { type: ['string', 'null'] }) };
    const lines = changesBetween(before, after);
    expect(lines).toContain('breaking type-widened readers S39.s39: type string → string or null');
    expect(changesBetween(before, before)).toEqual([]);
  });

  it.each(['properties', 'items'])('are compared to the end where they lie within each other: %s', (keyword) => {
    const below = (name: string) =>
      keyword === 'items'
        ? { items: { anyOf: names.map(refTo), title: name } }
        : record(Object.fromEntries(names.map((one) => [one, refTo(one)])));
    const schemas = (type: string): Schemas => ({
      ...Object.fromEntries(names.map((name) => [name, below(name)])),
      S7: { type },
    });
    const lines = changesBetween(
      { response: refTo('S0'), schemas: schemas('string') },
      { response: refTo('S0'), schemas: schemas('number') },
    );
    expect(lines.filter((line) => line.startsWith('breaking'))).toContain(
      'breaking type-changed readers S7: type string → number',
    );
  });

  it('are the same whatever they are called', () => {
    const tree = (name: string): Schemas => ({ [name]: { properties: { below: { items: refTo(name) } } } });
    const response = (name: string) => ({ anyOf: [{ type: 'string' }, refTo(name)] });
    const lines = changesBetween(
      { response: response('Tree'), schemas: tree('Tree') },
      { response: response('Wood'), schemas: tree('Wood') },
    );
    expect(lines).toEqual(['breaking schema-renamed importers Tree: schema is called Wood now, and with it the type']);
  });
});

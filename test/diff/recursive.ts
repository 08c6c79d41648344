import { expect, it } from 'vitest';
import { changesBetween, record } from './fixture.ts';

/** Schemas by their names. */
export type Schemas = Record<string, Record<string, unknown>>;

/** Refers to a schema. */
export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Compares schemas that all contain each other.
 *
 * @param count How many, from eight on. What compares each way through them would never end.
 */
export function testContained(count: number): void {
  const names = Array.from({ length: count }, (_, index) => `S${index}`);
  const last = count - 1;

  /** Schemas that each consist of all of them, and have a field. */
  function all(keyword: string, field: object): Schemas {
    return Object.fromEntries(
      names.map((name) => [name, { [keyword]: names.map(refTo), properties: { [name.toLowerCase()]: field } }]),
    );
  }

  it.each(['allOf', 'anyOf', 'oneOf'])('are compared to the end: %s', (keyword) => {
    const before = { response: refTo('S0'), schemas: all(keyword, { type: 'string' }) };
    const after = { response: refTo('S0'), schemas: all(keyword, { type: ['string', 'null'] }) };
    const lines = changesBetween(before, after);
    expect(lines).toContain(`breaking type-widened readers S${last}.s${last}: type string → string or null`);
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
}

import fc from 'fast-check';
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import { urlOf } from '../../src/client/url.ts';

const text = fc.string({ unit: 'grapheme' });
const value = fc.oneof(text, fc.double(), fc.boolean(), fc.bigInt(), fc.constant(null), fc.constant(undefined));
const query = fc.dictionary(fc.stringMatching(/^[a-z_]{1,9}$/), fc.oneof(value, fc.array(text, { minLength: 1 })));

describe('the URL of a method', () => {
  it('is that of openapi-fetch', () => {
    fc.assert(
      fc.property(text, fc.nat(), query, (first, second, parameters) => {
        // openapi-fetch takes `$&` in an id for a pattern.
        fc.pre(!first.includes('$'));
        const path = '/invoices/{invoice_id}/comments/{comment_id}';
        const ids = { invoice_id: first, comment_id: second };
        const expected = createFinalURL(path, {
          baseUrl: 'http://127.0.0.1/v1',
          params: { path: ids, query: parameters },
          querySerializer: createQuerySerializer(),
          pathSerializer: defaultPathSerializer,
        });
        expect(urlOf(`http://127.0.0.1/v1${path}`, ids, parameters)).toBe(expected);
      }),
      { seed: 20260328 },
    );
  });

  it('has each id as it is given', () => {
    expect(urlOf('/a/{a_id}/b/{b_id}', { a_id: '$&', b_id: '{a_id}/..' })).toBe('/a/%24%26/b/%7Ba_id%7D%2F..');
  });

  it('repeats a parameter with a list, and leaves out those without a value', () => {
    const parameters = { page: 2, sort: ['a b', 'c'], none: undefined, nothing: null, empty: [] };
    expect(urlOf('/items', {}, parameters)).toBe('/items?page=2&sort=a%20b&sort=c');
    expect(urlOf('/items', {}, { none: undefined })).toBe('/items');
  });

  it.each([
    [{ from: 1 }, 'an object'],
    [new Date(0), 'a value of the class Date'],
    [[{ from: 1 }], 'an object'],
  ])("can't hold %j", (given, what) => {
    const message = `date of the query must be a string, a number or a boolean, but is ${what}`;
    expect(() => urlOf('/items', {}, { date: given })).toThrow(new TypeError(message));
  });
});

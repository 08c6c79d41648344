import { beforeAll, describe, expect, it } from 'vitest';
import type { Find, Found } from '../../src/search/index.ts';
import { tokens } from '../../src/search/words.ts';
import { madeSearch } from './found.ts';
import { type Asked, INTEGRATORS, REVIEWED } from './integrators.ts';

/** How many results a reader looks at. */
const LOOKED_AT = 3;

/** How many of the queries of integrators are answered by these. */
const ENOUGH = 38;

let search: Find;
let find: (query: string) => Found[];
beforeAll(async () => {
  ({ search, find } = await madeSearch());
});

function addressesFor(query: string): string[] {
  return find(query).map(({ address }) => address.replace('.html', ''));
}

/** The queries that none of the first results answers, each with those. */
function missed(asked: readonly Asked[]): string[] {
  return asked.flatMap(([query, ...answers]) => {
    const first = addressesFor(query).slice(0, LOOKED_AT);
    const isAnswered = first.some((address) => answers.includes(address) || answers.includes(address.split('#')[0]!));
    return isAnswered ? [] : [`${query} → ${first.join(', ')}`];
  });
}

describe('what integrators type who have not seen the site', () => {
  it(`is answered among the first ${LOOKED_AT} results, ${ENOUGH} of 40 or more`, () => {
    expect(missed(INTEGRATORS).slice(INTEGRATORS.length - ENOUGH)).toEqual([]);
  });

  it('is answered where a review found it was not', () => {
    expect(missed(REVIEWED)).toEqual([]);
  });
});

describe('the results', () => {
  it.each(['void invoice', 'credit note template', 'invoice discount type', 'warehouse address'])(
    'of "%s" have all of its words',
    (query) => {
      const { found, ignored } = search(query);
      expect(ignored).toEqual([]);
      expect(found.length).toBeGreaterThan(2);
      for (const { address, title, name, detail, text, fields } of found) {
        const own = tokens([title, name, detail, text, fields].join(' ')).map((one) => one.toLowerCase());
        for (const word of query.split(' '))
          expect(
            own.some((one) => one.startsWith(word)),
            `${address}: ${word}`,
          ).toBe(true);
      }
    },
  );

  it('say which words they do not have, as they were written', () => {
    expect(search('Void Invoice Zeppelins').ignored).toEqual(['zeppelins']);
    expect(search('delete contact with invoices').ignored).toEqual(['invoices']);
    expect(search('zeppelins')).toEqual({ found: [], ignored: [] });
  });

  it('leave out what has the words only in prose or fields, where others have them in their titles', () => {
    const found = find('delete contact with invoices');
    expect(found.length).toBeLessThan(10);
    expect(found.map(({ name }) => name).filter(Boolean)).toEqual(['deleteContact', 'deleteContactPerson']);
    expect(find('void invoice').length).toBeLessThan(20);
  });

  it.each([
    ['POST /contact/', ['operations/markContactActive']],
    ['post contact/', ['operations/markContactActive']],
    ['DELETE /v1/bundles/4815162342481516005/', ['operations/deleteBundle']],
    ['GET settings/tax', ['operations/listTaxes', 'operations/getTax', 'operations/getTaxGroup']],
  ])('of %s are the operations with this method below this path, and nothing else', (query, addresses) => {
    expect(addressesFor(query)).toEqual(addresses);
  });

  it.each([
    ['invoice status', 'resources/invoices#Invoice.status'],
    ['status of an invoice', 'resources/invoices#Invoice.status'],
    ['customer currency code', 'resources/contacts#Contact.currency_code'],
    ['credit note number', 'resources/credit-notes#CreditNote.creditnote_number'],
  ])('of "%s" begin with this field of this record', (query, address) => {
    expect(addressesFor(query)[0]).toBe(address);
  });

  it('forgive slips in words of the reader’s own', () => {
    expect(addressesFor('pagniation')).toContain('conventions#paging');
  });
});

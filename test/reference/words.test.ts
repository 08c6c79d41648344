import { describe, expect, it } from 'vitest';
import { prettyJson } from '../../reference/browser/pretty.ts';
import { createFind } from '../../reference/browser/search-index.ts';
import { searchEntries } from '../../reference/model/search.ts';
import { createSite } from '../../reference/model/site.ts';
import { limitsInWords, typeInWords } from '../../reference/model/words.ts';
import type { Schema } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';

describe('types in words', () => {
  const cases: [Schema, string][] = [
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: 'number', format: 'double' }, 'number (double)'],
    [{ type: ['string', 'integer'] }, 'string or integer'],
    [{ type: 'array', items: { type: 'object', properties: {} } }, 'array of objects'],
    [{ type: 'array', items: {} }, 'array of any type'],
    [{ type: 'string', contentMediaType: 'application/pdf' }, 'file'],
    [{ $ref: '#/components/schemas/Id' }, 'string or integer'],
    [{ const: true }, 'boolean'],
  ];
  it.each(cases)('%j is %s', (schema, words) => {
    expect(typeInWords(contract, schema)).toBe(words);
  });
});

describe('limits in words', () => {
  const cases: [Schema, string][] = [
    [{ maxLength: 100 }, 'At most 100 characters'],
    [{ minLength: 15, maxLength: 15 }, 'Exactly 15 characters'],
    [{ minimum: 1, maximum: 10 }, 'From 1 to 10'],
    [{ minimum: 0 }, 'At least 0'],
    [{ maxItems: 0 }, 'At most 0 entries'],
    [{ enum: ['tax', 'compound_tax'] }, 'One of: tax compound_tax'],
    [{ const: 0 }, 'Always: 0'],
    [{ not: { const: 0 } }, 'Never: 0'],
    [{ default: false }, 'Default: false'],
    [{ pattern: '^CN' }, 'Pattern: ^CN'],
    [{ examples: ['a', 'b'] }, 'Examples: a b'],
    [{ type: 'string' }, ''],
  ];
  it.each(cases)('%j is %s', (schema, words) => {
    expect(
      limitsInWords(schema)
        .map(({ label, values }) => [label, values.join(' ')].filter(Boolean).join(': '))
        .join('; '),
    ).toBe(words);
  });
});

describe('the search', () => {
  const find = createFind(searchEntries(createSite(contract), [{ address: 'conventions.html', title: 'Conventions' }]));
  const first = (query: string): string | undefined => find(query)[0]?.address;

  it('finds operations by name, summary and URL', () => {
    expect(first('markInvoiceSent')).toBe('operations/markInvoiceSent.html');
    expect(first('mark invoice sent')).toBe('operations/markInvoiceSent.html');
    expect(first('create a tax')).toBe('operations/createTax.html');
    expect(find('multiwarehouse').map(({ detail }) => detail)).toEqual(['POST /settings/multiwarehouse/enable']);
    expect(first('credit note')).toBe('resources/credit-notes.html');
    expect(first('convention')).toBe('conventions.html');
  });

  it('finds every operation by its name', () => {
    const lost = createSite(contract).operations.filter(({ id }) => first(id) !== `operations/${id}.html`);
    expect(lost.map(({ id }) => `${id} → ${first(id)}`)).toEqual([]);
  });

  it('finds what has a field, and says so', () => {
    const found = find('gst_registartion_type');
    expect(found.map(({ address, field }) => [address, field])).toEqual(
      expect.arrayContaining([
        ['operations/listOrganizations.html', 'gst_registartion_type'],
        ['resources/organizations.html#schema-Organization', 'gst_registartion_type'],
      ]),
    );
    expect(find('round_to_dollor_nowhere')).toEqual([]);
    expect(find('')).toEqual([]);
  });

  it('forgives a slip', () => {
    expect(find('warehuose').length).toBeGreaterThan(0);
  });
});

describe('pretty JSON', () => {
  it('is what JSON.stringify makes', () => {
    const value = { a: [1, { b: 'x, {y}: [z] \\" é' }, [], {}], c: null, d: -1.5e3 };
    expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    expect(prettyJson(JSON.stringify(value, null, 7))).toBe(JSON.stringify(value, null, 2));
    expect(prettyJson('[]')).toBe('[]');
  });

  it('keeps every digit, and what is no JSON', () => {
    expect(prettyJson('{"id":4815162342481516001}')).toBe('{\n  "id": 4815162342481516001\n}');
    expect(prettyJson('Bad gateway: {')).toBe('Bad gateway: {');
  });
});

import { describe, expect, it } from 'vitest';
import { defined, definitions, described, facts, kindsByKey, mentioned, mentions } from '../support/cast.ts';
import { operations } from '../support/document.ts';
import {
  bodies,
  disagreements,
  group,
  idsOfOtherCases,
  isObject,
  payload,
  places,
  placesWith,
} from '../support/story.ts';

/**
 * Records of the story that no sample shows: tax groups have no list, and the samples of credits show CN-00002 alone.
 * `test/doors/from-document.e2e.test.ts` tries them.
 */
const NOT_SHOWN = [
  'deleteTaxGroup: tax_group_id',
  'deleteInvoiceAppliedCredit: creditnotes_invoice_id',
  'deleteCreditNoteAppliedCredit: creditnote_invoice_id',
];

describe('ids', () => {
  it('are text where a number could not hold them', () => {
    const numbers = places.flatMap(({ pointer, object }) =>
      Object.entries(object).flatMap(([key, value]) =>
        [value]
          .flat()
          .flatMap((entry) => (typeof entry === 'number' && Math.abs(entry) >= 1e15 ? [`${pointer}/${key}`] : [])),
      ),
    );
    expect(numbers).toEqual([]);
    expect(
      mentions.filter(({ id }) => typeof id !== 'string').map(({ key, place }) => `${place.pointer}/${key}`),
    ).toEqual([]);
  });

  it.each([...group(mentions.map((mention) => [mention.kind, mention] as const))])(
    'of kind %s are defined',
    (kind, found) => {
      const unknown = found.filter(({ id }) => !defined.has(`${kind} ${id}`));
      expect(
        unknown.map(({ id, key, place }) => `${place.pointer}/${key}: ${id}`),
        'No response defines these ids. Take those of the cast in docs/contributing/style.md; or mark the own id of the record with x-generated; or name the kind and its keys in test/support/cast.ts.',
      ).toEqual([]);
    },
  );

  it('mean one kind of record each', () => {
    expect(disagreements(mentions.map(({ id, kind }) => [String(id), kind]))).toEqual([]);
  });

  it('in examples of parameters occur in samples', () => {
    const known = new Set(mentions.map(({ id, kind }) => `${kind} ${id}`));
    const elsewhere = new Set(idsOfOtherCases.map(({ id }) => id));
    const parameters = operations
      .flatMap(({ id, parameters }) => parameters.map(({ name, example }) => ({ id, name, example })))
      .filter(({ name }) => /_ids?$/.test(name));
    const kinds = (name: string) => kindsByKey.get(name) ?? kindsByKey.get(name.replace(/s$/, ''));
    const unknown = parameters.filter(
      ({ name, example }) => !known.has(`${kinds(name)} ${example}`) && !elsewhere.has(String(example)),
    );
    expect(
      unknown.map(({ id, name }) => `${id}: ${name}`),
      'Give the parameter the id of a record that a sample has.',
    ).toEqual(NOT_SHOWN);
  });

  it('in examples of URLs are of records of the same resource', () => {
    const known = new Set([
      ...mentions.map(({ id, place: { body } }) => body.direction === 'response' && `${body.operation.tag} ${id}`),
      ...idsOfOtherCases.map(({ id, operation }) => `${operation.tag} ${id}`),
    ]);
    const unknown = operations.flatMap(({ id, tag, parameters }) =>
      parameters
        .filter((parameter) => parameter.in === 'path' && !known.has(`${tag} ${parameter.example}`))
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(unknown).toEqual(NOT_SHOWN);
  });
});

describe('the same record', () => {
  it('has the same name, number and further facts everywhere', () => {
    expect(disagreements(facts)).toEqual([]);
  });

  it('is the same by itself and as a row of the list', () => {
    const read = definitions.filter(
      ({ kind, place }) => described[kind]?.tag && /^(get|list)/.test(place.body.operation.id),
    );
    const fields = read.flatMap(({ kind, id, place: { object } }) =>
      Object.entries(object).map(([key, value]) => [`${kind} ${id} ${key}`, value] as const),
    );
    expect(disagreements(fields.filter(([key]) => !/ (code|message|page_context)$/.test(key)))).toEqual([]);
  });

  it('has one address', () => {
    const addresses = places.filter(({ object }) => 'address' in object && 'city' in object);
    const parts = addresses.flatMap(({ object }) =>
      ['street2', 'city', 'state', 'zip', 'country', 'fax']
        .filter((part) => part in object)
        .map((part) => [`${object['address']} ${part}`, object[part]] as const),
    );
    const holders = mentions
      .filter(({ key }) => ['contact_id', 'customer_id', 'vendor_id'].includes(key))
      .flatMap(({ id, key, place: { object } }) =>
        ['billing_address', ...(key === 'vendor_id' ? [] : ['shipping_address'])].flatMap((name) =>
          [object[name]]
            .flat()
            .filter(isObject)
            .map(({ address }) => [`${id} ${name}`, address] as const),
        ),
      );
    expect(holders.length).toBeGreaterThan(10);
    expect(disagreements([...parts, ...holders])).toEqual([]);
    const known = new Set(
      addresses.flatMap(({ body, object }) =>
        ['Contacts', 'Warehouses'].includes(body.operation.tag) ? [object['address']] : [],
      ),
    );
    expect(addresses.filter(({ object }) => !known.has(object['address'])).map(({ pointer }) => pointer)).toEqual([]);
  });
});

describe('texts', () => {
  it('describe an item on the lines of documents as the item does', () => {
    const lines = placesWith(['item_id', 'description']).filter(
      ({ body }) => !['Composite items', 'Item adjustments', 'Transfer orders'].includes(body.operation.tag),
    );
    expect(disagreements(lines.map(({ object }) => [String(object['item_id']), object['description']]))).toEqual([]);
  });

  const numbers = new Set(facts.flatMap(([key, value]) => (key.endsWith(' number') ? [value] : [])));

  it('name documents that exist', () => {
    const texts = places.flatMap(({ pointer, object }) =>
      Object.entries(object).map(([key, value]) => [`${pointer}/${key}`, String(value)] as const),
    );
    const named = texts.flatMap(([pointer, text]) =>
      (text.match(/\b[A-Z]{2,4}-0\d{4,5}\b/g) ?? []).map((number) => [pointer, number] as const),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, number]) => !numbers.has(number))).toEqual([]);
  });

  it('name users that exist', () => {
    const names = places.flatMap(({ object }) => object['commented_by'] ?? []);
    expect([...new Set(names)]).toEqual(Object.values(mentioned['user']!.names));
  });
});

describe('every payload', () => {
  it('holds a record where it holds anything', () => {
    const empty = bodies.filter(
      (body) => body.direction === 'response' && payload(body).key && payload(body).records.length === 0,
    );
    // The credit of CN-00002 was taken off its invoice again.
    expect(empty.map(({ name }) => name)).toEqual([
      'listInvoiceAppliedCredits.response',
      'listCreditNoteInvoices.response',
    ]);
  });
});

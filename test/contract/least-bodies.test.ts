import { describe, expect, it } from 'vitest';
import type { MediaType } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { ALL_FIELDS, samplesOf, USUAL } from '../../src/contract/samples.ts';
import { contract, flatten } from '../support/document.ts';
import { refusalOf, sampledBodies } from '../support/sent-samples.ts';
import { isObject, type Json } from '../support/story.ts';
import { validator } from '../support/validator.ts';

/** Reasons, by the path of a field. */
type Reasons = Readonly<Record<string, string>>;

const QUANTITY = 'Without it, a reader could not see how many there are.';
const NAME = 'Without it, nobody could tell the record from others.';
const USE = 'Without it, the record would be of no use.';

/** Fields of the first sample that could be left out, and why they are there. */
const KEPT: Readonly<Record<string, Reasons>> = {
  createTaxGroup: { tax_group_name: NAME, taxes: USE },
  createPriceList: {
    pricebook_items: USE,
    'pricebook_items.item_id': USE,
    'pricebook_items.pricebook_rate': USE,
  },
  createItem: { rate: USE },
  createCompositeItem: { 'mapped_items.quantity': QUANTITY },
  createBundle: { composite_item_id: USE, quantity_to_bundle: QUANTITY },
  createInvoice: { 'line_items.quantity': QUANTITY },
  createCreditNote: { 'line_items.quantity': QUANTITY },
  createVendorCredit: { line_items: USE, 'line_items.quantity': QUANTITY },
};

const GROUPED = 'It belongs to an item of a group, which the sample groupedItem shows.';
const BOOK = 'It belongs to a book, which the sample untaxedBook of an item shows.';
const OVERSEAS = 'The sample overseasContact shows it.';
const NO_BOOK = 'The record is no book.';
const OF_ANOTHER_KIND = 'It names a record of a kind that the story does not have.';
const OTHER_EDITION = 'It belongs to another edition than that of the organization.';

const CONTACT: Reasons = {
  language_code: OVERSEAS,
  tax_exemption_id: OVERSEAS,
};

/** Fields that the sample with all fields does not have, and why. */
const NOT_SHOWN: Readonly<Record<string, Reasons>> = {
  createItem: {
    group_id: GROUPED,
    group_name: GROUPED,
    attribute_name1: GROUPED,
    attribute_option_name1: GROUPED,
    documents: OF_ANOTHER_KIND,
    isbn: BOOK,
  },
  createCompositeItem: { isbn: NO_BOOK },
  updateCompositeItem: { isbn: NO_BOOK },
  createContact: CONTACT,
  updateContact: CONTACT,
  createInvoice: { recurring_invoice_id: OF_ANOTHER_KIND },
  updateInvoice: { recurring_invoice_id: OF_ANOTHER_KIND },
  updateRetainerInvoice: {
    project_id: OF_ANOTHER_KIND,
    project_name: OF_ANOTHER_KIND,
    documents: OF_ANOTHER_KIND,
  },
  createCustomerPayment: { tax_account_id: 'No tax is withheld from the payment.' },
  createCreditNote: { vat_reg_no: OTHER_EDITION },
  updateCreditNote: { vat_reg_no: OTHER_EDITION },
  createVendorCredit: {
    pricebook_id: 'The purchase has no price list.',
    project_id: OF_ANOTHER_KIND,
    project_name: OF_ANOTHER_KIND,
    custom_fields: 'The update gives the record its first one.',
  },
  updateVendorCredit: { pricebook_id: 'The purchase has no price list.' },
};

/** A body without one of its fields, by the path of the field. Of a list, the first entry stands for all. */
function* withoutEach(value: Json, path: readonly string[] = []): Generator<[path: string, without: Json]> {
  for (const [key, inner] of Object.entries(value)) {
    const { [key]: _, ...rest } = value;
    yield [[...path, key].join('.'), rest];
    const isList = Array.isArray(inner);
    const entry: unknown = isList ? inner[0] : inner;
    if (!isObject(entry)) continue;
    for (const [below, without] of withoutEach(entry, [...path, key])) {
      yield [below, { ...value, [key]: isList ? [without, ...inner.slice(1)] : without }];
    }
  }
}

/** The fields that contract and sandbox do without. */
async function sparable(operation: Operation, { schema }: MediaType, body: Json): Promise<string[]> {
  const spared: string[] = [];
  for (const [path, without] of withoutEach(body)) {
    const isRefused = validator.violations(schema, without).length > 0 || (await refusalOf(operation, without));
    if (!isRefused) spared.push(path);
  }
  return spared;
}

/**
 * What is wrong with the first sample: fields that nobody asks for, and reasons for fields that are asked for. An update has
 * one field that it changes, which nobody asks for.
 */
async function faultsOfLeast(operation: Operation, media: MediaType, kept: Reasons = {}): Promise<string[]> {
  const spared = await sparable(operation, media, samplesOf(media)[0]!.value as Json);
  const changes = operation.method === 'put' ? 1 : 0;
  return [
    ...spared
      .filter((path) => !kept[path])
      .slice(changes)
      .map((path) => `${path} can be left out`),
    ...Object.keys(kept)
      .filter((path) => !spared.includes(path))
      .map((path) => `${path} needs no reason`),
  ];
}

/** What is wrong with the samples together: their order, and what the one with all fields lacks. */
function faultsOfAll(media: MediaType, notShown: Reasons = {}): string[] {
  const [least, second] = samplesOf(media);
  const full = (second?.name === ALL_FIELDS ? second : least)!.value as Json;
  const documented = [...flatten(contract, media.schema).keys()];
  const lacking = documented.filter((field) => !(field in full));
  return [
    ...(least?.name === USUAL && (!second || second.name === ALL_FIELDS) ? [] : ['the order is not least, all fields']),
    ...(second && JSON.stringify(least!.value) === JSON.stringify(second.value) ? ['the two are the same'] : []),
    ...Object.keys(least!.value as Json)
      .filter((field) => !(field in full))
      .map((field) => `${field} is in the first alone`),
    ...lacking.filter((field) => !notShown[field]).map((field) => `${field} is not shown`),
    ...Object.keys(notShown)
      .filter((field) => !lacking.includes(field))
      .map((field) => `${field} needs no reason`),
  ];
}

describe('the first sample of a body', () => {
  it.each(sampledBodies)('is the least that does the job of $id', async ({ id, operation, media }) => {
    const faults = await faultsOfLeast(operation, media, KEPT[id]);
    expect(faults, `Leave the fields out of ${id}.request.json, or give KEPT the reason.`).toEqual([]);
  });

  it('has no reason for an operation that is not there', () => {
    const ids = sampledBodies.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...Object.keys(KEPT), ...Object.keys(NOT_SHOWN)]));
  });
});

describe('the samples of a body', () => {
  it.each(sampledBodies)('come in order, and show all fields of $id', ({ id, media }) => {
    const hint = `Write ${id}.request.allFields.json with every field that makes sense, or give NOT_SHOWN the reason.`;
    expect(faultsOfAll(media, NOT_SHOWN[id]), hint).toEqual([]);
  });
});

describe('found out', () => {
  const { operation, media } = sampledBodies.find(({ id }) => id === 'createInvoice')!;
  const { schema } = media;
  const [least, full] = samplesOf(media).map(({ value }) => value as Json) as [Json, Json];
  const samples = (first: Json, second?: Json): MediaType => ({
    schema,
    examples: { [USUAL]: { value: first }, ...(second && { [ALL_FIELDS]: { value: second } }) },
  });

  it('is a field that can be left out, at the top and in a line', async () => {
    const [line] = least['line_items'] as Json[];
    const more = samples({ ...least, notes: 'Thanks.', line_items: [{ ...line, unit: 'pcs' }] }, full);
    expect(await faultsOfLeast(operation, more, KEPT['createInvoice'])).toEqual([
      'line_items.unit can be left out',
      'notes can be left out',
    ]);
  });

  it('is a reason that is not needed', async () => {
    const kept = { ...KEPT['createInvoice'], customer_id: NAME };
    expect(await faultsOfLeast(operation, media, kept)).toEqual(['customer_id needs no reason']);
  });

  it('is a second field of an update', async () => {
    const update = sampledBodies.find(({ id }) => id === 'updateInvoice')!;
    const two: MediaType = {
      ...update.media,
      examples: { [USUAL]: { value: { notes: 'Thanks.', terms: 'Net 15.' } } },
    };
    expect(await faultsOfLeast(update.operation, two)).toEqual(['terms can be left out']);
  });

  it('is a field that all fields do not have', () => {
    const reasons = { recurring_invoice_id: OF_ANOTHER_KIND };
    const { notes: _, ...fewer } = full;
    expect(faultsOfAll(samples(least, fewer), reasons)).toEqual(['notes is not shown']);
    expect(faultsOfAll(samples({ ...least, notes: 'Thanks.' }, fewer), reasons)).toContain(
      'notes is in the first alone',
    );
    expect(faultsOfAll(samples(least, full))).toEqual(['recurring_invoice_id is not shown']);
    expect(faultsOfAll(samples(least, full), { ...reasons, notes: USE })).toEqual(['notes needs no reason']);
  });

  it('is another order, or the same sample twice', () => {
    const swapped: MediaType = { schema, examples: { [ALL_FIELDS]: { value: full }, [USUAL]: { value: least } } };
    expect(faultsOfAll(swapped)).toContain('the order is not least, all fields');
    expect(faultsOfAll(samples(full, full))).toContain('the two are the same');
  });
});

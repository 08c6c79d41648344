import { describe, expect, it } from 'vitest';
import { changed } from '../support/changed.ts';
import { allBodies, type Body, castId } from '../support/story.ts';
import { contradictions, type Moments, otherNames } from './story-moments.ts';

/** What might become of a record, or was: the samples that show it, with the fields that are not as in the other samples then. */
const MOMENTS: Moments = {
  'getCompositeItem.response.inactive': ['status'],
  'getContact.response.inactive': ['status'],
};

/** The samples, one of them with another value. */
function samplesWith(name: string, path: string, value: unknown): Body[] {
  const found = allBodies.find((body) => body.name === name);
  if (!found) throw new Error(`There is no sample ${name}`);
  const keys = path.split('.');
  const sample = changed(found.sample, keys.slice(0, -1), (holder) => {
    holder[keys.at(-1)!] = value;
  });
  return allBodies.map((body) => (body === found ? { ...body, sample } : body));
}

describe('samples of one record', () => {
  it('do not contradict each other, whatever their names', () => {
    expect(allBodies.filter(({ isUsual }) => !isUsual).length).toBeGreaterThan(60);
    expect(
      contradictions(allBodies, MOMENTS),
      'Give the samples the same value; or, where one shows another state of the record, name its fields in MOMENTS.',
    ).toEqual([]);
  });

  it('name each record in one way', () => {
    expect(otherNames(allBodies)).toEqual([]);
  });
});

describe('a contradiction is found', () => {
  it.each([
    ['in a total', 'getInvoice.response.numericId', 'invoice.total', '18409.00', `invoice ${castId(23001)} total`],
    ['in a date', 'listInvoices.response', 'invoices.0.date', '2026-03-06', `invoice ${castId(23001)} date`],
    ['in a state', 'getVendorCredit.response', 'vendor_credit.status', 'void', `vendor credit ${castId(29001)} status`],
    [
      'in a line',
      'getInvoice.response',
      'invoice.line_items.0.quantity',
      5,
      `line of Invoices ${castId(23011)} quantity`,
    ],
  ])('%s', (_what, name, path, value, found) => {
    const [first, ...others] = contradictions(samplesWith(name, path, value), MOMENTS);
    expect(first).toContain(`read: ${found}: `);
    expect(others).toEqual([]);
  });

  it('between samples of one operation', () => {
    const samples = samplesWith('createPackage.response.numericId', 'package.0.total_quantity', '4');
    expect(contradictions(samples, MOMENTS)).toEqual([
      `createPackage: package ${castId(21005)} total_quantity: "5", "4"`,
    ]);
  });

  it('in a name that stands next to an id, in requests as well', () => {
    const samples = samplesWith(
      'createItemAdjustment.request.valueAdjustment',
      'line_items.0.warehouse_name',
      'Mysuru',
    );
    expect(otherNames(samples)).toEqual([`warehouse ${castId(13001)} name: "Bengaluru Main", "Mysuru"`]);
  });

  it('in a moment that no sample shows', () => {
    const moments = { ...MOMENTS, 'getInvoice.response.numericId': ['total'] };
    expect(contradictions(allBodies, moments)).toEqual([
      'getInvoice.response.numericId total: as in the other samples',
    ]);
  });
});

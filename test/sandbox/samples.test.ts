import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { callerOf, ok } from '../support/sandbox-calls.ts';
import { bodies, type Json } from '../support/story.ts';

const NOT_DOCUMENTED = 'The record is open in the contract, and its sample shows the id alone.';

/** Where the answers differ from the samples, and why. Whatever else differs is a mistake. */
const DIFFERENCES: Readonly<Record<string, { why: string; paths: string[] }>> = {
  getTaxGroup: {
    why: NOT_DOCUMENTED,
    paths: ['tax_group.tax_group_name', 'tax_group.tax_group_percentage', 'tax_group.taxes'],
  },
  listBundles: { why: NOT_DOCUMENTED, paths: bundle('bundles[0]') },
  getBundle: { why: NOT_DOCUMENTED, paths: bundle('bundle') },
  getInvoiceEmail: { why: NOT_DOCUMENTED, paths: ['data'] },
  getInvoicePaymentReminder: { why: NOT_DOCUMENTED, paths: ['data'] },
  getRetainerInvoiceEmail: { why: NOT_DOCUMENTED, paths: ['data'] },
  getCreditNoteEmail: { why: NOT_DOCUMENTED, paths: ['data'] },
  getContactStatementEmail: {
    why: NOT_DOCUMENTED,
    paths: ['contact_id', 'subject', 'body', 'to_contacts', 'from_emails', 'file_name'],
  },
};

describe('a fresh sandbox answers the samples of the contract, value by value', () => {
  const samples = bodies.filter(({ operation, direction }) => operation.method === 'get' && direction === 'response');

  test.each(samples.map((body) => [body.operation.id, body] as const))('%s', async (id, { operation, sample }) => {
    const examples = operation.parameters.filter((parameter) => parameter.in === 'path');
    const call = callerOf(createSandbox());
    const answer = await ok(call(id, Object.fromEntries(examples.map(({ name, example }) => [name, example]))));
    expect(differences(sample, answer, '').sort(), remedy(id)).toEqual([...(DIFFERENCES[id]?.paths ?? [])].sort());
  });

  test('the list of differences names operations that there are', () => {
    expect(samples.map(({ operation }) => operation.id)).toEqual(expect.arrayContaining(Object.keys(DIFFERENCES)));
  });
});

/** What to do where an answer differs from its sample. */
function remedy(id: string): string {
  return `The sandbox answers ${id} with other values than samples/${id}.response.json has, at the paths below. Correct the sample by the story (docs/contributing/style.md, "The story"), or the step in sandbox/story/ (docs/contributing/sandbox.md, "Add a seed record"). If the record is open in the contract, add the paths to DIFFERENCES of this test.`;
}

/** The paths at which two values differ. */
function differences(one: unknown, other: unknown, path: string): string[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    const longer = Math.max(one.length, other.length);
    return Array.from({ length: longer }, (_, index) =>
      differences(one[index], other[index], `${path}[${index}]`),
    ).flat();
  }
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) => differences(one[name], other[name], path === '' ? name : `${path}.${name}`));
  }
  return Object.is(one, other) ? [] : [path];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bundle(path: string): string[] {
  const fields = ['date', 'composite_item_id', 'composite_item_name', 'quantity_to_bundle', 'warehouse_id'];
  return [...fields, 'is_completed', 'line_items', 'total'].map((field) => `${path}.${field}`);
}

import { describe, expect, it } from 'vitest';
import { PreparationError, runPreparation } from '../../reference/browser/try/run-preparation.ts';
import { type Preparation, preparationOf, prepare } from '../../reference/model/preparation.ts';
import type { Recipe } from '../../reference/model/preparations.ts';
import { tryForm } from '../../reference/model/try-form.ts';
import type { Operation } from '../../src/contract/index.ts';
import { operations } from '../support/document.ts';
import { forms, site, testForms } from './preparing.ts';

testForms(11);

describe('a preparation', () => {
  it('is plain data', () => {
    for (const { form } of forms)
      expect(JSON.parse(JSON.stringify({ ...form.preparation }))).toEqual({ ...form.preparation });
  });

  const of = (id: string): Operation => operations.find((one) => one.id === id)!;

  it('creates what the URL names', () => {
    const ids = ({ steps }: Preparation): string[] => steps.map(({ call }) => call.id);
    expect(ids(preparationOf(site, of('updateInvoiceComment'))!)).toEqual(['createInvoice', 'addInvoiceComment']);
    expect(preparationOf(site, of('listInvoices'))).toBe(undefined);
  });

  it.each<[string, Recipe, string]>([
    ['an operation', { calls: ['createNothing'] }, 'the operation createNothing'],
    [
      'a place in an answer',
      { calls: ['createInvoice'], fill: { '/ids/invoice_id': 'createInvoice#/invoice/colour' } },
      'createInvoice#/invoice/colour',
    ],
    [
      'an earlier call',
      { calls: ['createInvoice'], fill: { '/ids/invoice_id': 'getInvoice#/invoice/invoice_id' } },
      'getInvoice#',
    ],
    [
      'a place in the call',
      { calls: ['createInvoice'], fill: { '/body/json/colour': 'createInvoice#/invoice/invoice_id' } },
      '/body/json/colour of deleteInvoice',
    ],
    [
      'what holds a value',
      { calls: [{ id: 'createInvoice', set: { '/body/json/colour/red': true } }] },
      'could hold red',
    ],
  ])('is refused if it names %s that is not there', (_, recipe, message) => {
    expect(() => prepare(site, of('deleteInvoice'), recipe)).toThrow(message);
  });

  it('says which of its calls was refused', async () => {
    const { preparation, call } = tryForm(site, of('deleteInvoice'));
    const send = async (): Promise<Response> => Response.json({ message: 'The contact is inactive.' }, { status: 400 });
    const run = runPreparation(preparation!, call, { send, time: 1764000000000 });
    await expect(run).rejects.toThrow(new PreparationError('createInvoice was rejected: The contact is inactive.'));
  });
});

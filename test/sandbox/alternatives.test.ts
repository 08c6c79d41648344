import { describe, expect, test } from 'vitest';
import { NO_EFFECT } from '../../sandbox/engine/record/rule.ts';
import { rules } from '../../sandbox/resources/registry.ts';
import { alternativesOf } from '../../sandbox/rule-states/index.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { callerOf, ok } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';

const start = (assumptions: Record<string, string>) => {
  const sandbox = createSandbox({ seed: 'empty', assumptions });
  const call = callerOf(sandbox);
  const make = async (operation: string, body: Json, parameters: Json = {}): Promise<Json> => {
    const answer = await ok(call(operation, parameters, body));
    const [record] = Object.values(answer).filter((value) => typeof value === 'object');
    // Some operations show a new record as the only entry of a list.
    return (Array.isArray(record) ? record[0] : record) as Json;
  };
  const customer = async (): Promise<string> =>
    (await make('createContact', { contact_name: 'Peak' }))['contact_id'] as string;
  return { sandbox, call, make, customer };
};
const LINE = { name: 'Rope', rate: 10 };

test('every alternative is described, and every description is of one', () => {
  const own = rules().flatMap(({ id, alternatives }) =>
    alternatives.filter((name) => name !== NO_EFFECT).map((name) => `${id} ${name}`),
  );
  const described = rules().flatMap(({ id }) => Object.keys(alternativesOf(id)).map((name) => `${id} ${name}`));
  expect(described.toSorted()).toEqual(own.toSorted());
  expect(own.length).toBeGreaterThanOrEqual(10);
  const texts = rules().flatMap(({ id }) => Object.values(alternativesOf(id)));
  expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
});

describe('an alternative', () => {
  test('that there is not is refused, with those that there are', () => {
    expect(() => createSandbox({ assumptions: { 'lists.page-size': '10' } })).toThrow(
      'assumptions.lists.page-size must be true or false or 100.',
    );
    expect(() => createSandbox({ assumptions: { 'taxes.rate': 'other' } })).toThrow(
      'assumptions.taxes.rate must be true or false.',
    );
    expect(() => createSandbox({ assumptions: { 'lists.order': 'by-nam' } })).toThrow(/Did you mean by-name\?/);
  });

  test('lists.page-size=100', async () => {
    const { call } = start({ 'lists.page-size': '100' });
    expect(await ok(call('listTaxes', { per_page: 200 }))).toMatchObject({ page_context: { per_page: 100 } });
    expect(await ok(call('listTaxes'))).toMatchObject({ page_context: { per_page: 100 } });
  });

  test('lists.order=by-name', async () => {
    const { call, make } = start({ 'lists.order': 'by-name' });
    for (const tax_name of ['b', 'C', 'A']) await make('createTax', { tax_name, tax_percentage: 5 });
    const { taxes } = (await ok(call('listTaxes'))) as { taxes: Json[] };
    expect(taxes.map(({ tax_name }) => tax_name)).toEqual(['A', 'b', 'C']);
  });

  test.each([
    [{}, 0.03],
    [{ 'documents.totals': 'tax-per-line' }, 0.04],
  ])('documents.totals: %j', async (assumptions, tax_total) => {
    const { make, customer } = start(assumptions as Record<string, string>);
    const { tax_id } = await make('createTax', { tax_name: 'VAT', tax_percentage: 5 });
    const line = { ...LINE, rate: 0.3, tax_id };
    const body = { customer_id: await customer(), line_items: [line, line] };
    const { taxes, total } = await make('createInvoice', body);
    expect(taxes).toMatchObject([{ tax_amount: tax_total }]);
    expect(total).toBe((0.6 + (tax_total as number)).toFixed(2));
  });

  test('documents.number=own-numbers-apart', async () => {
    const { make, customer } = start({ 'documents.number': 'own-numbers-apart' });
    const body = { customer_id: await customer(), line_items: [LINE] };
    const numberOf = async (more: Json = {}) => (await make('createInvoice', { ...body, ...more }))['invoice_number'];
    const first = String(await numberOf());
    await numberOf({ invoice_number: first.replace(/\d+$/, '000900') });
    expect(await numberOf()).toBe(first.replace(/\d$/, (digit) => String(Number(digit) + 1)));
  });

  test.each([
    [{}, 200],
    [{ 'invoices.void': 'unless-paid' }, 400],
  ])('invoices.void: %j', async (assumptions, status) => {
    const { call, make, customer } = start(assumptions as Record<string, string>);
    const customer_id = await customer();
    const { invoice_id } = await make('createInvoice', { customer_id, line_items: [LINE] });
    await ok(call('markInvoiceSent', { invoice_id: invoice_id as string }));
    const invoices = [{ invoice_id, amount_applied: 10 }];
    await make('createCustomerPayment', {
      customer_id,
      payment_mode: 'cash',
      amount: 10,
      date: '2026-03-28',
      invoices,
    });
    expect((await call('voidInvoice', { invoice_id: invoice_id as string })).status).toBe(status);
  });

  test('items.taxable=untaxed', async () => {
    const { make } = start({ 'items.taxable': 'untaxed' });
    expect(await make('createItem', { name: 'Rope', rate: 5 })).toMatchObject({ is_taxable: false });
    expect(await make('createItem', { name: 'Tent', rate: 5, is_taxable: true })).toMatchObject({ is_taxable: true });
  });

  test('invoices.terms=end-of-month', async () => {
    const { make, customer } = start({ 'invoices.terms': 'end-of-month' });
    const body = { customer_id: await customer(), line_items: [LINE], date: '2026-01-10', payment_terms: 30 };
    expect(await make('createInvoice', body)).toMatchObject({ due_date: '2026-02-28' });
  });

  test.each(['deleteInvoice', 'updateInvoice'])('drafts-alone: %s', async (operation) => {
    const { call, make, customer } = start({
      'invoices.delete': 'drafts-alone',
      'documents.changeable': 'drafts-alone',
    });
    const body = { customer_id: await customer(), line_items: [LINE] };
    const sent = operation === 'updateInvoice' ? body : undefined;
    const made = async () => (await make('createInvoice', body))['invoice_id'] as string;
    const invoice_id = await made();
    await ok(call('markInvoiceSent', { invoice_id }));
    expect((await call(operation, { invoice_id }, sent)).status).toBe(400);
    expect((await call(operation, { invoice_id: await made() }, sent)).status).toBe(200);
  });

  test('contact-persons.order=oldest-first', async () => {
    const { call, make, customer } = start({ 'contact-persons.order': 'oldest-first' });
    const contact_id = await customer();
    for (const first_name of ['A', 'B'])
      await make('createContactPerson', { contact_id, first_name, is_primary_contact: first_name === 'B' });
    const { contact_persons } = (await ok(call('listContactPersons', { contact_id }))) as { contact_persons: Json[] };
    expect(contact_persons.map(({ first_name }) => first_name)).toEqual(['A', 'B']);
  });

  test('no-effect of an action: it is answered, and nothing happens', async () => {
    const { call, make, customer } = start({ 'invoices.write-off': NO_EFFECT });
    const { invoice_id } = await make('createInvoice', { customer_id: await customer(), line_items: [LINE] });
    await ok(call('markInvoiceSent', { invoice_id: invoice_id as string }));
    expect((await call('writeOffInvoice', { invoice_id: invoice_id as string })).status).toBe(200);
    expect(await ok(call('getInvoice', { invoice_id: invoice_id as string }))).toMatchObject({
      invoice: { balance: '10.00' },
    });
  });
});

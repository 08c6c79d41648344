import { describe, expect, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.ts';
import { keepSandbox } from '../../src/sandbox/keep/index.ts';
import { castId } from '../support/story.ts';

const refused = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('options of a sandbox that are unknown or wrong are refused, with what was meant', () => {
  test.each<[object, string]>([
    [{ sed: 'empty' }, 'sed is not an option. Did you mean seed?'],
    [{ seed: 'emty' }, 'seed must be story, empty, a snapshot or records. Did you mean empty?'],
    [{ seed: ['x'] }, 'seed must be story, empty, a snapshot or records.'],
    [{ seed: { invoces: [] } }, 'seed.invoces: there is no such resource. Did you mean invoices?'],
    [{ limits: 'x' }, 'limits must be none or documented.'],
    [{ strict: 'yes' }, 'strict must be true or false.'],
    [{ createsOrganizations: 1 }, 'createsOrganizations must be true or false.'],
    [{ organizationId: 10234695 }, 'organizationId must be an id of digits, such as 10234695.'],
    [{ now: null }, 'now must be a time, such as 2026-03-28.'],
    [{ assumptions: { 'taxes.unique': 'off' } }, 'assumptions.taxes.unique must be true or false.'],
    [
      { assumptions: { 'taxes.uniqe': false } },
      'assumptions: there is no rule taxes.uniqe. Did you mean taxes.unique?',
    ],
    [{ tokens: [] }, 'tokens must be an object with what each token may do.'],
    [{ tokens: { a: { scope: [] } } }, 'tokens.a.scope is not an option. Did you mean scopes?'],
    [{ tokens: { a: { scopes: 'ServiceAPI.taxes.READ' } } }, 'tokens.a.scopes must be an array.'],
    [{ tokens: { a: { organizations: [7] } } }, 'tokens.a.organizations[0] must be the id of an organization'],
    [
      { tokens: { a: { scopes: ['ServiceAPI.taxes.RED'] } } },
      'tokens.a.scopes[0]: there is no scope ServiceAPI.taxes.RED. Did you mean ServiceAPI.taxes.READ?',
    ],
    [[], 'options must be an object.'],
  ])('%j', (options, message) => {
    const error = refused(() => createSandbox(options as SandboxOptions));
    expect(error).toBeInstanceOf(RangeError);
    expect((error as Error).message).toContain(message);
  });

  test('those of keepSandbox too', async () => {
    const keep = (options: object) => keepSandbox(createSandbox(), options as never);
    await expect(keep({ keep: 'sesion' })).rejects.toThrow(
      new RangeError('keep must be one of session, indexeddb. Did you mean session?'),
    );
    await expect(keep({ keep: 'session', nam: 'x' })).rejects.toThrow(
      new RangeError('nam is not a field of the options. Did you mean name?'),
    );
    await expect(keep({})).rejects.toThrow(new RangeError('keep is missing.'));
  });
});

describe('what members of a sandbox take', () => {
  test.each<[object, string]>([
    [{ day: 40 }, 'day is not a field of a duration. Did you mean days?'],
    [{ days: '40' }, 'days must be a number.'],
    [{ days: Number.NaN }, 'days must be a number.'],
    [{}, 'A duration must be an object with days, hours, minutes, or some of them.'],
    [40 as unknown as object, 'A duration must be an object with days, hours, minutes, or some of them.'],
  ])('clock.advance(%j) is refused', (duration, message) => {
    const { clock } = createSandbox();
    const before = clock.now();
    expect(refused(() => clock.advance(duration))).toEqual(new RangeError(message));
    expect(clock.now()).toBe(before);
  });

  test.each<[object, string]>([
    [{ status: 503, operationId: 'listTax' }, 'operationId: there is no operation listTax. Did you mean listTaxes?'],
    [{ status: 503, operation_id: 'listTaxes' }, 'operation_id is not a field of a failure. Did you mean operationId?'],
    [{ status: '503' }, 'status must be a whole number from 400 to 599.'],
    [{ operationId: 'listTaxes' }, 'status is missing.'],
  ])('failNext(%j) is refused', (failure, message) => {
    expect(refused(() => createSandbox().failNext(failure as { status: number }))).toEqual(new RangeError(message));
  });

  test.each<[string, object, string]>([
    [
      'invoices.payByCard',
      { amont: 1 },
      'amont is not a field of the input of invoices.payByCard. Did you mean amount?',
    ],
    ['invoices.payByCard', { amount: '1' }, 'amount must be a number.'],
    ['invoices.view', { amount: 1 }, 'amount is not a field of the input of invoices.view.'],
    ['salesReturns.receive', { line_items: [{ line_item_id: '1' }] }, 'line_items[0].quantity is missing.'],
  ])('simulate(%s, id, %j) is refused', (event, input, message) => {
    const sandbox = createSandbox();
    const before = sandbox.snapshot();
    expect(refused(() => sandbox.simulate(event as 'invoices.view', castId(23001), input as never))).toEqual(
      new RangeError(message),
    );
    expect(sandbox.snapshot()).toEqual(before);
  });

  test('events and resources that there are not are refused with the nearest', () => {
    const sandbox = createSandbox();
    expect(() => sandbox.simulate('invoices.payByCart' as 'invoices.view', '1')).toThrow(
      /^There is no event invoices\.payByCart\. There are .*\. Did you mean invoices\.payByCard\?$/,
    );
    expect(() => sandbox.records('invoice' as 'invoices')).toThrow(/ Did you mean invoices\?$/);
  });
});

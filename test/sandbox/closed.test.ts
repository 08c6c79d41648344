import { describe, expect, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../src/public/sandbox.ts';
import { keepSandbox } from '../../src/public/sandbox-keep.ts';
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
    [
      { seed: 'busy' },
      'seed busy must be imported: use busySeed from inventory-service-api/sandbox/busy, and pass seed: await busySeed().',
    ],
    [{ seed: Promise.resolve({}) }, 'seed must be awaited: '],
    [{ seed: 'bussy' }, 'seed must be story, empty, a snapshot or records. Did you mean busy?'],
    [{ seed: ['x'] }, 'seed must be story, empty, a snapshot or records.'],
    [{ seed: { invoces: [] } }, 'seed.invoces: there is no such resource. Did you mean invoices?'],
    [{ limits: 'x' }, 'limits must be none or documented.'],
    [{ strict: 'yes' }, 'strict must be true or false.'],
    [{ createsOrganizations: 1 }, 'createsOrganizations must be true or false.'],
    [{ organizationId: 10234695 }, 'organizationId must be a non-empty string, such as 10234695.'],
    [{ now: null }, 'now must be a time, such as 2026-03-28.'],
    [{ assumptions: { 'taxes.unique': 'off' } }, 'assumptions.taxes.unique must be true or false.'],
    [
      { assumptions: { 'taxes.uniqe': false } },
      'assumptions: there is no rule taxes.uniqe. Did you mean taxes.unique?',
    ],
    [{ tokens: [] }, "tokens must map each token, which can't be empty, to what it may do."],
    [{ tokens: { a: { scope: [] } } }, 'tokens.a.scope is not an option. Did you mean scopes?'],
    [{ tokens: { a: { scopes: 'ServiceAPI.taxes.READ' } } }, 'tokens.a.scopes must be an array.'],
    [{ tokens: { a: { organizations: [7] } } }, 'tokens.a.organizations[0] must be the ID of an organization'],
    [
      { tokens: { a: { scopes: ['ServiceAPI.taxes.RED'] } } },
      'tokens.a.scopes[0]: there is no scope ServiceAPI.taxes.RED. Did you mean ServiceAPI.taxes.READ?',
    ],
    [{ now: '5' }, 'now must be a time, such as 2026-03-28.'],
    [{ now: '2026-02-30' }, 'now must be a time, such as 2026-03-28.'],
    [{ now: '2026-04-31T10:00:00Z' }, 'now must be a time, such as 2026-03-28.'],
    [{ now: '1969-12-31' }, 'now must be a time, such as 2026-03-28.'],
    [{ now: 1e15 }, 'now must be a time, such as 2026-03-28.'],
    [{ tokens: { a: { expires: 'May 5' } } }, 'tokens.a.expires must be a time, such as 2026-03-28.'],
    [
      { now: '2030-01-01', seed: createSandbox().snapshot() },
      "now can't be set together with a snapshot, which has its own: leave it out, and advance the clock.",
    ],
    [{ seed: { organizations: [{}, {}] } }, 'seed.organizations must have one organization, but has 2.'],
    [
      { seed: { organizations: [{ organization_id: '7' }] } },
      'seed.organizations[0].organization_id must equal the option organizationId, which is 10234695.',
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

  test('a clock stays within days that there are', () => {
    const { clock } = createSandbox();
    const before = clock.now();
    expect(() => clock.set('2099-02-31')).toThrow('The clock needs a date, such as 2026-03-28.');
    expect(() => clock.advance({ days: 3_000_000 })).toThrow('The clock does not go beyond the year 9999.');
    expect(clock.now()).toBe(before);
    clock.set('2028-02-29T24:00:00Z');
    expect(new Date(clock.now()).toISOString()).toBe('2028-03-01T00:00:00.000Z');
  });

  test.each([7, '', '\ud800', undefined])('there is no organization %j', (id) => {
    expect(() => createSandbox().organization(id as string)).toThrow(
      new RangeError(`An organization ID must be a non-empty string, but is ${id}.`),
    );
  });

  test('nor does a call make one', async () => {
    const sandbox = createSandbox({ createsOrganizations: true });
    const statusOf = async (id: string) => {
      const url = `https://inventory.example.com/inventory/v1/contacts?organization_id=${id}`;
      const response = await sandbox.fetch(url, { headers: { Authorization: 'Service-oauthtoken demo' } });
      return [response.status, ((await response.json()) as { message: string }).message];
    };
    expect((await statusOf(''))[0]).toBe(400);
    expect((await statusOf('7'))[0]).toBe(200);
    expect((await statusOf('abc'))[0]).toBe(200);
  });

  test.each<[object, string]>([
    [{ status: 503, operationId: 'listTax' }, 'operationId: there is no operation listTax. Did you mean listTaxes?'],
    [{ status: 503, operation_id: 'listTaxes' }, 'operation_id is not a field of a failure. Did you mean operationId?'],
    [{ status: '503' }, 'status must be a whole number from 400 to 599, or any.'],
    [{ operationId: 'listTaxes' }, 'A failure needs a status, an answer or a delay.'],
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
      /^There is no event invoices\.payByCart\. The events are .*\. Did you mean invoices\.payByCard\?$/,
    );
    expect(() => sandbox.records('invoice' as 'invoices')).toThrow(/ Did you mean invoices\?$/);
  });
});

import { describe, expect, test } from 'vitest';
import { createProbeOf } from '../../../verifier/probe/create-probe.ts';
import { createJournal, type JournalLine } from '../../../verifier/probe/journal.ts';
import type { ProbeOptions } from '../../../verifier/probe/options.ts';
import type { Probe } from '../../../verifier/probe/probe.ts';
import { SHARED, sessionsOf } from '../../../verifier/probe/shared.ts';
import { shippedOperations, shippedProbes } from '../../../verifier/probe/shipped.ts';
import { type Alter, createStandIn, recordsOf, type StandIn, testClock } from '../../support/probe-stand-in.ts';
import { kinds, probeOf, TOKEN } from './run.ts';
import { touched } from './safety.ts';

/** Rules whose probes need the shared customer alone. */
const CUSTOMER = ['invoices.due', 'documents.changeable'];
/** Rules whose probes need the shared item. */
const ITEM = ['composite-items.*', 'bundles.*'];

const sent = (standIn: StandIn, method: string, path: string) =>
  standIn.calls.filter((call) => call.method === method && call.path === path);

const kindOf = (probe: ReturnType<typeof probeOf>, kind: string): string[] =>
  probe
    .report()
    .rules.filter((one) => one.kind === kind)
    .map(({ rule }) => rule);

/** The lines of the journal of a run that is killed before a call, as another process reads them. */
async function killedAt(standIn: StandIn, call: number, options: Partial<ProbeOptions>): Promise<JournalLine[]> {
  const journal = createJournal();
  const fetch: ProbeOptions['fetch'] = (input, init) =>
    standIn.calls.length < call ? standIn.fetch(input, init) : Promise.reject(new Error('killed'));
  await expect(probeOf(standIn, { ...options, journal, fetch }).run()).rejects.toThrow('killed');
  return JSON.parse(JSON.stringify(journal.lines)) as JournalLine[];
}

describe('probes that begin with the same calls', () => {
  const probe = (rule: string, ...operations: string[]): Probe => ({
    rule,
    negation: 'off',
    steps: operations.map((operation, index) => ({ id: 'abc'[index]!, operation, body: { name: '{run}', rate: 1 } })),
    places: [],
    looksAlike: [],
  });
  const rulesIn = (probes: readonly Probe[], binds = {}) =>
    sessionsOf(probes, binds).map((session) => session.probes.map(({ rule }) => rule));

  test('share them, in the order of the longest', () => {
    const [one, two, three] = [probe('one', 'a'), probe('two', 'b'), probe('three', 'a', 'c')];
    expect(rulesIn([one, two, three])).toEqual([['two'], ['three', 'one']]);
    expect(rulesIn([probe('one', 'a', 'b'), probe('two', 'b')])).toEqual([['one'], ['two']]);
  });

  test('share them whatever the order of the fields, and only if they send the same', () => {
    const one = probe('one', 'a');
    const two = { ...one, rule: 'two', steps: [{ id: 'a', operation: 'a', body: { rate: 1, name: '{run}' } }] };
    const other = { ...one, rule: 'other', steps: [{ id: 'a', operation: 'a', body: { rate: 2, name: '{run}' } }] };
    expect(rulesIn([one, two, other])).toEqual([['one', 'two'], ['other']]);
  });

  test('are decided by the creation of a shared record, unless its owner has bound one', () => {
    const makes = { ...probe('one'), steps: SHARED.item };
    const longer = { ...makes, rule: 'two', steps: [...SHARED.item, { id: 'b', operation: 'listItems' }] };
    expect(rulesIn([makes, longer])).toEqual([['one'], ['two']]);
    expect(rulesIn([makes, longer], { item: '5' })).toEqual([['two', 'one']]);
  });
});

describe('a shared record', () => {
  test('is made once, and deleted last', async () => {
    const standIn = createStandIn();
    const before = recordsOf(standIn);
    const probe = probeOf(standIn, { only: CUSTOMER });
    expect((await probe.run()).stopped).toBeUndefined();
    const made = sent(standIn, 'POST', '/contacts').filter(({ body }) => body.includes('-customer"'));
    expect(made).toHaveLength(1);
    expect(standIn.calls.at(-1)).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/^\/contacts\/\d+$/) });
    expect(probe.report().left).toEqual({ made: [], uncertain: [] });
    expect(touched(before, standIn)).toEqual([]);
    expect(kindOf(probe, 'observed')).toEqual(expect.arrayContaining(['invoices.due', 'documents.changeable']));
  });

  test('is made again by a run that goes on, if a signal has stopped the first', async () => {
    const stop = new AbortController();
    const alter: Alter = (_, answer) => {
      if (standIn.calls.length === 5) stop.abort();
      return answer;
    };
    const standIn = createStandIn([], alter);
    const before = recordsOf(standIn);
    const journal = createJournal();
    const first = probeOf(standIn, { only: CUSTOMER, journal, signal: stop.signal });
    expect((await first.run()).stopped).toBe('The run was interrupted.');
    expect(first.report().left).toEqual({ made: [], uncertain: [] });
    const next = probeOf(standIn, { only: CUSTOMER, journal });
    expect((await next.run()).stopped).toBeUndefined();
    expect(sent(standIn, 'POST', '/contacts').filter(({ body }) => body.includes('-customer-2"'))).toHaveLength(1);
    expect(touched(before, standIn)).toEqual([]);
    expect(next.report().left.made).toEqual([]);
  });

  test('is gone after a run that its budget stops', async () => {
    const standIn = createStandIn();
    const probe = probeOf(standIn, { only: CUSTOMER, budget: 12 });
    const { stopped, calls } = await probe.run();
    expect([stopped, calls <= 12]).toEqual([expect.stringMatching(/budget/), true]);
    expect(probe.report().left).toEqual({ made: [], uncertain: [] });
  });

  test.each([2, 5])('is used by a run that goes on after the first was killed at call %i', async (call) => {
    const standIn = createStandIn();
    const before = recordsOf(standIn);
    const lines = await killedAt(standIn, call, { only: CUSTOMER });
    const next = probeOf(standIn, { only: CUSTOMER, journal: createJournal(lines) });
    expect(next.report().left.made.map(({ shared }) => shared)).toContain('customer');
    expect((await next.run()).stopped).toBeUndefined();
    const whole = probeOf(createStandIn(), { only: CUSTOMER });
    await whole.run();
    expect(kinds(next)).toEqual(kinds(whole));
    expect(sent(standIn, 'POST', '/contacts').filter(({ body }) => body.includes('-customer'))).toHaveLength(1);
    expect(next.report().left).toEqual({ made: [], uncertain: [] });
    expect(touched(before, standIn)).toEqual([]);
  });

  test('is deleted by --clean', async () => {
    const standIn = createStandIn();
    const lines = await killedAt(standIn, 4, { only: CUSTOMER });
    const probe = probeOf(standIn, { only: CUSTOMER, journal: createJournal(lines) });
    await probe.clean();
    expect(probe.report().left).toEqual({ made: [], uncertain: [] });
  });

  test('that the service rejects makes the probes that need it unknown, and no other one', async () => {
    const standIn = createStandIn([], ({ method, body }, answer) =>
      method === 'POST' && body.includes('-customer') ? { status: 400, body: { code: 4, message: 'No.' } } : answer,
    );
    const probe = probeOf(standIn, { only: [...CUSTOMER, 'contacts.required', 'taxes.unique'] });
    const { stopped, rejection } = await probe.run();
    expect([stopped, rejection]).toEqual([undefined, 'The service responded with 400 to createContact: "No.".']);
    expect(sent(standIn, 'POST', '/contacts').filter(({ body }) => body.includes('-customer'))).toHaveLength(1);
    const needs = new Set(
      shippedProbes().flatMap((one) => (/shared\.customer/.test(JSON.stringify(one)) ? [one] : [])),
    );
    for (const { rule, negation, about, kind, reason } of probe.report().verdicts) {
      const own = [...needs].some((one) => one.rule === rule && one.negation === negation && one.about === about);
      expect([rule, kind, reason]).toEqual(
        own ? [rule, 'unknown', 'A record that its requests need is missing.'] : [rule, 'observed', ''],
      );
    }
  });

  test('whose creation is not answered is found again, or not made twice', async () => {
    let isLost = true;
    const standIn = createStandIn([], ({ method, body }, answer) => {
      if (!(method === 'POST' && body.includes('-customer')) || !isLost) return answer;
      isLost = false;
      return 'lost';
    });
    const before = recordsOf(standIn);
    const probe = probeOf(standIn, { only: CUSTOMER });
    expect((await probe.run()).stopped).toBeUndefined();
    expect(sent(standIn, 'POST', '/contacts').filter(({ body }) => body.includes('-customer'))).toHaveLength(1);
    expect(kindOf(probe, 'observed')).toContain('documents.changeable');
    expect(probe.report().left).toEqual({ made: [], uncertain: [] });
    expect(touched(before, standIn)).toEqual([]);
  });

  test('that a probe would change stops the run', async () => {
    const standIn = createStandIn();
    const steps = [
      {
        id: 'a',
        operation: 'createInvoice',
        body: { customer_id: '{shared.customer}', line_items: [{ name: 'Line', rate: 1 }] },
      },
      { id: 'b', operation: 'deleteContact', path: { contact_id: '{$a/invoice/customer_id}' } },
    ];
    const one: Probe = { rule: 'x', negation: 'off', steps, places: [], looksAlike: [] };
    const { baseUrl, fetch, sandbox } = standIn;
    const options = { baseUrl, fetch, organizationId: sandbox.organizationId, accessToken: TOKEN, clock: testClock() };
    await expect(createProbeOf([one], shippedOperations(), options).run()).rejects.toThrow(/which other probes use/);
    expect(standIn.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});

describe('the item', () => {
  test('is not made unless it is allowed, and the plan says what it would decide', async () => {
    const standIn = createStandIn();
    const only = [...ITEM, 'taxes.*'];
    const probe = probeOf(standIn, { only });
    const plan = probe.plan();
    expect(plan.stays).toEqual({});
    expect(plan.itemWouldAdd).toBeGreaterThan(20);
    const allowed = probeOf(standIn, { only, allow: ['item'] }).plan();
    expect(allowed.rules.length).toBe(plan.rules.length + plan.itemWouldAdd);
    expect([allowed.stays, allowed.itemWouldAdd]).toEqual([{ createItem: 1 }, 0]);
    await probe.run();
    expect(sent(standIn, 'POST', '/items')).toEqual([]);
  });

  test('is the only record that stays, also after a run that was stopped', async () => {
    const standIn = createStandIn();
    const before = recordsOf(standIn);
    const journal = createJournal();
    const options = { only: [...ITEM, 'items.*'], allow: ['item'] as const, journal };
    expect((await probeOf(standIn, { ...options, budget: 25 }).run()).stopped).toMatch(/budget/);
    // It is there, so it needs no permission any more.
    expect(probeOf(standIn, { ...options, allow: [] }).plan()).toMatchObject({ itemWouldAdd: 0, stays: {} });
    const next = probeOf(standIn, options);
    expect((await next.run()).stopped).toBeUndefined();
    expect(sent(standIn, 'POST', '/items')).toHaveLength(1);
    expect(next.report().left.made).toMatchObject([{ operation: 'createItem', isDeletable: false, shared: 'item' }]);
    expect(touched(before, standIn)).toEqual([]);
    expect(kindOf(next, 'observed')).toEqual(expect.arrayContaining(['items.accounts', 'composite-items.required']));
  });

  test('of the owner is used if it is bound, and stays as it was', async () => {
    const standIn = createStandIn();
    const { item_id } = standIn.sandbox.records('items').list()[0]!;
    const before = recordsOf(standIn);
    const probe = probeOf(standIn, { only: ITEM, binds: { item: String(item_id) } });
    expect((await probe.run()).stopped).toBeUndefined();
    expect(sent(standIn, 'POST', '/items')).toEqual([]);
    expect(standIn.calls.some(({ body }) => body.includes(String(item_id)))).toBe(true);
    expect(probe.report().left).toEqual({ made: [], uncertain: [] });
    expect(touched(before, standIn)).toEqual([]);
    expect(kindOf(probe, 'observed').length).toBeGreaterThan(20);
    expect([...kindOf(probe, 'refuted'), ...kindOf(probe, 'otherwise')]).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createControl } from '../../sandbox/control/index.ts';
import { shippedContract } from '../../sandbox/engine/plan/contract.ts';
import { openSandbox } from '../../sandbox/index.ts';
import { rulesPage } from '../../sandbox/node/rules-page.ts';
import type { RuleEvidence } from '../../sandbox/rule-states/finding.ts';
import { statesIn } from '../../sandbox/rule-states/rule-state.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { explain } from '../support/explained-calls.ts';
import { callerOf } from '../support/sandbox-calls.ts';

const evidence: RuleEvidence = {
  format: 2,
  probes: {
    'run 1': {
      account: 'north',
      rules: {
        'taxes.defaults': { verdict: 'observed', on: '2026-03-01' },
        'taxes.unique': { verdict: 'refuted', on: '2026-03-01' },
      },
    },
    'run 2': { account: 'south', rules: { 'taxes.defaults': { verdict: 'observed', on: '2026-03-28' } } },
  },
};
const OBSERVED = { kind: 'observed', runs: 2, of: 2, accounts: 2, last: '2026-03-28' };
const TAX = { tax_name: 'VAT', tax_percentage: 5 };

describe('a sandbox that knows what probes have found', () => {
  test('says so in explanations, of values and of refusals', async () => {
    const sandbox = createSandbox({ evidence });
    const { explanations } = await explain(sandbox, 'createTax', { body: TAX });
    expect(explanations.find(({ rule }) => rule === 'taxes.defaults')).toMatchObject({
      basis: 'assumed',
      state: OBSERVED,
    });
    const refused = await explain(sandbox, 'createTax', { body: TAX });
    expect(refused.explanations).toMatchObject([{ rule: 'taxes.unique', state: { kind: 'refuted', runs: 1, of: 1 } }]);
  });

  test('says so in the header of assumptions', async () => {
    const { headers } = await callerOf(createSandbox({ evidence }))('createTax', {}, TAX);
    expect(headers.get('x-sandbox-assumptions')).toBe(
      'taxes.defaults;state=observed, taxes.unique;state=refuted, taxes.required, taxes.rate, taxes.editable',
    );
  });

  test('follows its rules all the same', async () => {
    const call = callerOf(createSandbox({ evidence }));
    expect((await call('createTax', {}, TAX)).status).toBe(201);
    expect((await call('createTax', {}, TAX)).status).toBe(400);
  });

  test('without evidence says no more than the basis', async () => {
    const { explanations } = await explain(createSandbox(), 'createTax', { body: TAX });
    expect(explanations.filter(({ state }) => state !== undefined)).toEqual([]);
  });

  test.each([
    [{}, /evidence must be evidence about rules, from probes\./],
    [{ format: 2, probes: {} }, /evidence must be evidence/],
  ])('refuses %j', (other, message) => {
    expect(() => createSandbox({ evidence: other as never })).toThrow(message);
  });
});

describe('the control URL of rules', () => {
  const control = createControl(
    openSandbox(shippedContract(), { evidence, assumptions: { 'taxes.unique': false, 'lists.page-size': '100' } }),
    () => undefined,
  );
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await control({
      method: 'GET',
      path: '/rules.json',
      query: new URLSearchParams(query),
      body: '',
    });
    return { status, ...(body as { message?: string; rules: { id: string; [key: string]: unknown }[] }) };
  };

  test('lists every rule once, with its state', async () => {
    const { rules } = await list();
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThan(300);
    const stateOf = (id: string) => rules.find((rule) => rule.id === id);
    expect(stateOf('taxes.defaults')).toMatchObject({ basis: 'assumed', state: OBSERVED, isOn: true });
    expect(stateOf('taxes.unique')).toMatchObject({ state: { kind: 'refuted' }, isOn: false });
    expect(stateOf('lists.page-size')).toMatchObject({
      chosen: '100',
      alternatives: { 100: 'A page contains at most 100 records.' },
    });
    expect(stateOf('bills.balance')).toMatchObject({ state: { kind: 'undecidable' } });
  });

  test('finds rules by id, by what ids begin with, and by state', async () => {
    expect((await list({ rule: 'taxes.unique' })).rules.map(({ id }) => id)).toEqual(['taxes.unique']);
    expect((await list({ state: 'observed' })).rules.map(({ id }) => id)).toEqual(['taxes.defaults']);
    const taxes = (await list({ rule: 'taxes.*' })).rules;
    expect(taxes.length).toBeGreaterThan(3);
    expect(taxes.every(({ id }) => id.startsWith('taxes.'))).toBe(true);
  });

  test.each([
    [{ rule: 'taxes.uniqe' }, /There is no rule taxes\.uniqe\. Did you mean taxes\.unique\?/],
    [{ state: 'seen' }, /state must be one of/],
  ])('refuses %j', async (query, message) => {
    expect(await list(query)).toMatchObject({ status: 400, message: expect.stringMatching(message) });
  });
});

test('docs/sandbox.md explains every state', async () => {
  const control = createControl(openSandbox(shippedContract()), () => undefined);
  const { body } = await control({
    method: 'GET',
    path: '/rules.json',
    query: new URLSearchParams({ state: 'seen' }),
    body: '',
  });
  const [, states] = /state must be one of (.*?)\.( |$)/.exec((body as { message: string }).message)!;
  const [, section = ''] = readFileSync('docs/sandbox.md', 'utf8').split('\n## What is known about a rule\n');
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` +\|/gm)].map(([, state]) => state);
  expect(rows.sort()).toEqual(states!.split(', ').sort());
});

describe('the page of rules', () => {
  let page: string;
  beforeEach(() => {
    page = rulesPage({}, statesIn(evidence));
  });

  test('shows states, and alternatives', () => {
    expect(page).toContain(
      '<span class="quiet" data-state="observed">observed in 2 of 2 runs, 2 accounts, last on 2026-03-28</span>',
    );
    expect(page).toContain('data-state="undecidable"');
    expect(page).toContain('100: A page contains at most 100 records.');
  });
});

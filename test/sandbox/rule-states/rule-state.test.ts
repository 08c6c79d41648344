import { describe, expect, test } from 'vitest';
import type { RuleFinding, RuleFindings } from '../../../sandbox/rule-states/finding.ts';
import { readRuleEvidence } from '../../../sandbox/rule-states/read-findings.ts';
import { stateSentence, statesIn, stateText } from '../../../sandbox/rule-states/rule-state.ts';
import { type Evidence, mergeEvidence, NO_EVIDENCE } from '../../../verifier/verify/evidence/evidence.ts';
import { readEvidence } from '../../../verifier/verify/read/evidence.ts';

const found = (verdict: RuleFinding['verdict'], on: string, instead?: string): RuleFinding => ({
  verdict,
  on,
  ...(instead !== undefined && { instead }),
});

const evidenceOf = (run: string, account: string, rules: RuleFindings): Evidence => ({
  ...NO_EVIDENCE,
  probes: { [run]: { account, rules } },
});

const RULE = { id: 'taxes.unique', basis: { kind: 'assumed' } } as const;

const first = evidenceOf('run 1', 'north', { 'taxes.unique': found('observed', '2026-03-01') });
const second = evidenceOf('run 2', 'north', { 'taxes.unique': found('observed', '2026-03-28') });
const third = evidenceOf('run 3', 'south', {
  'taxes.unique': found('refuted', '2026-03-14'),
  'lists.page-size': found('refuted', '2026-03-14', '100'),
});
const later = evidenceOf('run 3', 'south', { 'taxes.unique': found('otherwise', '2026-03-15') });

describe('evidence of runs', () => {
  const all = [first, second, third, later, first];
  const merged = all.reduce(mergeEvidence, NO_EVIDENCE);

  test('merges in any order, and a run counts once', () => {
    expect([...all].reverse().reduce(mergeEvidence, NO_EVIDENCE)).toEqual(merged);
    expect(mergeEvidence(merged, merged)).toEqual(merged);
    expect(mergeEvidence(mergeEvidence(first, second), third)).toEqual(
      mergeEvidence(first, mergeEvidence(second, third)),
    );
    expect(Object.keys(merged.probes!)).toEqual(['run 1', 'run 2', 'run 3']);
  });

  test('says of a run what was found later', () => {
    expect(merged.probes!['run 3']!.rules['taxes.unique']).toEqual(found('otherwise', '2026-03-15'));
    expect(mergeEvidence(later, third)).toEqual(mergeEvidence(third, later));
  });

  test('is read back from JSON, without what is of another form', () => {
    const text = JSON.stringify(third);
    expect(readEvidence(JSON.parse(text))).toEqual(third);
    const odd = {
      format: 2,
      probes: { x: { account: 'a', rules: { a: { verdict: 'maybe', on: '2026-03-01' }, b: 7 } } },
    };
    expect(readRuleEvidence(odd)).toBeUndefined();
    for (const other of [{}, null, { format: 2, probes: {} }, { format: 1, sources: {} }, { 'taxes.unique': false }])
      expect(readRuleEvidence(other)).toBeUndefined();
  });
});

describe('the state of a rule', () => {
  test("without evidence is what it rests on, or that it can't be decided", () => {
    const stateOf = statesIn();
    expect(stateOf(RULE)).toEqual({ kind: 'assumed' });
    expect(stateOf({ id: 'items.required', basis: { kind: 'documented' } })).toEqual({ kind: 'documented' });
    expect(stateOf({ id: 'bills.balance', basis: { kind: 'assumed' } })).toEqual({
      kind: 'undecidable',
      reason: 'No operation shows the records that it concerns (bills).',
    });
  });

  test('says when, how often and in how many accounts it was found', () => {
    expect(statesIn(mergeEvidence(first, second))(RULE)).toEqual({
      kind: 'observed',
      runs: 2,
      of: 2,
      accounts: 1,
      last: '2026-03-28',
    });
  });

  test('is refuted by one account, whatever others show', () => {
    const stateOf = statesIn([first, second, third].reduce(mergeEvidence));
    expect(stateOf(RULE)).toMatchObject({ kind: 'refuted', runs: 1, of: 3, accounts: 1, last: '2026-03-14' });
    expect(stateOf({ ...RULE, id: 'lists.page-size' })).toMatchObject({ kind: 'refuted', instead: ['100'] });
  });

  test('of a documented rule is that it is documented', () => {
    expect(statesIn(third)({ ...RULE, basis: { kind: 'documented' } })).toEqual({ kind: 'documented' });
  });

  test('is told in words', () => {
    const stateOf = statesIn([first, second, third].reduce(mergeEvidence));
    expect(stateText(stateOf(RULE))).toBe('refuted in 1 of 3 runs, 1 account, last on 2026-03-14');
    expect(stateSentence(stateOf({ ...RULE, id: 'lists.page-size' }))).toBe(
      'Refuted in 1 of 1 run, 1 account, last on 2026-03-14; instead: 100.',
    );
    expect(stateSentence(stateOf({ ...RULE, id: 'bills.balance' }))).toBe(
      'Undecidable: No operation shows the records that it concerns (bills).',
    );
  });
});

import { expect, test } from 'vitest';
import type { ProbeVerdict, VerdictKind } from '../../../verifier/probe/decide.ts';
import { type RuleVerdict, ruleVerdictsOf } from '../../../verifier/probe/rule-verdicts.ts';

const verdict = (kind: VerdictKind, negation = 'off', about?: string): ProbeVerdict => ({
  rule: 'documents.totals',
  negation,
  ...(about !== undefined && { about }),
  kind,
  reason: '',
  couldBe: [],
  calls: 1,
  seen: [],
});

const together = (...verdicts: ProbeVerdict[]) => {
  const [{ rule: _, verdicts: __, ...found }] = ruleVerdictsOf(verdicts, verdicts) as [RuleVerdict];
  return found;
};

test.each<[ProbeVerdict[], object]>([
  [[verdict('observed')], { kind: 'observed' }],
  [[verdict('refuted')], { kind: 'refuted' }],
  [[verdict('unknown')], { kind: 'unknown' }],
  [[verdict('observed', 'off', 'invoices'), verdict('unknown', 'off', 'creditNotes')], { kind: 'observed' }],
  [
    [verdict('observed', 'off', 'invoices'), verdict('refuted', 'off', 'creditNotes')],
    { kind: 'otherwise', holds: { in: ['invoices'], notIn: ['creditNotes'] } },
  ],
  // What an alternative keeps of the rule is observed as ever.
  [[verdict('observed'), verdict('refuted', 'per-line')], { kind: 'refuted', instead: 'per-line' }],
  [[verdict('otherwise'), verdict('refuted', '100')], { kind: 'refuted', instead: '100' }],
  [[verdict('observed'), verdict('observed', 'per-line')], { kind: 'observed' }],
  [[verdict('observed'), verdict('otherwise', 'per-line')], { kind: 'otherwise' }],
  [
    [verdict('observed'), verdict('unknown', 'per-line'), verdict('observed', 'in-all')],
    { kind: 'unknown', reason: 'Its alternative per-line is not ruled out.' },
  ],
  [[verdict('observed'), verdict('unknown', 'no-effect')], { kind: 'observed' }],
  [[verdict('refuted'), verdict('otherwise', 'per-line')], { kind: 'refuted' }],
  [[verdict('refuted'), verdict('refuted', 'per-line')], { kind: 'otherwise' }],
  [[verdict('refuted', '50'), verdict('refuted', '100')], { kind: 'otherwise' }],
  // The answer is another one with the alternative; without the rule, it may be the same as with it.
  [[verdict('unknown'), verdict('observed', 'per-line')], { kind: 'unknown' }],
  [[verdict('unknown'), verdict('observed', 'no-effect')], { kind: 'observed' }],
  [[verdict('refuted', 'no-effect')], { kind: 'refuted', instead: 'no-effect' }],
])('%j: %j', (verdicts, expected) => {
  expect(together(...verdicts)).toEqual(expected);
});

test('an alternative whose probe was not run is not ruled out', () => {
  const [own, form] = [verdict('observed'), verdict('observed', 'per-line')];
  expect(ruleVerdictsOf([own], [own, form])).toEqual([
    {
      rule: 'documents.totals',
      kind: 'unknown',
      reason: 'Its alternative per-line is not ruled out.',
      verdicts: [own],
    },
  ]);
});

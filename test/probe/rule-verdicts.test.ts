import { expect, test } from 'vitest';
import type { ProbeVerdict, VerdictKind } from '../../src/probe/decide.ts';
import { ruleVerdictsOf } from '../../src/probe/rule-verdicts.ts';

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
  const [{ kind, instead, holds }] = ruleVerdictsOf(verdicts) as [ReturnType<typeof ruleVerdictsOf>[number]];
  return { kind, ...(instead !== undefined && { instead }), ...(holds && { holds }) };
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

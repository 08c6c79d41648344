import { describe, expect, test } from 'vitest';
import { decide, type Observation, type Shared, shownKey } from '../../../verifier/probe/decide.ts';
import type { Seen, Sign } from '../../../verifier/probe/lookup.ts';
import type { Probe } from '../../../verifier/probe/probe.ts';

const SHARED: Shared = {
  taken: new Set(['createTax']),
  shown: new Set([shownKey('createTax', '/tax/tax_type')]),
  documented: new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((field) => shownKey('createTax', `/tax/${field}`))),
};

const probe = (rule: string, more: Partial<Probe> = {}): Probe => ({
  rule,
  negation: 'off',
  steps: [
    { id: 'a', operation: 'createTax' },
    { id: 'b', operation: 'createTax' },
  ],
  places: [{ at: 'outcome', with: 'refused', without: 'taken' }],
  looksAlike: [],
  ...more,
});

const seen = (sign: Sign, value: Seen['value'] = 'taken', at = 'outcome'): Seen => ({ at, sign, value });

const went = (outcomes: Observation['calls'][number]['outcome'][], ...signs: Seen[]): Observation => ({
  calls: outcomes.map((outcome, index) => ({ step: 'ab'[index]!, outcome })),
  seen: signs,
});

const verdicts = (runs: [Probe, Observation | undefined][], shared = SHARED) => {
  const observations = new Map(runs.flatMap(([one, run]) => (run ? [[one, run] as const] : [])));
  return decide(
    runs.map(([one]) => one),
    observations,
    shared,
  );
};
const kindOf = (one: Probe, run: Observation | undefined, shared = SHARED) => verdicts([[one, run]], shared)[0]!;

describe('a probe', () => {
  test('is observed if all that decides is as with the rule', () => {
    expect(kindOf(probe('x'), went(['taken', 'refused'], seen('with', 'refused')))).toMatchObject({
      kind: 'observed',
      calls: 2,
    });
  });

  test('is refuted if all that decides is as without it', () => {
    expect(kindOf(probe('x'), went(['taken', 'taken'], seen('without')))).toMatchObject({
      kind: 'refuted',
      reason: '',
    });
  });

  test('is otherwise if the answer is neither, or partly each', () => {
    expect(kindOf(probe('x'), went(['taken', 'taken'], seen('other', 7, '/tax/tax_type'))).kind).toBe('otherwise');
    const mixed = went(['taken', 'taken'], seen('with', 1, '/tax/a'), seen('without', 2, '/tax/b'));
    expect(kindOf(probe('x'), mixed).kind).toBe('otherwise');
  });

  test.each([
    ['it was not run', undefined, /not run/],
    ['a step before went another way', went(['refused']), /Step a \(createTax\) was rejected/],
    ['a step was not answered', went(['lost']), /Step a \(createTax\) got no response/],
    ['the last step was not answered', went(['taken', 'lost']), /last step, createTax, got no response/],
    [
      'the answer does not show what decides',
      went(['taken', 'taken'], seen('none', null)),
      /doesn't include the value/,
    ],
  ])('is unknown if %s', (_, run, reason) => {
    const verdict = kindOf(probe('x'), run);
    expect([verdict.kind, verdict.reason]).toEqual(['unknown', expect.stringMatching(reason)]);
  });

  test('is unknown if a step was taken that is to be refused', () => {
    const [a, b] = probe('x').steps as [Probe['steps'][0], Probe['steps'][0]];
    const one = probe('x', { steps: [{ ...a, refused: true }, b] });
    expect(kindOf(one, went(['taken', 'taken'], seen('with'))).kind).toBe('unknown');
    expect(kindOf(one, went(['refused', 'taken'], seen('with'))).kind).toBe('observed');
  });
});

describe('nothing is concluded from', () => {
  test('a refusal of what was rejected wherever it was called', () => {
    const nowhere = { ...SHARED, taken: new Set<string>() };
    for (const sign of ['with', 'without'] as const) {
      const verdict = kindOf(probe('x'), went(['taken', 'refused'], seen(sign, 'refused')), nowhere);
      expect([verdict.kind, verdict.reason]).toEqual(['unknown', 'createTax was rejected wherever it was called.']);
    }
  });

  test('a refusal of what is refused elsewhere for no known reason', () => {
    const strayed = probe('y', { places: [{ at: '/tax/tax_type', with: 1, without: 2 }] });
    const refusedThere = went(['taken', 'refused'], seen('none', null, '/tax/tax_type'));
    const found = verdicts([
      [probe('x'), went(['taken', 'refused'], seen('with', 'refused'))],
      [strayed, refusedThere],
    ]);
    expect(found[0]).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/^createTax was rejected elsewhere/),
    });
  });

  test('a field that no answer shows', () => {
    const hidden = went(['taken', 'taken'], seen('without', null, '/tax/tax_type'));
    expect(kindOf(probe('x'), hidden).kind).toBe('refuted');
    expect(kindOf(probe('x'), hidden, { ...SHARED, shown: new Set() })).toMatchObject({ kind: 'unknown' });
  });
});

/** What an answer shows that leaves out fields which are there with the rule. */
const without = (...fields: string[]) =>
  went(['taken', 'taken'], ...fields.map((field) => seen('without', null, `/tax/${field}`)));

describe('fields that no answer shows', () => {
  test('refute a rule that makes several of them, if the documents have them', () => {
    expect(kindOf(probe('x'), without('a', 'b')).kind).toBe('refuted');
    expect(kindOf(probe('x'), without('y', 'z'))).toMatchObject({
      kind: 'unknown',
      reason: 'No response to createTax contains /tax/y.',
    });
  });

  test('say nothing of a rule that makes one: the service may leave it out by itself', () => {
    expect(kindOf(probe('x'), without('a'))).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/^No response contains createTax \/tax\/a, although nothing else/),
    });
  });

  test('refute it, next to another value', () => {
    const run = went(['taken', 'taken'], seen('without', null, '/tax/a'), seen('without', 7, '/tax/tax_type'));
    expect(kindOf(probe('x'), run).kind).toBe('refuted');
  });

  test('are not otherwise, and observe nothing', () => {
    for (const sign of ['other', 'with', 'without'] as const) {
      const run = went(['taken', 'taken'], seen(sign, null, '/tax/a'), seen('with', 7, '/tax/tax_type'));
      expect(kindOf(probe('x'), run)).toMatchObject({
        kind: 'unknown',
        reason: 'No response to createTax contains /tax/a.',
      });
    }
  });

  test('say nothing where the service leaves out others that no refuted rule makes', () => {
    const partly = (field: string) =>
      went(['taken', 'taken'], seen('without', null, `/tax/${field}`), seen('with', 7, '/tax/tax_type'));
    const others = (fields: string[]): [Probe, Observation][] => fields.map((field) => [probe(field), partly(field)]);
    const kindsOf = (fields: string[]) =>
      verdicts([[probe('x'), without('a', 'b')], ...others(fields)]).map(({ kind }) => kind);
    expect(kindsOf(['c', 'd'])[0]).toBe('refuted');
    expect(kindsOf(['c', 'd', 'e'])[0]).toBe('unknown');
    // What the refuted rule explains does not count, nor does what the documents do not have.
    expect(kindsOf(['a', 'b', 'c', 'd'])[0]).toBe('refuted');
    expect(kindsOf(['x', 'y', 'z'])[0]).toBe('refuted');
  });

  test('are explained by a rule that makes several, in its own probes and those that it changes', () => {
    const partly = went(['taken', 'taken'], ...['c', 'd', 'e'].map((field) => seen('other', null, `/tax/${field}`)));
    const kindNextTo = (other: Probe) =>
      verdicts([
        [probe('x'), without('a', 'b')],
        [other, partly],
      ])[0]!.kind;
    expect(kindNextTo(probe('y'))).toBe('unknown');
    expect(kindNextTo(probe('x', { negation: 'rounded' }))).toBe('refuted');
    expect(kindNextTo(probe('y', { touchedBy: ['x'] }))).toBe('refuted');
    expect(kindNextTo(probe('y', { looksAlike: ['x'] }))).toBe('refuted');
  });
});

describe('a rule that looks like another one', () => {
  const one = probe('one', { looksAlike: ['other'] });
  const run = went(['taken', 'taken'], seen('without'));

  test('is refuted once the other is observed', () => {
    const other = went(['taken', 'refused'], seen('with', 'refused'));
    expect(
      verdicts([
        [one, run],
        [probe('other'), other],
      ]).map(({ kind }) => kind),
    ).toEqual(['refuted', 'observed']);
  });

  test('is unknown while the other is open, and says so', () => {
    for (const others of [[], [[probe('other'), undefined]]] as [Probe, undefined][][])
      expect(verdicts([[one, run], ...others])[0]).toMatchObject({ kind: 'unknown', couldBe: ['other'] });
  });

  test('is unknown as long as one of several probes of the other is not observed', () => {
    const other = went(['taken', 'refused'], seen('with', 'refused'));
    const all: [Probe, Observation | undefined][] = [
      [one, run],
      [probe('other'), other],
      [probe('other', { negation: '100' }), undefined],
    ];
    expect(verdicts(all)[0]!.kind).toBe('unknown');
  });

  test('is otherwise once what changes its answer is observed, and unknown before', () => {
    const touched = probe('one', { touchedBy: ['other'] });
    const neither = went(['taken', 'taken'], seen('other', 7, '/tax/tax_type'));
    const other = went(['taken', 'refused'], seen('with', 'refused'));
    const found = (...more: [Probe, Observation | undefined][]) => verdicts([[touched, neither], ...more])[0]!;
    expect(found([probe('other'), other])).toMatchObject({ kind: 'otherwise', couldBe: [] });
    expect(found([probe('other'), run])).toMatchObject({ kind: 'unknown', couldBe: ['other'] });
    expect(found()).toMatchObject({ kind: 'unknown', couldBe: ['other'] });
  });

  test('is unknown with the other if each looks like the other one', () => {
    const both: [Probe, Observation][] = [
      [one, run],
      [probe('other', { looksAlike: ['one'] }), run],
    ];
    expect(verdicts(both).map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
  });
});

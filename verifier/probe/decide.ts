import type { Seen } from './lookup.ts';
import type { Probe, Step } from './probe.ts';

export interface Observation {
  /** Outcomes of its calls, in order. A call that could not be made, or got no response, ends them. */
  calls: readonly { step: string; outcome: 'taken' | 'refused' | 'lost' }[];
  /** Values that the last response showed at the deciding places; none without a response. */
  seen: readonly Seen[];
}

/** Verdict on a rule in an account. */
export type VerdictKind = 'observed' | 'refuted' | 'otherwise' | 'unknown';

/** Verdict of a probe on its rule. */
export interface ProbeVerdict {
  rule: string;
  /** Alternative to the rule: `off`, or the name of an alternative, which holds if the rule is refuted. */
  negation: string;
  /** The resource that it asked about, where the rule is one of several. */
  about?: string | undefined;
  kind: VerdictKind;
  /** Why it is unknown, as a sentence; empty otherwise. */
  reason: string;
  /** Rules that would explain the answer as well, where that is why it is unknown. */
  couldBe: readonly string[];
  /** Number of calls, without those that clean up. */
  calls: number;
  seen: readonly Seen[];
}

export interface Shared {
  /** Operations that were taken at least once. */
  taken: ReadonlySet<string>;
  /** Places that responses have shown, as {@link shownKey} writes them. */
  shown: ReadonlySet<string>;
  /** Places that the service documentation shows in responses, written in the same way. */
  documented: ReadonlySet<string>;
}

/** A place of the answers of an operation, in whichever record: what shows it anywhere does not leave it out on purpose. */
export function shownKey(operation: string, at: string): string {
  return `${operation} ${at.replace(/\[.*?\]|(?<=\/)\d+(?=\/|$)/g, '*').replace(/#order .*/, '#order')}`;
}

/**
 * Decides what probes say of their rules, from their own answers and nothing but the places that decide.
 *
 * - **unknown** if a call before the last one went another way than predicted, or the answer does not show what decides;
 * - **observed** if every place is as predicted with the rule;
 * - **refuted** if every place is as predicted without it, and every rule that looks alike is observed by its own probes, those about
 *   the same resource if there are some;
 * - for both, what the answer refuses or leaves out must be taken or shown elsewhere in the run: **unknown** otherwise. Where nothing
 *   shows documented fields that no answer has without the rule, it is refuted if they are several, and the service leaves out no
 *   others: what leaves out some fields may leave out any;
 * - a refusal does not observe a rule if the operation was rejected elsewhere where neither prediction has it;
 * - **otherwise** if the answer is neither, and every rule that changes what decides is observed in the same way: **unknown** otherwise.
 *
 * @param observations By the probes. A probe without one was not run.
 */
export function decide(
  probes: readonly Probe[],
  observations: ReadonlyMap<Probe, Observation>,
  shared: Shared,
): ProbeVerdict[] {
  const doubted = doubtedIn(probes, observations);
  const first = withoutAbsent(
    probes,
    probes.map((probe) => firstVerdict(probe, observations.get(probe), shared, doubted)),
    shared,
  );
  const byRule = new Map<string, ProbeVerdict[]>();
  for (const verdict of first) byRule.set(verdict.rule, [...(byRule.get(verdict.rule) ?? []), verdict]);
  const isObserved = (rule: string, about: string | undefined): boolean => {
    const ruleVerdicts = byRule.get(rule) ?? [];
    const near = about === undefined ? [] : ruleVerdicts.filter((one) => one.about === about);
    const forms = ruleVerdicts.filter(({ negation }) => negation !== 'off');
    const asked = near.length > 0 ? [...near, ...forms] : ruleVerdicts;
    return asked.length > 0 && asked.every(({ kind }) => kind === 'observed');
  };
  return first.map((verdict, index) => {
    if (verdict.kind !== 'refuted' && verdict.kind !== 'otherwise') return verdict;
    const { looksAlike, touchedBy = [], about } = probes[index]!;
    const explaining = verdict.kind === 'refuted' ? looksAlike : [...looksAlike, ...touchedBy];
    const couldBe = explaining.filter((rule) => !isObserved(rule, about));
    if (couldBe.length === 0) return verdict;
    return {
      ...verdict,
      kind: 'unknown',
      couldBe,
      reason: 'Other rules that are not yet observed could explain the response.',
    };
  });
}

/** The verdict as if no other rule were open. */
function firstVerdict(
  probe: Probe,
  observation: Observation | undefined,
  shared: Shared,
  doubted: ReadonlySet<string>,
): ProbeVerdict {
  const { rule, negation, about, steps } = probe;
  const { calls = [], seen = [] } = observation ?? {};
  const verdict = (kind: VerdictKind, reason = ''): ProbeVerdict => ({
    rule,
    negation,
    ...(about !== undefined && { about }),
    kind,
    reason,
    couldBe: [],
    calls: calls.length,
    seen,
  });
  if (!observation) return verdict('unknown', 'It was not run.');
  if (calls.length === 0) return verdict('unknown', 'A record that its requests need is missing.');
  const strayed = steps.slice(0, -1).find((step, index) => !isAsPredicted(step, calls[index]?.outcome));
  if (strayed) {
    const { outcome = 'lost' } = calls[steps.indexOf(strayed)] ?? {};
    const way = { lost: 'got no response', refused: 'was rejected', taken: 'was accepted' }[outcome];
    return verdict('unknown', `Step ${strayed.id} (${strayed.operation}) ${way}, which neither prediction expected.`);
  }
  const last = steps.at(-1)!;
  if (calls.length < steps.length || calls.at(-1)!.outcome === 'lost')
    return verdict('unknown', `The last step, ${last.operation}, got no response.`);
  if (seen.length === 0 || seen.some(({ sign }) => sign === 'none'))
    return verdict(
      'unknown',
      isAboutDay(probe, seen)
        ? 'The date in the account at that time is uncertain.'
        : "The response doesn't include the value that decides it.",
    );
  const isHidden = ({ at, value }: Seen): boolean => value === null && !shared.shown.has(shownKey(last.operation, at));
  const signs = new Set(seen.map(({ sign }) => sign));
  const told = new Set(seen.filter((one) => !isHidden(one)).map(({ sign }) => sign));
  if (told.size > 1 || told.has('other')) return verdict('otherwise');
  // What no answer of the operation shows may be left out by the service, and not by a rule.
  const hidden = seen.find(isHidden);
  const isAbsent = told.size === 0 && seen.every(({ at }) => shared.documented.has(shownKey(last.operation, at)));
  if (hidden && (signs.size > 1 || !signs.has('without') || !(told.size > 0 || isAbsent)))
    return verdict('unknown', `No response to ${last.operation} contains ${hidden.at}.`);
  // A service may refuse an operation for a reason that no rule has, such as the plan of the account.
  const isRefusal = seen.some(({ at, value }) => at === 'outcome' && value === 'refused');
  if (isRefusal && !shared.taken.has(last.operation))
    return verdict('unknown', `${last.operation} was rejected wherever it was called.`);
  // What refuses it where all rules take it may refuse it here, in place of the rule.
  if (isRefusal && signs.has('with') && doubted.has(last.operation))
    return verdict('unknown', `${last.operation} was rejected elsewhere for an unknown reason, and perhaps here, too.`);
  return verdict(signs.has('with') ? 'observed' : 'refuted');
}

/** Checks whether a date does not count, since only the day may be why it differs. */
function isAboutDay({ places }: Probe, seen: readonly Seen[]): boolean {
  return seen.some(({ at, sign, value }) => {
    const predicted = places.find((place) => place.at === at)?.with;
    return sign === 'none' && value !== null && String(predicted).startsWith('{today');
  });
}

/** The operations that were rejected where they are taken with the rule of a probe and without it. */
function doubtedIn(probes: readonly Probe[], observations: ReadonlyMap<Probe, Observation>): Set<string> {
  return new Set(
    probes.flatMap((probe) => {
      const { calls = [] } = observations.get(probe) ?? {};
      const decides = probe.places.some(({ at }) => at === 'outcome');
      return probe.steps.flatMap(({ operation, refused }, index) => {
        const isTaken = !refused && !(decides && index === probe.steps.length - 1);
        return isTaken && calls[index]?.outcome === 'refused' ? [operation] : [];
      });
    }),
  );
}

/**
 * Number of documented fields that a service may leave out without a refuted rule that explains it. With more, the service
 * itself counts as leaving out fields.
 */
const MOST_UNEXPLAINED = 2;

/** The verdicts, unknown where they rest on fields that no answer shows, and the service may leave them out by itself. */
function withoutAbsent(
  probes: readonly Probe[],
  verdicts: readonly ProbeVerdict[],
  { shown, documented }: Shared,
): readonly ProbeVerdict[] {
  const hiddenBy = verdicts.map(({ seen }, index) => {
    const { operation } = probes[index]!.steps.at(-1)!;
    const empty = seen.filter(({ sign, value }) => sign !== 'none' && value === null);
    return empty.map(({ at }) => shownKey(operation, at)).filter((key) => !shown.has(key));
  });
  const isAbsent = (index: number): boolean =>
    verdicts[index]!.kind === 'refuted' && hiddenBy[index]!.length === verdicts[index]!.seen.length;
  const fields = new Map<string, Set<string>>();
  const explained = new Set<string>();
  for (const [index, { rule, seen }] of verdicts.entries()) {
    const isWhole = seen.every(({ sign }) => sign === 'without');
    for (const key of isWhole ? hiddenBy[index]! : []) {
      explained.add(key);
      if (documented.has(key)) fields.set(rule, (fields.get(rule) ?? new Set()).add(key.slice(key.lastIndexOf('/'))));
    }
  }
  // A rule that leaves out several fields may leave out more of them, where it changes the answers to probes of others.
  const several = [...fields].flatMap(([rule, names]) => (names.size > 1 ? [rule] : []));
  for (const [index, { rule, looksAlike, touchedBy = [] }] of probes.entries()) {
    if (several.some((one) => one === rule || looksAlike.includes(one) || touchedBy.includes(one)))
      for (const key of hiddenBy[index]!) explained.add(key);
  }
  const unexplained = new Set(hiddenBy.flat().filter((key) => documented.has(key) && !explained.has(key)));
  return verdicts.map((verdict, index) => {
    if (!isAbsent(index)) return verdict;
    const isOne = (fields.get(verdict.rule)?.size ?? 0) < 2;
    if (!isOne && unexplained.size <= MOST_UNEXPLAINED) return verdict;
    const [key = ''] = hiddenBy[index]!;
    const why = isOne ? 'although nothing else that the rule sets is missing' : 'and other fields are missing, too';
    return {
      ...verdict,
      kind: 'unknown',
      reason: `No response contains ${key}, ${why}. The service may never return it.`,
    };
  });
}

function isAsPredicted({ refused }: Step, outcome: string | undefined): boolean {
  return outcome === (refused ? 'refused' : 'taken');
}

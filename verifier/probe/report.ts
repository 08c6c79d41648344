import type { RuleEvidence, RuleFindings } from '../../sandbox/rule-states/index.ts';
import type { ProbeReport } from './create-probe.ts';
import type { ProbeVerdict, VerdictKind } from './decide.ts';
import type { Seen } from './lookup.ts';
import { type Probe, probeKey } from './probe.ts';
import type { RuleVerdict } from './rule-verdicts.ts';

/** The order in which reports list verdicts: what an owner wants to know first. */
const ORDER: readonly VerdictKind[] = ['refuted', 'otherwise', 'observed', 'unknown'];

const SIGNS: Readonly<Record<VerdictKind, string>> = { observed: '✓', refuted: '✗', otherwise: '≠', unknown: '?' };

/** The report as text: what is left in the account, then the rules by verdict. */
export function reportText(report: ProbeReport, probes: readonly Probe[]): string {
  const { rules, leftOut } = report;
  const byKey = new Map(probes.map((probe) => [probeKey(probe), probe]));
  const sections = ORDER.flatMap((kind) => {
    const group = rules.filter((rule) => rule.kind === kind);
    if (group.length === 0) return [];
    return [`${headOf(kind)} (${group.length}):`, ...group.flatMap((rule) => linesOf(rule, byKey)), ''];
  });
  const skipped = leftOut.length === 0 ? [] : [`Not run (${leftOut.length}):`, ...reasonLines(leftOut), ''];
  return [leftText(report), '', ...sections, ...skipped, summaryOf(rules)].join('\n');
}

function headOf(kind: VerdictKind): string {
  return { observed: 'Observed', refuted: 'Refuted', otherwise: 'Otherwise', unknown: 'Unknown' }[kind];
}

function linesOf(
  { rule, kind, reason, instead, holds, verdicts }: RuleVerdict,
  byKey: ReadonlyMap<string, Probe>,
): string[] {
  const calls = verdicts.reduce((sum, one) => sum + one.calls, 0);
  const other = instead === undefined ? '' : `, instead: ${instead}`;
  const head = `  ${SIGNS[kind]} ${rule}${other}, ${calls} ${calls === 1 ? 'call' : 'calls'}`;
  if (kind === 'observed') return [head];
  const where = holds ? [`      It holds for ${listed(holds.in)}, but not for ${listed(holds.notIn)}.`] : [];
  const why = reason === undefined ? [] : [`      ${reason}`];
  const details = verdicts.filter((one) => one.kind !== 'observed');
  return [
    head,
    ...why,
    ...where,
    ...details.flatMap((one) => verdictLines(one, byKey.get(probeKey(one)), verdicts.length > 1)),
  ];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'others' : names.join(', ');
}

function verdictLines(verdict: ProbeVerdict, probe: Probe | undefined, isNamed: boolean): string[] {
  const { kind, reason, couldBe, seen } = verdict;
  const name = isNamed ? [`      ${SIGNS[kind]} ${probeKey(verdict)}`] : [];
  const why = [reason, couldBe.length > 0 ? `It could be ${couldBe.join(', ')}.` : ''].filter((text) => text !== '');
  return [...name, ...why.map((text) => `      ${text}`), ...seen.map((one) => `      ${shownLine(one, probe)}`)];
}

function shownLine({ at, value }: Seen, probe: Probe | undefined): string {
  const place = probe?.places.find((one) => one.at === at);
  const without = place && 'without' in place ? `, without ${shown(place.without)}` : '';
  return `${at} is ${shown(value)}; with the rule ${shown(place?.with)}${without}`;
}

function shown(value: unknown): string {
  return value === null || value === undefined ? 'nothing' : JSON.stringify(value);
}

function reasonLines(leftOut: ProbeReport['leftOut']): string[] {
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))].toSorted();
  return reasons.flatMap((reason) => {
    const names = leftOut.filter((one) => one.reason === reason).map(probeKey);
    return [`  ${reason}`, `      ${names.join(', ')}`];
  });
}

/** Lists the records left in the account: first those that can be deleted, then the others. */
export function leftText({ left: { made, uncertain } }: ProbeReport): string {
  const records = [
    ...made.map(({ operation, id, isOther, isDeletable }) => ({
      isDeletable,
      text: `${id} of ${operation}${isOther ? ': this ID now belongs to another record, which was not deleted' : ''}`,
    })),
    ...uncertain.map(({ operation, name, call, isDeletable }) => ({
      isDeletable,
      text: `possibly a record from ${operation} (call ${call}) named ${name}, or part of a record with that name`,
    })),
  ];
  const under = (head: string, wanted: boolean): string[] => {
    const texts = records.flatMap(({ isDeletable, text }) => (isDeletable === wanted ? [`  ${text}`] : []));
    return texts.length === 0 ? [] : [`${head} (${texts.length}):`, ...texts];
  };
  if (records.length === 0) return 'Nothing is left in the account.';
  return [
    ...under('Left in the account', true),
    ...under('Left in the account, because no operation deletes it', false),
  ].join('\n');
}

function summaryOf(rules: readonly RuleVerdict[]): string {
  const counts = ORDER.map((kind) => `${rules.filter((rule) => rule.kind === kind).length} ${kind}`);
  return `${counts.join(', ')}. This is about one account on one day.`;
}

/**
 * The option `assumptions` of `createSandbox` that makes the sandbox as the account is: refuted rules are off, or in the named
 * alternative that the account follows.
 */
export function assumptionsOf({ rules }: ProbeReport): Record<string, boolean | string> {
  const refuted = rules.filter(({ kind }) => kind === 'refuted');
  return Object.fromEntries(refuted.map(({ rule, instead }) => [rule, instead ?? false]));
}

/**
 * A report as evidence, which `mergeEvidence` of `./verify` merges with that of other accounts, and the option `evidence` of
 * `createSandbox` shows. A run counts once, however often it is given.
 *
 * @param account What the account is called, so that several accounts count apart; no name by default.
 */
export function ruleEvidenceOf({ rules, run, began }: ProbeReport, account = ''): ReportEvidence {
  const on = began.slice(0, 10);
  const findings: RuleFindings = Object.fromEntries(
    rules.flatMap(({ rule, kind, instead }) =>
      kind === 'unknown' ? [] : [[rule, { verdict: kind, on, ...(instead !== undefined && { instead }) }]],
    ),
  );
  const nothingElse = { editions: [], recordings: {}, accounts: {} };
  return { format: 2, ...nothingElse, probes: { [`${run} ${began}`]: { account, rules: findings } } };
}

/** Evidence of rules, in the form that the verifier merges. */
export interface ReportEvidence extends RuleEvidence {
  editions: never[];
  recordings: Record<string, never>;
  accounts: Record<string, never>;
}

/**
 * An OpenAPI overlay that says at each operation what its probes have shown, as `x-probed`.
 *
 * @param day The day of the run, such as 2026-03-28.
 */
export function overlayOf({ verdicts }: ProbeReport, probes: readonly Probe[], operations: Paths, day: string): object {
  const byKey = new Map(probes.map((probe) => [probeKey(probe), probe]));
  const places = new Map<string, object[]>();
  for (const verdict of verdicts) {
    const operation = operations[byKey.get(probeKey(verdict))?.steps.at(-1)?.operation ?? ''];
    if (!operation || verdict.kind === 'unknown') continue;
    const target = `$.paths['${operation.path}'].${operation.method.toLowerCase()}`;
    const { rule, negation, about, kind } = verdict;
    places.set(target, [
      ...(places.get(target) ?? []),
      { rule, ...(negation !== 'off' && { negation }), ...(about !== undefined && { about }), verdict: kind, on: day },
    ]);
  }
  return {
    overlay: '1.0.0',
    info: { title: 'What probes of an account have shown', version: day },
    actions: [...places]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([target, probed]) => ({ target, update: { 'x-probed': probed } })),
  };
}

type Paths = Readonly<Record<string, { method: string; path: string }>>;

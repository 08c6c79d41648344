import type { ProbeReport } from './create-probe.ts';
import type { ProbeVerdict, VerdictKind } from './decide.ts';
import type { Seen } from './lookup.ts';
import type { Probe } from './probe.ts';

/** The order in which reports list verdicts: what an owner wants to know first. */
const ORDER: readonly VerdictKind[] = ['refuted', 'otherwise', 'observed', 'unknown'];

const SIGNS: Readonly<Record<VerdictKind, string>> = { observed: '✓', refuted: '✗', otherwise: '≠', unknown: '?' };

/** The report as text: by verdict, then what is left in the account. */
export function reportText(report: ProbeReport, probes: readonly Probe[]): string {
  const { verdicts, leftOut, left } = report;
  const byKey = new Map(probes.map((probe) => [keyOf(probe), probe]));
  const sections = ORDER.flatMap((kind) => {
    const own = verdicts.filter((verdict) => verdict.kind === kind);
    if (own.length === 0) return [];
    return [
      `${headOf(kind)} (${own.length}):`,
      ...own.flatMap((verdict) => linesOf(verdict, byKey.get(keyOf(verdict)))),
      '',
    ];
  });
  const skipped = leftOut.length === 0 ? [] : [`Not run (${leftOut.length}):`, ...reasonLines(leftOut), ''];
  return [...sections, ...skipped, ...leftLines(left), summaryOf(verdicts)].join('\n');
}

function headOf(kind: VerdictKind): string {
  return { observed: 'Observed', refuted: 'Refuted', otherwise: 'Otherwise', unknown: 'Unknown' }[kind];
}

function linesOf(verdict: ProbeVerdict, probe: Probe | undefined): string[] {
  const { kind, rule, negation, reason, couldBe, calls, seen } = verdict;
  const name = negation === 'off' ? rule : `${rule}=${negation}`;
  const head = `  ${SIGNS[kind]} ${name}, ${calls} ${calls === 1 ? 'call' : 'calls'}`;
  if (kind === 'observed') return [head];
  const why = [reason, couldBe.length > 0 ? `It could be ${couldBe.join(', ')}.` : ''].filter((text) => text !== '');
  return [head, ...why.map((text) => `      ${text}`), ...seen.map((one) => `      ${shownLine(one, probe)}`)];
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
    const rules = leftOut.filter((one) => one.reason === reason).map(({ rule }) => rule);
    return [`  ${reason}`, `      ${rules.join(', ')}`];
  });
}

function leftLines({ made, uncertain }: ProbeReport['left']): string[] {
  if (made.length + uncertain.length === 0) return ['Nothing is left in the account.', ''];
  return [
    'Left in the account:',
    ...made.map(({ operation, id }) => `  ${id} of ${operation}`),
    ...uncertain.map(({ operation, name, call }) => `  perhaps a record of ${operation}, call ${call}, named ${name}`),
    '',
  ];
}

function summaryOf(verdicts: readonly ProbeVerdict[]): string {
  const counts = ORDER.map((kind) => `${verdicts.filter((verdict) => verdict.kind === kind).length} ${kind}`);
  return `${counts.join(', ')}. This speaks of one account on one day.`;
}

/** The option `assumptions` of `createSandbox` that makes the sandbox as the account is, as far as rules are refuted. */
export function assumptionsOf({ verdicts }: ProbeReport): Record<string, boolean> {
  const refuted = verdicts.filter(({ kind, negation }) => kind === 'refuted' && negation === 'off');
  return Object.fromEntries(refuted.map(({ rule }) => [rule, false]));
}

/**
 * An OpenAPI overlay that says at each operation what its probes have shown, as `x-probed`.
 *
 * @param day The day of the run, such as 2026-03-28.
 */
export function overlayOf({ verdicts }: ProbeReport, probes: readonly Probe[], operations: Paths, day: string): object {
  const byKey = new Map(probes.map((probe) => [keyOf(probe), probe]));
  const places = new Map<string, object[]>();
  for (const verdict of verdicts) {
    const operation = operations[byKey.get(keyOf(verdict))?.steps.at(-1)?.operation ?? ''];
    if (!operation || verdict.kind === 'unknown') continue;
    const target = `$.paths['${operation.path}'].${operation.method.toLowerCase()}`;
    const { rule, negation, kind } = verdict;
    places.set(target, [
      ...(places.get(target) ?? []),
      { rule, ...(negation !== 'off' && { negation }), verdict: kind, on: day },
    ]);
  }
  return {
    overlay: '1.0.0',
    info: { title: 'What probes of an account have shown', version: day },
    actions: [...places]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([target, all]) => ({ target, update: { 'x-probed': all } })),
  };
}

type Paths = Readonly<Record<string, { method: string; path: string }>>;

function keyOf({ rule, negation }: { rule: string; negation: string }): string {
  return `${rule} ${negation}`;
}

import type { BehaviourReport } from '../replay.ts';
import type { Deviation, Source, Verdict } from '../verdicts.ts';

/** Writes a report for people. */
export function formatText(report: BehaviourReport): string {
  const failed = failedIn(report).flatMap((verdict) => [
    `  ✗ ${verdict.id}: held in ${countOf(verdict)}, ${verdict.basis}`,
    `      ${verdict.does}`,
    ...verdict.deviations.map((deviation) => `      ${lineOf(deviation)}`),
  ]);
  const held = heldIn(report).map((verdict) => `  ✓ ${verdict.id}: ${countOf(verdict)}, ${verdict.basis}`);
  return [
    summaryOf(report),
    ...section('Failed:', failed),
    ...section(
      'Not explained by a rule:',
      report.unexplained.map((deviation) => `  ✗ ${lineOf(deviation)}`),
    ),
    ...section('Held:', held),
    '',
    conclusionOf(report),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function lineOf(deviation: Deviation): string {
  const { operation, place, message } = deviation;
  return `${whereIs(deviation)} ${operation}: ${place === '' ? message : `${place} ${message}`}`;
}

/** Where an exchange was recorded. */
export function whereIs({ file, line }: Source): string {
  return `${file}:${line}`;
}

/** How often a claim held, of how many times that it could have. */
export function countOf({ held, deviations }: Verdict): string {
  return `${held} of ${held + deviations.length}`;
}

/** The claims that failed at least once. */
export function failedIn({ verdicts }: BehaviourReport): Verdict[] {
  return verdicts.filter(({ deviations }) => deviations.length > 0);
}

/** The claims that always held. */
export function heldIn({ verdicts }: BehaviourReport): Verdict[] {
  return verdicts.filter(({ deviations }) => deviations.length === 0);
}

/** What was replayed, in a sentence. */
export function summaryOf({ exchanges, skipped }: BehaviourReport): string {
  const reasons = Object.entries(skipped).flatMap(([reason, count]) => (count > 0 ? [`${count} (${reason})`] : []));
  const left = reasons.length === 0 ? '' : ` Not compared: ${reasons.join(', ')}.`;
  return `${exchanges} ${exchanges === 1 ? 'exchange' : 'exchanges'} replayed against the rules of the sandbox.${left}`;
}

/** What came out, in a sentence: which assumptions may be called observed. */
export function conclusionOf(report: BehaviourReport): string {
  const [failed, held] = [failedIn(report), heldIn(report)];
  const observed = held.filter(({ basis }) => basis === 'assumed').length;
  return `${held.length} held, ${observed} of which were assumed and may be called observed; ${failed.length} failed; ${report.notSeen} rules were not seen.`;
}

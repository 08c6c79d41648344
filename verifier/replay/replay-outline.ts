import { code, counted, type Outline, type Sarif } from '../verify/index.ts';
import type { Open } from './attribute.ts';
import type { BehaviourReport } from './replay.ts';
import type { Deviation, Verdict } from './verdicts.ts';

export function outlineOf(report: BehaviourReport): Outline {
  const { verdicts, open, unexplained, ...others } = report;
  const failed = verdicts.filter(({ deviations }) => deviations.length > 0);
  const confirmed = verdicts.filter(({ deviations }) => deviations.length === 0);
  const rule = ['rule', 'confirmed', 'basis', 'what it says'];
  const exchange = ['exchange', 'operation', 'difference'];
  return {
    title: 'What the service does, checked against the rules of the sandbox',
    summary: summaryOf(report),
    groups: [
      { heading: 'Failed:', lines: failed.flatMap(linesOf) },
      {
        heading: 'Explained by one of several rules, or by several together:',
        lines: open.map((one) => `  ? ${openLine(one)}`),
      },
      { heading: 'Not explained by a rule:', lines: unexplained.map((one) => `  ✗ ${lineOf(one)}`) },
      {
        heading: 'Confirmed:',
        lines: confirmed.map((verdict) => `  ✓ ${verdict.id}: ${countOf(verdict)}, ${verdict.basis}`),
      },
    ],
    tables: [
      {
        title: 'Failed',
        heads: [...rule, ...exchange],
        rows: failed.flatMap((verdict) =>
          verdict.deviations.map((deviation) => [...ruleCells(verdict), ...exchangeCells(deviation)]),
        ),
      },
      {
        title: 'Explained by one of several rules, or by several together',
        heads: [...exchange, 'could be'],
        rows: open.map((one) => [...exchangeCells(one), one.couldBe.map(code).join(', ')]),
      },
      { title: 'Not explained by a rule', heads: exchange, rows: unexplained.map(exchangeCells) },
      { title: 'Confirmed', heads: rule, rows: confirmed.map(ruleCells) },
    ],
    conclusion: conclusionOf(failed, confirmed, report),
    data: { claims: verdicts.map(claimData), open, unexplained, ...others },
    sarif: sarifOf(failed, open, unexplained),
  };
}

function linesOf(verdict: Verdict): string[] {
  const { id, basis, does, deviations } = verdict;
  return [
    `  ✗ ${id}: confirmed in ${countOf(verdict)}, ${basis}`,
    `      ${does}`,
    ...deviations.map((deviation) => `      ${lineOf(deviation)}`),
  ];
}

function lineOf(deviation: Deviation): string {
  const { operation, place, message } = deviation;
  return `${whereIs(deviation)} ${operation}: ${place === '' ? message : `${place} ${message}`}`;
}

/** A difference, and the rules that it could be. */
function openLine({ couldBe, ...deviation }: Open): string {
  return `${lineOf(deviation)}; it could be ${couldBe.join(', ')}`;
}

function ruleCells(verdict: Verdict): string[] {
  return [code(verdict.id), countOf(verdict), verdict.basis, verdict.does];
}

function exchangeCells(deviation: Deviation): string[] {
  const { operation, place, message } = deviation;
  return [code(whereIs(deviation)), operation, place === '' ? message : `${code(place)} ${message}`];
}

/** Where an exchange was recorded. */
function whereIs({ file, line }: Deviation): string {
  return `${file}:${line}`;
}

function countOf({ confirmed, deviations }: Verdict): string {
  return `${confirmed} of ${confirmed + deviations.length}`;
}

/** A claim as data. `status` says what it may be called from now on. */
function claimData({ id, basis, does, confirmed, deviations }: Verdict): object {
  const status = deviations.length > 0 ? 'failed' : basis === 'assumed' ? 'observed' : basis;
  return { id, basis, status, does, confirmed, of: confirmed + deviations.length, deviations };
}

function summaryOf({ exchanges, skipped }: BehaviourReport): string {
  const reasons = Object.entries(skipped).flatMap(([reason, count]) => (count > 0 ? [`${count} (${reason})`] : []));
  const left = reasons.length === 0 ? '' : ` Not compared: ${reasons.join(', ')}.`;
  return `${counted(exchanges, 'exchange')} replayed against the rules of the sandbox.${left}`;
}

/** Says in a sentence which assumptions may be called observed. */
function conclusionOf(
  failed: readonly Verdict[],
  confirmed: readonly Verdict[],
  { open, notSeen }: BehaviourReport,
): string {
  const ambiguous = open.length === 0 ? '' : `; ${counted(open.length, 'difference')} could match several rules`;
  const observed = confirmed.filter(({ basis }) => basis === 'assumed').length;
  const held = `${confirmed.length} confirmed, ${observed} of which were assumed and can now be marked as observed`;
  return `${held}; ${failed.length} failed${ambiguous}; ${notSeen} rules were not seen.`;
}

/** The id of what no rule explains. */
const UNEXPLAINED = { id: 'behaviour/unexplained', text: 'The service rejects what no rule rejects' };

/** The id of what several rules could explain. */
const OPEN = { id: 'behaviour/open', text: 'Several rules could explain what is different' };

/** The places are those of the recording. */
function sarifOf(failed: readonly Verdict[], open: readonly Open[], unexplained: readonly Deviation[]): Sarif {
  const rules = failed.map(({ id, does }) => ({ id: `behaviour/${id}`, text: does }));
  const results = failed.flatMap(({ id, basis, deviations }) =>
    deviations.map((one) => resultOf(`behaviour/${id}`, basis === 'documented' ? 'error' : 'warning', one)),
  );
  return {
    rules: [...rules, OPEN, UNEXPLAINED],
    results: [
      ...results,
      ...open.map(({ couldBe, ...deviation }) =>
        resultOf(OPEN.id, 'warning', {
          ...deviation,
          message: `${deviation.message}; it could be ${couldBe.join(', ')}`,
        }),
      ),
      ...unexplained.map((one) => resultOf(UNEXPLAINED.id, 'warning', one)),
    ],
  };
}

function resultOf(ruleId: string, level: 'error' | 'warning', deviation: Deviation): Sarif['results'][number] {
  const { file, line, operation, place, message } = deviation;
  return {
    ruleId,
    level,
    text: `${operation}: ${place === '' ? message : `${place} ${message}`}.`,
    source: { file, line },
    fingerprints: { 'deviation/v1': [ruleId, operation, place, message].join(' | ') },
  };
}

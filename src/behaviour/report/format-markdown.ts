import type { BehaviourReport } from '../replay.ts';
import type { Deviation } from '../verdicts.ts';
import { conclusionOf, countOf, failedIn, heldIn, summaryOf, whereIs } from './format-text.ts';

/** Writes a report as Markdown, such as for a comment on a change. */
export function formatMarkdown(report: BehaviourReport): string {
  const failed = failedIn(report).flatMap((verdict) =>
    verdict.deviations.map((deviation) => [
      `\`${verdict.id}\``,
      countOf(verdict),
      verdict.basis,
      verdict.does,
      ...cellsOf(deviation),
    ]),
  );
  const held = heldIn(report).map((verdict) => [`\`${verdict.id}\``, countOf(verdict), verdict.basis, verdict.does]);
  const rule = ['rule', 'held', 'basis', 'what it says'];
  const exchange = ['exchange', 'operation', 'difference'];
  return [
    '# What the service does, checked against the rules of the sandbox',
    summaryOf(report),
    ...section('Failed', [...rule, ...exchange], failed),
    ...section('Not explained by a rule', exchange, report.unexplained.map(cellsOf)),
    ...section('Held', rule, held),
    conclusionOf(report),
  ].join('\n\n');
}

function cellsOf(deviation: Deviation): string[] {
  const { operation, place, message } = deviation;
  return [`\`${whereIs(deviation)}\``, operation, place === '' ? message : `\`${place}\` ${message}`];
}

function section(title: string, head: readonly string[], rows: readonly string[][]): string[] {
  if (rows.length === 0) return [];
  const lines = [head, head.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return [`## ${title}`, lines.join('\n')];
}

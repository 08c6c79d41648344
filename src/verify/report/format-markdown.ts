import type { Finding } from './finding.ts';
import { conclusionOf, type FormatOptions, sourceOf, summaryOf } from './format-text.ts';
import type { Report } from './report.ts';

/** Writes a report as Markdown, such as for a comment on a change. */
export function formatMarkdown(report: Report, { findSource, listsSilences = false }: FormatOptions): string {
  const { findings, silences } = report;
  const of = (kind: Finding['kind']): Finding[] => findings.filter((finding) => finding.kind === kind);
  const rows = (list: readonly Finding[]): string[][] =>
    list.map((finding) => [
      `${finding.operation} ${finding.status}`,
      code(finding.place),
      finding.message,
      `${finding.seen} of ${finding.of}`,
      finding.basis,
      code(sourceOf(finding, findSource)),
    ]);
  const heads = ['operation', 'place', 'difference', 'seen', 'claim', 'source'];
  const unseen = silences.map(({ operation, status, place, of: chances, basis }) => [
    `${operation} ${status}`,
    code(place),
    String(chances),
    basis,
  ]);
  return [
    '# What the service does, checked against the contract',
    summaryOf(report),
    ...section('Violations', heads, rows(of('violation'))),
    ...section('Novelties', heads, rows(of('novelty'))),
    ...(listsSilences ? section('Never seen', ['operation', 'place', 'chances', 'claim'], unseen) : []),
    conclusionOf(report),
  ].join('\n\n');
}

function section(title: string, heads: readonly string[], rows: readonly string[][]): string[] {
  if (rows.length === 0) return [];
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`);
  return [`## ${title}`, lines.join('\n')];
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}

import { visible } from '../../../src/contract/index.ts';
import type { NeverSeen } from './finding.ts';
import { allKinds, type Finding, fingerprint, KINDS } from './finding-kinds.ts';
import { neverSeenTable } from './format-evidence.ts';
import type { Report } from './report.ts';
import { code, type Group, type Outline, type Sarif, type SourcePlace, type Table } from './report-formats.ts';
import { counted } from './report-words.ts';
import { conclusionOf, summaryOf } from './sentences.ts';

/** Finds a part of the OpenAPI document, given by its JSON Pointer, in the files in which it was written. */
export type FindSource = (pointer: string) => SourcePlace | undefined;

export interface OutlineOptions {
  findSource: FindSource;
  /** True to list fields that were never seen in text and Markdown, rather than only count them. */
  listsNeverSeen?: boolean;
}

export function outlineOf(report: Report, { findSource, listsNeverSeen = false }: OutlineOptions): Outline {
  const { findings } = report;
  const neverSeen = listsNeverSeen ? report.neverSeen : [];
  return {
    title: 'What the service does, checked against the contract',
    summary: summaryOf(report),
    groups: [...groupsOf(findings, findSource), { heading: 'Never seen:', lines: neverSeen.map(neverSeenLine) }],
    tables: [...tablesOf(findings, findSource), neverSeenTable(neverSeen)],
    conclusion: conclusionOf(report),
    data: dataOf(report, findSource),
    sarif: sarifOf(report, findSource),
  };
}

/** The findings of each operation and status. */
function groupsOf(findings: readonly Finding[], findSource: FindSource): Group[] {
  const groups = new Map<string, string[]>();
  for (const finding of findings) {
    const heading = headingOf(finding);
    const lines = groups.get(heading) ?? [];
    groups.set(heading, lines);
    lines.push(findingLine(finding, findSource));
  }
  return [...groups].map(([heading, lines]) => ({ heading, lines }));
}

function headingOf({ operation, status }: Pick<Finding, 'operation' | 'status'>): string {
  return visible(`${operation} ${status}`);
}

function findingLine(finding: Finding, findSource: FindSource): string {
  const { kind, place, message, basis, seen, of } = finding;
  const about = [`${seen} of ${of}`, basis, sourceOf(finding, findSource)];
  const what = place === '' ? message : `${place} ${message}`;
  return `  ${KINDS[kind].sign} ${visible(what)}\n      ${visible(about.join(', '))}`;
}

function neverSeenLine({ operation, status, place, basis, of }: NeverSeen): string {
  return visible(`  ${operation} ${status} ${place}, missing from ${counted(of, 'object')}, ${basis}`);
}

/** Where the claim stands: in the sources, or in the document. */
function sourceOf({ pointer }: Finding, findSource: FindSource): string {
  const source = findSource(pointer);
  return source ? `${source.file}:${source.line}` : `#${pointer}`;
}

/** A table for each kind of findings. */
function tablesOf(findings: readonly Finding[], findSource: FindSource): Table[] {
  return allKinds().map(([name, { plural }]) => ({
    title: plural.replace(/^./, (letter) => letter.toUpperCase()),
    heads: ['operation', 'place', 'difference', 'seen', 'claim', 'source'],
    rows: findings
      .filter(({ kind }) => kind === name)
      .map((finding) => [
        headingOf(finding),
        code(finding.place),
        finding.message,
        `${finding.seen} of ${finding.of}`,
        finding.basis,
        code(sourceOf(finding, findSource)),
      ]),
  }));
}

/** The report, with the places in the sources. */
function dataOf(report: Report, findSource: FindSource): object {
  const placed = <Value extends { pointer: string }>(value: Value) => ({
    ...value,
    source: findSource(value.pointer) ?? null,
  });
  return { ...report, findings: report.findings.map(placed), neverSeen: report.neverSeen.map(placed) };
}

function sarifOf(report: Report, findSource: FindSource): Sarif {
  const { findings, exchanges } = report;
  const rules = new Map(findings.map((finding) => [ruleOf(finding), `${KINDS[finding.kind].about}: ${finding.rule}`]));
  const notification = { level: exchanges > 0 ? 'note' : 'error', message: { text: summaryOf(report) } };
  return {
    rules: [...rules.keys()].sort().map((id) => ({ id, text: rules.get(id)! })),
    invocations: [{ executionSuccessful: exchanges > 0, toolExecutionNotifications: [notification] }],
    results: findings.map((finding) => {
      const { kind, operation, status, place, message, basis, pointer, seen, of } = finding;
      return {
        ruleId: ruleOf(finding),
        level: KINDS[kind].level(basis),
        text: `${operation} ${status}${place === '' ? '' : ` ${place}`} ${message} (${seen} of ${of}, ${basis}).`,
        source: findSource(pointer),
        names: [`${operation} ${place}`.trim(), `#${pointer}`],
        fingerprints: { 'finding/v1': fingerprint(finding) },
        properties: { basis, seen, of },
      };
    }),
  };
}

function ruleOf({ kind, rule }: Finding): string {
  return `${kind}/${rule}`;
}

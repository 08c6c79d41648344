import type { Counts } from '../evidence/facts.ts';
import type { Finding, Silence } from './finding.ts';
import type { Report } from './report.ts';

/** Where something stands in the sources of the contract. */
export interface SourcePlace {
  /** Path from the root of the project. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/** Finds where a part of the OpenAPI document, given by its JSON Pointer, stands in the sources. */
export type FindSource = (pointer: string) => SourcePlace | undefined;

/** How a report is written. */
export interface FormatOptions {
  findSource: FindSource;
  /** Whether fields that were never seen are listed, and not only counted. */
  listsSilences?: boolean;
}

/** Writes a report for people. */
export function formatText(report: Report, { findSource, listsSilences = false }: FormatOptions): string {
  const { findings, silences } = report;
  const lines = findings.map((finding, index) => {
    const isFirst = headingOf(finding) !== (findings[index - 1] && headingOf(findings[index - 1]!));
    return [...(isFirst ? ['', headingOf(finding)] : []), findingLine(finding, findSource)].join('\n');
  });
  const unseen = silences.map((silence) => silenceLine(silence));
  return [
    summaryOf(report),
    ...lines,
    ...(listsSilences && unseen.length > 0 ? ['', 'Never seen:', ...unseen] : []),
    '',
    conclusionOf(report),
  ].join('\n');
}

function headingOf({ operation, status }: Pick<Finding, 'operation' | 'status'>): string {
  return `${operation} ${status}`;
}

function findingLine(finding: Finding, findSource: FindSource): string {
  const { kind, place, message, basis, seen, of } = finding;
  const about = [`${seen} of ${of}`, basis, sourceOf(finding, findSource)];
  return `  ${kind === 'violation' ? '✗' : '+'} ${place === '' ? message : `${place} ${message}`}\n      ${about.join(', ')}`;
}

function silenceLine({ operation, status, place, basis, of }: Silence): string {
  return `  ${operation} ${status} ${place}, in ${counted(of, 'chance')}, ${basis}`;
}

/** Where the claim stands: in the sources, or in the document. */
export function sourceOf({ pointer }: Pick<Finding, 'pointer'>, findSource: FindSource): string {
  const place = findSource(pointer);
  return place ? `${place.file}:${place.line}` : `#${pointer}`;
}

/** What a report is about, in a sentence. */
export function summaryOf(report: Report): string {
  const { exchanges, operations, recordings } = report;
  const seen = `${counted(exchanges, 'exchange')} of ${operations.seen} of ${operations.of} operations, in ${counted(recordings, 'recording')}.`;
  return [seen, ...remarksOn(report)].join(' ');
}

/** Where the service was taken to be, and what was not checked, in sentences. None if there is nothing to say. */
export function remarksOn(report: Report): string[] {
  return [...elsewhereInWords(report.servedAt), ...uncheckedIn(report)];
}

/** Which calls were taken for those of the service, although they are at another path. */
function elsewhereInWords(servedAt: Counts): string[] {
  return Object.entries(servedAt).map(
    ([path, count]) => `The service was taken to be at ${path} (${counted(count, 'exchange')}).`,
  );
}

/** What was not checked, and why, in sentences. */
function uncheckedIn({ skipped, notRecorded }: Report): string[] {
  return [...skippedInWords(skipped), ...missingInWords(notRecorded)];
}

function skippedInWords(skipped: Counts): string[] {
  return Object.keys(skipped).length === 0 ? [] : [`Not checked against the contract: ${reasonsOf(skipped)}.`];
}

/** How many exchanges were skipped for which reason. */
export function reasonsOf(skipped: Counts): string {
  return Object.entries(skipped)
    .map(([reason, count]) => `${count} (${reason})`)
    .join(', ');
}

function missingInWords(all: Report['notRecorded']): string[] {
  const parts = (['request', 'response'] as const).flatMap((part) =>
    [false, true].flatMap((isBroken) => {
      const own = all.filter(({ place, isUndecodable }) => place === `${part}.body` && isUndecodable === isBroken);
      const count = own.reduce((total, { missing }) => total + missing, 0);
      return count === 0 ? [] : [`${count} of ${part}s (${isBroken ? 'cannot be decoded' : 'not recorded'})`];
    }),
  );
  return parts.length === 0 ? [] : [`Bodies not checked: ${parts.join(', ')}.`];
}

/** What came out, in a sentence. */
export function conclusionOf({ findings, silences }: Report): string {
  const violations = findings.filter(({ kind }) => kind === 'violation').length;
  const novelties = findings.length - violations;
  const found = `${counted(violations, 'violation')}, ${counted(novelties, 'novelty', 'novelties')}`;
  return `${found}; ${counted(silences.length, 'field')} of the contract never seen.`;
}

/** A number of things, in words. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

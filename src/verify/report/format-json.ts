import type { FormatOptions } from './format-text.ts';
import type { Report } from './report.ts';

/** Writes a report as JSON, with the places in the sources. */
export function formatJson(report: Report, { findSource }: FormatOptions): string {
  const placed = <Value extends { pointer: string }>(value: Value) => ({
    ...value,
    source: findSource(value.pointer) ?? null,
  });
  return JSON.stringify(
    { ...report, findings: report.findings.map(placed), silences: report.silences.map(placed) },
    null,
    2,
  );
}

import type { Counts } from '../evidence/facts.ts';
import { totalOf } from '../evidence/facts.ts';
import type { PartStats } from './gather.ts';

/** Evidence required before an edit is proposed. A single observation shows that a field exists, or may be null. */
const THRESHOLDS = {
  /** A format: so many strings, all of them of that format. */
  format: { values: 5 },
  /** That a field is always there, or of one type alone: so many times out of as many, in records and accounts. */
  always: { values: 20, records: 3, accounts: 2 },
} as const;

export function isAlways({ records, accounts }: Pick<PartStats, 'records' | 'accounts'>, values: number): boolean {
  const { always } = THRESHOLDS;
  return values >= always.values && records.size >= always.records && accounts.size >= always.accounts;
}

/** Formats of strings that a schema can name. */
const NAMED = ['date'];

/** The format that all strings have, if there were enough of them. */
export function formatIn(formats: Counts): string | undefined {
  const [format, ...others] = Object.keys(formats);
  const isOnly = format !== undefined && others.length === 0 && NAMED.includes(format);
  return isOnly && totalOf(formats) >= THRESHOLDS.format.values ? format : undefined;
}

/** The types of JSON Schema that were seen: an integer is a number where others are not integers. */
export function typesSeen({ 'unsafe integer': _, 'infinite number': __, ...types }: Counts): string[] {
  const names = Object.keys(types).sort();
  return names.includes('number') ? names.filter((name) => name !== 'integer') : names;
}

import { stateText } from '../sandbox/rule-states/index.ts';
import type { Explanation, Source } from '../src/public/sandbox.ts';

/** Header that asks a sandbox to explain its response. A mock ignores it. */
export const ASKING_WHY = { 'X-Sandbox-Explain': '1' };

/** An answer, and the reasons that a sandbox gave with it. */
export interface WithReasons {
  body: Readonly<Record<string, unknown>>;
  reasons: readonly Explanation[];
}

/** Takes the reasons out of the body of an answer. */
export function apart(body: Readonly<Record<string, unknown>>): WithReasons {
  const { explain, ...rest } = body;
  return Array.isArray(explain) ? { body: rest, reasons: explain as Explanation[] } : { body, reasons: [] };
}

/** Returns the subject of a reason: `invoice.due_date: 2026-04-12`. */
export function subjectOf({ path, value, refused }: Explanation): string {
  if (refused !== undefined) return path === undefined ? refused : `${path}: ${refused}`;
  return `${path}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
}

/** Returns the basis of a reason's rule, or the result of probes of real accounts. */
export function knownOf({ basis, state }: Explanation): string {
  return state === undefined ? basis : stateText(state);
}

/** Describes the values that a rule read: `payment_terms of Hubballi Outdoors: 15`. */
export function sourcesOf({ from, more }: Explanation): string[] {
  return [...from.map(textOf), ...(more === undefined ? [] : [`and ${more} more`])];
}

function textOf({ record, title = record, field, ledger, key, rows, clock, value }: Source): string {
  if (value === null) return `there is no ${record}`;
  if (record?.includes(' ') === false && field === undefined) return `${record}: ${String(value)}`;
  const sum = [ledger, key, rows !== undefined && `(${rows} rows)`].filter(Boolean).join(' ');
  const what = field ?? (ledger === undefined ? (clock ?? 'all fields') : sum);
  const whose = title === undefined ? what : `${what} of ${title}`;
  return value === undefined ? whose : `${whose}: ${String(value)}`;
}

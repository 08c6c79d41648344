import { isNode } from '../../src/contract/index.ts';
import { at, fill, MissingValue, type Variables } from './fill.ts';
import type { Place, ProbedOperation, Shown } from './probe.ts';

/** An answer of the service. */
export interface Answered {
  status: number;
  /** Read of JSON, with ids as text; undefined if it is no JSON. */
  body: unknown;
}

/** Meaning of a response at a place: as predicted with the rule, as predicted without it, something else, or nothing that counts. */
export type Sign = 'with' | 'without' | 'other' | 'none';

/** Value seen at a place. */
export interface Seen {
  at: string;
  sign: Sign;
  /** The value that the service shows; null if it shows none. */
  value: Shown;
}

/** Where a record stands whose id stands at a place. */
export function envelopeOf(idAt: string): string {
  return idAt.slice(0, Math.max(0, idAt.lastIndexOf('/')));
}

export function outcomeOf({ status }: Answered): 'taken' | 'refused' {
  return status < 300 ? 'taken' : 'refused';
}

/** Reads what an answer says at a place. */
export function see(place: Place, answered: Answered, operation: ProbedOperation, variables: Variables): Seen {
  const value = valueAt(place.at, answered, operation, variables);
  if (value === undefined) return { at: place.at, sign: 'none', value: null };
  const isWith = matches(place.with, value, variables);
  const isWithout = place.without !== undefined && matches(place.without, value, variables);
  if (isWith !== isWithout) return { at: place.at, sign: isWith ? 'with' : 'without', value };
  return { at: place.at, sign: isWith || isOtherToday(place, value, variables) ? 'none' : 'other', value };
}

/**
 * Checks whether a date may differ from the prediction only because the day does: the account's clock may pass midnight before
 * or after this machine's, and may show any day as long as the account has not shown its own.
 */
function isOtherToday({ with: mine, without }: Place, value: Shown, variables: Variables): boolean {
  const predicted = [mine, without].find((text) => typeof text === 'string' && /^\{today[^}]*\}$/.test(text));
  if (predicted === undefined || !/^\d{4}-\d\d-\d\d$/.test(String(value))) return false;
  const days = Math.abs(Date.parse(String(value)) - Date.parse(fill(String(predicted), variables))) / 86_400_000;
  return variables.isDayShown !== true || days <= 1;
}

/** The value at a place; undefined if the answer can't say it. */
function valueAt(
  where: string,
  answered: Answered,
  { rows, id: idAt }: ProbedOperation,
  variables: Variables,
): Shown | undefined {
  if (where === 'outcome') return outcomeOf(answered);
  if (outcomeOf(answered) === 'refused') return undefined;
  const { body } = answered;
  if (rows && where.startsWith(`/${rows.key}#order`))
    return orderIn(body, rows, where.slice(`/${rows.key}#order `.length), variables);
  const [, list, reference, rest = ''] = /^(\/\w+)\/\[(.+?)\](.*)$/.exec(where) ?? [];
  // Where the record itself is missing, it stands in another envelope, and its fields are not missing.
  const envelope = envelopeOf(idAt ?? '');
  if (envelope !== '' && where.startsWith(`${envelope}/`) && at(body, envelope) === undefined) return undefined;
  if (list === undefined) return plain(at(body, where));
  const id = filled(reference!, variables);
  if (id === undefined || !rows) return undefined;
  const match = rowsOf(body, rows.key).find((row) => String(row[rows.id]) === id);
  // It might be on another page.
  if (!match) return isWhole(body) ? null : undefined;
  return rest === '' ? 'listed' : plain(at(match, rest));
}

/** The records of a probe in the order in which a list shows them. */
function orderIn(
  body: unknown,
  rows: { key: string; id: string },
  references: string,
  variables: Variables,
): Shown | undefined {
  const ids = new Set(references.split(' ').map((name) => filled(name, variables)));
  const order = rowsOf(body, rows.key).flatMap((row) => (ids.has(String(row[rows.id])) ? [String(row[rows.id])] : []));
  return order.length === ids.size ? order.join(' ') : undefined;
}

/** The rows of a list. */
export function rowsOf(body: unknown, key: string): Record<string, unknown>[] {
  const rows = at(body, `/${key}`);
  return Array.isArray(rows) ? rows.filter(isNode) : [];
}

/** Checks whether a list has only one page. */
export function isWhole(body: unknown): boolean {
  return at(body, '/page_context/has_more_page') !== true && Number(at(body, '/page_context/page') ?? 1) === 1;
}

/** A value as it is compared: nothing, an empty text and null are the same. */
function plain(value: unknown): Shown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : '{array}';
  return typeof value === 'object' ? '{object}' : (value as Shown);
}

/** Checks whether a value is the predicted one, in any of the documented forms. */
export function matches(predicted: Shown, value: Shown, variables: Variables): boolean {
  if (predicted === null || value === null) return predicted === value;
  const meant = typeof predicted === 'string' ? filledForm(predicted, variables) : predicted;
  if (meant === undefined) return false;
  if (meant instanceof RegExp) return meant.test(String(value));
  if (String(meant) === String(value)) return true;
  if (typeof meant === 'boolean' || typeof value === 'boolean') return false;
  return isNumeric(meant) && isNumeric(value) && Math.abs(Number(meant) - Number(value)) < 1e-6;
}

function isNumeric(value: string | number): boolean {
  return typeof value === 'number' || /^-?\d{1,15}(\.\d+)?$/.test(value);
}

/** Forms of values that are another one in each account: ids that the session did not make, and times. */
const FORMS: Readonly<Record<string, RegExp>> = {
  '{id}': /^\d+$/,
  '{time}': /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/,
};

function filledForm(text: string, variables: Variables): string | RegExp | undefined {
  return FORMS[text] ?? filled(text, variables);
}

function filled(text: string, variables: Variables): string | undefined {
  try {
    return fill(text, variables);
  } catch (error) {
    if (error instanceof MissingValue) return undefined;
    throw error;
  }
}

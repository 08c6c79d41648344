import { type Id, sentence } from '../engine/index.ts';
import type { Reader, ResourceName, Stored } from '../types/index.ts';

/** Refuses a record that lacks some fields. A string of spaces alone counts as none. */
export function needs<Name extends ResourceName>(
  record: Stored<Name>,
  context: Reader,
  ...fields: (keyof Stored<Name> & string)[]
): void {
  context.rejectAll(fields, (field) => {
    const value: unknown = record[field];
    if (value === undefined || (typeof value === 'string' && value.trim() === ''))
      context.reject('missing', `${field} ${MISSING}.`, field);
  });
}

/** Problems by field, as the end of a sentence; false or undefined if there is none. */
export type Problems = Readonly<Record<string, string | false | undefined>>;

/** The problem of a field that is not there. */
export const MISSING = 'is missing';
/** Those of numbers. */
export const [NOT_NEGATIVE, POSITIVE] = ['must be at least 0', 'must be more than 0'];

/**
 * Refuses all fields with which something is wrong: `line_items[0].rate must be at least 0.`
 *
 * @param path Where the fields are, such as `line_items[0]`; empty for those of the record itself.
 */
export function refuseFields(path: string, problems: Problems, context: Reader): void {
  context.rejectAll(Object.entries(problems), ([field, problem]) => {
    if (!problem) return;
    const place = path === '' ? field : `${path}.${field}`;
    context.reject(problem.startsWith(MISSING) ? 'missing' : 'invalid', `${place} ${problem}.`, place);
  });
}

/** Refuses to delete a record that others name. */
export function refuseIfUsed<Name extends ResourceName>(
  resource: Name,
  id: Id,
  record: Stored<Name>,
  context: Reader,
): void {
  const [user, ...others] = context.users(id);
  if (!user) return;
  const and = others.length === 0 ? '' : ` and ${others.length} more`;
  const label = context.describe(user.resource, user.data as never);
  const message = `${sentence(context.describe(resource, record))} is used by ${label}${and}, so it can't be deleted.`;
  context.reject('inUse', message);
}

/** The ids that an array names, or a string with commas; anything else is rejected. */
export function idsIn(path: string, value: unknown, context: Reader): Id[] {
  const values = [value].flat();
  if (values.some((id) => typeof id !== 'string' && !Number.isSafeInteger(id))) {
    context.reject('invalid', `${path} must be IDs, in an array or as a comma-separated string.`, path);
  }
  const ids = values.flatMap((id) => String(id).split(',')).map((id) => id.trim());
  return ids.filter((id) => id !== '');
}

/**
 * Refuses rows of which two have the same value in a field.
 *
 * @param list The field with the rows, such as `line_items`.
 */
export function refuseTwice<Row>(list: string, rows: readonly Row[], field: keyof Row & string, context: Reader): void {
  const values = rows.map((row) => row[field] as string | undefined);
  refuseRepeated(values, field, context, (index) => `${list}[${index}].${field}`);
}

/**
 * Refuses a list that has a value twice.
 *
 * @param what What messages call a value.
 * @param fieldOf The field that has the value at an index.
 */
export function refuseRepeated(
  values: readonly (string | undefined)[],
  what: string,
  context: Reader,
  fieldOf: (index: number) => string,
): void {
  const seen = new Set<string>();
  context.rejectAll(values, (value, index) => {
    if (value === undefined) return;
    if (seen.has(value)) context.reject('invalid', `${what} ${value} appears twice.`, fieldOf(index));
    seen.add(value);
  });
}

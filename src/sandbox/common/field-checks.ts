import { assumed, type Id, sentence } from '../engine/index.ts';
import type { Reader, ResourceName, Stored } from '../types/index.ts';

/** Refuses a record that lacks one of some fields. A text of spaces alone counts as none. */
export function needs<Name extends ResourceName>(
  record: Stored<Name>,
  context: Reader,
  ...fields: (keyof Stored<Name> & string)[]
): void {
  for (const field of fields) {
    const value: unknown = record[field];
    if (value === undefined || (typeof value === 'string' && value.trim() === ''))
      context.refuse('missing', `${field} is missing.`, field);
  }
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
  const named = context.describe(user.resource, user.facts as never);
  context.refuse(
    'inUse',
    `${sentence(context.describe(resource, record))} is used by ${named}${and}, so it cannot be deleted.`,
  );
}

/** The ids that an array names, or a text with commas; anything else is refused. */
export function idsIn(path: string, value: unknown, context: Reader): Id[] {
  const named = [value].flat();
  if (named.some((id) => typeof id !== 'string' && !Number.isSafeInteger(id))) {
    context.refuse('invalid', `${path} must be ids, in an array or as comma-separated text.`, path);
  }
  const ids = named.flatMap((id) => String(id).split(',')).map((id) => id.trim());
  return ids.filter((id) => id !== '');
}

/** Why a record cannot lose what a new one must be sent with. The contract refuses a new one without it. */
export const REQUIRED =
  'The documents require these fields for a new record, but do not say whether they can be empty later.';

export const NUMBER_NEEDED = assumed(
  'A transfer order, a shipment order, and a purchase receive need a number, which cannot be only spaces.',
  'The documents require a number, and spaces do not identify a record.',
);

/** Refuses rows of which two have the same value in a field. */
export function refuseTwice<Row>(rows: readonly Row[], field: keyof Row & string, context: Reader): void {
  refuseRepeated(
    rows.map((row) => row[field] as string | undefined),
    field,
    context,
  );
}

/** Refuses a list that has a value twice. */
export function refuseRepeated(values: readonly (string | undefined)[], what: string, context: Reader): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (value === undefined) continue;
    if (seen.has(value)) context.refuse('invalid', `${what} ${value} is given twice.`);
    seen.add(value);
  }
}

import { wrong } from './checks.ts';

/** A record with fields that it certainly has. */
export type WithFields<Fields, Name extends keyof Fields> = Fields & {
  [Required in Name]-?: NonNullable<Fields[Required]>;
};

/**
 * Checks that a record has fields. The service documentation promises hardly any, so the types can't.
 *
 * @returns The record itself.
 * @throws TypeError that names the fields which are missing or null, or says that there is no record.
 */
export function requireFields<Fields extends object, Name extends keyof Fields & string>(
  record: Fields,
  ...names: Name[]
): WithFields<Fields, Name> {
  if (typeof record !== 'object' || record === null)
    throw wrong('The record', `an object with ${names.join(' and ')}`, record);
  const missing = names.filter((name) => record[name] === undefined || record[name] === null);
  if (missing.length > 0) throw new TypeError(`The record has no ${missing.join(' and no ')}`);
  return record as WithFields<Fields, Name>;
}

/** A record from a response, as it can be sent: a primary contact can be chosen, but not deselected. */
export type Input<Value> = Value extends string | number | boolean
  ? Value
  : Value extends readonly (infer Item)[]
    ? Input<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Name extends 'is_primary_contact' ? true : Input<NonNullable<Value[Name]>> }
      : Value;

/**
 * Copies what was read, so that it can be sent back: without fields that are null or undefined, and without
 * `is_primary_contact` where it is not true, at every level. Everything else stays, empty strings included.
 */
export function toInput<Value>(value: Value): Input<Value> {
  return copy(value) as Input<Value>;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  // A date, say, which writes itself.
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  const sent = Object.entries(value).filter(
    ([name, field]) => field !== undefined && field !== null && (name !== 'is_primary_contact' || field === true),
  );
  return Object.fromEntries(sent.map(([name, field]) => [name, copy(field)]));
}

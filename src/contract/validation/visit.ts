import type { Schema } from '../document.ts';
import { isNode } from '../walk.ts';
import type { Where } from './guess.ts';
import { type CheckError, MAX_LISTED } from './violations.ts';

export interface Found {
  errors: CheckError[];
  /** Where a value differs from what was guessed, which is no error. At most {@link MAX_ERRORS} are kept. */
  remarks: CheckError[];
}

/** Looks at a value, which stands at `key`, a string that begins with a slash, below `base`. */
export type Visit = (value: unknown, base: string, key: string, found: Found) => void;

/** Makes the visit of a schema. */
export type Compile = (schema: Schema | boolean) => Visit;

/** Adds to `found` the names of fields, and the places of entries, that the keywords of a schema look at. */
export type Evaluate = (value: unknown, found: Set<string | number>) => void;

export interface Tools {
  /** Makes the visit of a part of the schema. */
  compile(part: Schema | boolean, where?: Where): Visit;
  /** Returns what a schema's keywords look at in a value, except `unevaluatedItems` and `unevaluatedProperties`. */
  evaluating(schema: Schema): Evaluate;
}

/** The types of values that have keywords of their own, in the order in which Ajv looks at them. */
export type Type = 'number' | 'string' | 'array' | 'object';

/** A keyword of JSON Schema. */
export interface Keyword {
  /** The type of the values that it asks something of; of all if there is none. */
  of?: Type | ((schema: Schema) => Type);
  /** Makes what it asks; nothing if it asks nothing, or another keyword reads it. */
  make(schema: Schema, tools: Tools): Visit | undefined;
}

/** Fields of an object by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** A schema that can't be read. The message says what is wrong with it. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Errors after which a loop over entries or fields ends, so that the number of errors follows from the schema and not from
 * the length of a value. One value may have several that become one violation, so it is more than are listed.
 */
export const MAX_ERRORS = 10 * MAX_LISTED;

/**
 * Reads the keyword of a schema that is a number.
 *
 * @throws SchemaError if it is another value.
 */
export function numberOf(schema: Schema, keyword: string): number {
  const value = schema[keyword];
  return Number.isFinite(value) ? (value as number) : refuse(keyword, 'a number');
}

/**
 * Reads the keyword of a schema that is a list.
 *
 * @throws SchemaError if it is another value.
 */
export function listOf<Entry = Schema>(schema: Schema, keyword: string): readonly Entry[] {
  const value = schema[keyword];
  return Array.isArray(value) ? value : refuse(keyword, 'a list');
}

/**
 * Reads the keyword of a schema that maps names to what stands at them; empty if it is not there.
 *
 * @throws SchemaError if it is another value.
 */
export function namesOf<Value = Schema>(schema: Schema, keyword: string): Readonly<Record<string, Value>> {
  const value = schema[keyword] ?? {};
  return isNode(value) ? (value as Record<string, Value>) : refuse(keyword, 'an object');
}

function refuse(keyword: string, wanted: string): never {
  throw new SchemaError(`The keyword ${keyword} of a schema must be ${wanted}.`);
}

/** Notes an error. */
export function add(found: Found, instancePath: string, keyword: string, params: CheckError['params']): void {
  found.errors.push({ instancePath, keyword, params });
}

/** Notes that a value differs from what was guessed. */
export function remark({ remarks }: Found, difference: CheckError): void {
  if (remarks.length < MAX_ERRORS) remarks.push(difference);
}

/** Makes the visit that refuses values for which something does not hold. */
export function refusing(keyword: string, params: CheckError['params'], holds: (value: unknown) => boolean): Visit {
  return (value, base, key, found) => {
    if (!holds(value)) add(found, base + key, keyword, params);
  };
}

export function foundBy(visit: Visit, value: unknown, base = '', key = ''): Found {
  const found: Found = { errors: [], remarks: [] };
  visit(value, base, key, found);
  return found;
}

export function isValid(visit: Visit, value: unknown): boolean {
  return foundBy(visit, value).errors.length === 0;
}

/** Inherited fields and those with `undefined` don't count. */
export function has(value: unknown, name: string): boolean {
  return Object.hasOwn(value as Fields, name) && (value as Fields)[name] !== undefined;
}

/** Compares two JSON values. The order of fields doesn't matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return typeof one === 'object' && typeof other === 'object' && textOf(one) === textOf(other);
}

/** A value of JSON as a string that is the same for the same values. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isNode(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
  );
}

/** Reads a pattern, with the flag for Unicode unless it means something with it that is not allowed. */
export function expressionOf(pattern: string): RegExp {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Tried again without the flag.
    }
  }
  throw new SchemaError(`${JSON.stringify(pattern)} is not a pattern.`);
}

import type { RecordData } from '../values/record-data.ts';

/** A record that is being made: rules change it in place, one after another, until it is put. What it holds within is replaced. */
export type Draft<Stored> = { -readonly [Field in keyof Stored]: Stored[Field] };

/** Values for fields of a draft. One that is undefined is not given. */
export type Values<Stored> = { readonly [Field in keyof Stored]?: Stored[Field] | undefined };

interface Parting {
  explainPart<Result>(path: string, work: () => Result): Result;
}

/**
 * Values of fields, or of those within a path, each a part of its own: worked out by a function, or the same for every record. One
 * that is undefined is left out.
 */
export function inParts<Values extends object>(
  context: Parting,
  values: { readonly [Field in keyof Values]: Values[Field] | (() => Values[Field] | undefined) },
  at = '',
): Values {
  const result: Partial<Values> = {};
  for (const field of Object.keys(values) as (keyof Values & string)[]) {
    const value = context.explainPart(at === '' ? field : `${at}.${field}`, () => {
      const valueOrWork = values[field];
      return typeof valueOrWork === 'function' ? valueOrWork() : valueOrWork;
    });
    if (value !== undefined) result[field] = value;
  }
  return result as Values;
}

/** Fields as another record has them, each a part of its own. */
export function copied<Source extends object, Field extends keyof Source>(
  context: Parting,
  source: Source | undefined,
  fields: readonly Field[],
  at = '',
): { [Name in Field]?: Source[Name] } {
  return inParts(context, Object.fromEntries(fields.map((field) => [field, () => source?.[field]])), at) as Source;
}

/** Sets fields of a draft, whatever they were. */
export function give<Stored extends object>(draft: Draft<Stored>, values: Values<Stored>): void {
  for (const field of Object.keys(values) as (keyof Stored)[]) {
    if (values[field] !== undefined) draft[field] = values[field];
  }
}

/** Sets the fields that a draft does not have yet. */
export function fill<Stored extends object>(draft: Draft<Stored>, values: Values<Stored>): void {
  for (const field of Object.keys(values) as (keyof Stored)[]) {
    if (draft[field] === undefined && values[field] !== undefined) draft[field] = values[field];
  }
}

/** Takes fields off a draft. */
export function clear(draft: object, ...fields: readonly string[]): void {
  for (const field of fields) delete (draft as Record<string, unknown>)[field];
}

/**
 * The record that a draft has become. A field without a value is left out, as is one of an empty text, so that no record holds
 * what a snapshot of it would not. Made at once, they take less memory than what was set field by field.
 */
export function finished(draft: RecordData): RecordData {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== ''));
}

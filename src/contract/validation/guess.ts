import type { Schema } from '../document.ts';
import type { Where } from './visit.ts';

/** What of a schema is a guess, so that no value is refused because of it. */
export interface Guess {
  /** The type of the value. */
  type: boolean;
  /** Also the types of what the value holds. */
  parts: boolean;
}

/** Nothing is a guess. */
export const STATED: Guess = { type: false, parts: false };

/**
 * What is a guess in a schema at its place.
 *
 * `x-not-documented: [type]` marks the type of a value. `x-inferred` marks all that a schema says, its fields and entries
 * included. It ends at what another schema is referred to for, since that holds for a record wherever it is used, and at what
 * was observed.
 */
export function guessIn(schema: Schema, inherited: Guess): Guess {
  const marks = schema['x-not-documented'];
  const hasNoType = Array.isArray(marks) && marks.includes('type');
  if (schema['x-observed'] !== undefined) return { type: hasNoType, parts: false };
  const isInferred = schema['x-inferred'] !== undefined;
  return { type: inherited.type || isInferred || hasNoType, parts: inherited.parts || isInferred };
}

/** What is a guess where a schema leads by a reference. What stands next to a reference is said of all that it leads to. */
export function guessAtReference(schema: Schema, { type }: Guess): Guess {
  return { type, parts: schema['x-inferred'] !== undefined && schema['x-observed'] === undefined };
}

/** What is a guess in a part of a schema. A field that a schema requires is stated, whatever its mark says. */
export function guessInPart({ required = [] }: Schema, { type, parts }: Guess, where: Where): Guess {
  if (where === 'here' || where === 'entries') return { type, parts };
  return required.includes(where.field) ? STATED : { type: parts, parts };
}

const ALTERNATIVES = new Intl.ListFormat('en', { type: 'disjunction' });

/** Types as remarks call them. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

/** Says that a value is of another type than was guessed, as the end of a sentence. */
export function describeGuess(type: unknown, value: unknown): string {
  const came = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return `${guessInWords(type)} was inferred, ${KINDS[came] ?? came} came`;
}

/** The types that were guessed, in words: `a number or text`. */
export function guessInWords(type: unknown): string {
  return ALTERNATIVES.format([type].flat().map((name) => KINDS[String(name)] ?? String(name)));
}

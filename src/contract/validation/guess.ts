import type { Schema } from '../document.ts';
import type { Operation } from '../operations.ts';

/** Where the value of a part stands: where the value itself stands, in a field of it, or among its entries. */
export type Where = 'here' | 'entries' | { field: string };

/** Guessed parts of a schema. No value is rejected because of them. */
export interface Guess {
  /** The type of the value. */
  type: boolean;
  /** All that the schema says, of the value and of what it holds. */
  parts: boolean;
  /** Also all that the schemas say to which it refers. */
  references: boolean;
}

/** Nothing is a guess. */
export const STATED: Guess = { type: false, parts: false, references: false };

/** Everything is, however deep. */
export const GUESSED: Guess = { type: true, parts: true, references: true };

/**
 * Returns what is guessed in a schema at its place.
 *
 * `x-not-documented: [type]` marks the type of a value. `x-inferred` marks all that a schema says, its fields and entries
 * included. It ends at a reference, since what a record has holds wherever it is used, unless it stands next to the
 * reference or at the list of which that is an entry; and at what was observed.
 */
export function guessIn(schema: Schema, inherited: Guess): Guess {
  const marks = schema['x-not-documented'];
  const hasNoType = Array.isArray(marks) && marks.includes('type');
  if (schema['x-observed'] !== undefined) return { ...STATED, type: hasNoType };
  const isInferred = schema['x-inferred'] !== undefined;
  return { ...inherited, type: inherited.type || isInferred || hasNoType, parts: inherited.parts || isInferred };
}

/** Returns what is guessed behind a reference. Anything next to a reference applies to all that it leads to. */
export function guessAtReference(schema: Schema, { type, references }: Guess): Guess {
  const isInferred = schema['x-inferred'] !== undefined && schema['x-observed'] === undefined;
  return references || isInferred ? GUESSED : { ...STATED, type };
}

/** Returns what is guessed in a part of a schema. A field that a schema requires is stated, unless all of it is a guess. */
export function guessInPart(schema: Schema, guess: Guess, where: Where): Guess {
  const { required = [] } = schema;
  if (where === 'entries' && schema['x-inferred'] !== undefined && guess.parts) return GUESSED;
  if (where === 'here' || where === 'entries' || guess.references) return guess;
  return required.includes(where.field) ? STATED : { ...guess, type: guess.parts };
}

/**
 * Returns what is guessed in the body of an operation's requests: all of it, if the service documentation shows nothing of it. Of a body that
 * they show in part, something is required.
 */
export function guessInRequestBody({
  notDocumented,
  requestBody,
}: Pick<Operation, 'notDocumented' | 'requestBody'>): Guess {
  const isShown = !notDocumented.includes('request-body') || requestBody?.required === true;
  return isShown ? STATED : GUESSED;
}

const ALTERNATIVES = new Intl.ListFormat('en', { type: 'disjunction' });

/** Types as remarks call them. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

/** Says that a value is of another type than was guessed, as the end of a sentence. */
export function describeGuess(type: unknown, value: unknown): string {
  const came = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return `expected ${guessInWords(type)} (inferred), but got ${KINDS[came] ?? came}`;
}

/** The types that were guessed, in words: `a number or a string`. */
export function guessInWords(type: unknown): string {
  return ALTERNATIVES.format([type].flat().map((name) => KINDS[String(name)] ?? String(name)));
}

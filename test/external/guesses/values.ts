import { type Node, type Place, typesOf } from './places.ts';

/** A value, and what is sent with it. */
export interface Sent {
  /** Undefined where the field is left out. */
  value: unknown;
  /** The keyword that refuses it; none if a guess alone is against it. */
  claim?: string;
}

const SCALARS = ['abc', '', '7', 7, 1.5, true, null];
const CONTAINERS = [[], [{}], {}, { a: 1 }];

/** Keywords that hold of texts and numbers, with a value that each refuses. */
const REFUSED: Readonly<Record<string, (asked: never) => unknown>> = {
  maxLength: (most: number) => 'x'.repeat(most + 1),
  minLength: (least: number) => 'x'.repeat(least - 1),
  pattern: (pattern: string) => ['~', 'x'.repeat(300), ''].find((text) => !new RegExp(pattern, 'u').test(text)),
  enum: () => 'none of them',
  const: () => 'another',
  minimum: (least: number) => least - 1,
  maximum: (most: number) => most + 1,
  not: ({ const: refused }: { const: unknown }) => refused,
};

/** Whether a value is of one of the types that a schema names. */
export function isOfType(schema: Node, value: unknown): boolean {
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return typesOf(schema).some((type) => (type === 'integer' ? Number.isInteger(value) : type === own));
}

/**
 * Values that are not of the likely type of a guess: other scalars for a scalar, an object for an array, an array for an
 * object; and values beyond the limits of one, where these are guesses too. There are none of a closed set that is stated:
 * its words are texts.
 */
export function othersOf({ schema, isGuess, isLimitGuess }: Place): Sent[] {
  const types = typesOf(schema);
  const isClosed = !isLimitGuess && ('enum' in schema || 'const' in schema);
  if (!isGuess || types.length === 0 || isClosed) return [];
  const isContainer = ['array', 'object'].includes(types[0]!);
  const values: unknown[] = isContainer ? CONTAINERS : SCALARS;
  const others = values.filter((value) => !isOfType(schema, value)).map((value) => ({ value }));
  return [...others, ...(isLimitGuess ? beyondLimits(schema).map(({ value }) => ({ value })) : [])];
}

/** Values that what is stated refuses. */
export function refusedBy({ schema, isGuess, isLimitGuess, isDemandGuess, isRequired }: Place): Sent[] {
  const sent: Sent[] = [];
  if (isRequired && !isDemandGuess) sent.push({ value: undefined, claim: 'required' });
  if (!isGuess && typesOf(schema).length > 0) {
    const wrong = [...SCALARS, ...CONTAINERS].filter((value) => !isOfType(schema, value));
    sent.push(...wrong.map((value) => ({ value, claim: 'type' })));
  }
  return isLimitGuess ? sent : [...sent, ...beyondLimits(schema)];
}

/** A value for each keyword of a schema that refuses it. */
function beyondLimits(schema: Node): Required<Sent>[] {
  return Object.entries(REFUSED).flatMap(([claim, make]) => {
    if (!(claim in schema)) return [];
    const value = make(schema[claim] as never);
    if (value === undefined) throw new Error(`No value is known that ${claim} ${String(schema[claim])} refuses`);
    return { value, claim };
  });
}

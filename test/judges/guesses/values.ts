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
 * object. There are none of a closed set, which is stated wherever it stands: its words are texts.
 */
export function othersOf({ schema, isGuess }: Place): Sent[] {
  const types = typesOf(schema);
  if (!isGuess || types.length === 0 || 'enum' in schema || 'const' in schema) return [];
  const isContainer = ['array', 'object'].includes(types[0]!);
  const values: unknown[] = isContainer ? CONTAINERS : SCALARS;
  return values.filter((value) => !isOfType(schema, value)).map((value) => ({ value }));
}

/** Values that what is stated refuses. */
export function refusedBy({ schema, isGuess, isRequired }: Place): Sent[] {
  const sent: Sent[] = [];
  if (isRequired) sent.push({ value: undefined, claim: 'required' });
  if (!isGuess && typesOf(schema).length > 0) {
    const wrong = [...SCALARS, ...CONTAINERS].filter((value) => !isOfType(schema, value));
    sent.push(...wrong.map((value) => ({ value, claim: 'type' })));
  }
  for (const [claim, make] of Object.entries(REFUSED)) {
    if (!(claim in schema)) continue;
    const value = make(schema[claim] as never);
    if (value === undefined) throw new Error(`No value is known that ${claim} ${String(schema[claim])} refuses`);
    sent.push({ value, claim });
  }
  return sent;
}

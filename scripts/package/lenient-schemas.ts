import {
  GUESSED,
  type Guess,
  guessAtReference,
  guessIn,
  guessInPart,
  isAnnotation,
  isOfNumbers,
  mapChildren,
  nameOf,
  type OpenApiDocument,
  refTo,
  type Schema,
  STATED,
  type Where,
} from '../../src/contract/index.ts';

/** Every type of JSON. */
const TYPES = ['string', 'number', 'boolean', 'array', 'object', 'null'];

/** Keywords whose schemas are about fields that are not named, or about entries. */
const BELOW: Readonly<Record<string, Where>> = {
  additionalProperties: { field: '' },
  unevaluatedProperties: { field: '' },
  patternProperties: { field: '' },
  items: 'entries',
  prefixItems: 'entries',
  contains: 'entries',
  unevaluatedItems: 'entries',
};

/** Variants of a schema by how much of it is a guess, each with the suffix of its name. */
const VARIANTS: readonly [suffix: string, guess: Guess][] = [
  ['', STATED],
  ['Likely', { ...STATED, type: true }],
  ['Open', { ...GUESSED, references: false }],
  ['Inferred', GUESSED],
];

/**
 * The schemas of a document so that any validator takes with them what the tools of this package take: where a type is a
 * guess, every other is taken too. The likely one stays first, since forms go by it. A schema that takes more at some places
 * than at others has a variant for them, such as `IdLikely`.
 */
export function lenientSchemas({ components }: OpenApiDocument): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(components.schemas).flatMap(([name, schema]) =>
      VARIANTS.map(([suffix, guess]) => [
        name + suffix,
        lenientSchema(suffix === 'Open' ? withoutKeys(schema) : schema, guess),
      ]),
    ),
  );
}

/**
 * The same for a schema that stands elsewhere in the document.
 *
 * @param inherited What is a guess where it stands; nothing by default.
 */
export function lenientSchema(schema: Schema, inherited: Guess = STATED): Schema {
  const guess = guessIn(schema, inherited);
  const lenient = mapChildren(schema, (child, keyword, field) => {
    // What must not be, and a condition, are not to grow.
    if (keyword === 'not' || keyword === 'if') return child;
    const where = keyword === 'properties' ? { field: field! } : (BELOW[keyword] ?? 'here');
    return lenientSchema(child as Schema, guessInPart(schema, guess, where));
  });
  const { type, $ref: reference } = schema;
  const open = guess.parts ? withoutLimits(lenient, guess) : lenient;
  return {
    ...(guess.type ? withoutType(open) : open),
    ...(type !== undefined && guess.type && { type: [...new Set([type, TYPES].flat())] }),
    ...(reference !== undefined && { $ref: referenceTo(nameOf(reference), guessAtReference(schema, guess)) }),
  };
}

/** Fields that every successful response is documented to have. */
const ENVELOPE = ['code', 'message'];

/** A response that no document shows: that it has its keys is a guess. */
function withoutKeys(schema: Schema): Schema {
  return schema.required ? { ...schema, required: schema.required.filter((name) => ENVELOPE.includes(name)) } : schema;
}

/** Keywords that hold schemas, by which forms are made, and which refuse nothing by themselves. */
const HOLDING = ['$ref', 'allOf', 'anyOf', 'items', 'oneOf', 'patternProperties', 'prefixItems', 'properties', 'type'];

/** A schema without what refuses a value. A closed set becomes one of known values. What a schema requires is stated. */
function withoutLimits(schema: Schema, { references }: Guess): Schema {
  const kept = Object.entries(schema).filter(
    ([keyword]) => isAnnotation(keyword) || HOLDING.includes(keyword) || (keyword === 'required' && !references),
  );
  return { ...Object.fromEntries(kept), ...(schema.enum && { 'x-known-values': schema.enum }) };
}

/** A schema without what depends on a type that is not known. */
function withoutType({ oneOf, ...schema }: Schema): Schema {
  const { format: _, ...others } = schema;
  return {
    ...(isOfNumbers(schema) ? others : schema),
    // Of alternatives that each take any type, several may take a value.
    ...(oneOf && { anyOf: oneOf }),
  };
}

function referenceTo(name: string, guess: Guess): string {
  return refTo('schemas', lenientName(name, guess));
}

/** The name of the variant of a schema for a place at which something is a guess. */
export function lenientName(name: string, guess: Guess): string {
  const isMeant = (variant: Guess): boolean =>
    (['type', 'parts', 'references'] as const).every((key) => variant[key] === guess[key]);
  return name + VARIANTS.find(([, variant]) => isMeant(variant))![0];
}

import { mapChildren, type Schema } from '../../../src/contract/index.ts';
import { asUnion, type Unions, withWidth } from './unions.ts';

/** Facts that OpenAPI 3.0 can't express, with their places in the contract. */
export class Losses {
  readonly #places = new Map<string, Set<string>>();

  /**
   * Notes a loss.
   *
   * @param what What is lost, as the beginning of a sentence.
   * @param place The schema or operation that loses it.
   */
  add(what: string, place: string): void {
    this.#places.set(what, (this.#places.get(what) ?? new Set()).add(place));
  }

  /** A sentence for each kind of loss, with its places. */
  list(): string[] {
    return [...this.#places].map(([what, places]) => `${what}: ${[...places].join(', ')}.`);
  }
}

export interface Collected {
  losses: Losses;
  unions: Unions;
}

/** Keywords that mean the same in both versions. */
const SAME = new Set([
  '$ref',
  'description',
  'required',
  'enum',
  'type',
  'properties',
  'items',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'additionalProperties',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
  'example',
  'readOnly',
  'writeOnly',
]);

/** Keywords of a condition. */
const CONDITIONS = ['if', 'then', 'else'];

/** Keywords that speak of one type alone. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ['format', 'pattern', 'minLength', 'maxLength'],
  integer: ['format', 'minimum', 'maximum'],
  number: ['format', 'minimum', 'maximum'],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
};

const OF_ANY_TYPE = new Set(Object.values(OF_TYPE).flat());

/**
 * Writes a JSON Schema of OpenAPI 3.1 as one of 3.0. What 3.0 can't say is left out, so it never refuses more.
 *
 * @param place Name of the schema or operation that it belongs to, to report losses.
 * @param isNamed Whether it has a name itself, so that a union of types stands in it. Others refer to the union.
 * @throws Error if it holds a keyword for which no translation is written.
 */
export function downgradeSchema(schema: Schema, place: string, collected: Collected, isNamed = false): Schema {
  const differences = [
    dropConditions,
    dropDependencies,
    firstExample,
    constAsEnum,
    contentAsBinary,
    dropListsAmongOthers,
    withWidth,
    isNamed ? typesAsBranches : typesByName,
    besideReference,
  ];
  const converted = differences.reduce(
    (current, convert) => convert(current, place, collected),
    withParts(schema, place, collected),
  );
  const unknown = Object.keys(converted).find((keyword) => !SAME.has(keyword) && !keyword.startsWith('x-'));
  if (unknown !== undefined)
    throw new Error(`OpenAPI 3.0 has no ${unknown}, which ${place} uses; no translation is written for it`);
  return converted;
}

/** Converts the schemas that a schema consists of. Conditions are not among them, since they are dropped entirely. */
function withParts(schema: Schema, place: string, collected: Collected): Schema {
  return mapChildren(schema, (part, keyword) =>
    CONDITIONS.includes(keyword) ? part : downgradeSchema(part, place, collected),
  );
}

function dropConditions(schema: Schema, place: string, { losses }: Collected): Schema {
  const { if: condition, then: _then, else: _else, ...others } = schema;
  if (condition !== undefined) losses.add('Conditions (`if`, `then`, `else`), which the descriptions tell', place);
  return others;
}

function dropDependencies(schema: Schema, place: string, { losses }: Collected): Schema {
  const { dependentRequired, ...others } = schema;
  if (dependentRequired !== undefined)
    losses.add('Fields that ask for others (`dependentRequired`), which the descriptions tell', place);
  return others;
}

function firstExample(schema: Schema, place: string, { losses }: Collected): Schema {
  const { examples, ...others } = schema;
  if (!Array.isArray(examples)) return schema;
  if (examples.length > 1) losses.add('Examples after the first', place);
  return { ...others, example: examples[0] as unknown };
}

function constAsEnum(schema: Schema): Schema {
  const { const: value, ...others } = schema;
  return value === undefined ? schema : { ...others, enum: [value] };
}

function contentAsBinary(schema: Schema, place: string, { losses }: Collected): Schema {
  const { contentMediaType, ...others } = schema;
  if (contentMediaType === undefined) return schema;
  losses.add('The media type of a file in its schema', place);
  return { ...others, format: 'binary' };
}

/**
 * A list is no alternative to something else here, since few generators make code of it that works: typescript-fetch reads
 * lists as objects, Python does not read them, typescript-axios does not compile.
 */
function dropListsAmongOthers(schema: Schema, place: string, { losses }: Collected): Schema {
  const { type, oneOf, anyOf, ...others } = schema;
  const types = oneOf ?? anyOf ?? (Array.isArray(type) ? type.map((name) => ({ type: name })) : []);
  if (types.length < 2 || !types.some((alternative) => alternative.type === 'array')) return schema;
  losses.add('The type of what is a list or something else', place);
  return pick(others, (keyword) => !OF_ANY_TYPE.has(keyword));
}

/** A reference to the union of the types. Other keywords stay next to it, since each speaks of one type alone. */
function typesByName(schema: Schema, place: string, { unions }: Collected): Schema {
  const { type, ...others } = schema;
  const $ref = Array.isArray(type) ? unions.referTo(type) : undefined;
  return $ref === undefined ? typesAsBranches(schema, place) : { ...others, $ref };
}

/** A branch per type, each with the keywords that speak of it. */
function typesAsBranches(schema: Schema, place: string): Schema {
  const { type, ...others } = schema;
  if (!Array.isArray(type)) return schema;
  const branches = type.map((name) => {
    const keywords = OF_TYPE[name];
    if (!keywords)
      throw new Error(
        `No translation to OpenAPI 3.0 is written for the type ${name} among others, which ${place} uses`,
      );
    return withWidth({ type: name, ...pick(others, (keyword) => keywords.includes(keyword)) });
  });
  return { ...pick(others, (keyword) => !OF_ANY_TYPE.has(keyword)), ...asUnion(branches) };
}

/** In 3.0, keywords next to a reference are ignored. */
function besideReference(schema: Schema): Schema {
  const { $ref, ...others } = schema;
  return $ref === undefined || Object.keys(others).length === 0
    ? schema
    : { ...others, allOf: [{ $ref }, ...(others.allOf ?? [])] };
}

function pick(schema: Schema, isWanted: (keyword: string) => boolean): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => isWanted(keyword)));
}

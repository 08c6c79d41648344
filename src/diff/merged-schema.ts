import { lookUp, nameOf, type OpenApiDocument, type Schema } from '../contract/index.ts';
import { canonical } from './canonical.ts';
import { intersectTypes } from './compare-types.ts';
import { isStorageFormat } from './compared-keywords.ts';
import type { Comparison } from './comparison.ts';
import { simplified } from './simplified.ts';

/** A schema and where it stands, for people: `InvoiceCreate.line_items[]`. */
export interface Located {
  schema: Schema;
  place: string;
}

/** Something that a schema requires of values, and where it says so. */
export interface Constraint<Value> {
  value: Value;
  place: string;
}

/** Schemes of which one or exactly one must hold. */
export interface Choice {
  keyword: 'anyOf' | 'oneOf';
  alternatives: Located[];
  place: string;
}

/**
 * The constraints of a schema once its references are followed and its parts (`allOf`) are merged, so that moving a
 * field from one part to another is no change.
 */
export interface MergedSchema {
  /** Where the schema stands. */
  place: string;
  /** The types that it allows; undefined for all. */
  types: Constraint<readonly string[]> | undefined;
  /** The values that it allows, each in canonical form; undefined for all. */
  values: Constraint<readonly string[]> | undefined;
  /** Numeric limits by keyword, the strictest of each. */
  limits: Map<string, Constraint<number>>;
  /** What numbers must be multiples of. */
  multiples: Constraint<number>[];
  /** Constraints of which two cannot be ordered by strictness, by keyword and content. */
  rules: Map<string, Constraint<{ keyword: string; content: unknown }>>;
  choices: Choice[];
  /** Fields by name; each may be described in several parts. */
  fields: Map<string, Located[]>;
  /** Names of required fields, and the part that requires each. */
  required: Map<string, string>;
  items: Located[];
  /** What fields that have no name must hold to. */
  otherFields: Located[];
  /** Whether fields that have no name are refused. */
  closed: boolean;
  default: unknown;
}

/** Limits that are stricter the smaller they are. */
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];

const RULES = [
  'pattern',
  'format',
  'uniqueItems',
  'contentMediaType',
  'contentEncoding',
  'if',
  'not',
  'dependentRequired',
  'dependentSchemas',
  'prefixItems',
  'contains',
  'patternProperties',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
  'discriminator',
] as const;

/** Limits of which 0 says nothing. */
const COUNTS = ['minLength', 'minItems', 'minProperties'];

/**
 * Merges schemas that all hold at one place.
 *
 * @param isInlined Whether a choice of one alternative is that alternative.
 */
export function mergeSchemas(
  { formOf }: Comparison,
  document: OpenApiDocument,
  schemas: readonly Located[],
  place: string,
  isInlined: boolean,
): MergedSchema {
  const merged: MergedSchema = {
    place,
    types: undefined,
    values: undefined,
    limits: new Map(),
    multiples: [],
    rules: new Map(),
    choices: [],
    fields: new Map(),
    required: new Map(),
    items: [],
    otherFields: [],
    closed: false,
    default: undefined,
  };
  for (const located of flattenAllOf(document, schemas, isInlined))
    addSchema(merged, (rule) => formOf(document, rule), located);
  return merged;
}

/** The schemas, what they refer to and their parts. */
function flattenAllOf(
  document: OpenApiDocument,
  schemas: readonly Located[],
  isInlined: boolean,
  seen = new Set<string>(),
): Located[] {
  return schemas.flatMap(({ schema: written, place }) => {
    const located = { schema: simplified(written, isInlined), place };
    const { $ref: reference, allOf = [] } = located.schema;
    const parts = allOf.map((schema) => ({ schema, place: located.place }));
    if (reference !== undefined && !seen.has(reference)) {
      seen.add(reference);
      parts.unshift({ schema: lookUp(document, reference) as Schema, place: nameOf(reference) });
    }
    return [located, ...flattenAllOf(document, parts, isInlined, seen)];
  });
}

function addSchema(merged: MergedSchema, formOf: (rule: object) => string, { schema, place }: Located): void {
  const locateAlternative = (alternative: Schema, index: number) => ({
    schema: alternative,
    place: `${place} (alternative ${index + 1})`,
  });
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (types) merged.types = { value: merged.types ? intersectTypes(merged.types.value, types) : types, place };
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) merged.values = { value: intersect(merged.values?.value, values.map(canonical)), place };
  for (const keyword of UPPER_LIMITS) addLimit(merged, keyword, schema[keyword], place, Math.min);
  for (const keyword of LOWER_LIMITS) addLimit(merged, keyword, schema[keyword], place, Math.max);
  if (typeof schema.multipleOf === 'number') merged.multiples.push({ value: schema.multipleOf, place });
  for (const keyword of RULES) addRule(merged, formOf, keyword, schema, place);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const alternatives = schema[keyword];
    if (alternatives) merged.choices.push({ keyword, place, alternatives: alternatives.map(locateAlternative) });
  }
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    merged.fields.set(name, [...(merged.fields.get(name) ?? []), { schema: field, place: `${place}.${name}` }]);
  }
  for (const name of schema.required ?? []) merged.required.set(name, place);
  if (schema.items !== undefined) merged.items.push({ schema: schema.items, place: `${place}[]` });
  if (schema.additionalProperties === false) merged.closed = true;
  else if (typeof schema.additionalProperties === 'object')
    merged.otherFields.push({ schema: schema.additionalProperties, place: `${place}.*` });
  if (schema.default !== undefined) merged.default = schema.default;
}

function addLimit(
  merged: MergedSchema,
  keyword: string,
  value: unknown,
  place: string,
  strictest: (...values: number[]) => number,
): void {
  if (typeof value !== 'number' || (value === 0 && COUNTS.includes(keyword))) return;
  const present = merged.limits.get(keyword);
  if (!present || strictest(present.value, value) !== present.value) merged.limits.set(keyword, { value, place });
}

function addRule(
  merged: MergedSchema,
  formOf: (rule: object) => string,
  keyword: (typeof RULES)[number],
  schema: Schema,
  place: string,
): void {
  const content = schema[keyword];
  if (content === undefined || saysNothing(keyword, content, schema)) return;
  const rule = keyword === 'if' ? { if: content, then: schema['then'], else: schema['else'] } : { [keyword]: content };
  merged.rules.set(formOf(rule), { value: { keyword, content }, place });
}

/** Whether a rule refuses nothing. */
function saysNothing(keyword: (typeof RULES)[number], content: unknown, schema: Schema): boolean {
  if (keyword === 'format') return isStorageFormat(content);
  if (keyword === 'if') return schema['then'] === undefined && schema['else'] === undefined;
  if (keyword.startsWith('unevaluated')) return content === true || canonical(content) === '{}';
  return content === false;
}

function intersect(present: readonly string[] | undefined, values: readonly string[]): readonly string[] {
  return present ? present.filter((value) => values.includes(value)) : values;
}

import type { Schema } from '../contract/document.ts';
import { canonical, canonicalSchema } from './canonical.ts';
import type { ComparedDocument } from './document.ts';
import { lookUp } from './references.ts';
import { intersectTypes } from './types.ts';

/** A schema and where it stands, for people: `InvoiceCreate.line_items[]`. */
export interface Located {
  schema: Schema;
  place: string;
}

/** Something that a schema demands, and where. */
export interface Demand<Value> {
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
 * What a schema demands once its references are followed and its parts (`allOf`) are put together, so that moving a
 * field from one part to another is no change.
 */
export interface View {
  /** Where the schema stands. */
  place: string;
  /** The types that it allows; undefined for all. */
  types: Demand<readonly string[]> | undefined;
  /** The values that it allows, each in canonical form; undefined for all. */
  values: Demand<readonly string[]> | undefined;
  /** Numeric limits by keyword, the strictest of each. */
  limits: Map<string, Demand<number>>;
  /** Demands of which two cannot be ordered by strictness, by keyword and content. */
  rules: Map<string, Demand<{ keyword: string; content: unknown }>>;
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
export const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];

const RULES = [
  'pattern',
  'format',
  'multipleOf',
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
] as const;

/** Formats that only say how a number is stored. */
const STORAGE_FORMATS = ['double', 'float'];

/** Puts together what schemas that all hold at one place demand; none demand nothing. */
export function viewOf(document: ComparedDocument, schemas: readonly Located[], place: string): View {
  const view: View = {
    place,
    types: undefined,
    values: undefined,
    limits: new Map(),
    rules: new Map(),
    choices: [],
    fields: new Map(),
    required: new Map(),
    items: [],
    otherFields: [],
    closed: false,
    default: undefined,
  };
  for (const located of spread(document, schemas)) addSchema(view, document, located);
  return view;
}

/** The schemas, what they refer to and their parts. */
function spread(document: ComparedDocument, schemas: readonly Located[], seen = new Set<string>()): Located[] {
  return schemas.flatMap((located) => {
    const { $ref: reference, allOf = [] } = located.schema;
    const parts = allOf.map((schema) => ({ schema, place: located.place }));
    if (reference !== undefined && !seen.has(reference)) {
      seen.add(reference);
      parts.unshift({ schema: lookUp(document, reference) as Schema, place: placeOfReference(reference) });
    }
    return [located, ...spread(document, parts, seen)];
  });
}

function placeOfReference(reference: string): string {
  return reference.split('/').at(-1)!;
}

function addSchema(view: View, document: ComparedDocument, { schema, place }: Located): void {
  const locateAlternative = (alternative: Schema, index: number) => ({
    schema: alternative,
    place: `${place} (alternative ${index + 1})`,
  });
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (types) view.types = { value: view.types ? intersectTypes(view.types.value, types) : types, place };
  const values = schema['const'] === undefined ? (schema['enum'] as unknown[] | undefined) : [schema['const']];
  if (values) view.values = { value: intersect(view.values?.value, values.map(canonical)), place };
  for (const keyword of UPPER_LIMITS) addLimit(view, keyword, schema[keyword], place, Math.min);
  for (const keyword of LOWER_LIMITS) addLimit(view, keyword, schema[keyword], place, Math.max);
  for (const keyword of RULES) addRule(view, document, keyword, schema, place);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const alternatives = schema[keyword] as Schema[] | undefined;
    if (alternatives) view.choices.push({ keyword, place, alternatives: alternatives.map(locateAlternative) });
  }
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    view.fields.set(name, [...(view.fields.get(name) ?? []), { schema: field, place: `${place}.${name}` }]);
  }
  for (const name of schema.required ?? []) view.required.set(name, place);
  if (schema.items) view.items.push({ schema: schema.items, place: `${place}[]` });
  if (schema.additionalProperties === false) view.closed = true;
  else if (typeof schema.additionalProperties === 'object')
    view.otherFields.push({ schema: schema.additionalProperties, place: `${place}.*` });
  if (schema['default'] !== undefined) view.default = schema['default'];
}

function addLimit(
  view: View,
  keyword: string,
  value: unknown,
  place: string,
  strictest: (...values: number[]) => number,
): void {
  if (typeof value !== 'number') return;
  const present = view.limits.get(keyword);
  if (!present || strictest(present.value, value) !== present.value) view.limits.set(keyword, { value, place });
}

function addRule(
  view: View,
  document: ComparedDocument,
  keyword: (typeof RULES)[number],
  schema: Schema,
  place: string,
): void {
  const content = schema[keyword];
  if (content === undefined || content === false || STORAGE_FORMATS.includes(content as string)) return;
  const rule = keyword === 'if' ? { if: content, then: schema['then'], else: schema['else'] } : { [keyword]: content };
  view.rules.set(canonicalSchema(document, rule), { value: { keyword, content }, place });
}

function intersect(present: readonly string[] | undefined, values: readonly string[]): readonly string[] {
  return present ? present.filter((value) => values.includes(value)) : values;
}

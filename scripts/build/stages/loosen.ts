import { nameOf, type Schema } from '../../../src/contract/index.ts';
import { CLOSED } from '../closed.ts';

/** Keywords that refuse values; a type is not among them. */
const REFUSING = [
  'enum',
  'const',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'minProperties',
  'maxProperties',
  'propertyNames',
] as const;

/** Formats that say how a number is stored, and refuse none. */
const NUMBERS = new Set<unknown>(['double', 'float', 'int32', 'int64']);

/** The keywords of a schema, without those of its fields, that refuse a value for another reason than its type. */
export function refusingKeywords(schema: Schema): string[] {
  return [
    ...REFUSING.filter((keyword) => keyword in schema),
    ...(schema['format'] !== undefined && !NUMBERS.has(schema['format']) ? ['format'] : []),
    ...(['additionalProperties', 'unevaluatedProperties'] as const).filter((keyword) => schema[keyword] === false),
  ];
}

/**
 * A field as a guess takes it from where it is documented: with its type, and without what refuses values there. A
 * closed set becomes one of known values.
 *
 * @param schemas The named schemas: one that closes a text is replaced by what is left of it.
 */
export function loosen(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const name = nameOf(schema.$ref);
  if (name !== undefined) {
    const target = schemas[name]!;
    if (CLOSED.has(name) || refusingKeywords(target).length === 0 || target.properties) return schema;
    const { $ref: _, ...own } = schema;
    return loosen({ ...target, ...own }, schemas);
  }
  const refusing = new Set(refusingKeywords(schema));
  const values = (schema['enum'] ?? [schema['const']]) as unknown[];
  const known = values.filter((value) => typeof value === 'string' && value !== '');
  const {
    properties,
    items,
    required: _required,
    ...rest
  } = Object.fromEntries(Object.entries(schema).filter(([key]) => !refusing.has(key))) as Schema;
  return {
    ...rest,
    ...(known.length > 0 && { 'x-known-values': known }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, loosen(inner, schemas)])),
    }),
    ...(items && { items: loosen(items, schemas) }),
  };
}

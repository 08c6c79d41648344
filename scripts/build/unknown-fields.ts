import { nameOf, nearest, type OpenApiDocument, type Schema } from '../../src/contract/index.ts';
import type { Path } from './source-map.ts';

/** A field of a value that its schema does not name. */
export interface UnknownField {
  name: string;
  /** Keys from the root of the value to the field. */
  keys: Path;
  /** The field that was probably meant, and where the document defines it. */
  nearest: { name: string; path: Path } | undefined;
}

/** A schema and its place in the document. */
interface PlacedSchema {
  schema: Schema;
  path: Path;
}

const COMBINATIONS = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Lists the fields of a value that its schema does not name, at any depth. A name that is made up for a sample is a guess, which
 * a property has to mark, also where an object takes others.
 *
 * @param path The place of the schema in the document.
 */
export function unknownFields(document: OpenApiDocument, schema: Schema, path: Path, value: unknown): UnknownField[] {
  return [...unknownIn(document, [{ schema, path }], value, [])];
}

function* unknownIn(
  document: OpenApiDocument,
  schemas: readonly PlacedSchema[],
  value: unknown,
  keys: Path,
): Generator<UnknownField> {
  const parts = schemas.flatMap((schema) => partsOf(document, schema));
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => childOf(part, 'items'));
    for (const [index, entry] of value.entries()) yield* unknownIn(document, items, entry, [...keys, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const named = parts.flatMap((part) => propertyOf(part, name));
      if (named.length > 0) yield* unknownIn(document, named, inner, [...keys, name]);
      else yield { name, keys: [...keys, name], nearest: nearestProperty(parts, name) };
    }
  }
}

/** A schema and all that it is composed of. Conditions are left out: they narrow fields that are named elsewhere. */
function partsOf(document: OpenApiDocument, { schema, path }: PlacedSchema): PlacedSchema[] {
  const name = nameOf(schema.$ref);
  const target = name === undefined ? undefined : document.components.schemas[name];
  const referenced = target ? partsOf(document, { schema: target, path: ['components', 'schemas', name!] }) : [];
  const combined = COMBINATIONS.flatMap((keyword) =>
    ((schema[keyword] as Schema[] | undefined) ?? []).flatMap((part, index) =>
      partsOf(document, { schema: part, path: [...path, keyword, index] }),
    ),
  );
  return [{ schema, path }, ...referenced, ...combined];
}

function childOf({ schema, path }: PlacedSchema, keyword: 'items'): PlacedSchema[] {
  const child = schema[keyword];
  return child ? [{ schema: child, path: [...path, keyword] }] : [];
}

function propertyOf({ schema, path }: PlacedSchema, name: string): PlacedSchema[] {
  const property = schema.properties?.[name];
  return property ? [{ schema: property, path: [...path, 'properties', name] }] : [];
}

function nearestProperty(parts: readonly PlacedSchema[], name: string): UnknownField['nearest'] {
  const known = parts.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  const match = nearest(name, known);
  const [property] = match === undefined ? [] : parts.flatMap((part) => propertyOf(part, match));
  return property && match !== undefined ? { name: match, path: property.path } : undefined;
}

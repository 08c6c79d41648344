import { nameOf, type OpenApiDocument, type Schema } from '../../../src/contract/index.ts';
import { EMPTY_TOO } from '../closed.ts';
import { type DocumentedField, readFields } from '../documented/notation.ts';
import type { Documented } from '../documented/read-documented.ts';
import type { Composition } from './compose.ts';

/** The types that a guess at a number leaves open: payloads may hold it as text. */
const NUMBERS = new Set<unknown>(['number', 'integer']);

/** Suffixes that distinguish the name of a body from the name of its record. */
const BODY = /(Create|Update|Input)$/;

/**
 * Marks each field to which the service documentation gives no type with `x-not-documented: [type]`, and takes text as well as a
 * number there, so that a guess at a type refuses nothing.
 *
 * An id of which they do not say which record it is of, and the contract does, is marked with `[reference]`. What takes the
 * empty text next to the values that they state is marked with `[empty-text]`.
 *
 * A field that the service documentation does not list has a documented type if it is taken from one that has: the field of that name
 * of the record, or one that comes from the same part.
 */
export function markUndocumentedTypes({ document, originOf }: Composition, documented: Documented): OpenApiDocument {
  const listed = listedTypes(documented);
  const { schemas } = document.components;
  const origin = (schema: string, field: string): string =>
    JSON.stringify(originOf(['components', 'schemas', schema, 'properties', field]));

  const byOrigin = new Map<string, boolean>();
  for (const [name, fields] of listed) {
    for (const [field, hasType] of fields) {
      const key = origin(name, field);
      byOrigin.set(key, hasType && (byOrigin.get(key) ?? true));
    }
  }

  function hasDocumentedType(name: string, field: string, property: Schema): boolean {
    return (
      listed.get(name)?.get(field) ??
      listed.get(name.replace(BODY, ''))?.get(field) ??
      byOrigin.get(origin(name, field)) ??
      (!listed.has(name) && !isScalar(document, property))
    );
  }

  const references = listedReferences(documented);
  const statedReference = (name: string, field: string): string =>
    references.get(`${name}.${field}`) ?? references.get(`${name.replace(BODY, '')}.${field}`) ?? '';

  const marked = Object.entries(schemas).map(([name, schema]) => {
    if (!schema.properties)
      return [name, EMPTY_TOO.has(name) ? { ...schema, 'x-not-documented': ['empty-text'] } : schema];
    const properties = Object.entries(schema.properties).map(([field, property]) => [
      field,
      withReferenceMark(
        hasDocumentedType(name, field, property) ? property : withoutType(property),
        statedReference(name, field),
      ),
    ]);
    return [name, { ...schema, properties: Object.fromEntries(properties) }];
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(marked) } };
}

function listedTypes({ records, bodies }: Documented): Map<string, Map<string, boolean>> {
  return new Map(
    Object.entries({ ...records, ...bodies }).map(([name, notation]) => [
      name,
      new Map(readFields(notation).map((field) => [field.name, hasType(field)])),
    ]),
  );
}

/** The records that listed ids are of, by schema and field. */
function listedReferences({ records, bodies }: Documented): Map<string, string> {
  return new Map(
    Object.entries({ ...records, ...bodies }).flatMap(([name, notation]) =>
      readFields(notation).flatMap(({ name: field, refersTo }) =>
        refersTo ? [[`${name}.${field}`, refersTo.join()] as const] : [],
      ),
    ),
  );
}

/** Marks a reference that is not the stated one. */
function withReferenceMark(property: Schema, stated: string): Schema {
  const targets = [property['x-refers-to'] ?? []].flat().join();
  if (targets === '' || targets === stated) return property;
  const marks = (property['x-not-documented'] as string[] | undefined) ?? [];
  return { ...property, 'x-not-documented': [...marks, 'reference'] };
}

function hasType({ type, isArray, isContainerOpen, values, knownValues }: DocumentedField): boolean {
  return !isContainerOpen && (isArray || (type ?? values ?? knownValues) !== undefined);
}

function withoutType(property: Schema): Schema {
  const { format, ...rest } = property;
  const mark = { 'x-not-documented': ['type'] };
  if (!NUMBERS.has(property.type)) return { ...property, ...mark };
  return { ...rest, type: [property.type as string, 'string'], ...mark };
}

function isScalar(document: OpenApiDocument, schema: Schema): boolean {
  const name = nameOf(schema.$ref);
  const { type, properties } = name === undefined ? schema : document.components.schemas[name]!;
  return !properties && type !== 'array' && type !== 'object';
}

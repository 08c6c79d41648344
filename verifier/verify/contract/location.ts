import {
  escapeToken,
  isNode,
  isOfNumbers,
  isPartlyRead,
  lookUp,
  type OpenApiDocument,
  type Schema,
} from '../../../src/contract/index.ts';

/** Where a claim of the contract comes from; `open` is what the service documentation leaves open. */
export type Basis = 'documented' | 'observed' | 'inferred' | 'open';

/** A schema, and where it is in the document. */
export interface LocatedSchema {
  /** JSON Pointer, such as `/components/schemas/Tax/properties/tax_id`. */
  pointer: string;
  schema: Schema;
  /** The basis of what it contains, where that has no mark of its own. */
  within: Basis;
  /** The schema that refers to it or contains it; undefined for the schema at the location itself. */
  via?: LocatedSchema | undefined;
}

export interface ContractLocation {
  /** The schemas that hold here: the own one first, then those that it refers to or consists of. */
  schemas: readonly LocatedSchema[];
  /** The basis of the claim that this exists. Claims about its value may have another one. */
  basis: Basis;
  /** The types that are taken; undefined for all. */
  types: ReadonlySet<string> | undefined;
  /** The fields of an object; undefined if the contract names none. */
  fields: ReadonlyMap<string, ContractLocation> | undefined;
  items: ContractLocation | undefined;
  required: ReadonlySet<string>;
  /** True if the contract allows fields that it does not name (`additionalProperties: true`). */
  isOpen: boolean;
  /** True if a part of it could not be read, so that it may have other fields. */
  isUnread: boolean;
  /** The values that are named; undefined if none are. */
  values: ReadonlySet<unknown> | undefined;
  /** True if it holds the id that the server generates for a record. */
  isRecordId: boolean;
}

/**
 * Makes the locations of a document, each when it is first asked for.
 *
 * @param located The schema of a body or parameter.
 * @param basis Where it comes from that the body or parameter is there.
 */
export type LocationOf = (located: LocatedSchema, basis: Basis) => ContractLocation;

/** Creates what makes the locations of a document. */
export function createLocations(document: OpenApiDocument): LocationOf {
  const cache = new Map<string, ContractLocation>();

  function locationOf(roots: readonly LocatedSchema[], from: Basis): ContractLocation {
    const key = `${from} ${roots.map(({ pointer, within }) => `${within} ${pointer}`).join(' ')}`;
    let location = cache.get(key);
    if (!location) cache.set(key, (location = make(roots, from)));
    return location;
  }

  function make(roots: readonly LocatedSchema[], from: Basis): ContractLocation {
    const schemas = roots.flatMap((root) => [...partsOf(document, root, new Set())]);
    const basis = basisOf(schemas, from);
    const below = lazy(() => ({
      fields: fieldsOf(schemas, (located) => locationOf(located, basis)),
      items: itemsOf(schemas, (located) => locationOf(located, basis)),
    }));
    return {
      schemas,
      basis,
      types: intersection(roots.map(({ schema }) => typesOf(document, schema, new Set()))),
      get fields() {
        return below().fields;
      },
      get items() {
        return below().items;
      },
      required: new Set(schemas.flatMap(({ schema }) => schema.required ?? [])),
      isOpen: schemas.some(({ schema }) => schema.additionalProperties === true),
      isUnread: schemas.some(({ schema }) => isPartlyRead(schema)),
      values: valuesOf(schemas),
      isRecordId: schemas.some(({ schema }) => schema['x-generated'] === true),
    };
  }

  return (located, basis) => locationOf([located], basis);
}

/** The schemas that a schema refers to or consists of, itself first. */
function* partsOf(document: OpenApiDocument, located: LocatedSchema, seen: Set<string>): Generator<LocatedSchema> {
  const { pointer, schema } = located;
  if (seen.has(pointer) || !isNode(schema)) return;
  seen.add(pointer);
  yield located;
  const inside = scopeOf(located);
  const parts = (at: string, part: Schema, within = inside): Iterable<LocatedSchema> =>
    partsOf(document, { pointer: at, schema: part, within, via: located }, seen);
  // What a schema says that has a name holds wherever it is used; that of a body is what its operations are known to send.
  if (schema.$ref !== undefined)
    yield* parts(
      schema.$ref.slice(1),
      lookUp(document, schema.$ref) as Schema,
      isBody(located) ? inside : 'documented',
    );
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
    for (const [index, part] of (schema[keyword] ?? []).entries()) yield* parts(`${pointer}/${keyword}/${index}`, part);
  }
  for (const keyword of ['then', 'else'] as const) {
    const part = schema[keyword];
    if (isNode(part)) yield* withoutRequired(parts(`${pointer}/${keyword}`, part as Schema));
  }
}

function isBody({ pointer }: LocatedSchema): boolean {
  return /\/responses\/[^/]+\/content\/[^/]+\/schema$/.test(pointer);
}

/** Removes `required` from conditional schemas, which do not always apply. */
function* withoutRequired(parts: Iterable<LocatedSchema>): Generator<LocatedSchema> {
  for (const located of parts) {
    const { required: _, ...rest } = located.schema;
    yield { ...located, schema: rest };
  }
}

function basisOf(schemas: readonly LocatedSchema[], from: Basis): Basis {
  if (schemas.some(({ schema }) => schema['x-observed'] !== undefined)) return 'observed';
  if (from === 'open') return 'open';
  return schemas.some(({ schema }) => schema['x-inferred'] !== undefined) ? 'inferred' : from;
}

/** The strongest comes first. */
export const STRENGTH: readonly Basis[] = ['documented', 'observed', 'inferred', 'open'];

/** Checks whether a keyword is about a value's type, which may be undocumented although the field is documented. */
function isOfType(schema: Schema, keyword: string): boolean {
  return keyword === 'type' || (keyword === 'format' && isOfNumbers(schema));
}

/**
 * Where a claim comes from that a schema makes of a value. It follows the schemas that lead to it, and not the operation: a
 * field that the documents type is documented wherever its record is used.
 */
export function basisOfClaim(located: LocatedSchema, keyword: string): Basis {
  const isGuess = isOfType(located.schema, keyword) && marksOf(located.schema).includes('type');
  const ownBasis = isGuess ? 'inferred' : (markOf(located.schema) ?? (located.via ? undefined : located.within));
  const bases = [ownBasis, located.via && basisOfClaim(located.via, keyword)];
  return STRENGTH.findLast((basis) => bases.includes(basis)) ?? 'documented';
}

/** The schema at the location itself through which a schema is reached. */
export function rootOf(located: LocatedSchema): LocatedSchema {
  return located.via ? rootOf(located.via) : located;
}

function scopeOf({ schema, within }: LocatedSchema): Basis {
  return markOf(schema) ?? within;
}

function markOf(schema: Schema): Basis | undefined {
  if (schema['x-observed'] !== undefined) return 'observed';
  return schema['x-inferred'] === undefined ? undefined : 'inferred';
}

function marksOf(schema: Schema): readonly string[] {
  const marks = schema['x-not-documented'];
  return Array.isArray(marks) ? (marks as string[]) : [];
}

type Make = (located: readonly LocatedSchema[]) => ContractLocation;

function fieldsOf(schemas: readonly LocatedSchema[], make: Make): Map<string, ContractLocation> | undefined {
  const byName = new Map<string, LocatedSchema[]>();
  for (const holder of schemas) {
    const { pointer, schema } = holder;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const at = `${pointer}/properties/${escapeToken(name)}`;
      const located = { pointer: at, schema: field, within: scopeOf(holder) };
      byName.set(name, [...(byName.get(name) ?? []), located]);
    }
  }
  if (byName.size === 0) return undefined;
  return new Map([...byName].map(([name, located]) => [name, make(located)]));
}

function itemsOf(schemas: readonly LocatedSchema[], make: Make): ContractLocation | undefined {
  const items = schemas.flatMap((holder) => {
    const { pointer, schema } = holder;
    return isNode(schema.items) ? [{ pointer: `${pointer}/items`, schema: schema.items, within: scopeOf(holder) }] : [];
  });
  return items.length > 0 ? make(items) : undefined;
}

function valuesOf(schemas: readonly LocatedSchema[]): Set<unknown> | undefined {
  const values = schemas.flatMap(({ schema }) => [
    ...(schema.enum ?? []),
    ...((schema['x-known-values'] as unknown[] | undefined) ?? []),
    ...('const' in schema ? [schema.const] : []),
  ]);
  return values.length > 0 ? new Set(values) : undefined;
}

/** The types that a schema takes: what all of its parts take, of alternatives what one of them takes. */
function typesOf(document: OpenApiDocument, schema: Schema, seen: ReadonlySet<string>): Set<string> | undefined {
  if (!isNode(schema) || (schema.$ref !== undefined && seen.has(schema.$ref))) return undefined;
  const within = schema.$ref === undefined ? seen : new Set([...seen, schema.$ref]);
  const of = (part: Schema): Set<string> | undefined => typesOf(document, part, within);
  const { $ref, type, allOf = [], anyOf, oneOf } = schema;
  return intersection([
    type === undefined ? undefined : new Set([type].flat()),
    $ref === undefined ? undefined : of(lookUp(document, $ref) as Schema),
    ...allOf.map(of),
    ...[anyOf, oneOf].map((alternatives) => alternatives && union(alternatives.map(of))),
  ]);
}

type Types = Set<string> | undefined;

function intersection(sets: readonly Types[]): Types {
  return sets.reduce((one, other) => (one && other ? inBoth(one, other) : (one ?? other)), undefined);
}

function inBoth(left: ReadonlySet<string>, right: ReadonlySet<string>): Set<string> {
  const isInBoth = (type: string): boolean => takes(left, type) && takes(right, type);
  return new Set([...left, ...right].filter(isInBoth));
}

function union(sets: readonly Types[]): Types {
  return sets.includes(undefined) ? undefined : new Set(sets.flatMap((types) => [...types!]));
}

/** Checks whether a set of types includes a type. An integer is a number. */
export function takes(types: ReadonlySet<string> | undefined, type: string): boolean {
  return types === undefined || types.has(type) || (type === 'integer' && types.has('number'));
}

function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

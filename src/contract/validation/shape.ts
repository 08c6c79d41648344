import { bareObject } from '../bare-object.ts';
import type { OpenApiDocument, Schema } from '../document.ts';
import { resolveSchema } from '../references.ts';
import { isNode } from '../walk.ts';

/** Fields of a value and the rules between them, merged from the parts of its schema. */
export interface Shape {
  /** The fields of an object by name. Where there are none, any name may stand. */
  fields?: Record<string, Shape> | undefined;
  /** True if the object may have other fields as well. */
  open?: true;
  /** The entries of an array. */
  items?: Shape | undefined;
  isObject?: true;
  /** Type that a string of a query is read as. */
  reads?: 'boolean' | 'integer' | 'number';
  /** True if the entries of a list are in one string of a query, separated by commas. */
  joined?: true;
  /** True if a string must not be empty. */
  filled?: true;
  /** The strings that the contract names, where it takes others too. */
  known?: readonly unknown[];
  /** A value that matches the pattern. */
  example?: string;
  rules?: Rule[];
}

/** A rule between fields: if one of the conditions holds for an object, its consequences do. */
export interface Rule {
  when: Condition[];
  /** Returns a keyword's requirement for the value at these keys from the object; undefined if there is none. */
  asks(keys: readonly string[], keyword: string): Consequence | undefined;
}

/** A field is there, or has a value. */
export interface Condition {
  field: string;
  is?: unknown;
}

export interface Consequence {
  /** The field that must not be there, for `not`. */
  field?: string;
}

type SchemasOf = { components: Pick<OpenApiDocument['components'], 'schemas'> };

/**
 * Reads the shape of a schema of a document. That of a schema which refers to itself leads back to itself. What a field or an
 * entry is, is read when it is asked for: a few schemas can describe values in more ways than there is room for.
 *
 * @throws UnresolvedReferenceError where a reference leads nowhere.
 */
export function shapeOf(document: SchemasOf, schema: Schema): Shape {
  const ids = new Map<Schema, number>();
  const known = new Map<string, Shape>();
  return shapeOfAll(new Set([schema]));

  /** The shape of a value that several schemas describe. The same schemas have one shape, wherever they meet. */
  function shapeOfAll(schemas: ReadonlySet<Schema>): Shape {
    const key = [...schemas]
      .map(idOf)
      .sort((one, other) => one - other)
      .join(' ');
    let shape = known.get(key);
    if (!shape) known.set(key, (shape = lateShape(schemas)));
    return shape;
  }

  function lateShape(schemas: ReadonlySet<Schema>): Shape {
    const { own, fields, items } = describe(document, schemas);
    let ofFields: Record<string, Shape> | undefined;
    let ofItems: Shape | undefined;
    return {
      ...own,
      get fields() {
        if (fields.size === 0 || ofFields) return ofFields;
        ofFields = bareObject();
        for (const [name, parts] of fields) ofFields[name] = shapeOfAll(parts);
        return ofFields;
      },
      get items() {
        return items.size === 0 ? undefined : (ofItems ??= shapeOfAll(items));
      },
    };
  }

  function idOf(schema: Schema): number {
    if (!ids.has(schema)) ids.set(schema, ids.size);
    return ids.get(schema)!;
  }
}

/** Merges what schemas say of the value itself, and collects the schemas of its fields and entries. */
function describe(document: SchemasOf, schemas: ReadonlySet<Schema>) {
  const shape: Shape = {};
  const fields = new Map<string, Set<Schema>>();
  const items = new Set<Schema>();
  const seen = new Set<Schema>();
  for (const schema of schemas) add(schema);
  return { own: shape, fields, items };

  function add(part: Schema | boolean): void {
    if (typeof part === 'boolean' || seen.has(part)) return;
    seen.add(part);
    const resolved = resolveSchema(document, part);
    for (const [name, property] of Object.entries(resolved.properties ?? {})) {
      if (!fields.has(name)) fields.set(name, new Set());
      if (isNode(property)) fields.get(name)!.add(property);
    }
    if (isNode(resolved.items)) items.add(resolved.items);
    if (resolved.additionalProperties === true) shape.open = true;
    for (const keyword of ['if', 'then', 'else']) {
      if (isNode(resolved[keyword])) add(resolved[keyword]);
    }
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      for (const alternative of (resolved[keyword] as Schema[] | undefined) ?? []) add(alternative);
    const when = conditionsOf(resolved['if']);
    const then = resolved['then'] as Schema | undefined;
    if (when && isNode(then))
      (shape.rules ??= []).push({ when, asks: (keys, keyword) => consequenceOf(document, then, keys, keyword) });
    describeValue(shape, resolved);
  }
}

function describeValue(
  shape: Shape,
  { type: types, pattern, examples, minLength, 'x-explode': explode, 'x-known-values': known }: Schema,
): void {
  // The first of several types is the likely one.
  const [type] = [types].flat();
  if (type === 'boolean' || type === 'integer' || type === 'number') shape.reads = type;
  if (type === 'object') shape.isObject = true;
  if (typeof minLength === 'number' && minLength > 0) shape.filled = true;
  if (explode === false) shape.joined = true;
  if (Array.isArray(known)) shape.known = known;
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  if (pattern !== undefined && typeof example === 'string') shape.example = example;
}

/** Returns the conditions of an `if` on one field, or on one of several; undefined for any other. */
function conditionsOf(test: unknown): Condition[] | undefined {
  if (!isNode(test)) return undefined;
  const { anyOf, required, properties } = test as Schema;
  if (Array.isArray(anyOf)) {
    const alternatives = anyOf.map(conditionsOf);
    return alternatives.includes(undefined) ? undefined : (alternatives as Condition[][]).flat();
  }
  const [field, ...others] = required ?? [];
  if (field === undefined || others.length > 0) return undefined;
  const value = properties?.[field] ?? {};
  if ('const' in value) return [{ field, is: value['const'] }];
  const isAboutPresence = Object.keys(value).length === 0 || (isNode(value['not']) && 'const' in value['not']);
  return isAboutPresence ? [{ field }] : undefined;
}

/** Returns a keyword's requirement in a `then` for the value at these keys. */
function consequenceOf(
  document: SchemasOf,
  then: Schema | boolean,
  keys: readonly string[],
  keyword: string,
): Consequence | undefined {
  const isHere = keys.length === 0;
  if (typeof then === 'boolean') return isHere && !then && keyword === 'false schema' ? {} : undefined;
  const { properties = {}, items, allOf = [], not, ...others } = resolveSchema(document, then);
  if (isHere && keyword in others) return {};
  if (isHere && keyword === 'not' && not !== undefined) return forbidden(not);
  const [key = '', ...rest] = keys;
  const below = isHere ? [] : [Object.hasOwn(properties, key) ? properties[key]! : true, items ?? true];
  return [
    ...below.map((part) => consequenceOf(document, part, rest, keyword)),
    ...allOf.map((part) => consequenceOf(document, part, keys, keyword)),
  ].find((consequence) => consequence !== undefined);
}

/** The field that a `not` forbids, if it is one. */
function forbidden(not: unknown): Consequence {
  const { required = [] } = (isNode(not) ? not : {}) as Schema;
  return required.length === 1 ? { field: required[0]! } : {};
}

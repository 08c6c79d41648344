import type { OpenApiDocument, Schema } from '../document.ts';
import { resolveSchema } from '../references.ts';
import { isNode } from '../walk.ts';

/** What a schema knows of a value, put together from its parts: the names of its fields, and the rules between them. */
export interface Shape {
  /** The fields of an object by name. Where there are none, any name may stand. */
  fields?: Record<string, Shape>;
  /** Whether the object may have other fields as well. */
  open?: true;
  /** The entries of an array. */
  items?: Shape;
  /** What a text of a query is read as. */
  reads?: 'boolean' | 'integer' | 'number';
  /** Whether a text must not be empty. */
  filled?: true;
  /** A value that matches the pattern. */
  example?: string;
  rules?: Rule[];
}

/** A rule between fields: if one of the conditions holds for an object, its consequences do. */
export interface Rule {
  when: Condition[];
  then: Consequence[];
}

/** A field is there, or has a value. */
export interface Condition {
  field: string;
  is?: unknown;
}

/** What a keyword asks of a value. */
export interface Consequence {
  /** Keys from the object that has the rule; `*` stands for each entry of an array. */
  at: string[];
  keyword: string;
  /** The field that must not be there, for `not`. */
  field?: string;
}

/** What a document has of schemas. */
type SchemasOf = { components: Pick<OpenApiDocument['components'], 'schemas'> };

/**
 * Reads the shape of a schema of a document.
 *
 * @throws UnresolvedReferenceError if a reference leads nowhere.
 */
export function shapeOf(document: SchemasOf, schema: Schema): Shape {
  const shape: Shape = {};
  addTo(shape, schema, new Set());
  return shape;

  function addTo(shape: Shape, part: Schema | boolean, parents: ReadonlySet<string>): void {
    if (typeof part === 'boolean') return;
    const { $ref } = part;
    if ($ref !== undefined && parents.has($ref)) {
      // Below itself, a schema says nothing new.
      shape.open = true;
      return;
    }
    const within = $ref === undefined ? parents : new Set([...parents, $ref]);
    const resolved = resolveSchema(document, part);
    for (const [name, property] of Object.entries(resolved.properties ?? {}))
      addTo(((shape.fields ??= {})[name] ??= {}), property, within);
    if (isNode(resolved.items)) addTo((shape.items ??= {}), resolved.items, within);
    if (resolved.additionalProperties === true) shape.open = true;
    for (const keyword of ['if', 'then', 'else']) {
      if (isNode(resolved[keyword])) addTo(shape, resolved[keyword], within);
    }
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      for (const alternative of (resolved[keyword] as Schema[] | undefined) ?? []) addTo(shape, alternative, within);
    const when = conditionsOf(resolved['if']);
    if (when && isNode(resolved['then']))
      (shape.rules ??= []).push({ when, then: consequencesOf(document, resolved['then'], []) });
    describeValue(shape, resolved);
  }
}

function describeValue(shape: Shape, { type: types, pattern, examples, minLength }: Schema): void {
  // The first of several types is the likely one.
  const [type] = [types].flat();
  if (type === 'boolean' || type === 'integer' || type === 'number') shape.reads = type;
  if (typeof minLength === 'number' && minLength > 0) shape.filled = true;
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  if (pattern !== undefined && typeof example === 'string') shape.example = example;
}

/** What an `if` asks, where it is about one field, or about one of several. */
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

/** What a `then` asks, at any depth. */
function consequencesOf(document: SchemasOf, then: Schema | boolean, at: string[]): Consequence[] {
  if (typeof then === 'boolean') return then ? [] : [{ at, keyword: 'false schema' }];
  const { properties, items, allOf, not, ...others } = resolveSchema(document, then);
  const forbidden = isNode(not) ? (not as Schema).required : undefined;
  return [
    ...Object.keys(others).map((keyword) => ({ at, keyword })),
    ...(not === undefined ? [] : [{ at, keyword: 'not', ...(forbidden?.length === 1 && { field: forbidden[0]! }) }]),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => consequencesOf(document, part, [...at, name])),
    ...(items === undefined ? [] : consequencesOf(document, items, [...at, '*'])),
    ...(allOf ?? []).flatMap((part) => consequencesOf(document, part, at)),
  ];
}

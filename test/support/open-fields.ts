import fc from 'fast-check';
import { lenientSchema, lenientSchemas } from '../../scripts/package/lenient-schemas.ts';
import type { Schema } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { contract } from './document.ts';
import { valueFor } from './random/values.ts';
import type { Json } from './story.ts';

/** A field that is taken in a form, and in others, and where it stands. */
export interface OpenField {
  path: readonly string[];
  schema: Schema;
}

/** Fields below this depth say nothing new. */
const MAX_DEPTH = 3;
/** The contract in which each guess at a type takes every type, as our tools do. */
const lenient = { ...contract, components: { ...contract.components, schemas: lenientSchemas(contract) } };

/** The fields of a schema that may have several types, or whose type is a guess. `[]` stands for the entries of a list. */
function openFieldsIn(schema: Schema, path: readonly string[] = []): OpenField[] {
  const { type, enum: words, properties, items, pattern, examples } = resolveSchema(lenient, schema);
  const types = [type ?? []].flat();
  const own =
    types.length > 1 && !words
      ? types.map((one) => ({ path, schema: { type: one, pattern, examples } as Schema }))
      : [];
  if (path.length > MAX_DEPTH) return own;
  const below = Object.entries(properties ?? {}).flatMap(([name, inner]) => openFieldsIn(inner, [...path, name]));
  return [...own, ...below, ...(items ? openFieldsIn(items, [...path, '[]']) : [])];
}

/** A body with a value at a path. Lists on the way get an entry. */
export function withValue(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '[]') {
    const [first = {}, ...others] = Array.isArray(body) ? (body as unknown[]) : [];
    return [withValue(first, rest, value), ...others];
  }
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Json) : {};
  return { ...fields, [name]: withValue(fields[name], rest, value) };
}

/** Values of each type that fit nothing, or look like another. */
const TRICKY = {
  string: ['abc', '7', '1.5', '-1', 'true', '', '1e999', '__proto__'],
  number: [7, 0, -1.5, 1e300, 2 ** 60, Number.MIN_VALUE],
  array: [[], [[]], [null], ['a', 'b'], [{}], [{ a: 1 }]],
  object: [{}, { a: 1 }, { '': null }, { id: '1', name: true }],
};

/** A value that a field may have by its type, or one that is of the type and fits nothing. */
export function formOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const tricky: readonly unknown[] = (TRICKY as Partial<Record<string, unknown[]>>)[String(schema.type)] ?? [];
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array' || schema.type === 'object') return fc.constantFrom(...tricky);
  const usual = valueFor(schema, name);
  return tricky.length > 0 ? fc.oneof(usual, fc.constantFrom(...tricky)) : usual;
}

/** The fields of the body of an operation that may have several types, or whose type is a guess. */
export function openFieldsOf({ object }: Operation): OpenField[] {
  const schema = object.requestBody?.content['application/json']?.schema;
  return schema ? openFieldsIn(lenientSchema(schema)) : [];
}

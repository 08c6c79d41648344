import type { Schema } from '../../src/contract/document.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { contract } from './document.ts';
import { isObject } from './story.ts';

/** A text of a body whose field has known values. */
export interface Known {
  /** Where it stands, such as `invoice.status`. */
  path: string;
  value: unknown;
  known: readonly unknown[];
  /** Whether the field holds the state of its record. */
  isState: boolean;
}

/** What a body holds in fields that have known values. */
export function knownIn(schema: Schema, value: unknown, path: readonly string[] = []): Known[] {
  const resolved = resolveSchema(contract, schema);
  const { allOf = [], oneOf = [], anyOf = [], properties = {}, items } = resolved;
  const known = resolved['x-known-values'] as readonly unknown[] | undefined;
  const own =
    known && !isObject(value) && !Array.isArray(value)
      ? [{ path: path.join('.'), value, known, isState: resolved['x-state'] === true }]
      : [];
  const parts = [...allOf, ...oneOf, ...anyOf].flatMap((part) => knownIn(part, value, path));
  if (Array.isArray(value))
    return [
      ...own,
      ...parts,
      ...value.flatMap((entry, index) => (items ? knownIn(items, entry, [...path, `${index}`]) : [])),
    ];
  if (!isObject(value)) return [...own, ...parts];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    properties[key] ? knownIn(properties[key], inner, [...path, key]) : [],
  );
  return [...own, ...parts, ...below];
}

/** Lists the values of a body that are not among those that are known of their fields. */
export function unknownIn(schema: Schema, value: unknown): string[] {
  return knownIn(schema, value).flatMap(({ path, value: found, known }) =>
    known.includes(found) ? [] : [`${path} is ${found}, and ${known.join(', ')} are known`],
  );
}

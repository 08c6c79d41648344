import type { Schema } from '../contract/index.ts';
import { isAnnotation } from './compared-keywords.ts';

/** Types of which no value belongs to two. */
const DISJOINT = ['null', 'boolean', 'object', 'array', 'number', 'string'];

/**
 * A schema in the simplest form that means the same: `true` and `false` as objects, and alternatives that are types alone,
 * one of them `null`, as a list of types.
 *
 * @param isInlined Whether a choice of one alternative is that alternative.
 */
export function simplified(schema: Schema | boolean, isInlined: boolean): Schema {
  if (typeof schema === 'boolean') return schema ? {} : { type: [] };
  return (['anyOf', 'oneOf'] as const).reduce((each, keyword) => withoutChoice(each, keyword, isInlined), schema);
}

function withoutChoice(schema: Schema, keyword: 'anyOf' | 'oneOf', isInlined: boolean): Schema {
  const { [keyword]: alternatives, ...rest } = schema;
  if (!alternatives) return schema;
  if (isInlined && alternatives.length === 1) return { ...rest, allOf: [...(rest.allOf ?? []), alternatives[0]!] };
  const types = alternatives.map(typeAlone);
  return areTypes(types) ? { ...rest, allOf: [...(rest.allOf ?? []), { type: types }] } : schema;
}

/** The type of a schema that says nothing else. */
function typeAlone(schema: Schema): string | undefined {
  const keywords = Object.keys(schema).filter((keyword) => !isAnnotation(keyword));
  return keywords.length === 1 && typeof schema.type === 'string' ? schema.type : undefined;
}

function areTypes(types: readonly (string | undefined)[]): types is string[] {
  if (!types.includes('null') || new Set(types).size < types.length) return false;
  return types.every((type) => type !== undefined && DISJOINT.includes(type));
}

import type { Schema } from '../../../src/contract/index.ts';

const NAMES: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Integer',
  boolean: 'Boolean',
};

/** Formats of numbers that have none. Without a format, generators use 32 bits, which truncates ids. */
const WIDTHS: Readonly<Record<string, string>> = { integer: 'int64', number: 'double' };

/**
 * The unions of scalar types that fields and parameters refer to, each a schema with a name, such as `NumberOrText`.
 * Generators make a class of each union. Without a name they make one for each field that has it, and oapi-codegen uses
 * types for parameters that it never declares.
 */
export class Unions {
  readonly #types = new Map<string, readonly string[]>();

  /** A reference to the union; undefined if one of the types is not scalar. */
  referTo(types: readonly string[]): string | undefined {
    if (!types.every((type) => type in NAMES)) return undefined;
    const name = types.map((type) => NAMES[type]).join('Or');
    this.#types.set(name, types);
    return `#/components/schemas/${name}`;
  }

  /**
   * The unions that are referred to, by name.
   *
   * @param taken The other schemas, which may not have the same names.
   * @throws Error if one has.
   */
  schemas(taken: Readonly<Record<string, Schema>>): Record<string, Schema> {
    const twice = [...this.#types.keys()].find((name) => name in taken);
    if (twice !== undefined) throw new Error(`The schema ${twice} has the name of a union of the OpenAPI 3.0 edition`);
    return Object.fromEntries(
      [...this.#types].map(([name, types]) => [name, asUnion(types.map((type) => withWidth({ type })))]),
    );
  }
}

/**
 * Alternatives of different types. Where a value can match only one, that is said: then typescript-fetch writes
 * `string | number`, and not an empty interface.
 */
export function asUnion(alternatives: Schema[]): Schema {
  const types = alternatives.map(({ type }) => type as string);
  const areApart = types.every((type) => type in NAMES) && !(types.includes('number') && types.includes('integer'));
  return areApart ? { oneOf: alternatives } : { anyOf: alternatives };
}

/** Says how wide a number is that has no format. */
export function withWidth(schema: Schema): Schema {
  const width = typeof schema.type === 'string' && schema.format === undefined ? WIDTHS[schema.type] : undefined;
  return width === undefined ? schema : { ...schema, format: width };
}

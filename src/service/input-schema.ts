import { isNode } from '../contract/index.ts';
import { type Closed, problemIn, sentenceOf } from './closed.ts';
import { timeOf } from './time.ts';

/**
 * A schema of JSON, as OpenAPI has it. What control URLs publish of their bodies and parameters is what is enforced, so only
 * the keywords that `closedOf` reads are used.
 */
export interface Schema {
  readonly type?: 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';
  /** The value in a few words, for messages: `an ID of digits, as a string`. */
  readonly description?: string;
  readonly format?: 'date-time';
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** One of these; the description says what they are. */
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
}

export const TEXT: Schema = { type: 'string' };
export const FILLED: Schema = { type: 'string', minLength: 1 };
export const NUMBER: Schema = { type: 'number' };
export const COUNT: Schema = { type: 'integer', minimum: 1 };
export const ID: Schema = { type: 'string', pattern: '^\\d{1,30}$', description: 'an ID of digits, as a string' };
export const ANY_OBJECT: Schema = { type: 'object' };

/** The schema of an object that has no other properties; those that end in `?` may be left out. */
export function object(properties: Readonly<Record<string, Schema>>): Schema {
  const names = Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]);
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'));
  return {
    type: 'object',
    properties: Object.fromEntries(names),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The schema of an array. */
export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

export function closedOf(schema: Schema): Closed {
  const { type, properties, required = [], items, enum: values } = schema;
  return {
    check: (value) => fits(schema, value),
    must: `must be ${wanted(schema)}.`,
    ...(values && { known: values }),
    ...(type === 'array' && items && { each: closedOf(items) }),
    ...(properties && {
      fields: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [
          name,
          { ...closedOf(inner), isRequired: required.includes(name) },
        ]),
      ),
    }),
  };
}

/**
 * Checks what a caller in code gives.
 *
 * @param name What it is called: `a failure`.
 * @throws RangeError if it is not what the schema says.
 */
export function checkInput(schema: Schema, value: unknown, name: string): void {
  const problem = problemIn(closedOf(schema), value, `a field of ${name}`);
  if (problem)
    throw new RangeError(
      sentenceOf({ ...problem, place: problem.place || name.charAt(0).toUpperCase() + name.slice(1) }),
    );
}

function fits(schema: Schema, value: unknown): boolean {
  const { type, minimum = -Infinity, maximum = Infinity, pattern, minLength = 0, minProperties = 0 } = schema;
  if (schema.anyOf) return schema.anyOf.some((one) => problemIn(closedOf(one), value, '') === undefined);
  switch (type) {
    case 'string':
      if (typeof value !== 'string' || value.length < minLength) return false;
      if (schema.format === 'date-time') return Number.isSafeInteger(timeOf(value));
      return (schema.enum?.includes(value) ?? true) && (pattern === undefined || new RegExp(pattern).test(value));
    case 'integer':
    case 'number':
      if (type === 'integer' ? !Number.isSafeInteger(value) : !Number.isFinite(value)) return false;
      return (value as number) >= minimum && (value as number) <= maximum;
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return (
        Array.isArray(value) && value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity)
      );
    case 'object':
      return isNode(value) && Object.values(value).filter((one) => one !== undefined).length >= minProperties;
    default:
      return true;
  }
}

function wanted({
  type,
  description,
  format,
  enum: values,
  minimum,
  maximum,
  minLength,
  minProperties,
  properties,
}: Schema): string {
  if (description !== undefined) return description;
  if (format === 'date-time') return 'a time, such as 2026-03-28';
  if (values) return `one of ${values.join(', ')}`;
  switch (type) {
    case 'integer':
    case 'number': {
      const what = type === 'integer' ? 'a whole number' : 'a number';
      if (minimum === undefined) return what;
      return maximum === undefined ? `${what}, ${minimum} or more` : `${what} from ${minimum} to ${maximum}`;
    }
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'an array';
    case 'object':
      return minProperties
        ? `an object with ${Object.keys(properties ?? {}).join(', ')}, or some of them`
        : 'an object';
    default:
      return minLength ? 'a non-empty string' : 'a string';
  }
}

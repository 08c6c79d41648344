import type { Schema } from '../document.ts';
import { escapeToken } from '../references.ts';
import { MAX_ERRORS } from './bound.ts';
import { FORMATS, type Format } from './formats.ts';
import type { CheckError } from './violations.ts';

/** Adds the errors of a value. It stands at `key`, which begins with a slash, below `base`. */
export type Visit = (value: unknown, base: string, key: string, errors: CheckError[]) => void;

/** Makes the visit of a schema. */
export type Compile = (schema: Schema | boolean) => Visit;

type Type = 'number' | 'string' | 'array' | 'object';

/** A keyword of JSON Schema. */
export interface Keyword {
  /** The type of the values that it asks something of; of all if there is none. */
  of?: Type | ((schema: Schema) => Type);
  /** Makes what it asks; nothing if it asks nothing. */
  make(schema: Schema, compile: Compile): Visit | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** The keywords that contracts use, in the order in which Ajv looks at them. */
export const KEYWORDS = {
  const: {
    make: ({ const: allowedValue }) => refusing('const', { allowedValue }, (value) => isSame(value, allowedValue)),
  },
  enum: {
    make: ({ enum: allowedValues }) => {
      const values = allowedValues as unknown[];
      return refusing('enum', { allowedValues }, (value) => values.some((one) => isSame(value, one)));
    },
  },
  not: {
    make({ not }, compile) {
      const visit = compile(not as Schema);
      return refusing('not', {}, (value) => !isValid(visit, value));
    },
  },
  anyOf: {
    make({ anyOf }, compile) {
      const visits = anyOf!.map(compile);
      return (value, base, key, errors) => {
        const before = errors.length;
        let isOne = false;
        for (const visit of visits) {
          const start = errors.length;
          visit(value, base, key, errors);
          isOne ||= errors.length === start;
        }
        if (isOne) errors.length = before;
        else add(errors, base + key, 'anyOf', {});
      };
    },
  },
  oneOf: {
    make({ oneOf }, compile) {
      const visits = oneOf!.map(compile);
      return (value, base, key, errors) => {
        const before = errors.length;
        const passing: number[] = [];
        for (const [index, visit] of visits.entries()) {
          const start = errors.length;
          visit(value, base, key, errors);
          if (errors.length === start) passing.push(index);
        }
        if (passing.length === 1) errors.length = before;
        else add(errors, base + key, 'oneOf', { passingSchemas: passing.length > 1 ? passing.slice(0, 2) : null });
      };
    },
  },
  allOf: {
    make({ allOf }, compile) {
      const visits = allOf!.map(compile);
      return (value, base, key, errors) => {
        for (const visit of visits) visit(value, base, key, errors);
      };
    },
  },
  if: {
    make({ if: test, then, else: other }, compile) {
      const [condition, ...clauses] = [test, then ?? true, other ?? true].map((part) => compile(part as Schema));
      return (value, base, key, errors) => {
        const holds = isValid(condition!, value);
        const before = errors.length;
        clauses[holds ? 0 : 1]!(value, base, key, errors);
        if (errors.length > before) add(errors, base + key, 'if', { failingKeyword: holds ? 'then' : 'else' });
      };
    },
  },
  // `if` reads them.
  then: { make: () => undefined },
  else: { make: () => undefined },
  maximum: { of: 'number', make: ({ maximum: limit }) => limited('maximum', '<=', limit as number) },
  minimum: { of: 'number', make: ({ minimum: limit }) => limited('minimum', '>=', limit as number) },
  maxLength: {
    of: 'string',
    make: ({ maxLength: limit }) =>
      refusing('maxLength', { limit }, (value) => lengthOf(value as string) <= (limit as number)),
  },
  minLength: {
    of: 'string',
    make: ({ minLength: limit }) =>
      refusing('minLength', { limit }, (value) => lengthOf(value as string) >= (limit as number)),
  },
  pattern: {
    of: 'string',
    make({ pattern }) {
      const expression = new RegExp(pattern as string, 'u');
      return refusing('pattern', { pattern }, (value) => expression.test(value as string));
    },
  },
  format: {
    of: (schema) => formatOf(schema).of,
    make(schema) {
      const { test } = formatOf(schema);
      return test && refusing('format', { format: schema.format }, (value) => test(value as never));
    },
  },
  items: {
    of: 'array',
    make({ items }, compile) {
      const visit = compile(items as Schema);
      return (value, base, key, errors) => {
        const path = base + key;
        const enough = errors.length + MAX_ERRORS;
        const { length } = value as unknown[];
        for (let index = 0; index < length && errors.length < enough; index += 1) {
          visit((value as unknown[])[index], path, `/${index}`, errors);
        }
      };
    },
  },
  required: {
    of: 'object',
    make:
      ({ required }) =>
      (value, base, key, errors) => {
        for (const missingProperty of required!) {
          if ((value as Fields)[missingProperty] === undefined)
            add(errors, base + key, 'required', { missingProperty });
        }
      },
  },
  additionalProperties: {
    of: 'object',
    make({ additionalProperties }) {
      if (additionalProperties !== true) throw new RangeError('additionalProperties can only be true.');
      return undefined;
    },
  },
  properties: {
    of: 'object',
    make({ properties }, compile) {
      const fields = Object.entries(properties!).map(([name, schema]) => ({
        name,
        at: `/${escapeToken(name)}`,
        visit: compile(schema),
      }));
      return (value, base, key, errors) => {
        const path = base + key;
        for (const { name, at, visit } of fields) {
          const field = (value as Fields)[name];
          if (field !== undefined) visit(field, path, at, errors);
        }
      };
    },
  },
  dependentRequired: {
    of: 'object',
    make({ dependentRequired }) {
      const rules = Object.entries(dependentRequired as Record<string, string[]>);
      return (value, base, key, errors) => {
        for (const [property, others] of rules) {
          if ((value as Fields)[property] === undefined) continue;
          const params = { property, depsCount: others.length, deps: others.join(', ') };
          for (const missingProperty of others) {
            if ((value as Fields)[missingProperty] === undefined) {
              add(errors, base + key, 'dependentRequired', { ...params, missingProperty });
            }
          }
        }
      };
    },
  },
  // It says how a file is sent.
  contentMediaType: { make: () => undefined },
} satisfies Record<string, Keyword>;

/** Notes an error. */
export function add(errors: CheckError[], instancePath: string, keyword: string, params: CheckError['params']): void {
  errors.push({ instancePath, keyword, params });
}

function formatOf({ format = '' }: Schema): Format {
  if (!Object.hasOwn(FORMATS, format)) throw new RangeError(`The format ${format} is not known.`);
  return FORMATS[format]!;
}

function refusing(keyword: string, params: CheckError['params'], holds: (value: unknown) => boolean): Visit {
  return (value, base, key, errors) => {
    if (!holds(value)) add(errors, base + key, keyword, params);
  };
}

function limited(keyword: string, comparison: '<=' | '>=', limit: number): Visit {
  const sign = comparison === '<=' ? 1 : -1;
  return refusing(keyword, { comparison, limit }, (value) => sign * (value as number) <= sign * limit);
}

function isValid(visit: Visit, value: unknown): boolean {
  const errors: CheckError[] = [];
  visit(value, '', '', errors);
  return errors.length === 0;
}

/** Whether two values of JSON are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

/** The length of a text in characters, as JSON Schema counts it. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

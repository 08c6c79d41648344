import type { Schema } from '../document.ts';
import { formatOf } from './formats.ts';
import { expressionOf, type Keyword, numberOf, refusing, SchemaError, type Visit } from './visit.ts';

/** The keywords of numbers and strings, in the order in which Ajv looks at them. */
export const VALUE_KEYWORDS = {
  maximum: { of: 'number', make: (schema) => limited(schema, 'maximum', '<=', (value, limit) => value <= limit) },
  minimum: { of: 'number', make: (schema) => limited(schema, 'minimum', '>=', (value, limit) => value >= limit) },
  exclusiveMaximum: {
    of: 'number',
    make: (schema) => limited(schema, 'exclusiveMaximum', '<', (value, limit) => value < limit),
  },
  exclusiveMinimum: {
    of: 'number',
    make: (schema) => limited(schema, 'exclusiveMinimum', '>', (value, limit) => value > limit),
  },
  multipleOf: {
    of: 'number',
    make(schema) {
      const multipleOf = numberOf(schema, 'multipleOf');
      if (multipleOf <= 0) throw new SchemaError('The keyword multipleOf of a schema must be more than 0.');
      return refusing('multipleOf', { multipleOf }, (value) => isMultiple(value as number, multipleOf));
    },
  },
  maxLength: {
    of: 'string',
    make(schema) {
      const limit = numberOf(schema, 'maxLength');
      return refusing('maxLength', { limit }, (value) => lengthOf(value as string) <= limit);
    },
  },
  minLength: {
    of: 'string',
    make(schema) {
      const limit = numberOf(schema, 'minLength');
      return refusing('minLength', { limit }, (value) => lengthOf(value as string) >= limit);
    },
  },
  pattern: {
    of: 'string',
    make({ pattern }) {
      const expression = expressionOf(pattern as string);
      return refusing('pattern', { pattern }, (value) => expression.test(value as string));
    },
  },
  format: {
    of: ({ format }: Schema) => formatOf(format).of,
    make({ format }) {
      const { test } = formatOf(format);
      return test && refusing('format', { format }, (value) => test(value as never));
    },
  },
} satisfies Record<string, Keyword>;

function limited(
  schema: Schema,
  keyword: string,
  comparison: string,
  holds: (value: number, limit: number) => boolean,
): Visit {
  const limit = numberOf(schema, keyword);
  return refusing(keyword, { comparison, limit }, (value) => holds(value as number, limit));
}

/** Compares the numbers as written: 0.3 is a multiple of 0.1, though their quotient is not an integer. */
function isMultiple(value: number, divisor: number): boolean {
  const [one, other] = [decimalOf(value), decimalOf(divisor)];
  const exponent = Math.min(one.exponent, other.exponent);
  const scaled = ({ digits, exponent: own }: Decimal): bigint => digits * 10n ** BigInt(own - exponent);
  return scaled(one) % scaled(other) === 0n;
}

/** A number as `digits` times ten to the power of `exponent`. */
interface Decimal {
  digits: bigint;
  exponent: number;
}

function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent] = value.toExponential().split('e');
  const [integer = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(integer + fraction), exponent: Number(exponent) - fraction.length };
}

/** The length of a string in characters, as JSON Schema counts it. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

import type { Schema } from '../document.ts';
import { ARRAY_KEYWORDS } from './keywords-arrays.ts';
import { OBJECT_KEYWORDS } from './keywords-objects.ts';
import { VALUE_KEYWORDS } from './keywords-values.ts';
import { add, isSame, isValid, type Keyword, listOf, refusing } from './visit.ts';

/** The keywords of values of any type, in the order in which Ajv looks at them. */
const KEYWORDS_OF_ANY = {
  const: {
    make: ({ const: allowedValue }) => refusing('const', { allowedValue }, (value) => isSame(value, allowedValue)),
  },
  enum: {
    make(schema) {
      const allowedValues = listOf<unknown>(schema, 'enum');
      return refusing('enum', { allowedValues }, (value) => allowedValues.some((one) => isSame(value, one)));
    },
  },
  not: {
    make({ not }, { compile }) {
      const visit = compile(not as Schema);
      return refusing('not', {}, (value) => !isValid(visit, value));
    },
  },
  anyOf: {
    make(schema, { compile }) {
      const visits = listOf(schema, 'anyOf').map(compile);
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
    make(schema, { compile }) {
      const visits = listOf(schema, 'oneOf').map(compile);
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
    make(schema, { compile }) {
      const visits = listOf(schema, 'allOf').map(compile);
      return (value, base, key, errors) => {
        for (const visit of visits) visit(value, base, key, errors);
      };
    },
  },
  if: {
    make({ if: test, then, else: other }, { compile }) {
      const [condition, ...clauses] = [test, then ?? true, other ?? true].map((part) => compile(part as Schema));
      return (value, base, key, errors) => {
        const holds = isValid(condition!, value);
        const before = errors.length;
        clauses[holds ? 0 : 1]!(value, base, key, errors);
        if (errors.length > before) add(errors, base + key, 'if', { failingKeyword: holds ? 'then' : 'else' });
      };
    },
  },
} satisfies Record<string, Keyword>;

/** The keywords of JSON Schema 2020-12 that judge a value, except `type` and references. Any other is an annotation. */
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...KEYWORDS_OF_ANY,
  ...VALUE_KEYWORDS,
  ...ARRAY_KEYWORDS,
  ...OBJECT_KEYWORDS,
};

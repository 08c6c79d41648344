import type { Schema } from '../document.ts';
import { ARRAY_KEYWORDS } from './keywords-arrays.ts';
import { OBJECT_KEYWORDS } from './keywords-objects.ts';
import { VALUE_KEYWORDS } from './keywords-values.ts';
import { add, type Found, foundBy, isSame, type Keyword, listOf, refusing } from './visit.ts';

/** Checks whether a value breaks nothing, and is of each guessed type: then another schema can't fit it better. */
function isAsGuessed({ errors, remarks }: Found): boolean {
  return errors.length === 0 && remarks.length === 0;
}

function include(found: Found, others: readonly Found[]): void {
  for (const { errors, remarks } of others) {
    found.errors.push(...errors);
    found.remarks.push(...remarks);
  }
}

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
      return refusing('not', {}, (value) => !isAsGuessed(foundBy(visit, value)));
    },
  },
  anyOf: {
    make(schema, { compile }) {
      const visits = listOf(schema, 'anyOf').map((part) => compile(part));
      return (value, base, key, found) => {
        const all = visits.map((visit) => foundBy(visit, value, base, key));
        const passing = all.find(isAsGuessed) ?? all.find(({ errors }) => errors.length === 0);
        if (passing) return include(found, [passing]);
        include(found, all);
        add(found, base + key, 'anyOf', {});
      };
    },
  },
  oneOf: {
    make(schema, { compile }) {
      const visits = listOf(schema, 'oneOf').map((part) => compile(part));
      return (value, base, key, found) => {
        const all = visits.map((visit) => foundBy(visit, value, base, key));
        const passing = [...all.keys()].filter((index) => isAsGuessed(all[index]!));
        const likely = all.find(({ errors }) => errors.length === 0);
        if (passing.length === 1 || (passing.length === 0 && likely))
          return include(found, [all[passing[0]!] ?? likely!]);
        include(found, all);
        add(found, base + key, 'oneOf', { passingSchemas: passing.length > 1 ? passing.slice(0, 2) : null });
      };
    },
  },
  allOf: {
    make(schema, { compile }) {
      const visits = listOf(schema, 'allOf').map((part) => compile(part));
      return (value, base, key, found) => {
        for (const visit of visits) visit(value, base, key, found);
      };
    },
  },
  if: {
    make({ if: test, then, else: other }, { compile }) {
      const [condition, ...clauses] = [test, then ?? true, other ?? true].map((part) => compile(part as Schema));
      return (value, base, key, found) => {
        const holds = isAsGuessed(foundBy(condition!, value));
        const before = found.errors.length;
        clauses[holds ? 0 : 1]!(value, base, key, found);
        if (found.errors.length > before) add(found, base + key, 'if', { failingKeyword: holds ? 'then' : 'else' });
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

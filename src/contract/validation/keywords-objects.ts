import type { Schema } from '../document.ts';
import { escapeToken } from '../references.ts';
import type { Where } from './guess.ts';
import {
  add,
  expressionOf,
  type Fields,
  type Found,
  has,
  type Keyword,
  listOf,
  MAX_ERRORS,
  namesOf,
  numberOf,
  refusing,
  SchemaError,
  type Tools,
  type Visit,
} from './visit.ts';

/** The keywords of objects, in the order in which Ajv looks at them. */
export const OBJECT_KEYWORDS = {
  maxProperties: {
    of: 'object',
    make(schema) {
      const limit = numberOf(schema, 'maxProperties');
      return refusing('maxProperties', { limit }, (value) => Object.keys(value as Fields).length <= limit);
    },
  },
  minProperties: {
    of: 'object',
    make(schema) {
      const limit = numberOf(schema, 'minProperties');
      return refusing('minProperties', { limit }, (value) => Object.keys(value as Fields).length >= limit);
    },
  },
  required: {
    of: 'object',
    make(schema) {
      const required = listOf<string>(schema, 'required');
      return (value, base, key, found) => {
        for (const missingProperty of required)
          if (!has(value, missingProperty)) add(found, base + key, 'required', { missingProperty });
      };
    },
  },
  propertyNames: {
    of: 'object',
    make({ propertyNames }, { compile }) {
      const visit = compile(propertyNames as Schema);
      return (value, base, key, found) => {
        const enough = found.errors.length + MAX_ERRORS;
        for (const propertyName of Object.keys(value as Fields)) {
          if (found.errors.length >= enough) return;
          const before = found.errors.length;
          visit(propertyName, base, key, found);
          if (found.errors.length > before) add(found, base + key, 'propertyNames', { propertyName });
        }
      };
    },
  },
  additionalProperties: {
    of: 'object',
    make(schema, tools) {
      const isOther = otherThan(schema);
      return remaining('additional', schema.additionalProperties!, tools, () => isOther);
    },
  },
  properties: {
    of: 'object',
    make(schema, { compile }) {
      const fields = Object.entries(namesOf(schema, 'properties')).map(([name, field]) => ({
        name,
        at: `/${escapeToken(name)}`,
        visit: compile(field, { field: name }),
      }));
      return (value, base, key, found) => {
        const path = base + key;
        for (const { name, at, visit } of fields) {
          const field = (value as Fields)[name];
          if (field !== undefined && Object.hasOwn(value as Fields, name)) visit(field, path, at, found);
        }
      };
    },
  },
  patternProperties: {
    of: 'object',
    make(schema, { compile }) {
      const visits = Object.entries(namesOf(schema, 'patternProperties')).map(
        ([pattern, part]) => [expressionOf(pattern), compile(part, OTHERS)] as const,
      );
      return (value, base, key, found) => {
        for (const [expression, visit] of visits)
          eachField(value, found, (name, field) => {
            if (expression.test(name)) visit(field, base + key, `/${escapeToken(name)}`, found);
          });
      };
    },
  },
  dependentRequired: {
    of: 'object',
    make(schema) {
      const rules = Object.entries(namesOf<readonly string[]>(schema, 'dependentRequired'));
      if (!rules.every(([, others]) => Array.isArray(others)))
        throw new SchemaError('The keyword dependentRequired of a schema must contain arrays.');
      return (value, base, key, found) => {
        for (const [property, others] of rules) {
          if (!has(value, property)) continue;
          const params = { property, depsCount: others.length, deps: others.join(', ') };
          for (const missingProperty of others)
            if (!has(value, missingProperty))
              add(found, base + key, 'dependentRequired', { ...params, missingProperty });
        }
      };
    },
  },
  dependentSchemas: {
    of: 'object',
    make(schema, { compile }) {
      const visits = Object.entries(namesOf(schema, 'dependentSchemas')).map(
        ([name, part]) => [name, compile(part)] as const,
      );
      return (value, base, key, found) => {
        for (const [name, visit] of visits) if (has(value, name)) visit(value, base, key, found);
      };
    },
  },
  unevaluatedProperties: {
    of: 'object',
    make(schema, tools) {
      const evaluate = tools.evaluating(schema);
      return remaining('unevaluated', schema['unevaluatedProperties'] as Schema, tools, (value) => {
        const seen = new Set<string | number>();
        evaluate(value, seen);
        return (name) => !seen.has(name);
      });
    },
  },
} satisfies Record<string, Keyword>;

/** Fields that a schema does not name. */
const OTHERS: Where = { field: '' };

/** Returns a check for fields that match neither `properties` nor `patternProperties`. */
export function otherThan(schema: Schema): (name: string) => boolean {
  const properties = namesOf(schema, 'properties');
  const expressions = Object.keys(namesOf(schema, 'patternProperties')).map(expressionOf);
  return (name) => !Object.hasOwn(properties, name) && !expressions.some((expression) => expression.test(name));
}

/** Makes what `additionalProperties` and `unevaluatedProperties` ask of the fields that others do not look at. */
function remaining(
  kind: 'additional' | 'unevaluated',
  schema: Schema | boolean,
  { compile }: Tools,
  choose: (value: unknown) => (name: string) => boolean,
): Visit | undefined {
  if (schema === true) return undefined;
  const visit = compile(schema, OTHERS);
  return (value, base, key, found) => {
    const isMeant = choose(value);
    eachField(value, found, (name, field) => {
      if (!isMeant(name)) return;
      if (schema === false) add(found, base + key, `${kind}Properties`, { [`${kind}Property`]: name });
      else visit(field, base + key, `/${escapeToken(name)}`, found);
    });
  };
}

/** Visits the fields of an object until there are errors enough. */
function eachField(value: unknown, { errors }: Found, visit: (name: string, field: unknown) => void): void {
  const enough = errors.length + MAX_ERRORS;
  for (const [name, field] of Object.entries(value as Fields)) {
    if (errors.length >= enough) return;
    visit(name, field);
  }
}

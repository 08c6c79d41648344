import type { Schema } from '../document.ts';
import { nameOf } from '../references.ts';
import { add, KEYWORDS, type Keyword, type Visit } from './keywords.ts';
import { isAnnotation } from './schemas.ts';
import type { Check, CheckError } from './violations.ts';

/** The types of values that have keywords of their own, in the order in which Ajv looks at them. */
const GROUPS = ['number', 'string', 'array', 'object'] as const;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/**
 * Makes checks of schemas without making code. They report the same errors as those of Ajv, in the same order.
 *
 * @param schemas The schemas that others refer to, by name.
 * @returns A function that makes the check of a schema, and throws a RangeError if it has a keyword that is not known.
 */
export function createChecks(schemas: Readonly<Record<string, Schema>>): (schema: Schema) => Check {
  const shared = new Map<string, Visit>();

  function referred(reference: string): Visit {
    const name = nameOf(reference);
    // It may refer to itself, so it is looked up when a value gets to it.
    return (value, base, key, errors) => {
      let visit = shared.get(name);
      if (!visit) shared.set(name, (visit = compile(schemas[name]!)));
      visit(value, base, key, errors);
    };
  }

  function compile(schema: Schema | boolean): Visit {
    if (schema === true) return () => {};
    if (schema === false) return (_, base, key, errors) => add(errors, base + key, 'false schema', {});
    const { $ref, type, ...rest } = schema;
    const visits: Visit[] = [];
    const groups: Visit[][] = GROUPS.map(() => []);
    for (const name of Object.keys(rest)) {
      if (!Object.hasOwn(KEYWORDS, name) && !isAnnotation(name))
        throw new RangeError(`The keyword ${name} is not known.`);
    }
    for (const [name, { of, make }] of Object.entries<Keyword>(KEYWORDS)) {
      if (schema[name] === undefined) continue;
      const visit = make(schema, compile);
      const type = typeof of === 'function' ? of(schema) : of;
      if (visit) (type === undefined ? visits : groups[GROUPS.indexOf(type)]!).push(visit);
    }
    if ($ref !== undefined) visits.unshift(referred($ref));
    const types = type === undefined ? [] : [type].flat();
    const [only, ...others] = types;
    const own = others.length === 0 ? GROUPS.indexOf(only as 'string') : -1;
    const isLate = own >= 0 && hasKeywordsOf(GROUPS[own]!, rest);
    if (types.length > 0 && !isLate) visits.unshift(typed(type!, types));
    for (const [index, name] of GROUPS.entries()) {
      const late = isLate && own === index ? typed(type!, []) : undefined;
      if (late || groups[index]!.length > 0) visits.push(within(TYPES[name]!, groups[index]!, late));
    }
    return sequence(visits);
  }

  return (schema) => {
    const visit = compile(schema);
    const check: Check = (value) => {
      const errors: CheckError[] = [];
      visit(value, '', '', errors);
      check.errors = errors.length > 0 ? errors : null;
      return errors.length === 0;
    };
    return check;
  };
}

function hasKeywordsOf(type: (typeof GROUPS)[number], schema: Schema): boolean {
  return Object.keys(schema).some((name) => {
    const { of }: Keyword = KEYWORDS[name as keyof typeof KEYWORDS] ?? {};
    return type === (typeof of === 'function' ? of(schema) : of);
  });
}

function sequence(visits: readonly Visit[]): Visit {
  if (visits.length === 1) return visits[0]!;
  return (value, base, key, errors) => {
    for (const visit of visits) visit(value, base, key, errors);
  };
}

/** Refuses values of other types. */
function typed(type: string | string[], names: readonly string[]): Visit {
  const tests = names.map((name) => TYPES[name]!);
  const [only, ...others] = tests;
  const isOne = only && others.length === 0 ? only : (value: unknown) => tests.some((test) => test(value));
  return (value, base, key, errors) => {
    if (!isOne(value)) add(errors, base + key, 'type', { type });
  };
}

/** Looks at values of a type alone, and lets `late` refuse the others. */
function within(isOfType: (value: unknown) => boolean, visits: readonly Visit[], late: Visit | undefined): Visit {
  const visit = sequence(visits);
  return (value, base, key, errors) => {
    if (isOfType(value)) visit(value, base, key, errors);
    else late?.(value, base, key, errors);
  };
}

import type { Schema } from '../document.ts';
import { isNode } from '../walk.ts';
import { evaluatedBy } from './evaluated.ts';
import { isOfNumbers } from './formats.ts';
import { type Guess, guessAtReference, guessIn, guessInPart, STATED, type Where } from './guess.ts';
import { KEYWORDS } from './keywords.ts';
import { isInfinite } from './messages.ts';
import { createResources, type Resource, type Target } from './schema-resources.ts';
import type { Check } from './violations.ts';
import {
  add,
  type Evaluate,
  type Found,
  foundBy,
  type Keyword,
  remark,
  SchemaError,
  type Type,
  type Visit,
} from './visit.ts';

/** The types of values that have keywords of their own, and keywords of any value, in the order in which Ajv looks at them. */
const GROUPS = ['number', 'string', 'any', 'array', 'object'] as const;

const ALL_KEYWORDS = Object.entries(KEYWORDS);

/** Keywords that refuse nothing by themselves, only by schemas of the same value. */
const COMBINING = ['allOf', 'dependentSchemas'];

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isNode,
};

/**
 * Makes checks of schemas of JSON Schema 2020-12 without making code, which pages may forbid. They report the same errors as
 * those of Ajv, in the same order. Formats are asserted; those that are not known, and keywords from outside JSON Schema,
 * ask nothing.
 *
 * The one exception is what the document marks as a guess: a value that differs from it is a remark and no error.
 *
 * @param document What references lead into.
 * @returns A function that makes the check of a schema; what of it is a guess where it stands may be said, nothing by
 * default. It throws a SchemaError if the schema can't be read, and so does
 * the check if that of a schema that it refers to can't.
 */
export function createChecks(document: object): (schema: Schema | boolean, guess?: Guess) => Check {
  const { main, within, lookUp, dynamicAnchor } = createResources(document);
  const visits = new Map<unknown, Map<string, Visit>>();
  const evaluations = new Map<unknown, Evaluate>();
  /** The resources that the schemas at work are part of, the outermost first: what `$dynamicRef` looks through. */
  let scope: Resource[] = [];

  function compile(schema: Schema | boolean, outer: Resource, inherited: Guess): Visit {
    if (schema === true) return () => {};
    if (schema === false) return inherited.parts ? asRemarks(refusingAll) : refusingAll;
    if (!isNode(schema)) throw new SchemaError(`${JSON.stringify(schema)} is not a schema.`);
    const resource = within(schema, outer);
    const visit = visitOfNode(schema, resource, guessIn(schema, inherited));
    return resource === outer ? visit : entering(resource, visit);
  }

  function visitOfNode(schema: Schema, resource: Resource, guess: Guess): Visit {
    const groups = new Map<string, Visit[]>(GROUPS.map((name) => [name, []]));
    for (const keyword of ['$ref', '$dynamicRef'] as const)
      if (schema[keyword] !== undefined) groups.get('any')!.push(referring(keyword, schema, resource, guess));
    const tools = {
      compile: (part: Schema | boolean, where: Where = 'here') =>
        compile(part, resource, guessInPart(schema, guess, where)),
      evaluating: (part: Schema) => evaluate(part, resource, false),
    };
    for (const [name, keyword] of ALL_KEYWORDS) {
      const isAsked = schema[name] !== undefined && !(guess.type && name === 'format' && isOfNumbers(schema));
      const visit = isAsked ? keyword.make(schema, tools) : undefined;
      // What a schema requires is stated, unless all of it is a guess.
      const isGuess = (guess.references || (guess.parts && name !== 'required')) && !COMBINING.includes(name);
      if (visit) groups.get(groupOf(keyword, schema))!.push(isGuess ? asRemarks(visit) : visit);
    }
    const types = schema.type === undefined ? [] : [schema.type].flat();
    const [only, ...others] = types;
    // Of a value that is not of the only type, Ajv says so where it would look at the keywords of that type.
    const isLate = !guess.type && others.length === 0 && hasKeywordsOf(only, schema);
    const visited = GROUPS.flatMap((name) => {
      const own = groups.get(name)!;
      const late = isLate && name === only ? typed(only, [only], refused) : undefined;
      if (name === 'any' || (own.length === 0 && !late)) return own;
      return [ofType(TYPES[name]!, own, late)];
    });
    if (types.length === 0 || isLate) return sequence(visited);
    return sequence([typed(schema.type!, types, guess.type ? differing : refused), ...visited]);
  }

  /** The visit of what a reference leads to, looked up when a value gets to it: a schema may refer to itself. */
  function referring(keyword: '$ref' | '$dynamicRef', schema: Schema, resource: Resource, own: Guess): Visit {
    const targetOf = targeting(keyword, schema, resource);
    const guess = guessAtReference(schema, own);
    const kind = JSON.stringify(guess);
    const visitOf = (target: Target): Visit => {
      let known = visits.get(target.schema);
      if (!known) visits.set(target.schema, (known = new Map()));
      let visit = known.get(kind);
      if (!visit) {
        visit = entering(target.resource, compile(target.schema as Schema, target.resource, guess));
        known.set(kind, visit);
      }
      return visit;
    };
    if (keyword === '$dynamicRef') return (value, base, key, found) => visitOf(targetOf())(value, base, key, found);
    let only: Visit | undefined;
    return (value, base, key, found) => (only ??= visitOf(targetOf()))(value, base, key, found);
  }

  /** A dynamic reference to a dynamic anchor leads to the outermost schema that has one of the name. */
  function targeting(keyword: '$ref' | '$dynamicRef', holder: Schema, resource: Resource): () => Target {
    let known: Target | undefined;
    const reference = holder[keyword] as string;
    const name = reference.slice(reference.indexOf('#') + 1);
    return () => {
      const target = (known ??= lookUp(reference, resource));
      if (keyword === '$ref' || !isNode(target.schema) || target.schema['$dynamicAnchor'] !== name) return target;
      for (const outer of scope) {
        const found = dynamicAnchor(name, outer);
        if (found) return found;
      }
      return target;
    };
  }

  function evaluate(schema: Schema | boolean, outer: Resource, isPart: boolean): Evaluate {
    if (!isNode(schema)) return () => {};
    const resource = within(schema, outer);
    const evaluation = evaluatedBy(schema, isPart, {
      compile: (part) => compile(part, resource, STATED),
      evaluate: (part) => evaluate(part, resource, true),
      referred(keyword) {
        const targetOf = targeting(keyword, schema, resource);
        return (value, found) => {
          const target = targetOf();
          let known = evaluations.get(target.schema);
          if (!known) {
            known = entering(target.resource, evaluate(target.schema as Schema, target.resource, true));
            evaluations.set(target.schema, known);
          }
          known(value, found);
        };
      },
    });
    return resource === outer ? evaluation : entering(resource, evaluation);
  }

  function entering<Args extends unknown[]>(resource: Resource, work: (...args: Args) => void) {
    // It is the outermost one in any case.
    if (resource === main) return work;
    return (...args: Args): void => {
      scope.push(resource);
      work(...args);
      scope.pop();
    };
  }

  return (schema, guess = STATED) => {
    const visit = compile(schema, main, guess);
    const check: Check = (value) => {
      scope = [main];
      const { errors, remarks } = foundBy(visit, value);
      check.errors = errors.length > 0 ? errors : null;
      check.remarks = remarks.length > 0 ? remarks : null;
      return errors.length === 0;
    };
    return check;
  };
}

function groupOf({ of }: Keyword, schema: Schema): Type | 'any' {
  return (typeof of === 'function' ? of(schema) : of) ?? 'any';
}

function hasKeywordsOf(type: string | undefined, schema: Schema): boolean {
  return Object.keys(schema).some((name) => Object.hasOwn(KEYWORDS, name) && groupOf(KEYWORDS[name]!, schema) === type);
}

/** Refuses every value. */
function refusingAll(_: unknown, base: string, key: string, found: Found): void {
  add(found, base + key, 'false schema', {});
}

/** Turns a visit's errors about the value itself into remarks. Its parts have their own visits. */
function asRemarks(visit: Visit): Visit {
  return (value, base, key, found) => {
    const before = found.errors.length;
    visit(value, base, key, found);
    if (found.errors.length === before) return;
    for (const error of found.errors.splice(before)) {
      if (error.instancePath === base + key) remark(found, error);
      else found.errors.push(error);
    }
  };
}

function sequence(visits: readonly Visit[]): Visit {
  if (visits.length === 1) return visits[0]!;
  return (value, base, key, found) => {
    for (const visit of visits) visit(value, base, key, found);
  };
}

type Tell = (found: Found, instancePath: string, type: string | string[], value: unknown) => void;

/** Reports values of other types. */
function typed(type: string | string[], names: readonly string[], tell: Tell): Visit {
  const tests = names.map(typeNamed);
  const [only, ...others] = tests;
  const isOne = only && others.length === 0 ? only : (value: unknown) => tests.some((test) => test(value));
  return (value, base, key, found) => {
    if (!isOne(value)) tell(found, base + key, type, value);
  };
}

/**
 * Returns a function that checks whether a value is of a type.
 *
 * @throws SchemaError if there is no such type.
 */
export function typeNamed(name: string): (value: unknown) => boolean {
  if (!Object.hasOwn(TYPES, name)) throw new SchemaError(`${JSON.stringify(name)} is not a type.`);
  return TYPES[name]!;
}

function refused(found: Found, instancePath: string, type: string | string[]): void {
  add(found, instancePath, 'type', { type });
}

/** A value that is not of the guessed type. A number beyond all bounds is of no type at all. */
function differing(found: Found, instancePath: string, type: string | string[], value: unknown): void {
  if (isInfinite(value)) refused(found, instancePath, type);
  else remark(found, { instancePath, keyword: 'type', params: { type } });
}

/** Looks at values of a type alone, and lets `late` refuse the others. */
function ofType(isOfType: (value: unknown) => boolean, visits: readonly Visit[], late: Visit | undefined): Visit {
  const visit = sequence(visits);
  return (value, base, key, found) => {
    if (isOfType(value)) visit(value, base, key, found);
    else late?.(value, base, key, found);
  };
}

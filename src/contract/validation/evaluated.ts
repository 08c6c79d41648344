import type { Schema } from '../document.ts';
import { isNode } from '../walk.ts';
import { otherThan } from './keywords-objects.ts';
import { type Compile, type Evaluate, has, isValid, namesOf } from './visit.ts';

export interface Following {
  compile: Compile;
  /** The same for the schema that `$ref` or `$dynamicRef` leads to, or for a part of the schema. */
  evaluate(schema: Schema | boolean): Evaluate;
  referred(keyword: '$ref' | '$dynamicRef'): Evaluate;
}

/**
 * Makes what says which fields and entries of a value the keywords of a schema look at, and those of the schemas that it
 * consists of, where these take the value. `unevaluatedProperties` and `unevaluatedItems` judge the others.
 *
 * @param isPart Whether the schema is a part of the one that asks, so that its own `unevaluated…` count as well.
 */
export function evaluatedBy(schema: Schema, isPart: boolean, { compile, evaluate, referred }: Following): Evaluate {
  const steps: Evaluate[] = [];
  const parts = (keyword: string): Schema[] => (schema[keyword] as Schema[] | undefined) ?? [];
  const when = (condition: Schema | boolean, then: Evaluate, other?: Evaluate): Evaluate => {
    const visit = compile(condition);
    return (value, found) => (isValid(visit, value) ? then : other)?.(value, found);
  };

  for (const keyword of ['$ref', '$dynamicRef'] as const)
    if (schema[keyword] !== undefined) steps.push(referred(keyword));
  for (const part of parts('allOf')) steps.push(evaluate(part));
  for (const part of [...parts('anyOf'), ...parts('oneOf')]) steps.push(when(part, evaluate(part)));
  if (schema['if'] !== undefined) {
    const [test, then, other] = ['if', 'then', 'else'].map((keyword) => (schema[keyword] ?? true) as Schema);
    const [ofTest, ofThen] = [evaluate(test!), evaluate(then!)];
    const both: Evaluate = (value, found) => {
      ofTest(value, found);
      ofThen(value, found);
    };
    steps.push(when(test!, both, evaluate(other!)));
  }
  for (const [name, part] of Object.entries(namesOf(schema, 'dependentSchemas'))) {
    const ofPart = evaluate(part);
    steps.push((value, found) => isNode(value) && has(value, name) && ofPart(value, found));
  }
  steps.push(fieldsIn(schema, isPart), entriesIn(schema, isPart, compile));
  return (value, found) => {
    for (const step of steps) step(value, found);
  };
}

function fieldsIn(schema: Schema, isPart: boolean): Evaluate {
  const { additionalProperties, unevaluatedProperties } = schema;
  const takesAll = additionalProperties !== undefined || (isPart && unevaluatedProperties !== undefined);
  const isOther = otherThan(schema);
  return (value, found) => {
    if (!isNode(value)) return;
    for (const name of Object.keys(value)) if (takesAll || !isOther(name)) found.add(name);
  };
}

function entriesIn(schema: Schema, isPart: boolean, compile: Compile): Evaluate {
  const { prefixItems = [], items, contains, unevaluatedItems } = schema;
  const takesAll = items !== undefined || (isPart && unevaluatedItems !== undefined);
  const first = takesAll ? Infinity : (prefixItems as unknown[]).length;
  const visit = contains === undefined ? undefined : compile(contains as Schema);
  return (value, found) => {
    if (!Array.isArray(value)) return;
    for (const [index, entry] of value.entries())
      if (index < first || (visit && isValid(visit, entry))) found.add(index);
  };
}

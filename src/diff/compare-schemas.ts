import { resolve, type Schema } from '../contract/index.ts';
import { canonical } from './canonical.ts';
import type { Finding } from './changes.ts';
import { type Below, compareChoices } from './choices.ts';
import { compareLimits } from './compare-limits.ts';
import { type DirectedComparison, type KeyedPair, type Pair, report, type Step } from './comparison.ts';
import { compareRules, compareTypes, compareValues, impactOfLooser, impactOfTighter } from './constraints.ts';
import { type Located, type MergedSchema, mergeSchemas } from './merged-schema.ts';
import { isSame } from './same.ts';
import { sunsetOf } from './sunset.ts';

/**
 * Compares schemas that all hold at one place: the old ones with the new ones. Two schemas are compared once, whichever
 * operations they belong to and however often they contain each other.
 */
export function compareSchemas(comparison: DirectedComparison, ...pair: Pair): void {
  const { changes, operation, steps, visited } = comparison;
  const waiting: Step = [keyed(comparison, pair)];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('kind' in next) {
      changes.add({ ...next, operation });
    } else if (!visited.has(next.key)) {
      visited.add(next.key);
      let step = steps.get(next.key);
      if (!step) steps.set(next.key, (step = stepOf(comparison, next.pair)));
      for (const one of step.toReversed()) waiting.push(one);
    }
  }
}

function keyed({ idOf }: DirectedComparison, pair: Pair): KeyedPair {
  const key = JSON.stringify(pair.map((schemas) => schemas.map(({ schema, place }) => [place, idOf(schema)])));
  return { key, pair };
}

/** What differs between schemas themselves, and which schemas within them are to be compared. */
function stepOf(whole: DirectedComparison, [before, after]: Pair): Step {
  const step: Step = [];
  const place = (after[0] ?? before[0])?.place;
  if (place === undefined || isUnchanged(whole, before, after)) return step;
  const comparison = { ...whole, changes: { add: (change: Finding) => void step.push(change) } };
  const below: Below = (...pair) => void step.push(keyed(whole, pair));
  const [old, next] = mergePair(comparison, before, after, place);
  if (!compareTypes(comparison, old, next)) return step;
  compareValues(comparison, old, next);
  compareLimits(comparison, old, next);
  compareRules(comparison, old, next);
  compareDefaults(comparison, old, next);
  compareChoices(comparison, old, next, below, compareSchemas);
  compareFields(comparison, old, next, below);
  compareOtherFields(comparison, old, next, below);
  if (old.items.length > 0 && next.items.length > 0) below(old.items, next.items);
  return step;
}

/** Merges both. A choice of one alternative is that alternative, unless the other schema has a choice to compare it with. */
function mergePair(
  comparison: DirectedComparison,
  before: readonly Located[],
  after: readonly Located[],
  place: string,
): [MergedSchema, MergedSchema] {
  const merge = (isInlined: boolean): [MergedSchema, MergedSchema] => [
    mergeSchemas(comparison, comparison.before, before, place, isInlined),
    mergeSchemas(comparison, comparison.after, after, place, isInlined),
  ];
  const [old, next] = merge(true);
  const keywordsOf = ({ choices }: MergedSchema): string => canonical(choices.map(({ keyword }) => keyword).sort());
  return keywordsOf(old) === keywordsOf(next) ? [old, next] : merge(false);
}

/** Whether each has one schema, and both are the same. */
function isUnchanged({ same }: DirectedComparison, before: readonly Located[], after: readonly Located[]): boolean {
  return before.length === 1 && after.length === 1 && isSame(same, before[0]!.schema, after[0]!.schema);
}

function compareDefaults(comparison: DirectedComparison, before: MergedSchema, after: MergedSchema): void {
  const [old, next] = [before.default, after.default].map((value) => (value === undefined ? 'none' : canonical(value)));
  if (old === next) return;
  report(
    comparison,
    'default-changed',
    comparison.direction === 'request' ? 'warning' : 'descriptive',
    after.place,
    `default ${old} → ${next}`,
  );
}

function compareFields(comparison: DirectedComparison, before: MergedSchema, after: MergedSchema, below: Below): void {
  const names = new Set([
    ...before.fields.keys(),
    ...before.required.keys(),
    ...after.fields.keys(),
    ...after.required.keys(),
  ]);
  for (const name of names) {
    const old = visibleField(comparison, comparison.before, before, name);
    const next = visibleField(comparison, comparison.after, after, name);
    if (old && next) {
      compareRequired(comparison, before, after, name);
      below(old, next);
    } else if (old) {
      const [field] = old;
      const message = `field removed${sunsetOf(field?.schema)}`;
      report(comparison, 'field-removed', 'breaking', field?.place ?? `${before.place}.${name}`, message);
    } else if (next) {
      addedField(comparison, after, name, next[0]?.place ?? `${after.place}.${name}`);
    }
  }
}

/** The schemas of a field; none if the field is only required, undefined if it is unknown or hidden in this direction. */
function visibleField(
  { direction }: DirectedComparison,
  document: DirectedComparison['before'],
  merged: MergedSchema,
  name: string,
): Located[] | undefined {
  const schemas = merged.fields.get(name) ?? (merged.required.has(name) ? [] : undefined);
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  return schemas?.some(
    ({ schema }) => isNever(schema) || schema[hidden] === true || resolve(document, schema)[hidden] === true,
  )
    ? undefined
    : schemas;
}

/** Whether a schema is `false`: no value holds to it. */
function isNever(schema: Schema | boolean): boolean {
  return schema === false;
}

function addedField(comparison: DirectedComparison, after: MergedSchema, name: string, place: string): void {
  if (comparison.direction === 'request' && after.required.has(name)) {
    report(
      comparison,
      'required-field-added',
      'breaking',
      `${after.required.get(name)}.${name}`,
      'required field added',
    );
  } else {
    report(comparison, 'field-added', 'additive', place, 'field added');
  }
}

function compareRequired(
  comparison: DirectedComparison,
  before: MergedSchema,
  after: MergedSchema,
  name: string,
): void {
  const { direction } = comparison;
  const old = before.required.get(name);
  const next = after.required.get(name);
  if (old === undefined && next !== undefined) {
    report(
      comparison,
      'field-required',
      impactOfTighter(direction),
      `${next}.${name}`,
      direction === 'request' ? 'is required now' : 'is always there now',
    );
  } else if (old !== undefined && next === undefined) {
    const [impact, message] =
      direction === 'request'
        ? (['additive', 'is optional now'] as const)
        : (['breaking', 'may be missing now'] as const);
    report(comparison, 'field-optional', impact, `${old}.${name}`, message);
  }
}

function compareOtherFields(
  comparison: DirectedComparison,
  before: MergedSchema,
  after: MergedSchema,
  below: Below,
): void {
  const { direction } = comparison;
  if (!before.closed && after.closed)
    report(
      comparison,
      'other-fields-refused',
      impactOfTighter(direction),
      after.place,
      'no other fields are allowed now',
    );
  if (before.closed && !after.closed)
    report(comparison, 'other-fields-allowed', impactOfLooser(direction), after.place, 'other fields are allowed now');
  if (before.otherFields.length > 0 || after.otherFields.length > 0) below(before.otherFields, after.otherFields);
}

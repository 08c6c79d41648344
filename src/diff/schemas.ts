import type { Schema } from '../contract/document.ts';
import { nameOf, resolve } from '../contract/references.ts';
import { canonical, canonicalSchema } from './canonical.ts';
import { type DirectedComparison, report } from './comparison.ts';
import {
  compareLimits,
  compareRules,
  compareTypes,
  compareValues,
  impactOfLooser,
  impactOfTighter,
  impactOfWider,
} from './constraints.ts';
import { type Choice, type Located, type MergedSchema, mergeSchemas } from './merged-schema.ts';

/** Compares schemas that all hold at one place: the old ones with the new ones. */
export function compareSchemas(
  comparison: DirectedComparison,
  before: readonly Located[],
  after: readonly Located[],
): void {
  const place = (after[0] ?? before[0])?.place;
  if (place === undefined || isSame(comparison, before, after) || isVisited(comparison, before, after)) return;
  const old = mergeSchemas(comparison.before, before, place);
  const next = mergeSchemas(comparison.after, after, place);
  if (!compareTypes(comparison, old, next)) return;
  compareValues(comparison, old, next);
  compareLimits(comparison, old, next);
  compareRules(comparison, old, next);
  compareDefaults(comparison, old, next);
  compareChoices(comparison, old, next);
  compareFields(comparison, old, next);
  compareOtherFields(comparison, old, next);
  if (old.items.length > 0 && next.items.length > 0) compareSchemas(comparison, old.items, next.items);
}

/** Whether both are one and the same reference, to a schema that has not changed. */
function isSame({ same }: DirectedComparison, before: readonly Located[], after: readonly Located[]): boolean {
  if (before.length !== 1 || after.length !== 1) return false;
  const schema = before[0]!.schema;
  return schema.$ref !== undefined && same.has(schema.$ref) && canonical(schema) === canonical(after[0]!.schema);
}

function isVisited({ visited }: DirectedComparison, before: readonly Located[], after: readonly Located[]): boolean {
  const key = JSON.stringify(
    [before, after].map((schemas) => schemas.map(({ schema, place }) => [place, schema.$ref])),
  );
  if (visited.has(key)) return true;
  visited.add(key);
  return false;
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

function compareFields(comparison: DirectedComparison, before: MergedSchema, after: MergedSchema): void {
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
      compareSchemas(comparison, old, next);
    } else if (old) {
      report(comparison, 'field-removed', 'breaking', old[0]?.place ?? `${before.place}.${name}`, 'field removed');
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

function compareOtherFields(comparison: DirectedComparison, before: MergedSchema, after: MergedSchema): void {
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
  if (before.otherFields.length > 0 || after.otherFields.length > 0)
    compareSchemas(comparison, before.otherFields, after.otherFields);
}

function compareChoices(comparison: DirectedComparison, before: MergedSchema, after: MergedSchema): void {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const old = before.choices.filter((choice) => choice.keyword === keyword);
    const next = after.choices.filter((choice) => choice.keyword === keyword);
    for (const [index, choice] of next.entries()) compareAlternatives(comparison, old[index], choice);
    for (const choice of old.slice(next.length)) {
      report(comparison, 'rule-removed', impactOfLooser(comparison.direction), choice.place, `\`${keyword}\` removed`);
    }
  }
}

function compareAlternatives(comparison: DirectedComparison, before: Choice | undefined, after: Choice): void {
  const { direction } = comparison;
  if (!before)
    return report(comparison, 'rule-added', impactOfTighter(direction), after.place, `\`${after.keyword}\` added`);
  const { old, next } = unmatched(comparison, before, after);
  for (const [index, alternative] of next.entries()) {
    const counterpart = old[index];
    if (counterpart) compareSchemas(comparison, [counterpart], [alternative]);
    else
      report(
        comparison,
        'alternative-added',
        impactOfWider(direction),
        after.place,
        `alternative added: ${labelOf(alternative)}`,
      );
  }
  for (const alternative of old.slice(next.length)) {
    report(
      comparison,
      'alternative-removed',
      impactOfTighter(direction),
      after.place,
      `alternative removed: ${labelOf(alternative)}`,
    );
  }
}

/** The alternatives that have no equal on the other side. */
function unmatched(
  { before, after }: DirectedComparison,
  old: Choice,
  next: Choice,
): { old: Located[]; next: Located[] } {
  const oldKeys = old.alternatives.map(({ schema }) => canonicalSchema(before, schema));
  const nextKeys = next.alternatives.map(({ schema }) => canonicalSchema(after, schema));
  return {
    old: old.alternatives.filter((_, index) => !nextKeys.includes(oldKeys[index]!)),
    next: next.alternatives.filter((_, index) => !oldKeys.includes(nextKeys[index]!)),
  };
}

function labelOf({ schema }: Located): string {
  return nameOf(schema.$ref) ?? [schema.type ?? 'any'].flat().join(' or ');
}

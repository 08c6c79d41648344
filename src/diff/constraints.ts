import type { Impact } from './changes.ts';
import { coversTypes, typesOf } from './compare-types.ts';
import { type DirectedComparison, report } from './comparison.ts';
import type { Constraint, MergedSchema } from './merged-schema.ts';

/**
 * What a stricter constraint means: a request that was accepted may be refused now; a response only keeps to more.
 */
export function impactOfTighter(direction: DirectedComparison['direction']): Impact {
  return direction === 'request' ? 'breaking' : 'additive';
}

/** What a constraint that is less strict means: more requests are accepted; a response may hold what its reader does not expect. */
export function impactOfLooser(direction: DirectedComparison['direction']): Impact {
  return direction === 'request' ? 'additive' : 'warning';
}

/** What another form of a value means: more requests are accepted; a reader may get a type that it does not handle. */
export function impactOfWider(direction: DirectedComparison['direction']): Impact {
  return direction === 'request' ? 'additive' : 'breaking';
}

/**
 * Compares the types that two schemas allow.
 *
 * @returns Whether they share any, so that it makes sense to compare the rest.
 */
export function compareTypes(comparison: DirectedComparison, before: MergedSchema, after: MergedSchema): boolean {
  const old = before.types?.value ?? (after.types && typesOfValues(before));
  const next = after.types?.value ?? (before.types && typesOfValues(after));
  const place = placeOf(after.types, before.types, after);
  const message = `type ${listTypes(old)} → ${listTypes(next)}`;
  const accepted = coversTypes(next, old);
  const expected = coversTypes(old, next);
  if (accepted && expected) {
    // Allows the same, and yet is other code where code is generated from it.
    if (!before.types !== !after.types)
      report(comparison, 'type-changed', 'descriptive', place, `${message}, by its values`);
    return true;
  }
  if (accepted) report(comparison, 'type-widened', impactOfWider(comparison.direction), place, message);
  else if (expected) report(comparison, 'type-narrowed', impactOfTighter(comparison.direction), place, message);
  else report(comparison, 'type-changed', 'breaking', place, message);
  return accepted || expected;
}

/** The types of the values that a schema lists, which need not state them. */
function typesOfValues({ values }: MergedSchema): readonly string[] | undefined {
  return values && typesOf(values.value.map((value): unknown => JSON.parse(value)));
}

/** Compares the values that two schemas allow (`enum` and `const`). */
export function compareValues(comparison: DirectedComparison, before: MergedSchema, after: MergedSchema): void {
  const { direction } = comparison;
  const old = before.values?.value;
  const next = after.values?.value;
  const place = placeOf(after.values, before.values, after);
  if (old === undefined && next === undefined) return;
  if (old === undefined) {
    return report(
      comparison,
      'values-removed',
      impactOfTighter(direction),
      place,
      `any value → only ${next!.join(', ')}`,
    );
  }
  if (next === undefined) {
    return report(comparison, 'values-added', impactOfLooser(direction), place, `only ${old.join(', ')} → any value`);
  }
  const removed = old.filter((value) => !next.includes(value));
  const added = next.filter((value) => !old.includes(value));
  if (removed.length > 0)
    report(comparison, 'values-removed', impactOfTighter(direction), place, `values removed: ${removed.join(', ')}`);
  if (added.length > 0)
    report(comparison, 'values-added', impactOfLooser(direction), place, `values added: ${added.join(', ')}`);
}

/**
 * Compares constraints that cannot be ordered, such as patterns and conditions. A changed one counts as stricter in
 * requests, and as less strict in responses.
 */
export function compareRules(comparison: DirectedComparison, before: MergedSchema, after: MergedSchema): void {
  const { direction } = comparison;
  const added = [...after.rules].filter(([key]) => !before.rules.has(key)).map(([, rule]) => rule);
  const removed = [...before.rules].filter(([key]) => !after.rules.has(key)).map(([, rule]) => rule);
  for (const { place, value } of added) {
    const index = removed.findIndex((rule) => rule.value.keyword === value.keyword);
    if (index === -1) {
      report(comparison, 'rule-added', impactOfTighter(direction), place, `${describe(value)} added`);
      continue;
    }
    const [replaced] = removed.splice(index, 1);
    report(
      comparison,
      'rule-changed',
      direction === 'request' ? 'breaking' : 'warning',
      place,
      describeChange(describe(replaced!.value), describe(value)),
    );
  }
  for (const { place, value } of removed)
    report(comparison, 'rule-removed', impactOfLooser(direction), place, `${describe(value)} removed`);
}

function placeOf(
  after: Constraint<unknown> | undefined,
  before: Constraint<unknown> | undefined,
  merged: MergedSchema,
): string {
  return (after ?? before ?? merged).place;
}

function listTypes(types: readonly string[] | undefined): string {
  return types?.length === 0 ? 'none' : (types?.join(' or ') ?? 'any');
}

function describeChange(before: string, after: string): string {
  return before === after ? `${after} changed` : `${before} → ${after}`;
}

/** A rule for people: in full if it is short, else by its keyword. */
function describe({ keyword, content }: { keyword: string; content: unknown }): string {
  if (keyword === 'if') return 'condition';
  return typeof content === 'object' ? `\`${keyword}\`` : `${keyword} ${String(content)}`;
}

import { nameOf } from '../contract/index.ts';
import { ChangeList } from './changes.ts';
import { type DirectedComparison, directed, type Pair, report } from './comparison.ts';
import { impactOfLooser, impactOfTighter, impactOfWider } from './constraints.ts';
import type { Choice, Located, MergedSchema } from './merged-schema.ts';

/** Compares schemas that all hold at one place. */
type CompareSchemas = (comparison: DirectedComparison, ...pair: Pair) => void;

/** Says that schemas within those at work are to be compared. */
export type Below = (...pair: Pair) => void;

/** Compares the choices of two schemas, `anyOf` and `oneOf`. */
export function compareChoices(
  comparison: DirectedComparison,
  before: MergedSchema,
  after: MergedSchema,
  below: Below,
  compareSchemas: CompareSchemas,
): void {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const old = before.choices.filter((choice) => choice.keyword === keyword);
    const next = after.choices.filter((choice) => choice.keyword === keyword);
    for (const [index, choice] of next.entries())
      compareAlternatives(comparison, old[index], choice, below, compareSchemas);
    for (const choice of old.slice(next.length)) {
      report(comparison, 'rule-removed', impactOfLooser(comparison.direction), choice.place, `\`${keyword}\` removed`);
    }
  }
}

function compareAlternatives(
  comparison: DirectedComparison,
  before: Choice | undefined,
  after: Choice,
  below: Below,
  compareSchemas: CompareSchemas,
): void {
  const { direction } = comparison;
  if (!before)
    return report(comparison, 'rule-added', impactOfTighter(direction), after.place, `\`${after.keyword}\` added`);
  const { old, next } = unmatched(comparison, before, after);
  const kept = after.alternatives.filter((alternative) => !next.includes(alternative));
  for (const [index, alternative] of next.entries()) {
    const counterpart = old[index];
    if (counterpart) below([counterpart], [alternative]);
    else {
      const overlaps = after.keyword === 'oneOf' && kept.some((each) => overlap(comparison, each, alternative));
      addedAlternative(comparison, after.place, alternative, overlaps);
    }
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

  /** Whether one of two alternatives covers the other, so that values match both for certain. */
  function overlap(within: DirectedComparison, one: Located, other: Located): boolean {
    const { after, overlaps, formOf } = within;
    const covers = (wide: Located, narrow: Located): boolean => {
      const changes = new ChangeList();
      compareSchemas(directed({ ...within, before: after, changes }, 'trial'), [narrow], [wide]);
      return changes.toSorted().every(({ impact }) => impact !== 'breaking');
    };
    const key = JSON.stringify([one, other].map(({ schema }) => formOf(after, schema)));
    if (!overlaps.has(key)) {
      overlaps.set(key, false);
      overlaps.set(key, covers(one, other) || covers(other, one));
    }
    return overlaps.get(key)!;
  }
}

function addedAlternative(
  comparison: DirectedComparison,
  place: string,
  alternative: Located,
  overlaps: boolean,
): void {
  const impact = overlaps ? 'breaking' : impactOfWider(comparison.direction);
  const consequence = overlaps ? ', which overlaps another; what matches both is refused' : '';
  report(comparison, 'alternative-added', impact, place, `alternative added: ${labelOf(alternative)}${consequence}`);
}

/** The alternatives that have no equal on the other side. */
function unmatched(
  { before, after, formOf }: DirectedComparison,
  old: Choice,
  next: Choice,
): { old: Located[]; next: Located[] } {
  const oldKeys = old.alternatives.map(({ schema }) => formOf(before, schema));
  const nextKeys = next.alternatives.map(({ schema }) => formOf(after, schema));
  return {
    old: old.alternatives.filter((_, index) => !nextKeys.includes(oldKeys[index]!)),
    next: next.alternatives.filter((_, index) => !oldKeys.includes(nextKeys[index]!)),
  };
}

function labelOf({ schema }: Located): string {
  return nameOf(schema.$ref) ?? [schema.type ?? 'any'].flat().join(' or ');
}

import { type DirectedComparison, report } from './comparison.ts';
import { impactOfLooser, impactOfTighter } from './constraints.ts';
import type { Constraint, MergedSchema } from './merged-schema.ts';

/** A limit as it is written, and what it comes to. */
interface Limit {
  keyword: string;
  value: number;
  place: string;
  /** The limit, as a number that is larger the stricter it is. */
  strictness: number;
  /** Whether the limit itself is refused. */
  isExclusive: boolean;
}

/** Keywords that limit the same from the same side, and whether they do from above. */
const SIDES = [
  { keywords: ['minimum', 'exclusiveMinimum'], isUpper: false },
  { keywords: ['maximum', 'exclusiveMaximum'], isUpper: true },
  ...['minLength', 'minItems', 'minProperties'].map((keyword) => ({ keywords: [keyword], isUpper: false })),
  ...['maxLength', 'maxItems', 'maxProperties'].map((keyword) => ({ keywords: [keyword], isUpper: true })),
];

/** Compares numeric limits, such as `maxLength`, and what numbers must be multiples of. */
export function compareLimits(comparison: DirectedComparison, before: MergedSchema, after: MergedSchema): void {
  const isInteger = [before, after].every(({ types }) => types?.value.every((type) => type === 'integer'));
  for (const { keywords, isUpper } of SIDES) {
    const [old, next] = [before, after].map((merged) => strictest(merged, keywords, isUpper, isInteger));
    if (old?.strictness === next?.strictness && old?.isExclusive === next?.isExclusive) continue;
    reportLimit(comparison, isStricter(next, old), next?.place ?? old!.place, describe(old, next));
  }
  compareMultiples(comparison, before, after, isInteger);
}

/** The strictest limit of one side, if there is any. Of an integer, the next one stands for a limit that is refused. */
function strictest(
  { limits }: MergedSchema,
  keywords: readonly string[],
  isUpper: boolean,
  isInteger: boolean,
): Limit | undefined {
  const found = keywords.flatMap((keyword): Limit[] => {
    const limit = limits.get(keyword);
    if (!limit) return [];
    const strictness = isUpper ? -limit.value : limit.value;
    const isExclusive = keyword.startsWith('exclusive');
    if (!isInteger) return [{ keyword, ...limit, strictness, isExclusive }];
    const least = isExclusive ? Math.floor(strictness) + 1 : Math.ceil(strictness);
    return [{ keyword, ...limit, strictness: least, isExclusive: false }];
  });
  return found.reduce<Limit | undefined>((one, other) => (isStricter(other, one) ? other : one), undefined);
}

function isStricter(one: Limit | undefined, other: Limit | undefined): boolean {
  if (!one || !other) return other === undefined;
  if (one.strictness !== other.strictness) return one.strictness > other.strictness;
  return one.isExclusive && !other.isExclusive;
}

function describe(old: Limit | undefined, next: Limit | undefined): string {
  const keyword = (old ?? next)!.keyword;
  const name = next && next.keyword !== keyword ? `${next.keyword} ` : '';
  return `${keyword} ${old?.value ?? 'none'} → ${name}${next?.value ?? 'none'}`;
}

function compareMultiples(
  comparison: DirectedComparison,
  before: MergedSchema,
  after: MergedSchema,
  isInteger: boolean,
): void {
  const [old, next] = [before, after].map(({ multiples }) => withoutImplied(multiples, isInteger)) as [
    Constraint<number>[],
    Constraint<number>[],
  ];
  const isTighter = implies(next, old);
  const isLooser = implies(old, next);
  if (isTighter && isLooser) return;
  const place = (next[0] ?? old[0])!.place;
  const message = `multipleOf ${list(old)} → ${list(next)}`;
  if (isTighter || isLooser) reportLimit(comparison, isTighter, place, message);
  else report(comparison, 'rule-changed', comparison.direction === 'request' ? 'breaking' : 'warning', place, message);
}

/** The numbers of which no other is a multiple; for integers without those that divide 1. */
function withoutImplied(multiples: readonly Constraint<number>[], isInteger: boolean): Constraint<number>[] {
  const distinct = multiples.filter(
    ({ value }, index) => multiples.findIndex((other) => other.value === value) === index,
  );
  return distinct.filter(
    ({ value }) =>
      !(isInteger && isMultiple(1, value)) &&
      !distinct.some((other) => other.value !== value && isMultiple(other.value, value)),
  );
}

/** Whether whatever is a multiple of all of the first is one of all of the second. */
function implies(some: readonly Constraint<number>[], others: readonly Constraint<number>[]): boolean {
  return others.every((other) => some.some(({ value }) => isMultiple(value, other.value)));
}

/** Whether a number is a multiple of another, as far as decimals that are stored in binary can say. */
function isMultiple(value: number, of: number): boolean {
  const quotient = value / of;
  return Math.round(quotient) !== 0 && Math.abs(quotient - Math.round(quotient)) < 1e-9;
}

function list(multiples: readonly Constraint<number>[]): string {
  return multiples.map(({ value }) => value).join(' and ') || 'none';
}

function reportLimit(comparison: DirectedComparison, isTighter: boolean, place: string, message: string): void {
  const { direction } = comparison;
  if (isTighter) report(comparison, 'limit-tightened', impactOfTighter(direction), place, message);
  else report(comparison, 'limit-loosened', impactOfLooser(direction), place, message);
}

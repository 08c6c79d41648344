import type { Reader, ResourceName, Stored } from '../types.ts';

/** Digits of a number, with zeros in front. */
const DIGITS = 5;

/**
 * The number that comes next in a series: one more than the newest that has its prefix, past those that are taken.
 *
 * @param numberOf The number of a record.
 * @param prefix Such as `PKG-`.
 */
export function nextInSeries<Name extends ResourceName>(
  resource: Name,
  numberOf: (record: Stored<Name>) => string | undefined,
  prefix: string,
  context: Reader,
): string {
  const pattern = new RegExp(`^${prefix}(\\d{1,15})$`);
  const taken = new Set(context.all(resource).map(numberOf));
  const newest = [...taken].reverse().find((number) => number !== undefined && pattern.test(number));
  let next = Number(newest?.slice(prefix.length) ?? 0);
  let number: string;
  do number = prefix + String((next += 1)).padStart(DIGITS, '0');
  while (taken.has(number));
  return number;
}

/**
 * Exact arithmetic with amounts. An amount is kept in minor units, as an integer: 18.05 with 2 decimal places is 1805.
 * Everything is rounded half away from zero, once, at the end of a calculation.
 */

/** An amount that can't be used. */
export class AmountError extends RangeError {
  override readonly name = 'AmountError';
  /** The field that it comes from, if one is known, as rules name it: `line_items[0].rate`. */
  readonly field: string | undefined;
  /** The rule that posts it to a ledger, if one does. */
  readonly rule: string | undefined;

  constructor(message: string, { field, rule }: { field?: string; rule?: string | undefined } = {}) {
    super(message);
    this.field = field;
    this.rule = rule;
  }
}

/** Decimal places of a quantity: it is kept in millionths of a unit. */
export const QUANTITY_DECIMALS = 6;

/** A decimal number: its digits, and how many of them stand behind the point. */
interface Decimal {
  units: bigint;
  decimals: number;
}

/** Decimal places of an amount at most. */
const MAX_DECIMALS = 20;

/** Written form of an amount. No exponents, since a short string could then stand for a giant number. */
const WRITTEN = /^-?\d{1,20}(\.\d{1,20})?$/;

const DECIMAL = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** Checks whether a value can be read as an amount: a number, or a string such as `12.50`. */
export function isAmount(value: unknown): value is number | string {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && WRITTEN.test(value);
}

const PERCENTAGE = /^-?\d{1,20}(\.\d{1,20})?%$/;

/** Checks whether a value is a percentage as a string, such as `12.5%`. */
export function isPercentage(value: unknown): value is string {
  return typeof value === 'string' && PERCENTAGE.test(value);
}

/**
 * An amount in minor units.
 *
 * @param decimals Decimal places of the currency.
 * @throws AmountError if the amount is no number, or too large to be exact.
 */
export function toMinor(value: number | string, decimals: number): number {
  if (typeof value === 'number' && Number.isInteger(value)) return exact(value * 10 ** decimals);
  return rounded(read(value), decimals);
}

/** The amount as JSON has it: 1805 with 2 decimals is 18.05. */
export function fromMinor(minor: number, decimals: number): number {
  return minor / 10 ** decimals;
}

/** An amount rounded to some decimal places. */
export function roundTo(value: number | string, decimals: number): number {
  return fromMinor(toMinor(value, decimals), decimals);
}

/** Subtracts quantities exactly: 0.3 less 0.1 is 0.2. */
export function subtractQuantity(quantity: number, other: number): number {
  return fromMinor(toMinor(quantity, QUANTITY_DECIMALS) - toMinor(other, QUANTITY_DECIMALS), QUANTITY_DECIMALS);
}

/** The sum of quantities, exactly. */
export function sumQuantities(quantities: readonly number[]): number {
  const minor = quantities.reduce((sum, quantity) => sum + toMinor(quantity, QUANTITY_DECIMALS), 0);
  return fromMinor(minor, QUANTITY_DECIMALS);
}

/** The amount as text, with all its decimal places: 1800 with 2 decimals is `18.00`. */
export function toText(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return `${minor < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** A rate times a quantity, in minor units. */
export function product(rate: number | string, quantity: number | string, decimals: number): number {
  // Whole numbers need no digits: what is too large to be exact here is too large there.
  if (Number.isInteger(rate) && Number.isInteger(quantity))
    return exact((rate as number) * (quantity as number) * 10 ** decimals);
  const [left, right] = [read(rate), read(quantity)];
  return rounded({ units: left.units * right.units, decimals: left.decimals + right.decimals }, decimals);
}

/** A percentage of an amount: 18 % of 10000 is 1800. */
export function percentage(minor: number, percent: number | string): number {
  const { units, decimals } = read(percent);
  return rounded({ units: BigInt(minor) * units, decimals: decimals + 2 }, 0);
}

/** The part of an amount that a ratio gives: the tax in 11800 at 18 % is 11800 × 18 / 118. */
export function ratio(minor: number, numerator: number | string, denominator: number | string): number {
  const [dividend, divisor] = [read(numerator), read(denominator)];
  const above = BigInt(minor) * dividend.units * 10n ** BigInt(divisor.decimals);
  const below = divisor.units * 10n ** BigInt(dividend.decimals);
  if (below === 0n) throw new AmountError("An amount can't be divided by 0");
  return exact(Number(divided(above, below)));
}

/** Spreads an amount over weights, in minor units; what rounding leaves goes to the last one that weighs anything. */
export function spread(minor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => ratio(minor, weight, total));
  const last = weights.findLastIndex((weight) => weight !== 0);
  shares[last]! += minor - shares.reduce((sum, share) => sum + share, 0);
  return shares;
}

function read(value: number | string): Decimal {
  if (Number.isInteger(value)) return { units: BigInt(value), decimals: 0 };
  if (!isAmount(value)) throw new AmountError(`${value} is not an amount`);
  const [, whole = '0', fraction = '', exponent = '0'] = DECIMAL.exec(String(value))!;
  return { units: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}

function rounded({ units, decimals }: Decimal, wanted: number): number {
  if (!(Number.isInteger(wanted) && wanted >= 0 && wanted <= MAX_DECIMALS)) {
    throw new AmountError(`An amount can't have ${wanted} decimal places`);
  }
  const less = decimals - wanted;
  const minor = less <= 0 ? units * 10n ** BigInt(-less) : divided(units, 10n ** BigInt(less));
  return exact(Number(minor));
}

function divided(above: bigint, below: bigint): bigint {
  const isNegative = above < 0n !== below < 0n;
  const [dividend, divisor] = [above < 0n ? -above : above, below < 0n ? -below : below];
  const quotient = (2n * dividend + divisor) / (2n * divisor);
  return isNegative ? -quotient : quotient;
}

function exact(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new AmountError('The amount is too large');
  // No negative zero.
  return minor + 0;
}

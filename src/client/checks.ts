import { suggestion } from '../contract/index.ts';
import { describeValue } from './values.ts';

/** Makes the error for an option of the wrong kind. */
export function wrong(name: string, wanted: string, value: unknown): TypeError {
  return new TypeError(`${name} must be ${wanted}, but is ${describeValue(value)}`);
}

/**
 * Checks that an object has no other names than these.
 *
 * @param what What it is called.
 * @param each What a name in it is called.
 * @throws TypeError, with the name that was probably meant.
 */
export function checkNames(what: string, each: string, given: unknown, known: Record<string, true>): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw wrong(what, 'an object', given);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(known, name))
      throw new TypeError(`${name} is not ${each}.${suggestion(name, Object.keys(known))}`);
  }
}

/** @throws RangeError for anything but a number that is high enough. */
export function checkNumber(name: string, value: unknown, least = 0): void {
  if (value === undefined || (typeof value === 'number' && value >= least)) return;
  throw new RangeError(
    `${name} must be a number ${least > 0 ? 'above' : 'of at least'} 0, but is ${describeValue(value)}`,
  );
}

/** @throws RangeError for anything but a whole number from 1. */
export function checkWhole(name: string, value: unknown, { orInfinity = false } = {}): void {
  const isWhole = Number.isSafeInteger(value) && (value as number) >= 1;
  if (value === undefined || isWhole || (orInfinity && value === Infinity)) return;
  const wanted = `a whole number, 1 or more${orInfinity ? ', or Infinity' : ''}`;
  throw new RangeError(`${name} must be ${wanted}, but is ${describeValue(value)}`);
}

/** @throws TypeError for anything but one of these types. */
export function checkType(name: string, type: 'function' | 'boolean', values: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(values))
    if (value !== undefined && typeof value !== type) throw wrong(`${name}${key}`, `a ${type}`, value);
}

/** @throws TypeError for what can't abort a call. */
export function checkSignal(signal: unknown): void {
  if (signal === undefined || signal === null) return;
  const isSignal = typeof signal === 'object' && 'aborted' in signal && 'addEventListener' in signal;
  if (!isSignal) throw wrong('signal', 'an AbortSignal', signal);
}

/** @throws TypeError for anything but an object of strings that headers can hold. It does not show them. */
export function checkHeaders(headers: unknown): void {
  if (headers === undefined) return;
  if (typeof headers !== 'object' || headers === null || Symbol.iterator in headers)
    throw wrong('headers', 'an object of strings', headers);
  for (const [name, value] of Object.entries(headers)) {
    // One that is null takes away the header of the client.
    if (value === undefined || value === null) continue;
    if (!isHeader(name, 'x')) throw new TypeError(`headers: ${describeValue(name)} is not a valid header name`);
    if (typeof value !== 'string') throw wrong(`headers: ${name}`, 'a string', value);
    if (!isHeader(name, value)) throw new TypeError(`headers: the value of ${name} is not valid`);
  }
}

/**
 * Checks that headers leave alone those that carry the token.
 *
 * @param authorization These, by their names in lower case.
 * @throws TypeError
 */
export function checkUnauthorized(headers: object, authorization: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && value !== null && Object.hasOwn(authorization, name.toLowerCase()))
      throw new TypeError(
        `headers: ${name} carries the token, so it can't be set here. Use the client options accessToken and authorization`,
      );
}

export function isHeader(name: string, value: string): boolean {
  try {
    return new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
}

/**
 * Checks a value that is sent as a string, in JSON or in a URL.
 *
 * @param isText Whether it stays what it is as a string.
 * @throws TypeError if it does not; for NaN, Infinity, and an integer that has lost digits.
 */
export function checkSent(name: string, value: unknown, isText = true): void {
  if (!isText) throw wrong(name, 'a value that can be a string', value);
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    throw wrong(name, 'a string, or a number within 2^53', value);
}

/**
 * Writes a body as JSON.
 *
 * @param name What is called.
 * @throws TypeError for a value that JSON would drop or make another one of without a word: NaN, a number that has lost digits, an
 *   invalid date, a promise, a Map, a function, an entry of an array that is undefined.
 */
export function toJson(name: string, body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, key, value: unknown) {
    const given = this[key];
    const isEmptied =
      typeof value === 'function' ||
      (value === undefined && Array.isArray(this)) ||
      (typeof value === 'object' &&
        value !== null &&
        (typeof (value as { then?: unknown }).then === 'function' ||
          (Symbol.iterator in value && !Array.isArray(value))));
    checkSent(`${key || 'The body'} of ${name}`, given, !isEmptied && (value !== null || given === null));
    return value;
  });
}

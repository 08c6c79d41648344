/** Holds the digits of a number. No key of JSON is a symbol. The scripts of a page share it. */
const DIGITS: unique symbol = Symbol.for('inventory.digits');

/** A number with its digits as they were written, where a JavaScript number would lose some. */
interface WrittenNumber {
  readonly [DIGITS]: string;
}

/** A string, passed over, or a number. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Begins the text that stands for a number while JSON is parsed or written: a character that Unicode leaves to programs. */
const MARK = '\uE000';

const MARKED = new RegExp(`"${MARK}([^"]*)"`, 'g');

/**
 * Parses JSON, and keeps the digits of every number: ids run past 2^53, and `12.50` is to stay `12.50`.
 *
 * @throws SyntaxError if the text is no JSON.
 */
export function parseExact(text: string): unknown {
  JSON.parse(text);
  const marked = text.replace(TEXT_OR_NUMBER, (token) =>
    token.startsWith('"') || token === String(Number(token)) ? token : `"${MARK}${token}"`,
  );
  return JSON.parse(marked, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(MARK) ? { [DIGITS]: value.slice(1) } : value,
  );
}

/** Writes a value as indented JSON, its numbers with the digits that they were written with. */
export function exactText(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) => (isWritten(part) ? MARK + part[DIGITS] : part), 2);
  return text.replaceAll(MARKED, '$1');
}

/** The digits of a number; undefined for any other value. */
export function digitsOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return isWritten(value) ? value[DIGITS] : undefined;
}

/** Checks whether a JavaScript number holds all of the digits. Up to 15 always fit. */
export function fitsNumber(digits: string): boolean {
  return digits === String(Number(digits)) || digits.replace(/[eE].*/, '').replaceAll(/\D/g, '').length <= 15;
}

function isWritten(value: unknown): value is WrittenNumber {
  return typeof value === 'object' && value !== null && DIGITS in value;
}

/** Writes a value as indented JSON, each line but the first as far right as an indent says. */
export function jsonText(value: unknown, indent = ''): string {
  return exactText(value).replaceAll('\n', `\n${indent}`);
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;
const DIGITS = /^\d+$/;
const DECIMAL = /^-?\d+\.\d+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const URI = /^https?:\/\/\S+$/i;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Strings beyond this length are strings. */
const LONGEST = 200;

export function formatOf(text: string): string {
  if (text === '' || text.length > LONGEST) return 'text';
  const first = text.charCodeAt(0);
  if (first === 45 || (first >= 48 && first <= 57)) return ofNumber(text);
  if (text.includes('@')) return EMAIL.test(text) ? 'email' : 'text';
  if (text.startsWith('http') && URI.test(text)) return 'uri';
  return text.length === 36 && UUID.test(text) ? 'uuid' : 'text';
}

function ofNumber(text: string): string {
  if (DIGITS.test(text)) return 'digits';
  if (DATE.test(text)) return 'date';
  if (DATE_TIME.test(text)) return 'date-time';
  if (DECIMAL.test(text)) return 'decimal';
  if (text.length === 36 && UUID.test(text)) return 'uuid';
  return text.includes('@') && EMAIL.test(text) ? 'email' : 'text';
}

/** Classes of lengths: each begins at a power of two. */
const CLASSES = ['0', '1', '2-3', '4-7', '8-15', '16-31', '32-63', '64-127', '128-255', '256-511', '512 or more'];

/** The class of the length of a string. */
export function lengthClass(length: number): string {
  return CLASSES[Math.min(32 - Math.clz32(length), CLASSES.length - 1)]!;
}

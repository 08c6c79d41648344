/** Names a value in the message of an error. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  const name: unknown = value.constructor?.name;
  return typeof name === 'string' && name !== '' && name !== 'Object' ? `a value of the class ${name}` : 'an object';
}

/**
 * An id as text. A string that is blank or made of dots is not one, since it would make another URL; neither is a number
 * beyond 2^53, which has lost digits.
 *
 * @returns Undefined if the value is not an id.
 */
export function idText(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\s*$|^\.\.?$/.test(value) ? undefined : value;
  return typeof value === 'bigint' || Number.isSafeInteger(value) ? String(value) : undefined;
}

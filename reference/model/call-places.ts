/** Returns the value at a JSON Pointer; undefined if the pointer leads nowhere. */
export function valueAt(whole: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], whole);
}

/**
 * The same with another value where a JSON Pointer leads to. An object may get a key that it does not have.
 *
 * @throws RangeError if what should hold the value is not there.
 */
export function withValueAt<Whole>(whole: Whole, pointer: string, value: unknown): Whole {
  return replaceAt(whole, pointer.split('/').slice(1), value) as Whole;
}

function replaceAt(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof whole !== 'object' || whole === null) throw new RangeError(`There is nothing that could hold ${key}.`);
  const inner = replaceAt((whole as Record<string, unknown>)[key], rest, value);
  if (Array.isArray(whole)) return whole.map((entry, index) => (index === Number(key) ? inner : entry));
  return { ...whole, [key]: inner };
}

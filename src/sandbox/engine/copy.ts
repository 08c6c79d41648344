/**
 * A deep copy of a value that consists of JSON, as records do. Unlike one by `structuredClone`, it has two objects where the
 * original has one in two places, so that who changes one does not change the other.
 */
export function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  // Spread, since assignment to a field called __proto__ would set the prototype.
  const copy = { ...value };
  for (const name in copy) copy[name] = copyOf(copy[name]);
  return copy;
}

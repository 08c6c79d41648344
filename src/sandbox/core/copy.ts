/**
 * A deep copy of a value that consists of JSON, as records do. It takes a fraction of the time of `structuredClone`, which
 * also copies what records do not hold.
 */
export function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  // Spread, since assignment to a field called __proto__ would set the prototype.
  const copy = { ...value };
  for (const name in copy) copy[name] = copyOf(copy[name]);
  return copy;
}

/** The fields that have a value. An empty text counts as no value, so that no record holds what a snapshot of it would not. */
export function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // A copy in one step keeps the shape of an object, which later reads profit from.
  if (Object.values(fields).every(isValue)) return { ...fields };
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (isValue(value)) result[name] = value;
  }
  return result;
}

function isValue(value: unknown): boolean {
  return value !== undefined && value !== '';
}

/** The fields that have a value. */
export function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // A copy in one step keeps the shape of an object, which later reads profit from.
  if (!Object.values(fields).includes(undefined)) return { ...fields };
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (value !== undefined) result[name] = value;
  }
  return result;
}

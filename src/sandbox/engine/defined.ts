/** The fields that have a value. An empty text counts as no value, so that no record holds what a snapshot of it would not. */
export function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const field of Object.keys(fields)) {
    const value = fields[field];
    if (value !== undefined && value !== '') kept[field] = value;
  }
  return kept;
}

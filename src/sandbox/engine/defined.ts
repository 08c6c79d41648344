/** The fields that have a value. An empty text counts as no value, so that no record holds what a snapshot of it would not. */
export function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}

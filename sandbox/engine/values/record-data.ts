/** The id of a record: digits, as text. */
export type Id = string;

/**
 * Stored data of a record: the values that its caller sent, its ids, times and stored states, but nothing that can be
 * computed. It is JSON, and never changes in place: a change puts new data.
 */
export type RecordData = Readonly<Record<string, unknown>>;

/** A record that was put or removed: `before` is absent if it is new, `after` if it was removed. */
export interface Change {
  resource: string;
  id: Id;
  before: RecordData | undefined;
  after: RecordData | undefined;
  /** The rule that did it; absent if it was the call itself. */
  rule?: string | undefined;
}

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

/** The fields that have a value. An empty text counts as no value, so that no record holds what a snapshot of it would not. */
export function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const field of Object.keys(fields)) {
    const value = fields[field];
    if (value !== undefined && value !== '') result[field] = value;
  }
  return result;
}

/** About the length of a value as JSON, 0 of none. */
export function sizeOf(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  for (const name in value) size += name.length + 4 + sizeOf((value as RecordData)[name]);
  return size;
}

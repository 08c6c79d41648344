/** The id of a record: digits, as text. */
export type Id = string;

/**
 * What is stored of a record: what its caller sent, its ids, times and stored states, and nothing that can be computed.
 * Facts are JSON, and are never changed in place: a change puts new facts.
 */
export type Facts = Readonly<Record<string, unknown>>;

/** A record that was put or removed: `before` is absent if it is new, `after` if it was removed. */
export interface Change {
  resource: string;
  id: Id;
  before: Facts | undefined;
  after: Facts | undefined;
  /** The rule that did it; absent if it was the call itself. */
  rule?: string | undefined;
}

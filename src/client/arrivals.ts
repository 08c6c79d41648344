/** A minute, in ms. */
export const MINUTE = 60_000;

/** A day, in ms. */
export const DAY = 24 * 60 * 60_000;

/**
 * When requests arrived at the service, in order and in ms: of each the latest time at which it can have. That is in the future
 * for those under way, perhaps Infinity.
 */
export type Arrivals = readonly number[];

/** Counts the requests toward a limit on any `span` ms: a request counts until `span` ms after its arrival. */
export function countIn(arrivals: Arrivals, span: number, now: number): number {
  return arrivals.filter((arrival) => arrival > now - span).length;
}

/** Time until an arrival no longer counts, in ms. A request under way arrives now at the earliest, as far as is known. */
export function leavesIn(arrival: number, span: number, now: number): number {
  return Math.max(0, Math.min(arrival, now) + span - now);
}

/**
 * Time until another request may be sent, in ms; 0 if it may be now.
 *
 * @param limit At most so many requests in any `span` ms; Infinity for any number.
 * @param ahead How many others are sent before it, each as soon as it may be.
 */
export function waitFor(arrivals: Arrivals, limit: number, span: number, now: number, ahead = 0): number {
  const before = arrivals[arrivals.length - limit + (ahead % limit)];
  const rounds = Math.floor(ahead / limit);
  return (before === undefined ? 0 : leavesIn(before, span, now)) + rounds * span;
}

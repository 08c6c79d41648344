// In a file of its own, since the package exports all of errors.ts.

/** When a call may be made again. */
export interface Availability {
  /** Time until then, in ms; after a 429, what the service asks for, or a minute if it does not say. */
  readonly retryAfter: number;
  /** The same as a date. */
  readonly availableAt: Date;
}

/** The latest time that a date can hold, in ms. */
const LAST_TIME = 8.64e15;

/** Says when a call may be made again. */
export function availableIn(retryAfter: number): Availability {
  return { retryAfter, availableAt: new Date(Math.min(Date.now() + retryAfter, LAST_TIME)) };
}

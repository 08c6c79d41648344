/** Start of an HTTP date. `Date.parse` makes a date of almost anything. */
const DAY_OF_WEEK = /^\s*(mon|tue|wed|thu|fri|sat|sun)/i;

/** Reads `Retry-After`, seconds or a date, as ms from now; NaN if it is neither. */
export function retryAfterOf(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  return /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : dateIn(value, headers);
}

/** Reads a date of HTTP as ms from now; NaN if it is not one. */
export function dateIn(value: string, headers: Headers): number {
  return DAY_OF_WEEK.test(value) ? Date.parse(value) - serviceTime(headers) : NaN;
}

/**
 * The time by the clock of the service, in ms, since that of this machine may differ. A browser does not show it to a page of another
 * origin; then it is this machine's.
 */
export function serviceTime(headers: Headers): number {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? Date.now() : time;
}

/** How a date of HTTP begins. `Date.parse` makes a date of almost anything. */
const DAY_OF_WEEK = /^\s*(mon|tue|wed|thu|fri|sat|sun)/i;

/**
 * Reads `Retry-After`, seconds or a date, as ms from now; NaN if it is neither. A date is compared with the clock of the service,
 * since that of this machine may differ; a browser does not show it to a page of another origin.
 */
export function retryAfterOf(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1000;
  if (!DAY_OF_WEEK.test(value)) return NaN;
  const now = Date.parse(headers.get('date') ?? '');
  return Date.parse(value) - (Number.isNaN(now) ? Date.now() : now);
}

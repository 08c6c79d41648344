/** The last time that can be written as a date of the contract, whose years have four digits. */
export const LATEST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * A time in milliseconds since 1970. NaN if it is not a time, if its day is not in the calendar, as 2026-02-30, or if it is before
 * 1970 or after 9999.
 */
export function timeOf(time: Date | string | number): number {
  const value = typeof time === 'string' ? parse(time) : Number(time);
  return value >= 0 && value <= LATEST_TIME ? value : Number.NaN;
}

function parse(text: string): number {
  // Without a year, `5` would be May of 2001.
  if (!/\d{4}/.test(text)) return Number.NaN;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const value = Date.parse(text);
  if (day === undefined || Number.isNaN(value)) return value;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? value : Number.NaN;
}

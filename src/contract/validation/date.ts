/** Checks whether a string is a day of the calendar, such as `2026-03-28`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  // The years from 0 to 99 are others for `Date`, so that of the text is put 400 later, when leap years are the same.
  const date = new Date(`${String((Number(text.slice(0, 4)) % 400) + 2000)}${text.slice(4)}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text.slice(5);
}

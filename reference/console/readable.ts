/** The name of a resource or field in words: `taxGroups` as "Tax groups", `due_date` as "Due date". */
export function inWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A moment in the time zone of another one.
 *
 * @param local A time with its zone, such as `2026-03-28T12:08:44+0530`.
 * @returns Such as `2026-03-28T12:00:00`.
 */
export function inZoneOf(timestamp: string, local: string): string {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)$/.exec(local) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  const time = Date.parse(timestamp) + shift;
  return Number.isFinite(time) ? new Date(time).toISOString().slice(0, 19) : timestamp;
}

/** A moment as a reader is shown it: `28 Mar 2026, 12:00`. */
export function momentOf(timestamp: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(timestamp) ?? [];
  return time === undefined ? timestamp : `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}, ${time}`;
}

/** The day of a moment as a reader is shown it: `28 Mar 2026`. */
export function dayOf(timestamp: string): string {
  return momentOf(timestamp).split(',')[0]!;
}

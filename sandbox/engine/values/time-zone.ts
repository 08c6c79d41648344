/** The formats of zones, since making one takes longer than most calls. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** Most recent result. A call needs its moment several times, and the next call comes a second later. */
let last = { zone: '', halfMinute: Number.NaN, offset: 0 };

const HALF_MINUTE = 30_000;

/** A moment as the service writes it, with the offset of the zone: `2026-03-05T10:15:00+0530`. */
export function dateTime(time: number, zone: string): string {
  const offset = offsetOf(time, zone);
  const minutes = Math.abs(offset) / 60_000;
  const local = new Date(time + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** The day that a moment is on in a zone: `2026-03-05`. */
export function day(time: number, zone: string): string {
  return new Date(time + offsetOf(time, zone)).toISOString().slice(0, 10);
}

export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns how far clocks in a zone are ahead of UTC, in milliseconds, as of the beginning of the half minute. Since 1970, no
 * clock has been put forward or back within one.
 */
function offsetOf(time: number, zone: string): number {
  const halfMinute = Math.floor(time / HALF_MINUTE) * HALF_MINUTE;
  if (last.zone === zone && last.halfMinute === halfMinute) return last.offset;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(halfMinute)) parts[type] = Number(value);
  const { year, month, day, hour, minute, second } = parts as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute' | 'second',
    number
  >;
  last = { zone, halfMinute, offset: Date.UTC(year, month - 1, day, hour, minute, second) - halfMinute };
  return last.offset;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    const numeric = 'numeric' as const;
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(zone, format);
  }
  return format;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

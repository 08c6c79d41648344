/** A quarter of an hour, in milliseconds: no zone changes its offset between two of them. */
const QUARTER = 15 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Offsets that are kept. A clock that is moved far asks for many. */
const MAX_OFFSETS = 10_000;

/** The moment that was written last: clocks stand still between changes. */
let last = { time: Number.NaN, zone: '', text: '', day: '' };

/** A moment as the service writes it, with the offset of the zone: `2026-03-05T10:15:00+0530`. */
export function dateTime(time: number, zone: string): string {
  return written(time, zone).text;
}

/** The day that a moment is on in a zone: `2026-03-05`. */
export function day(time: number, zone: string): string {
  return written(time, zone).day;
}

function written(time: number, zone: string): typeof last {
  if (last.time === time && last.zone === zone) return last;
  const offset = offsetOf(time, zone);
  const sign = offset < 0 ? '-' : '+';
  const minutes = Math.abs(offset) / 60_000;
  const local = new Date(time + offset).toISOString();
  const text = `${local.slice(0, 19)}${sign}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
  last = { time, zone, text, day: local.slice(0, 10) };
  return last;
}

/** Whether a name is that of a time zone, such as `Asia/Kolkata`. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

function offsetOf(time: number, zone: string): number {
  const quarter = Math.floor(time / QUARTER);
  const key = `${zone} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= MAX_OFFSETS) offsets.clear();
    offset = findOffset(quarter * QUARTER, zone);
    offsets.set(key, offset);
  }
  return offset;
}

/** Reads the offset off a clock in the zone. */
function findOffset(time: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(time)) parts[type] = Number(value);
  const { year, month, day, hour, minute, second } = parts as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute' | 'second',
    number
  >;
  return Date.UTC(year, month - 1, day, hour, minute, second) - time;
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

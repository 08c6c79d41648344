import type { ProbeClock } from './pace.ts';

/** Day in an account, whose clock and time zone may differ from this machine's. */
export interface AccountDay {
  /** The day, such as `2026-03-28`. */
  today(): string;
  /** True if the owner or a record of the run has shown the day. Otherwise, it comes from this machine's clock. */
  readonly isShown: boolean;
  /** Takes the time zone of the organization. One that this platform does not know is ignored. */
  readZone(zone: unknown): void;
  /** Takes the time at which a record was just created. */
  readTime(time: unknown): void;
}

const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)? ?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * Makes the day of an account: in UTC, until the account shows more.
 *
 * @param ownerDay The day set by the account's owner. It overrides what the account shows.
 */
export function createAccountDay(clock: ProbeClock, ownerDay?: string): AccountDay {
  let format: Intl.DateTimeFormat | undefined;
  let isShown = ownerDay !== undefined;
  /** Lead of the account's clock over this machine's, in ms. Without a time zone, lead of its local time over UTC here. */
  let ahead = 0;
  const localOf = (time: number): number => (format ? Date.parse(`${format.format(time).replace(' ', 'T')}Z`) : time);
  return {
    get isShown() {
      return isShown;
    },
    today: () => ownerDay ?? new Date(localOf(clock.now() + ahead)).toISOString().slice(0, 10),
    readZone(zone) {
      format = typeof zone === 'string' ? formatOf(zone) : undefined;
    },
    readTime(text) {
      const [, day, time, offset] = TIME.exec(String(text)) ?? [];
      const local = Date.parse(`${day}T${time}Z`);
      if (Number.isNaN(local)) return;
      const now = clock.now();
      ahead = format && offset ? local - minutesOf(offset) * 60_000 - now : local - localOf(now);
      isShown = true;
    },
  };
}

/** Writes local time as `2026-03-28 12:00:00`; undefined if there is no such zone. */
function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return undefined;
  }
}

/** The minutes of `+05:30`, `-0800` or `Z`. */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

import { type Id, inParts } from '../engine/index.ts';
import type { Reader, Stored, Writer } from '../types/index.ts';

type Comment = Stored<'invoiceComments'>;

/** An entry of the history of a contact. */
export interface HistoryEntry {
  description: string;
  operation_type: string;
  transaction_id?: Id;
  transaction_type?: string;
}

/** Adds an entry to the history of a contact. */
export function comment(contact: Id, entry: HistoryEntry, context: Writer): void {
  context.append('contactComments', { contact_id: contact, ...entryNow(context), ...entry });
}

/** The fields of comments that follow from others. */
export const shownOfComment = {
  commented_by: ({ commented_by_id }: Comment, context: Reader) => context.get('users', commented_by_id)?.name,
  date_description: ({ date = '', time = '' }: Comment, context: Reader) =>
    ago(writtenAt(date, time), localNow(context)),
};

/** Who writes an entry of a history that nobody sends, and when. */
export function entryNow(context: Reader): {
  comment_type: string;
  date: string;
  time: string;
  commented_by_id?: Id;
} {
  return inParts<ReturnType<typeof entryNow>>(context, {
    comment_type: () => 'system',
    date: () => context.today,
    time: () => clockTime(context.timestamp),
    commented_by_id: () => context.find('users', () => true)?.user_id,
  });
}

/** The time of a moment as on a clock of twelve hours: `11:30 AM`. */
function clockTime(timestamp: string): string {
  const [hours, minutes] = [Number(timestamp.slice(11, 13)), timestamp.slice(14, 16)];
  return `${String(hours % 12 || 12).padStart(2, '0')}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the age of an entry in words: `15 minutes ago`, and by the calendar from the next day on. */
function ago(then: number, now: number): string {
  const days = Math.floor(now / DAY) - Math.floor(then / DAY);
  if (days > 0) return counted(days, 'a day', 'days');
  const passed = now - then;
  if (passed < MINUTE) return 'a few seconds ago';
  if (passed < HOUR) return counted(Math.floor(passed / MINUTE), 'a minute', 'minutes');
  return counted(Math.floor(passed / HOUR), 'an hour', 'hours');
}

/** When an entry was written, by its date and the time on its clock of twelve hours, as if it were UTC. */
function writtenAt(date: string, time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  const day = Date.parse(`${date}T00:00:00Z`);
  return day + ((Number(hours) % 12) + (half === 'PM' ? 12 : 0)) * HOUR + Number(minutes) * MINUTE;
}

/** The present on the clock of the organization, as if it were UTC. */
function localNow({ timestamp }: Reader): number {
  return Date.parse(`${timestamp.slice(0, 19)}Z`);
}

function counted(count: number, singular: string, plural: string): string {
  return `${count === 1 ? singular : `${count} ${plural}`} ago`;
}

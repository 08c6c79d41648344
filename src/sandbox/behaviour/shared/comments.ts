import type { Id } from '../../core/facts.ts';
import type { Reader, Writer } from '../types.ts';

/** An entry of the history of a contact. */
export interface Entry {
  description: string;
  operation_type: string;
  transaction_id?: Id;
  transaction_type?: string;
}

/** Adds an entry to the history of a contact. */
export function comment(contact: Id, entry: Entry, context: Writer): void {
  context.create('contactComments', { contact_id: contact, ...entryNow(context), ...entry });
}

/** Who writes an entry of a history that nobody sends, and when. */
export function entryNow(context: Reader): {
  comment_type: string;
  date: string;
  time: string;
  commented_by_id?: Id;
} {
  const [user] = context.all('users');
  return {
    comment_type: 'system',
    date: context.today,
    time: clockTime(context.timestamp),
    ...(user && { commented_by_id: user.user_id! }),
  };
}

/** The time of a moment as on a clock of twelve hours: `11:30 AM`. */
function clockTime(timestamp: string): string {
  const [hours, minutes] = [Number(timestamp.slice(11, 13)), timestamp.slice(14, 16)];
  return `${String(hours % 12 || 12).padStart(2, '0')}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

import { type Json, rows } from '../support/story.ts';

/** A move of a record that its history must have: what the entry says, and when it was. */
interface Move {
  what: string;
  says: RegExp;
  /** A day, or a day and a time up to the minute: `2026-03-05T11:30`. */
  when: string;
}

/** What was settled with a record, as lists of its operations show it: payments, credits, refunds. */
export interface Settled {
  /** Such as `Payment`. */
  what: string;
  rows: readonly Json[];
}

/** Lists what a record, and what was settled with it, shows and its history does not have. */
export function missingMoves(record: Json, settled: readonly Settled[], comments: readonly Json[]): string[] {
  const entries = comments.filter(
    ({ comment_type: type, operation_type: happening }) => type === 'system' && happening !== 'Deleted',
  );
  return [...movesOf(record), ...settled.flatMap(settlements)]
    .filter(({ says, when }) => !entries.some((entry) => says.test(String(entry['description'])) && isAt(entry, when)))
    .map(({ what, when }) => `${what}${when && `, ${when}`}`);
}

function* movesOf(record: Json): Generator<Move> {
  const {
    is_emailed,
    client_viewed_time: viewed,
    reminders_sent: reminders,
    last_reminder_sent_date: reminded,
  } = record;
  yield { what: 'created', says: / created for /, when: minute(record['created_time']) };
  if (is_emailed === true) yield { what: 'sent', says: /^E-mail "(?!Payment reminder).* sent to /, when: '' };
  if (viewed !== undefined) yield { what: 'viewed', says: / viewed by the customer/, when: minute(viewed) };
  if (Number(reminders) > 0) yield { what: 'reminded', says: /^E-mail "Payment reminder for /, when: String(reminded) };
  if (record['last_payment_date'] !== undefined) {
    const amount = Number(record['payment_made']).toFixed(2);
    yield {
      what: `paid ${amount}`,
      says: new RegExp(`^Payment of ${amount} `),
      when: String(record['last_payment_date']),
    };
  }
}

function settlements({ what, rows: settled }: Settled): Move[] {
  return settled.map((row) => {
    const amount = Number(row['amount'] ?? row['amount_fcy']).toFixed(2);
    return {
      what: `${what} of ${amount}`,
      says: new RegExp(`^${what} of ${amount} (?!updated)`),
      when: String(row['date'] ?? ''),
    };
  });
}

function isAt({ date, time }: Json, when: string): boolean {
  return `${date}T${hours(String(time))}`.startsWith(when);
}

/** `12:40 PM` as `12:40` of 24 hours. */
function hours(time: string): string {
  const [, hour, minutes, half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(time)!;
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

function minute(time: unknown): string {
  return String(time).slice(0, 16);
}

/** The rows of a list that was settled, under whatever key they stand. */
export function settledIn(what: string, sample: Json): Settled {
  const { code: _, message: __, page_context: ___, ...lists } = sample;
  return { what, rows: Object.values(lists).flatMap(rows) };
}

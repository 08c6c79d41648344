import * as service from '../../src/service/index.ts';
import type { Id, RecordData } from '../engine/index.ts';
import type { LogRow } from '../organizations/index.ts';
import { TABLES } from '../resources/index.ts';
import { WENT_BACK, type WentBack } from '../state/index.ts';
import type { ControlCall } from './route.ts';

/** Something that happened to a record. */
interface Happening {
  /** When, as the organization writes it: `2026-03-28T12:00:00`. */
  time: string;
  what: string;
  /** The call that did it, if the log has it. */
  call?: number;
}

/** The schema of something that happened to a record. */
export const HISTORY: service.Schema = service.object({
  time: service.TEXT,
  what: service.TEXT,
  'call?': service.NUMBER,
});

/** Returns a record's history, newest first: the comments on it, and the calls and events about it. */
export function historyOf(call: ControlCall, resource: string, id: Id): Happening[] {
  const happenings = [...commentsOn(call, resource, id), ...callsAbout(call, id)];
  return happenings.sort((one, other) => (one.time < other.time ? 1 : one.time > other.time ? -1 : 0));
}

function commentsOn({ organization }: ControlCall, resource: string, id: Id): Happening[] {
  const comments = TABLES.filter(
    (table) => table.parent?.resource === resource && table.resource.endsWith('Comments'),
  ).flatMap((table) => organization.context.children(table.resource, id) as RecordData[]);
  return comments.flatMap(({ description, date, time }) =>
    typeof description === 'string' && typeof date === 'string'
      ? { time: `${date}T${timeOf(time)}`, what: description }
      : [],
  );
}

/** The time of a comment, `11:30 AM`, on a clock of 24 hours. */
function timeOf(time: unknown): string {
  const [, hours, minutes, half] = /^(\d+):(\d+) ([AP])M$/.exec(String(time)) ?? [];
  if (half === undefined) return '00:00:00';
  return `${String((Number(hours) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}:00`;
}

/** The entries of a log that are part of the present: not those that a checkpoint has taken back. */
function countingRows(log: readonly LogRow[]): LogRow[] {
  const rows: LogRow[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const row of log.toReversed()) {
    const { number, event, body } = row.entry;
    if (number > last) continue;
    if (event === WENT_BACK) last = (body as WentBack).lastNumber;
    else rows.unshift(row);
  }
  return rows;
}

/** The calls that wrote and were taken, and the events, that name a record. */
function callsAbout({ organization }: ControlCall, id: Id): Happening[] {
  return countingRows(organization.log).flatMap(({ entry, texts }) => {
    const { number, method, operationId = '', event, status } = entry;
    const isWrite = method !== 'GET' && method !== 'HEAD';
    if (!isWrite || status < 200 || status >= 300 || !texts.some((text) => text?.includes(id))) return [];
    return { time: entry.time.slice(0, 19), what: event ?? operationId, call: number };
  });
}

import { shownKey } from './decide.ts';
import { at } from './fill.ts';
import type { Journal, JournalLine } from './journal.ts';
import type { Answered } from './lookup.ts';
import type { Probe, ProbedOperation } from './probe.ts';
import { type Sent, type Service, Stopped } from './service.ts';
import type { SharedName } from './shared.ts';

/** Operation that shows the organization. Every account accepts it, and every run calls it first. */
export const ORGANIZATIONS = 'listOrganizations';

export interface Calling {
  service: Service;
  journal: Journal;
}

/**
 * Makes a call, which the journal holds before it is sent and when it is answered.
 *
 * @throws Stopped if the answer ends the run.
 */
export async function call(
  { journal, service, keys, shared }: Calling & { keys?: DecidingKeys | undefined; shared?: SharedName | undefined },
  name: string,
  step: string,
  id: string,
  operation: ProbedOperation,
  sent: Sent,
  isCleaning = false,
): Promise<Answered | undefined> {
  if (service.left <= 0) throw new Stopped('The budget is used up.');
  const number = journal.lines.filter(({ type }) => type === 'call').length + 1;
  const isNamed = JSON.stringify(sent.body ?? {}).includes(name);
  const of = madeBy(name, journal.lines).filter((record) => mentions(sent, record));
  journal.write({
    type: 'call',
    call: number,
    name,
    step,
    operation: id,
    ids: sent.path,
    isNamed,
    ...(of.length > 0 && { of }),
    ...(shared && { shared }),
  });
  const answer = await service.call(operation, sent, isCleaning).catch((error: unknown) => {
    // It was not sent, so there is nothing to look for.
    if (error instanceof Stopped) journal.write({ type: 'answer', call: number, status: NOT_SENT });
    throw error;
  });
  if (!answer) {
    journal.write({ type: 'lost', call: number, reason: 'no answer' });
    return undefined;
  }
  const { status, body } = answer;
  const isTaken = status < 300;
  const made = isTaken && operation.id !== undefined ? at(body, operation.id) : undefined;
  const shows = isTaken ? shownIn(id, answer, operation, keys?.get(id) ?? []) : [];
  journal.write({
    type: 'answer',
    call: number,
    status,
    ...(made !== undefined && { made: String(made) }),
    ...(isTaken && alsoIn(operation, body)),
    ...(shows.length > 0 && { shows }),
  });
  // A token may be for other operations alone.
  if ((status === 401 || status === 403) && id !== ORGANIZATIONS)
    throw new Stopped(`The service responded with ${status} to ${id}: the token is not accepted for this operation.`);
  if (status === 429)
    throw new Stopped('The service keeps responding with 429, so it accepts no more requests now. Continue later.');
  if (status >= 500) throw new Stopped(`The service responded with ${status} to ${id}.`);
  return answer;
}

export function mentions(value: unknown, id: string): boolean {
  return new RegExp(`(?<!\\w)${id}(?!\\w)`).test(JSON.stringify(value) ?? '');
}

/** The ids of the records that an attempt has made, and those of the shared records. */
function madeBy(name: string, lines: readonly JournalLine[]): string[] {
  const isOwn = (line: JournalLine & { type: 'call' }): boolean => line.name === name || line.shared !== undefined;
  const calls = new Set(lines.flatMap((line) => (line.type === 'call' && isOwn(line) ? [line.call] : [])));
  return lines.flatMap((line) => (line.type === 'answer' && calls.has(line.call) ? (line.made ?? []) : []));
}

/** The other records that an operation has created with its own, by what shows that one. */
export function alsoIn({ also }: ProbedOperation, record: unknown): Pick<JournalLine & { type: 'answer' }, 'also'> {
  const rows = also && at(record, also.at);
  const made = (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const id = at(row, `/${also!.id}`);
    return id === undefined ? [] : [{ operation: also!.operation, id: String(id) }];
  });
  return made.length > 0 ? { also: made } : {};
}

/** The status in a journal of a call that was not sent, since the run ended while it waited. */
const NOT_SENT = 499;

/** The places that decide, as `shownKey` writes them, by their operations. */
export type DecidingKeys = ReadonlyMap<string, ReadonlySet<string>>;

export function decidingKeys(probes: readonly Probe[]): DecidingKeys {
  const keys = new Map<string, Set<string>>();
  for (const { steps, places } of probes) {
    const { operation } = steps.at(-1)!;
    const placeKeys = keys.get(operation) ?? new Set();
    for (const { at: where } of places) if (where.startsWith('/')) placeKeys.add(shownKey(operation, where));
    keys.set(operation, placeKeys);
  }
  return keys;
}

/** Returns those of an operation's deciding places that a response shows, in any record. */
function shownIn(id: string, { body }: Answered, { rows }: ProbedOperation, keys: Iterable<string>): string[] {
  return [...keys].filter((key) => isShown(body, key.slice(id.length + 1).replace('#order', ''), rows));
}

function isShown(body: unknown, pointer: string, rows: ProbedOperation['rows']): boolean {
  const [, key = '', ...rest] = pointer.split('/');
  if (key === '') return body !== undefined && body !== null && body !== '';
  const below = rest.length > 0 ? `/${rest.join('/')}` : '';
  if (key !== '*') return isShown(at(body, `/${key}`), below, rows);
  return Array.isArray(body) ? body.some((entry) => isShown(entry, below, rows)) : isShown(body, below, rows);
}

import { alsoIn, type Calling, call, mentions } from './call.ts';
import { at } from './fill.ts';
import { leftBehind, type Made, type Uncertain } from './journal.ts';
import { isWhole, outcomeOf, rowsOf } from './lookup.ts';
import type { Operations } from './select.ts';

export interface Cleaning extends Calling {
  operations: Operations;
  /** The last call of the runs before this one. The account may have been reset since. */
  lastBefore: number;
}

interface Extent {
  retries?: boolean;
  /** The line of the journal from which on records are deleted; the first by default. */
  from?: number;
  /** True to leave the shared records, since the run goes on. */
  keepsShared?: boolean;
}

/** Deletes what the journal says is left, newest first, and the shared records last. What the service refuses to delete stays. */
export async function cleanUp(
  running: Cleaning,
  { retries = false, from = 0, keepsShared = false }: Extent = {},
): Promise<void> {
  const { journal, operations } = running;
  const creates = (operation: string): boolean => operations[operation]?.id !== undefined;
  const left = () => leftBehind(journal.lines.slice(from), creates);
  const { uncertain, made } = left();
  if (uncertain.length === 0 && made.length === 0) return;
  const tried = new Set(
    journal.lines.flatMap((line) => (line.type === 'call' && line.name === 'clean' ? Object.values(line.ids) : [])),
  );
  for (const record of uncertain) await settle(running, record);
  const remaining = uncertain.length > 0 ? left().made : made;
  const own = remaining.filter(({ shared }) => !shared);
  const shared = keepsShared ? [] : remaining.filter((record) => record.shared);
  for (const record of [...own, ...shared]) {
    if (!retries && tried.has(record.id)) continue;
    await remove(running, record);
  }
}

/** Deletes a record, if it is still the one that was made. */
async function remove(running: Cleaning, made: Made): Promise<void> {
  const { operations, journal } = running;
  const { operation, id } = made;
  const undo = operations[operation]?.undo;
  const target = undo && operations[undo.operation];
  if (!target) return;
  if ((await stateNow(running, made)) !== 'own') return;
  const sent = { path: pathOf(made, operations), query: {} };
  const answer = await call(running, 'clean', 'clean', undo.operation, target, sent, true);
  if (answer && (answer.status < 300 || answer.status === 404)) journal.write({ type: 'gone', operation, id });
}

/**
 * Checks whether a record is still the run's, and writes the result to the journal. A record of this run is. If the account
 * may have been reset since, the record is read: its id may now be another record's.
 *
 * @param name What the journal calls the attempt that reads it.
 */
export async function stateNow(running: Cleaning, made: Made, name = 'clean'): Promise<State> {
  const { operations, journal, lastBefore } = running;
  if (made.call > lastBefore) return 'own';
  const creates = (operation: string): boolean => operations[operation]?.id !== undefined;
  const state = await stateOf(running, made, leftBehind(journal.lines, creates).made, name);
  const { operation, id } = made;
  if (state === 'gone' || state === 'other') journal.write({ type: state, operation, id });
  return state;
}

type State = 'own' | 'other' | 'gone' | 'unknown';

function pathOf({ operation, id, ids }: Made, operations: Operations): Record<string, string> {
  const path = operations[operation]?.undo?.path ?? {};
  return Object.fromEntries(
    Object.entries(path).map(([name, text]) => [name, text === '{id}' ? id : (ids[name] ?? '')]),
  );
}

/** Checks whether the record with an id is still the run's: by its name, or by the name of a record that it belongs to. */
async function stateOf(running: Cleaning, made: Made, remaining: readonly Made[], name: string): Promise<State> {
  const shown = await shownNow(running, made, name);
  if (shown === 'gone' || shown === 'unknown') return shown;
  if (JSON.stringify(shown)?.includes(`"${made.name}`)) return 'own';
  const owners = remaining.filter(({ id }) => made.of.includes(id) && (shown === undefined || mentions(shown, id)));
  for (const owner of owners) if ((await stateOf(running, owner, remaining, name)) === 'own') return 'own';
  return shown === undefined ? 'unknown' : 'other';
}

/** Returns what the service shows for a record's id; undefined if no operation shows it. */
async function shownNow(running: Cleaning, made: Made, name: string): Promise<unknown> {
  const { operations } = running;
  const { read, list = '' } = operations[made.operation]!;
  const rows = operations[list]?.rows;
  const id = read ?? list;
  const readOperation = operations[id];
  if (!readOperation || (read === undefined && !rows)) return undefined;
  const path = read === undefined ? {} : pathOf(made, operations);
  const answer = await call(running, name, 'read', id, readOperation, { path, query: {} }, true);
  if (read !== undefined && answer?.status === 404) return 'gone';
  if (!answer || outcomeOf(answer) === 'refused') return 'unknown';
  if (read !== undefined) return answer.body;
  return (
    rowsOf(answer.body, rows!.key).find((row) => String(row[rows!.id]) === made.id) ??
    (isWhole(answer.body) ? 'gone' : 'unknown')
  );
}

/** Finds out whether a record was made whose creation was not answered, by its name, or the ids of records that it belongs to. */
async function settle(running: Cleaning, { operation, name, call: number, isNamed, of }: Uncertain): Promise<void> {
  const { operations, journal } = running;
  const list = operations[operation]?.list;
  const listOperation = list === undefined ? undefined : operations[list];
  if ((!isNamed && of.length === 0) || !listOperation?.rows) return;
  const asked = journal.lines.some((line) => line.type === 'call' && line.name === `find ${number}`);
  if (asked) return;
  const answer = await call(running, `find ${number}`, 'find', list!, listOperation, { path: {}, query: {} }, true);
  const { key, id: idField } = listOperation.rows;
  if (!Array.isArray(at(answer?.body, `/${key}`))) return;
  const made = new Set(journal.lines.flatMap((line) => (line.type === 'answer' ? (line.made ?? []) : [])));
  const rows = rowsOf(answer!.body, key).filter(
    (row) =>
      (JSON.stringify(row).includes(name) || of.some((id) => mentions(row, id))) && !made.has(String(row[idField])),
  );
  for (const row of rows)
    journal.write({
      type: 'answer',
      call: number,
      status: 201,
      made: String(row[idField]),
      ...alsoIn(operations[operation]!, row),
    });
  if (rows.length === 0 && isWhole(answer!.body)) journal.write({ type: 'gone', operation, id: `${name}#${number}` });
}

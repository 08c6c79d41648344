import { AmountError } from '../values/money.ts';
import type { Change, Id, RecordData } from '../values/record-data.ts';
import { createKeyIndex, type KeyIndex, type Member } from './key-index.ts';
import type { Projection, Projections, Row } from './projection.ts';

/** A record with its stored data. */
export interface StoreEntry extends Member {
  data: RecordData;
}

export interface Commit {
  changes: readonly Change[];
  /** All counters as they are now. */
  counters: Readonly<Record<string, number>>;
}

/** All that is kept of one organization. */
export interface Store {
  get(resource: string, id: Id | undefined): RecordData | undefined;
  /** The records of a resource, oldest first. */
  all(resource: string): StoreEntry[];
  /**
   * Puts a record, new or not, and replaces its rows in every ledger.
   *
   * @throws AmountError if a sum would be too large to be exact. Nothing changes then.
   */
  put(resource: string, id: Id, data: RecordData): void;
  remove(resource: string, id: Id): void;
  /** Notes which rule is running, for the changes that follow; none if it is undefined. */
  note(rule: string | undefined): void;
  /** The sum of the rows that records posted to a key of a ledger. */
  sum(ledger: string, key: string): number;
  /** The records that have a key in an index, oldest first. */
  members(index: string, key: string): Member[];
  /** A number that is kept, 0 until it is set. */
  counter(name: string): number;
  setCounter(name: string, value: number): void;
  counters(): Readonly<Record<string, number>>;
  /** The names of the resources that have records or had some. */
  resources(): string[];
  isChanging(): boolean;
  /** Does work whose changes are all undone if it throws. */
  transaction<Result>(work: () => Result): Result;
  /** Does several transactions. If the work throws, all of them are undone, and none is committed. */
  batch<Result>(work: () => Result): Result;
  /** A copy. Only record data is shared, which never changes in place. */
  fork(options?: StoreOptions): Store;
}

/** Options of a store. */
export interface StoreOptions {
  /** Called after each transaction that changed something. */
  onCommit?: (commit: Commit) => void;
}

interface Contents {
  /** The records of each resource by id, oldest first. */
  collections: Map<string, Map<Id, StoreEntry>>;
  /** The records that have a key, by {@link nameOf} index and key. */
  index: KeyIndex;
  /** The keys that records have only while a sum is not 0, by {@link nameOf} that sum. */
  conditions: Map<string, Condition>;
  /** The sums that are not 0, by {@link nameOf} ledger and key. */
  sums: Map<string, number>;
  counters: Map<string, number>;
  /** Number of records that were ever put. */
  sequence: number;
}

/** A key that a record has only while a sum is not 0, by {@link nameOf} its index and key. */
interface Condition {
  name: string;
  member: Member;
}

/** A change with the sequence of its record, to put it back where it was. */
interface Undo extends Change {
  sequence: number;
}

/**
 * Makes an empty store.
 *
 * @throws Error if a record of a resource without projection is put.
 */
export function createStore(projections: Projections, options: StoreOptions = {}): Store {
  return storeOf(projections, options, {
    collections: new Map(),
    index: createKeyIndex(),
    conditions: new Map(),
    sums: new Map(),
    counters: new Map(),
    sequence: 0,
  });
}

function storeOf(projections: Projections, options: StoreOptions, contents: Contents): Store {
  const { collections, index, conditions, sums } = contents;
  let { counters, sequence } = contents;
  let journal: Undo[] | undefined;
  let isCounted = false;
  let batch: { changes: Undo[]; commits: Commit[] } | undefined;
  let rule: string | undefined;

  function write(resource: string, id: Id, after: RecordData | undefined, formerSequence?: number): void {
    const projection = projections.get(resource);
    if (!projection) throw new Error(`There is no resource ${resource}`);
    const entry = collections.get(resource)?.get(id);
    if (!entry && !after) return;
    // Whatever may fail comes first.
    const rowsBefore = entry ? projection.ledgerEntries(entry.data) : [];
    const rowsAfter = after ? projection.ledgerEntries(after) : [];
    const [keysBefore, keysAfter] = [keysOf(projection, entry?.data, rowsBefore), keysOf(projection, after, rowsAfter)];
    post(rowsBefore, rowsAfter, (ledger) => after && projection.ruleOf(after, ledger));
    const member = { resource, id, sequence: entry?.sequence ?? formerSequence ?? (sequence += 1) };
    for (const [name, sum] of keysBefore) {
      if (keysAfter.has(name)) continue;
      index.remove(name, member);
      if (sum !== undefined) conditions.delete(sum);
    }
    for (const [name, sum] of keysAfter) {
      if (keysBefore.has(name)) continue;
      if (sum !== undefined) conditions.set(sum, { name, member });
      if (sum === undefined || sums.has(sum)) index.add(name, member);
    }
    const collection = collections.get(resource) ?? new Map<Id, StoreEntry>();
    collections.set(resource, collection);
    if (after) collection.set(id, { ...member, data: after });
    else collection.delete(id);
    journal?.push({ resource, id, before: entry?.data, after, sequence: member.sequence, rule });
  }

  /** Takes rows back, and posts others instead. */
  function post(before: readonly Row[], after: readonly Row[], ruleOf: (ledger: string) => string | undefined): void {
    const changed = new Map<string, number>();
    const add = ({ ledger, key, amount }: Row, sign: 1 | -1): void => {
      const name = nameOf(ledger, key);
      changed.set(name, (changed.get(name) ?? sums.get(name) ?? 0) + sign * amount);
    };
    for (const row of before) add(row, -1);
    for (const row of after) add(row, 1);
    for (const { ledger, key } of after) {
      if (Number.isSafeInteger(changed.get(nameOf(ledger, key)))) continue;
      throw new AmountError('The amount is too large', { rule: ruleOf(ledger) });
    }
    for (const [name, sum] of changed) {
      const condition = sums.has(name) === (sum !== 0) ? undefined : conditions.get(name);
      if (sum === 0) sums.delete(name);
      else sums.set(name, sum);
      if (!condition) continue;
      if (sum === 0) index.remove(condition.name, condition.member);
      else index.add(condition.name, condition.member);
    }
  }

  function undo(changes: readonly Undo[]): void {
    for (const { resource, id, before, sequence } of [...changes].reverse()) write(resource, id, before, sequence);
    // A record that was removed has come back behind those that are younger.
    for (const resource of new Set(changes.flatMap((change) => (change.after ? [] : change.resource)))) {
      const entries = [...collections.get(resource)!];
      collections.set(resource, new Map(entries.sort(([, one], [, other]) => one.sequence - other.sequence)));
    }
  }

  const store: Store = {
    get: (resource, id) => collections.get(resource)?.get(id!)?.data,
    all: (resource) => [...(collections.get(resource)?.values() ?? [])],
    put: (resource, id, data) => write(resource, id, data),
    remove: (resource, id) => write(resource, id, undefined),
    note(running) {
      rule = running;
    },
    sum: (ledger, key) => sums.get(nameOf(ledger, key)) ?? 0,
    members: (group, key) => index.members(nameOf(group, key)),
    counter: (name) => counters.get(name) ?? 0,
    setCounter(name, value) {
      counters.set(name, value);
      isCounted = true;
    },
    counters: () => Object.fromEntries(counters),
    resources: () => [...collections.keys()],
    isChanging: () => journal !== undefined,
    transaction(work) {
      if (journal) throw new Error('A transaction is under way');
      const before = new Map(counters);
      const changes: Undo[] = [];
      journal = changes;
      isCounted = false;
      try {
        const result = work();
        journal = undefined;
        if (changes.length === 0 && !isCounted) return result;
        const commit = { changes, counters: store.counters() };
        if (!batch) options.onCommit?.(commit);
        batch?.changes.push(...changes);
        batch?.commits.push(commit);
        return result;
      } catch (error) {
        journal = undefined;
        undo(changes);
        counters = before;
        throw error;
      }
    },
    batch(work) {
      if (batch || journal) throw new Error('A transaction is under way');
      const before = new Map(counters);
      const { changes, commits } = (batch = { changes: [], commits: [] });
      let result: ReturnType<typeof work>;
      try {
        result = work();
      } catch (error) {
        undo(changes);
        counters = before;
        throw error;
      } finally {
        batch = undefined;
      }
      for (const commit of commits) options.onCommit?.(commit);
      return result;
    },
    fork: (forkOptions = {}) =>
      storeOf(projections, forkOptions, {
        collections: new Map([...collections].map(([resource, entries]) => [resource, new Map(entries)])),
        index: index.fork(),
        conditions: new Map(conditions),
        sums: new Map(sums),
        counters: new Map(counters),
        sequence,
      }),
  };
  return store;
}

/** The keys of a record by name, and the name of the sum that one depends on. */
function keysOf(
  { keys }: Projection,
  data: RecordData | undefined,
  rows: readonly Row[],
): Map<string, string | undefined> {
  const names = new Map<string, string | undefined>();
  for (const { index, key } of data ? keys(data) : []) names.set(nameOf(index, key), undefined);
  for (const { ledger, key, found } of rows) if (found) names.set(nameOf(found.index, found.key), nameOf(ledger, key));
  return names;
}

/** One name for a key of an index or a ledger. No name of an index or a ledger has a space. */
function nameOf(group: string, key: string): string {
  return `${group} ${key}`;
}

const frozenObjects = new WeakSet<object>();

/** Freezes a value that consists of JSON, with all that it holds. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || frozenObjects.has(value))
    return value;
  frozenObjects.add(value);
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

/** A store whose records can't be changed by whoever gets them: stores share them. */
export function frozenStore(store: Store): Store {
  return {
    ...store,
    get: (resource, id) => frozen(store.get(resource, id)),
    all(resource) {
      const entries = store.all(resource);
      for (const { data } of entries) frozen(data);
      return entries;
    },
    put: (resource, id, data) => store.put(resource, id, frozen(data)),
  };
}

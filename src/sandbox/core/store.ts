import { type Collection, copyCollection, createCollection, type Entry, putEntry, removeEntry } from './collection.ts';
import { type CopyOnWrite, copyOnWrite } from './copy-on-write.ts';
import type { Change, Facts, Id } from './facts.ts';
import { createIndexes, type Indexes } from './indexes.ts';
import { createLedgers, type Ledgers } from './ledgers.ts';
import type { Projection, Projections } from './projection.ts';
import type { Sequence } from './shared-list.ts';

/** A record, as an index leads to it. */
export interface Member {
  resource: string;
  id: Id;
}

/** What a transaction changed. */
export interface Commit {
  changes: readonly Change[];
  /** All counters as they are now. */
  counters: Readonly<Record<string, number>>;
}

/** All that is kept of one organization. */
export interface Store {
  get(resource: string, id: Id): Facts | undefined;
  /** The records of a resource, oldest first. */
  all(resource: string): Sequence<Entry>;
  /**
   * Puts a record, new or not, and replaces its rows in every ledger.
   *
   * @throws AmountError if a sum would be too large to be exact. Nothing changes then.
   */
  put(resource: string, id: Id, facts: Facts): void;
  remove(resource: string, id: Id): void;
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
  /** Does work whose changes are all undone if it throws. */
  transaction<Result>(work: () => Result): Result;
  /** A copy that shares every record until one of the two writes. */
  fork(options?: StoreOptions): Store;
}

/** Options of a store. */
export interface StoreOptions {
  /** Called after each transaction that changed something. */
  onCommit?: (commit: Commit) => void;
}

interface Contents {
  collections: CopyOnWrite<Collection>;
  ledgers: Ledgers;
  indexes: Indexes;
  counters: Map<string, number>;
  /** Number of records that were ever put. */
  sequence: number;
}

const NONE: Sequence<Entry> = [];

/** A change with the place of its record, to put it back there. */
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
    collections: copyOnWrite(createCollection, copyCollection),
    ledgers: createLedgers(),
    indexes: createIndexes(),
    counters: new Map(),
    sequence: 0,
  });
}

function storeOf(projections: Projections, options: StoreOptions, contents: Contents): Store {
  const { collections, ledgers, indexes } = contents;
  let counters = contents.counters;
  let sequence = contents.sequence;
  let journal: Undo[] | undefined;
  let isCounted = false;

  function write(resource: string, id: Id, after: Facts | undefined, place?: number): void {
    const { posts, keys } = projectionOf(resource);
    const entry = collections.read(resource)?.byId.get(id);
    if (!entry && !after) return;
    const name = nameOf(resource, id);
    // Whatever may fail comes first.
    const newKeys = after ? keys(after) : [];
    ledgers.replace(entry ? posts(entry.facts) : [], after ? posts(after) : []);
    if (entry) indexes.remove(keys(entry.facts), name);
    indexes.add(newKeys, name);
    const collection = collections.write(resource);
    const kept = entry?.sequence ?? place ?? (sequence += 1);
    if (after) putEntry(collection, { id, facts: after, sequence: kept });
    else removeEntry(collection, entry!);
    journal?.push({ resource, id, before: entry?.facts, after, sequence: kept });
  }

  function projectionOf(resource: string): Projection {
    const projection = projections.get(resource);
    if (!projection) throw new Error(`There is no resource ${resource}`);
    return projection;
  }

  function undo(changes: readonly Undo[]): void {
    for (const { resource, id, before, sequence } of [...changes].reverse()) write(resource, id, before, sequence);
  }

  const store: Store = {
    get: (resource, id) => collections.read(resource)?.byId.get(id)?.facts,
    all: (resource) => collections.read(resource)?.ordered ?? NONE,
    put: (resource, id, facts) => write(resource, id, facts),
    remove: (resource, id) => write(resource, id, undefined),
    sum: ledgers.sum,
    members(index, key) {
      const entries = [...indexes.members(index, key)].map((name) => {
        const [resource, id] = split(name);
        return { resource, id, sequence: collections.read(resource)!.byId.get(id)!.sequence };
      });
      return entries.sort((one, other) => one.sequence - other.sequence);
    },
    counter: (name) => counters.get(name) ?? 0,
    setCounter(name, value) {
      counters.set(name, value);
      isCounted = true;
    },
    counters: () => Object.fromEntries(counters),
    resources: () => [...collections.names()],
    transaction(work) {
      if (journal) throw new Error('A transaction is under way');
      const before = new Map(counters);
      const changes: Undo[] = [];
      journal = changes;
      isCounted = false;
      try {
        const result = work();
        journal = undefined;
        if (changes.length > 0 || isCounted) options.onCommit?.({ changes, counters: store.counters() });
        return result;
      } catch (error) {
        journal = undefined;
        undo(changes);
        counters = before;
        throw error;
      }
    },
    fork: (forkOptions = {}) =>
      storeOf(projections, forkOptions, {
        collections: collections.share(),
        ledgers: ledgers.share(),
        indexes: indexes.share(),
        counters: new Map(counters),
        sequence,
      }),
  };
  return store;
}

function nameOf(resource: string, id: Id): string {
  return `${resource}/${id}`;
}

function split(name: string): [resource: string, id: Id] {
  const slash = name.indexOf('/');
  return [name.slice(0, slash), name.slice(slash + 1)];
}

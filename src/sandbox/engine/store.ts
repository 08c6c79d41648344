import { AmountError } from './money.ts';
import type { IndexKey, Projection, Projections, Row } from './projection.ts';
import type { Change, Facts, Id } from './record-facts.ts';

/** A record, as an index leads to it. */
export interface Member {
  resource: string;
  id: Id;
  /** Says which of two records is the older one, whatever their resources. */
  sequence: number;
}

/** A record with what is stored of it. */
export interface Entry extends Member {
  facts: Facts;
}

/** What a transaction changed. */
export interface Commit {
  changes: readonly Change[];
  /** All counters as they are now. */
  counters: Readonly<Record<string, number>>;
}

/** All that is kept of one organization. */
export interface Store {
  get(resource: string, id: Id | undefined): Facts | undefined;
  /** The records of a resource, oldest first. */
  all(resource: string): Entry[];
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
  /** A copy. Only the facts of records are shared, which are never changed in place. */
  fork(options?: StoreOptions): Store;
}

/** Options of a store. */
export interface StoreOptions {
  /** Called after each transaction that changed something. */
  onCommit?: (commit: Commit) => void;
}

interface Contents {
  /** The records of each resource by id, oldest first. */
  collections: Map<string, Map<Id, Entry>>;
  /** The records that have a key, by {@link nameOf} index and key. The lists are replaced and never changed, so copies share them. */
  indexes: Map<string, readonly Member[]>;
  /** The sums that are not 0, by {@link nameOf} ledger and key. */
  sums: Map<string, number>;
  counters: Map<string, number>;
  /** Number of records that were ever put. */
  sequence: number;
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
  const contents = { collections: new Map(), indexes: new Map(), sums: new Map(), counters: new Map(), sequence: 0 };
  return storeOf(projections, options, contents);
}

function storeOf(projections: Projections, options: StoreOptions, contents: Contents): Store {
  const { collections, indexes, sums } = contents;
  let { counters, sequence } = contents;
  let journal: Undo[] | undefined;
  let isCounted = false;

  function write(resource: string, id: Id, after: Facts | undefined, formerSequence?: number): void {
    const projection = projections.get(resource);
    if (!projection) throw new Error(`There is no resource ${resource}`);
    const entry = collections.get(resource)?.get(id);
    if (!entry && !after) return;
    // Whatever may fail comes first.
    const [keysBefore, keysAfter] = [keysOf(projection, entry?.facts), keysOf(projection, after)];
    post(entry ? projection.ledgerEntries(entry.facts) : [], after ? projection.ledgerEntries(after) : []);
    const member = { resource, id, sequence: entry?.sequence ?? formerSequence ?? (sequence += 1) };
    for (const name of keysBefore) if (!keysAfter.has(name)) unlist(name, member);
    for (const name of keysAfter) {
      if (!keysBefore.has(name)) indexes.set(name, [...(indexes.get(name) ?? []), member]);
    }
    const collection = collections.get(resource) ?? new Map<Id, Entry>();
    collections.set(resource, collection);
    if (after) collection.set(id, { ...member, facts: after });
    else collection.delete(id);
    journal?.push({ resource, id, before: entry?.facts, after, sequence: member.sequence });
  }

  function unlist(name: string, { resource, id }: Member): void {
    const left = indexes.get(name)!.filter((one) => one.id !== id || one.resource !== resource);
    if (left.length > 0) indexes.set(name, left);
    else indexes.delete(name);
  }

  /** Takes rows back, and posts others instead. */
  function post(before: readonly Row[], after: readonly Row[]): void {
    const changed = new Map<string, number>();
    const add = ({ ledger, key, amount }: Row, sign: 1 | -1): void => {
      const name = nameOf(ledger, key);
      changed.set(name, (changed.get(name) ?? sums.get(name) ?? 0) + sign * amount);
    };
    for (const row of before) add(row, -1);
    for (const row of after) add(row, 1);
    for (const { ledger, key } of after) {
      if (!Number.isSafeInteger(changed.get(nameOf(ledger, key)))) throw new AmountError('The amount is too large');
    }
    for (const [name, sum] of changed) {
      if (sum === 0) sums.delete(name);
      else sums.set(name, sum);
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
    get: (resource, id) => collections.get(resource)?.get(id!)?.facts,
    all: (resource) => [...(collections.get(resource)?.values() ?? [])],
    put: (resource, id, facts) => write(resource, id, facts),
    remove: (resource, id) => write(resource, id, undefined),
    sum: (ledger, key) => sums.get(nameOf(ledger, key)) ?? 0,
    members: (index, key) =>
      [...(indexes.get(nameOf(index, key)) ?? [])].sort((one, other) => one.sequence - other.sequence),
    counter: (name) => counters.get(name) ?? 0,
    setCounter(name, value) {
      counters.set(name, value);
      isCounted = true;
    },
    counters: () => Object.fromEntries(counters),
    resources: () => [...collections.keys()],
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
        collections: new Map([...collections].map(([resource, entries]) => [resource, new Map(entries)])),
        indexes: new Map(indexes),
        sums: new Map(sums),
        counters: new Map(counters),
        sequence,
      }),
  };
  return store;
}

function keysOf({ keys }: Projection, facts: Facts | undefined): Set<string> {
  return new Set((facts ? keys(facts) : []).map(({ index, key }: IndexKey) => nameOf(index, key)));
}

/** One name for a key of an index or a ledger. No name of an index or a ledger has a space. */
function nameOf(group: string, key: string): string {
  return `${group} ${key}`;
}

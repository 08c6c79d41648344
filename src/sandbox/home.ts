import { type Clock, clockOf } from './core/clock.ts';
import type { CoreContext } from './core/context.ts';
import type { Engine } from './core/engine.ts';
import type { Store } from './core/store.ts';
import type { CommitListener, Failure } from './options.ts';

/** A call that was answered, or something that happened outside of the service. */
export interface LogEntry {
  /** When, on the clock of the organization. */
  time: string;
  /** The operation, unless the contract does not have the URL. */
  operationId?: string;
  /** What happened outside of the service, such as `salesReturns.receive`, if it was no call. */
  event?: string;
  status: number;
  /** The identifiers of the URL, the query and the body, if the call held to the contract. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** The body of the answer to it. */
  answer?: Readonly<Record<string, unknown>>;
  /** The method and the URL of a call that did not hold to the contract. */
  refused?: string;
}

/** An organization in a sandbox. */
export interface Home {
  readonly organization: string;
  readonly store: Store;
  readonly context: CoreContext;
  readonly clock: Clock;
  readonly failures: Failure[];
  readonly log: readonly LogEntry[];
  /** The calls of the running minute and day. */
  readonly counts: Map<string, number>;
  /** Puts a call into the log. */
  note(entry: Omit<LogEntry, 'time'>): void;
  /** Takes it back to what it was at first. */
  reset(): void;
  /** Gives it other contents. */
  replace(store: Store): void;
}

/** Entries of a log that are kept. */
const MAX_LOG = 1000;

/** What an organization is made from. */
export interface HomeOptions {
  engine: Engine;
  organization: string;
  /** What it is reset to. It is not changed. */
  pristine: Store;
  /** What it holds at first, if it is something else. */
  store?: Store;
  onCommit: CommitListener;
}

/** Makes an organization. */
export function createHome({ engine, organization, pristine, store = pristine, onCommit }: HomeOptions): Home {
  let state = stateOf(store);

  function stateOf(contents: Store) {
    const store = contents.fork({ onCommit: (commit) => onCommit({ ...commit, organizationId: organization }) });
    return {
      store,
      context: engine.contextOf(store, organization),
      failures: [] as Failure[],
      log: [] as LogEntry[],
      counts: new Map<string, number>(),
    };
  }

  return {
    organization,
    get store() {
      return state.store;
    },
    get context() {
      return state.context;
    },
    get failures() {
      return state.failures;
    },
    get log() {
      return state.log;
    },
    get counts() {
      return state.counts;
    },
    clock: {
      now: () => clockOf(state.store).now(),
      set: (time) => state.store.transaction(() => clockOf(state.store).set(time)),
      advance: (duration) => state.store.transaction(() => clockOf(state.store).advance(duration)),
    },
    note(entry) {
      const { log, context } = state;
      log.push({ time: context.timestamp, ...entry });
      if (log.length > MAX_LOG) log.shift();
    },
    reset() {
      state = stateOf(pristine);
    },
    replace(store) {
      state = stateOf(store);
    },
  };
}

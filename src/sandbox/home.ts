import { type Clock, clockOf } from './core/clock.ts';
import type { CoreContext } from './core/context.ts';
import type { Engine } from './core/engine.ts';
import type { Store } from './core/store.ts';
import type { CommitListener } from './options.ts';

/** A failure that was asked for. */
export interface Failure {
  /** Status that the call is answered with, 400 to 599. */
  status: number;
  /** The operation that fails; any if it is left out. */
  operationId?: string;
  /** How many calls fail, 1 by default. */
  times?: number;
}

/** A call that was answered. */
export interface LogEntry {
  /** When, on the clock of the organization. */
  time: string;
  operationId: string;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  status: number;
  answer: Readonly<Record<string, unknown>>;
}

/** An organization in a sandbox. */
export interface Home {
  readonly organization: string;
  readonly store: Store;
  readonly context: CoreContext;
  readonly clock: Clock;
  readonly failures: Failure[];
  readonly log: LogEntry[];
  /** The calls of the running minute and day. */
  readonly counts: Map<string, number>;
  /** Takes it back to what it was at first. */
  reset(): void;
  /** Gives it other contents. */
  replace(store: Store): void;
}

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
    reset() {
      state = stateOf(pristine);
    },
    replace(store) {
      state = stateOf(store);
    },
  };
}

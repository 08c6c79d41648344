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
  /** What limits count by, in milliseconds since 1970: real time where the clock follows it, and the clock elsewhere. */
  time(): number;
  /** Moves the clock by the real time that has passed, where it follows real time. */
  flow(): void;
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
  /** Called when all contents have been exchanged: by a reset, or for others. */
  onReplace: (home: Home) => void;
  /** Real time in milliseconds, which the clock is to follow. It stands still between changes by default. */
  time?: (() => number) | undefined;
}

/** Makes an organization. */
export function createHome(options: HomeOptions): Home {
  const { engine, organization, pristine, store = pristine, onCommit, onReplace, time } = options;
  let state = stateOf(store);
  let seen = time?.() ?? 0;

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

  function flow(): void {
    if (!time) return;
    const real = time();
    const passed = Math.max(0, Math.floor(real - seen));
    seen = real;
    if (passed > 0) state.store.setCounter('now', state.store.counter('now') + passed);
  }

  function exchange(contents: Store): void {
    state = stateOf(contents);
    onReplace(home);
  }

  const home: Home = {
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
      now() {
        flow();
        return clockOf(state.store).now();
      },
      set(time) {
        flow();
        state.store.transaction(() => clockOf(state.store).set(time));
      },
      advance(duration) {
        flow();
        state.store.transaction(() => clockOf(state.store).advance(duration));
      },
    },
    time: () => time?.() ?? clockOf(state.store).now(),
    flow,
    note(entry) {
      const { log, context } = state;
      log.push({ time: context.timestamp, ...entry });
      if (log.length > MAX_LOG) log.shift();
    },
    reset: () => exchange(pristine),
    replace: exchange,
  };
  return home;
}

import * as service from '../../src/service/index.ts';
import {
  type Clock,
  type Commit,
  type CoreContext,
  clockOf,
  type Engine,
  follow,
  type Store,
} from '../engine/index.ts';
import { DURATION } from '../options/index.ts';
import { renameOrganization } from '../state/index.ts';
import { createLogBook, type LogRow, type LogSpace, type NewLogEntry } from './log-book.ts';

/** An organization in a sandbox. */
export interface Organization {
  readonly id: string;
  readonly store: Store;
  /** Data it is reset to. */
  readonly seed: Store;
  readonly context: CoreContext;
  readonly clock: Clock;
  readonly failures: service.Failures;
  /** Logged calls, oldest first; the last 1000 at most. */
  readonly log: readonly LogRow[];
  /** The number of the last entry that the log no longer holds for lack of room, 0 if it holds all since the last reset. */
  readonly droppedUntil: number;
  /** The operation or the event that is under way. */
  cause: string | undefined;
  /** The calls of the running minute and day. */
  readonly counts: Map<string, number>;
  /** Puts a call into the log. */
  addToLog(entry: NewLogEntry): void;
  /** Returns the time for limits, in milliseconds since 1970: real time if the clock follows it, otherwise the clock's. */
  time(): number;
  /** Real time in milliseconds, where the clock follows it. */
  readonly realTime: (() => number) | undefined;
  /** Moves the clock by the real time that has passed, where it follows real time. */
  syncClock(): void;
  /** Takes it back to what it was at first, or to another seed, which it is reset to from then on. */
  reset(seed?: Store): void;
  /** Frees the memory of its log once the organization is removed. */
  dispose(): void;
  /** Gives it other contents, and empties its log. */
  replace(store: Store): void;
  /** Takes it back to earlier contents. The log stays, and `entry` marks the place. */
  goBack(store: Store, entry: NewLogEntry): void;
}

export interface SharedOptions {
  engine: Engine;
  /** Real time in milliseconds, which clocks are to follow. They stand still between changes by default. */
  time?: (() => number) | undefined;
  /** Space that the logs share; unlimited by default. */
  logSpace?: LogSpace | undefined;
  /** Failures that are pending in each organization from its start; none by default. */
  failures?: readonly service.Failure[] | undefined;
}

export interface OrganizationOptions extends SharedOptions {
  id: string;
  /** Data it is reset to. It is not changed. */
  seed: Store;
  /** The id that the organization of the seed has. */
  seededFor: string;
  /** Initial data, which is copied. */
  store: Store;
  onCommit: (commit: Commit & { organizationId: string; cause: string | undefined }) => void;
  /** Called when all contents have been exchanged: by a reset, or for others. */
  onReplace: (organization: Organization) => void;
}

/** Makes an organization. */
export function createOrganization(options: OrganizationOptions): Organization {
  const { engine, id, seededFor, onCommit, onReplace, time, logSpace, failures = [] } = options;
  const log = createLogBook(logSpace);
  let { seed } = options;
  let state = stateOf(options.store);
  let seen = time?.() ?? 0;

  function stateOf(contents: Store) {
    const store = contents.fork({
      onCommit: (commit) => onCommit({ ...commit, organizationId: id, cause: organization.cause }),
    });
    renameOrganization(store, seededFor, id);
    return {
      store,
      context: engine.contextOf(store, id),
      failures: service.createFailures(failures, id),
      counts: new Map<string, number>(),
    };
  }

  function syncClock(): void {
    if (!time) return;
    const real = time();
    const passed = Math.max(0, Math.floor(real - seen));
    seen = real;
    if (passed > 0) follow(state.store, passed);
  }

  function exchange(contents: Store): void {
    log.clear();
    show(contents);
  }

  function show(contents: Store): void {
    state = stateOf(contents);
    onReplace(organization);
  }

  const organization: Organization = {
    id,
    get store() {
      return state.store;
    },
    get seed() {
      return seed;
    },
    get context() {
      return state.context;
    },
    get failures() {
      return state.failures;
    },
    cause: undefined,
    log: log.rows,
    get droppedUntil() {
      return log.droppedUntil;
    },
    get counts() {
      return state.counts;
    },
    clock: {
      now() {
        syncClock();
        return clockOf(state.store).now();
      },
      set(time) {
        syncClock();
        state.store.transaction(() => clockOf(state.store).set(time));
      },
      advance(duration) {
        service.checkInput(DURATION, duration, 'a duration');
        syncClock();
        state.store.transaction(() => clockOf(state.store).advance(duration));
      },
    },
    time: () => time?.() ?? clockOf(state.store).now(),
    realTime: time,
    syncClock,
    addToLog: (entry) => log.add(state.context.timestamp, entry),
    dispose: log.clear,
    reset(other = seed) {
      seed = other;
      exchange(seed);
    },
    replace: exchange,
    goBack(store, entry) {
      show(store);
      log.add(state.context.timestamp, entry);
    },
  };
  return organization;
}

/** Does what changes an organization, and says what it is done for. */
export function because<Result>(organization: Organization, cause: string, work: () => Result): Result {
  organization.cause = cause;
  try {
    return work();
  } finally {
    organization.cause = undefined;
  }
}

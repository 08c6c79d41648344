import { throwIfAborted } from '../client/index.ts';
import { answerWithin } from '../limits/index.ts';
import { checkTime, type LockOptions } from './token-options.ts';

/** Given to the holder of a lock. */
export interface Held {
  /** Aborts when the lock is lost: its lease has run out and could not be extended. */
  readonly signal: AbortSignal;
  /** A number that grows with each holder. A store that refuses lower numbers than it has seen is safe from late writers. */
  readonly fence: number;
  /**
   * Extends the lease. To be called right before what must not be done twice.
   *
   * @throws Error if the lock is lost.
   */
  confirm(): Promise<void>;
}

/**
 * Does some work while no other process that uses the same lock does. The lock is released when the work ends.
 *
 * @throws What the work throws, and Error if the lock is not free in time.
 */
export type Lock = <Value>(work: (held: Held) => Promise<Value>) => Promise<Value>;

/** Where a lock is kept: one record of who has it until when. */
export interface Leases {
  /** Name of the lock in messages. */
  name: string;
  /** Acquires the lock if it is free or the owner already has it, and returns its fence; undefined if another has it. */
  acquire(owner: string, lease: number): Promise<number | undefined>;
  /** Extends the lease, and says whether the owner still has the lock. */
  extend(owner: string, lease: number): Promise<boolean>;
  /** Frees the lock if the owner still has it. */
  free(owner: string): Promise<void>;
}

/** Longest pause between two attempts to acquire a lock, in ms. */
const MOST_PAUSE = 100;

/**
 * Makes a lock from a store of leases.
 *
 * @throws RangeError if the lease or the timeout is not a number of ms above 0 that a timer accepts.
 */
export function lockOf(leases: Leases, { lease = 15_000, timeout = 30_000 }: LockOptions): Lock {
  checkTime('lease', lease);
  checkTime('timeout', timeout);
  return async (work) => {
    const owner = crypto.randomUUID();
    const { held, stop } = await acquire(leases, owner, lease, timeout);
    try {
      return await work(held);
    } finally {
      stop();
      // If it can't be freed, its lease runs out.
      await answered(leases, lease, leases.free(owner)).catch(() => undefined);
    }
  };
}

function answered<Value>({ name }: Leases, limit: number, answer: Promise<Value>): Promise<Value> {
  return answerWithin(limit, `The store of the lock ${name}`, answer);
}

interface Holding {
  held: Held;
  /** Lets the lease run out. */
  stop(): void;
}

async function acquire(leases: Leases, owner: string, lease: number, timeout: number): Promise<Holding> {
  const start = performance.now();
  for (;;) {
    const sent = performance.now();
    const fence = await answered(leases, timeout, leases.acquire(owner, lease));
    if (fence !== undefined) return hold(leases, owner, lease, { fence, since: sent });
    if (performance.now() - start >= timeout)
      throw new Error(`The lock ${leases.name} could not be acquired within ${timeout} ms`);
    await new Promise((resolve) => setTimeout(resolve, Math.min(MOST_PAUSE, timeout) * (0.5 + Math.random() / 2)));
  }
}

/** Extends the lease until it is stopped. `since` is the earliest time at which the lease can have begun. */
function hold(
  leases: Leases,
  owner: string,
  lease: number,
  { fence, since }: { fence: number; since: number },
): Holding {
  const lost = new AbortController();
  const lose = (): void => lost.abort(new Error(`The lock ${leases.name} was lost`));
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function runFrom(start: number): void {
    clearTimeout(expiry);
    if (!stopped) expiry = setTimeout(lose, start + lease - performance.now());
  }

  async function extend(): Promise<void> {
    const sent = performance.now();
    if (await answered(leases, lease, leases.extend(owner, lease))) runFrom(sent);
    else lose();
  }

  runFrom(since);
  // What fails here is tried again; the lease runs out in the end.
  const renewal = setInterval(() => void extend().catch(() => undefined), lease / 3);
  return {
    held: {
      signal: lost.signal,
      fence,
      async confirm() {
        await extend();
        throwIfAborted(lost.signal);
      },
    },
    stop() {
      stopped = true;
      clearInterval(renewal);
      clearTimeout(expiry);
    },
  };
}

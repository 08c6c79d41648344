import { type Call, type CallOptions, infoOf } from './client-call.ts';
import { checkCallOptions } from './client-options.ts';
import { Deadline, type TimeLimit, throwIfAborted, untilAborted } from './deadline.ts';
import type { Notify } from './hooks.ts';

/**
 * Does the work of a call: within its time, until its signal aborts or the client is closed. After that the work is not
 * waited for, whether it heeds the deadline or not.
 *
 * @throws What the work throws; the reason of the signal; TimeoutError or ClosedError; TypeError or RangeError for options of the wrong kind or out of range.
 */
export type Run = <Value>(
  call: Call,
  options: CallOptions,
  work: (deadline: Deadline) => Promise<Value>,
) => Promise<Value>;

export interface Runner {
  run: Run;
  /** Aborts all calls, and every later one. */
  close(): void;
}

/**
 * Creates what the calls of a client run in.
 *
 * @param limit How long a call may take that says nothing of it.
 */
export function createRunner(limit: TimeLimit, notify: Notify): Runner {
  const running = new Set<Deadline>();
  let isClosed = false;

  return {
    close() {
      isClosed = true;
      for (const deadline of running) deadline.close();
    },
    async run(call, options, work) {
      checkCallOptions(options);
      const { signal, timeout } = options;
      const start = performance.now();
      const deadline = new Deadline(timeout === undefined ? limit : { ms: timeout, coversTurns: true }, call);
      let outcome: { error?: unknown } = {};
      running.add(deadline);
      try {
        if (isClosed) deadline.close();
        throwIfAborted(deadline);
        if (signal) deadline.follow(signal);
        return await untilAborted(work(deadline), deadline);
      } catch (error) {
        outcome = { error };
        throw error;
      } finally {
        running.delete(deadline);
        deadline.end();
        notify('onEnd', () => ({
          ...infoOf(call),
          status: call.status,
          duration: performance.now() - start,
          ...outcome,
        }));
      }
    },
  };
}

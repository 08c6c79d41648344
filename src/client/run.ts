import { type Call, type CallOptions, infoOf } from './call.ts';
import { type Deadline, type TimeLimit, within } from './deadline.ts';
import type { Notify } from './hooks.ts';

/** Does the work of a call: within its time, until its signal aborts or the client is closed. */
export type Run = <Value>(
  call: Call,
  options: Pick<CallOptions, 'signal' | 'timeout'>,
  work: (deadline: Deadline) => Promise<Value>,
) => Promise<Value>;

/**
 * Creates what all calls run in.
 *
 * @param limit How long a call may take that says nothing of it.
 * @param closing Aborts when the client is closed.
 */
export function createRun(limit: TimeLimit, notify: Notify, closing: AbortSignal): Run {
  return async (call, { signal, timeout }, work) => {
    const start = performance.now();
    const own = timeout === undefined ? limit : { ms: timeout, coversTurns: true };
    const end = (outcome: { error?: unknown }): void =>
      notify('onEnd', () => ({
        ...infoOf(call),
        status: call.status,
        duration: performance.now() - start,
        ...outcome,
      }));
    try {
      const value = await within(own, call, async (deadline) => {
        deadline.follow(closing);
        if (signal) deadline.follow(signal);
        return work(deadline);
      });
      end({});
      return value;
    } catch (error) {
      end({ error });
      throw error;
    }
  };
}

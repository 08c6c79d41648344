import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { onTestFinished } from 'vitest';

/** A line of a stack that leads to code of the client. */
const SETTERS = /\/src\/(client|limits|token)\//;

/** The call of `openTimers` that code follows from. Calls that another file did not wait for follow from none, or another. */
const followed = new AsyncLocalStorage<symbol>();

/**
 * Lists the timers that a test's own client has set since this call and that neither went off nor were cleared, whether the clock is
 * real or fake. Vitest's own count includes timers of Node's fetch, which the sockets of other files in this process may set at any time.
 */
export function openTimers(): () => string[] {
  const open = new Map<unknown, string>();
  const own = Symbol('timers');
  followed.enterWith(own);
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const setCounted = (action: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): NodeJS.Timeout => {
    // A fake clock runs callbacks in the context of the test that advances it, not of the code that set them.
    const bound = AsyncResource.bind(action);
    const timer = set(() => {
      open.delete(timer);
      // Node's fetch fails without the arguments that it gives its timers.
      bound(...args);
    }, ms);
    const { stack = '' } = new Error(`for ${ms} ms`);
    if (followed.getStore() === own && SETTERS.test(stack)) open.set(timer, stack);
    return timer;
  };
  const clearCounted: typeof clearTimeout = (timer) => {
    open.delete(timer);
    clear(timer as NodeJS.Timeout);
  };
  // A fake clock puts back the real timers where it finds its own notes on the functions.
  Object.assign(globalThis, {
    setTimeout: Object.assign(setCounted, set),
    clearTimeout: Object.assign(clearCounted, clear),
  });
  onTestFinished(() => {
    // Otherwise a fake clock has put them back by now.
    if (globalThis.setTimeout === (setCounted as unknown))
      Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  });
  return () => [...open.values()];
}

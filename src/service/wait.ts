/** Kept, because tests may replace the global one by a clock that stands still. */
const { setTimeout, clearTimeout } = globalThis;

/**
 * Waits, but no longer than the client stays connected.
 *
 * @param ms At most 2^31 - 1, which is what timers can hold.
 * @returns Whether the client is still there.
 */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const stop = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The time, and waiting for it. Tests have their own. */
export interface ProbeClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits so many milliseconds, or until the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

const MINUTE = 60_000;

/** The clock of the system. */
export const systemClock: ProbeClock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

/** Keeps calls within so many a minute, whichever minute it is. */
export function createPace(
  clock: ProbeClock,
  perMinute: number,
): { next(signal?: AbortSignal): Promise<void>; pause(milliseconds: number): void } {
  const times: number[] = [];
  let notBefore = 0;
  return {
    async next(signal) {
      for (;;) {
        const now = clock.now();
        while (times.length > 0 && times[0]! <= now - MINUTE) times.shift();
        const free = times.length < perMinute ? now : times[0]! + MINUTE;
        const at = Math.max(free, notBefore);
        if (at <= now || signal?.aborted) break;
        await clock.sleep(at - now, signal);
      }
      times.push(clock.now());
    },
    /** Makes the next call wait. */
    pause(milliseconds) {
      notBefore = clock.now() + milliseconds;
    },
  };
}

/** When to exchange news again. */
export interface Beat {
  /** In ms. */
  delay: number;
  /** Whether the process must not end before. */
  isAwaited: boolean;
}

/** Runs exchanges with the store, one at a time. */
export interface Pulse {
  /** Exchanges news, all of this tick together; after the running exchange if there is one. */
  now(): Promise<void>;
  /** Plans the next exchange, unless one is planned or running. */
  plan(): void;
  /** Whether an exchange is running. */
  isRunning(): boolean;
}

/**
 * Creates a pulse.
 *
 * @param exchange One exchange. It never rejects.
 * @param next When to exchange again, or undefined if there is nothing to exchange.
 */
export function createPulse(exchange: () => Promise<void>, next: () => Beat | undefined): Pulse {
  let running: Promise<void> | undefined;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now(): Promise<void> {
    again = true;
    running ??= run();
    return running;
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await Promise.resolve();
    while (again) {
      again = false;
      await exchange();
    }
    running = undefined;
    plan();
  }

  function plan(): void {
    const beat = next();
    if (!beat || timer !== undefined || running) return;
    timer = setTimeout(() => void now(), beat.delay);
    // Node would not end while a timer runs.
    if (!beat.isAwaited) (timer as { unref?: () => void }).unref?.();
  }

  return { now, plan, isRunning: () => running !== undefined };
}

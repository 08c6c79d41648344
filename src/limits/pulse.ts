/** When to contact the store again. */
export interface Beat {
  /** In ms. */
  delay: number;
  /** True if the process must not end before. */
  isAwaited: boolean;
}

/** Syncs with the store, one at a time. */
export interface Pulse {
  /** Syncs everything of this tick at once, after the running sync if there is one. */
  now(): Promise<void>;
  /** Plans the next sync, unless one is planned or running. */
  plan(): void;
  isRunning(): boolean;
}

/**
 * Creates a pulse.
 *
 * @param sync Contacts the store once. It never rejects.
 * @param next When to sync again, or undefined if there is nothing to sync.
 */
export function createPulse(sync: () => Promise<void>, next: () => Beat | undefined): Pulse {
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
      await sync();
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

import type { CoreContext } from './core/context.ts';
import type { Store } from './core/store.ts';

/** Answers to calls that read, kept until a record changes or a day begins, on which an invoice may become overdue. */
export interface KeptReads<Kept> {
  /**
   * Finds the answer to a call.
   *
   * @param key What the call asks for.
   */
  find(key: string): Kept | undefined;
  keep(key: string, answer: Kept): void;
}

/** Answers at most. A client that reads more of them between two changes seldom reads one twice. */
const MAX_KEPT = 100;

/** Makes the answers that are kept of an organization. */
export function createKeptReads<Kept>(store: Store, context: CoreContext): KeptReads<Kept> {
  const kept = new Map<string, Kept>();
  let [version, today] = [store.version(), ''];

  function forgetOld(): void {
    if (version === store.version() && today === context.today) return;
    kept.clear();
    [version, today] = [store.version(), context.today];
  }

  return {
    find(key) {
      forgetOld();
      return kept.get(key);
    },
    keep(key, answer) {
      if (kept.size < MAX_KEPT) kept.set(key, answer);
    },
  };
}

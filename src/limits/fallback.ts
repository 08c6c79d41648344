import { answerWithin } from '../answer.ts';
import { callHook } from '../hook.ts';
import type { Settings } from './options.ts';
import { emptyState, exchange, type Reply, type Report } from './window.ts';

/** Takes a report and answers it. */
export type Store = (report: Report) => Promise<Reply>;

/** Answers every report, and says whether the shared store has taken it. */
export type ReliableStore = (report: Report) => Promise<Reply & { stored: boolean }>;

/** Time for which a store that was away is left alone, in ms. */
const REST = 5000;

/**
 * Answers from a store, and while that is away by a share of the limits, from what this process has sent itself.
 *
 * @param now A clock in ms that is never set.
 */
export function withFallback(store: Store, settings: Settings, now: () => number): ReliableStore {
  const { share, storeTimeout, onStoreError } = settings;
  const part = (limit: number): number => Math.max(1, Math.floor(limit * share));
  const limits = { ...settings, requests: part(settings.requests), perDay: part(settings.perDay) };
  const local = emptyState();
  let awayUntil = -Infinity;

  return async (report) => {
    if (now() >= awayUntil) {
      try {
        const reply = await answerWithin(storeTimeout, 'The store of the limits', store(report));
        // What this process sends is counted here too, for the time when the store is away.
        exchange(local, limits, { ...report, waiting: [] }, now());
        return { ...reply, stored: true };
      } catch (error) {
        awayUntil = now() + REST;
        callHook(() => onStoreError(error));
      }
    }
    return { ...exchange(local, limits, report, now()), stored: false };
  };
}

import { answerWithin } from '../answer.ts';
import { callHook } from '../hook.ts';
import type { Settings } from './options.ts';
import { emptyState, exchange, type Reply, type Report, type WindowState } from './window.ts';

/** Takes a report and answers it. */
export type Store = (report: Report) => Promise<Reply>;

/** Answers every report, and says whether the shared store has taken it. */
export type ReliableStore = (report: Report) => Promise<Reply & { stored: boolean }>;

/** Time for which a store that was away is left alone, in ms. */
const REST = 5000;

/** Time after which all processes have reported to a store that is back, in ms. */
const CATCH_UP = 3 * REST;

/**
 * Answers from a store, and while that is away by a share of the limits. When it is back, the share holds until all
 * processes have reported what they sent meanwhile.
 *
 * @param now A clock in ms that is never set.
 */
export function withFallback(store: Store, settings: Settings, now: () => number): ReliableStore {
  const { storeTimeout, onStoreError } = settings;
  const share = shareOf(settings, now);
  let askFrom = -Infinity;
  let trustFrom = -Infinity;

  return async (report) => {
    if (now() < askFrom) return { ...share.answer(report), stored: false };
    const isTrusted = now() >= trustFrom;
    try {
      const news = isTrusted ? report : { ...report, waiting: [], done: [...share.sent(), ...report.done] };
      const reply = await answerWithin(storeTimeout, 'The store of the limits', store(news));
      if (trustFrom === Infinity) trustFrom = now() + CATCH_UP;
      if (!isTrusted) return { ...share.answer(report), stored: true };
      share.learn(report, reply);
      return { ...reply, stored: true };
    } catch (error) {
      if (isTrusted) share.begin();
      askFrom = now() + REST;
      trustFrom = Infinity;
      callHook(() => onStoreError(error));
      return { ...share.answer(report), stored: false };
    }
  };
}

/** A share of the limits, by what this process sends and what it last knew of the others. */
function shareOf(settings: Settings, now: () => number) {
  const { requests, perDay, window, lease, share } = settings;
  const part = (limit: number): number => Math.max(1, Math.floor(limit * share));
  const limits = { window, lease, requests: part(requests), perDay: part(perDay) };
  const state: WindowState = emptyState();
  let known = { minute: requests, day: perDay, at: -Infinity };

  const isOwn = (id: string): boolean => !id.startsWith('other.');

  return {
    /** What this process has sent within a day. A store that was away may have forgotten it. */
    sent(): Report['done'] {
      const ended = [...state.log].filter(([id, arrival]) => isOwn(id) && arrival <= now());
      return ended.map(([id, arrival]) => [id, Math.floor(now() - arrival)]);
    },
    /** Takes in a report, and what the store replied. */
    learn(report: Report, { minute, day }: Reply): void {
      known = { minute, day, at: now() };
      for (const id of state.log.keys()) if (!isOwn(id)) state.log.delete(id);
      exchange(state, limits, { ...report, waiting: [] }, now());
    },
    /** Leaves this process its share of what was left. The rest of the minute counts as used by others. */
    begin(): void {
      const own = [...state.log.values()].filter((arrival) => arrival > now() - window).length;
      const others = limits.requests - Math.floor(known.minute * share) - own;
      for (let count = 0; count < others; count += 1) state.log.set(`other.${count}`, known.at + lease);
      limits.perDay = state.log.size + part(known.day);
    },
    answer: (report: Report): Reply => exchange(state, limits, report, now()),
  };
}

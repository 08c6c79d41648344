import { callHook, DAY } from '../client/index.ts';
import type { Settings } from './limiter-options.ts';
import { answerWithin } from './script-reply.ts';
import { CATCH_UP, emptyState, type Memory, type Reply, type Report, reserve, type WindowState } from './window.ts';

/** Applies a report and replies. From the memory of the process it can tell whether it has lost something. */
export type Store = (report: Report, memory: Memory) => Promise<Reply>;

/** Replies to every report, and says whether the shared store has it. */
export type ReliableStore = (report: Report) => Promise<Reply & { stored: boolean }>;

/** Time for which a store that was away is left alone, in ms. */
const REST = 5000;

/** Largest jump ahead of the store's clock, in ms, that doesn't look like a loss. */
const MARGIN = 60 * 60_000;

const LOSS =
  'The limit store has lost requests that it had counted: keys were deleted or evicted, or a replica lagged behind. The processes will report them again';

/**
 * Answers from a store, and while that is away by a share of the limits. When it is back, or has lost what it counted,
 * the share holds until all processes have reported what they sent.
 *
 * @param now A clock in ms that is never set.
 */
export function withFallback(store: Store, settings: Settings, now: () => number): ReliableStore {
  const { storeTimeout, onStoreError } = settings;
  const share = shareOf(settings, now);
  let askFrom = -Infinity;
  let trustFrom = -Infinity;
  let tellFrom = -Infinity;
  let witness = '';
  let loss = 0;

  async function tell(report: Report): Promise<Reply> {
    if (!share.isRecent(witness)) witness = '';
    const reply = await answerWithin(storeTimeout, 'The limit store', store(report, { witness, loss }));
    loss = reply.loss;
    if (reply.hasLost) witness = '';
    if (reply.hasLost && now() >= tellFrom) {
      tellFrom = now() + REST;
      callHook(() => onStoreError(new Error(LOSS)));
    }
    return reply;
  }

  /** Reports everything that this process has sent, including what the store already has. */
  async function tellAgain(report: Report): Promise<Reply> {
    const done = [...share.sent(), ...report.done];
    const reply = await tell({ ...report, done });
    witness = done.at(-1)?.[0] ?? '';
    return reply;
  }

  /** Tells the store of turns within the share before they are used: others, who trust it again, may use all it has left. */
  async function tellTurns(report: Report, { waits }: Reply): Promise<void> {
    const turns = report.waiting.filter((_, index) => waits[index] === 0).map(([id]) => id);
    if (turns.length > 0) await tell({ ...report, waiting: [], held: [...report.held, ...turns] });
  }

  /** Trusts the store only once all processes have reported again. */
  function waitFor({ catchUp }: Reply): void {
    if (catchUp > 0) trustFrom = Math.max(trustFrom, now() + catchUp);
  }

  return async (report) => {
    if (now() < askFrom) return { ...share.answer(report), stored: false };
    const isTrusted = now() >= trustFrom;
    try {
      let reply = await (isTrusted ? tell(report) : tellAgain({ ...report, waiting: [] }));
      if (trustFrom === Infinity) trustFrom = now() + CATCH_UP;
      waitFor(reply);
      if (isTrusted && reply.hasLost) {
        // A store that goes on losing what it counts would give turns here, without a trace of the loss.
        reply = await tellAgain(now() < trustFrom ? { ...report, waiting: [] } : report);
        waitFor(reply);
      }
      if (!isTrusted || now() < trustFrom) {
        if (isTrusted) share.begin();
        const answer = share.answer(report);
        await tellTurns(report, answer);
        return { ...answer, stored: true };
      }
      share.learn(report, reply);
      witness = share.last();
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
    /** Returns this process's requests of the last day. A store that was away may have forgotten them. */
    sent(): Report['done'] {
      const ended = [...state.log].filter(([id, arrival]) => isOwn(id) && arrival <= now());
      return ended.map(([id, arrival]) => [id, Math.floor(now() - arrival)]);
    },
    /** The request of this process that came here last, or ''. */
    last: (): string => [...state.log.keys()].filter(isOwn).at(-1) ?? '',
    /** True if a request still counts for longer than `MARGIN`. */
    isRecent: (id: string): boolean => (state.log.get(id) ?? -Infinity) > now() - DAY + MARGIN,
    /** Applies a report that the store has replied to, and remembers the reply. */
    learn(report: Report, { minute, day }: Reply): void {
      known = { minute, day, at: now() };
      for (const id of state.log.keys()) if (!isOwn(id)) state.log.delete(id);
      reserve(state, limits, { ...report, waiting: [] }, now());
    },
    /** Leaves this process its share of what was left. The rest of the minute counts as used by others. */
    begin(): void {
      const own = [...state.log.values()].filter((arrival) => arrival > now() - window).length;
      const others = limits.requests - Math.floor(known.minute * share) - own;
      for (let count = 0; count < others; count += 1) state.log.set(`other.${count}`, known.at + lease);
      limits.perDay = state.log.size + part(known.day);
    },
    answer: (report: Report): Reply => reserve(state, limits, { ...report, allowed: part(report.allowed) }, now()),
  };
}

import { DAY, type DayUsedUp, type Limiter, type LimiterState, type Turn, throwIfAborted } from '../client/index.ts';
import type { ReliableStore } from './fallback.ts';
import type { Settings } from './limiter-options.ts';
import { createPulse } from './pulse.ts';
import type { Reply, Report } from './window.ts';

/** A limiter whose count several processes share. */
export interface SharedLimiter extends Limiter {
  /** Returns what is left of the limits, as of the last contact with the store. */
  state(): LimiterState;
  allow(perMinute: number): void;
  /**
   * Reports the responses that have arrived. Done by itself from time to time; call it before a process ends or is
   * frozen, so that its requests do not count longer than they have to.
   */
  flush(): Promise<void>;
}

interface Call {
  id: string;
  since: number;
  resolve(taken: Turn | DayUsedUp): void;
  /** Stops the wait, for a reason. */
  leave(reason: unknown): void;
  /** Called once. Gone once it is called, and once the call no longer waits. */
  onWait: ((delay: number) => void) | undefined;
}

/**
 * The waiting calls of this process, and its turns. What happens during a sync with the store goes into the next.
 *
 * @param now A clock in ms that is never set.
 */
export function createQueue(store: ReliableStore, settings: Settings, now: () => number): SharedLimiter {
  const { requests, window, perDay, concurrent, lease } = settings;
  /** Longest time between two reports while there is anything to report. */
  const beat = lease / 3;
  /** Shortest time before asking for a turn again. Slots that come free within it are taken together. */
  const spacing = window / 1000;
  const owner = crypto.randomUUID().slice(0, 13);
  let count = 0;

  const calls: Call[] = [];
  const held = new Set<string>();
  const done = new Map<string, number>();
  const left = new Set<string>();
  let pausedUntil = -Infinity;
  let allowed = Infinity;
  let known = { minute: Math.min(requests, perDay), day: perDay };

  let askAgainIn = beat;
  const pulse = createPulse(sync, () => {
    const isAwaited = calls.length > 0;
    const isIdle = !isAwaited && held.size + done.size + left.size === 0;
    return isIdle ? undefined : { delay: isAwaited ? askAgainIn : beat, isAwaited };
  });

  async function sync(): Promise<void> {
    const start = now();
    const present = [...calls];
    const listed = present.slice(0, Math.max(0, concurrent - held.size));
    const report = reportOf(listed, start);
    const reply = await store(report);
    known = reply;
    if (reply.stored) {
      for (const [id] of report.done) done.delete(id);
      for (const id of report.left) left.delete(id);
    }
    // Turns that come after their lease are lost; the next sync asks again.
    if (now() - start < lease) listed.filter((_, index) => reply.waits[index] === 0).forEach(grant);
    if (reply.availableIn > 0) turnAway(reply.availableIn);
    tellWaits(present, listed.length, reply);
    const first = reply.waits.find((wait) => wait > 0) ?? beat;
    askAgainIn = Math.max(spacing, Math.min(first, beat));
  }

  function reportOf(listed: readonly Call[], time: number): Report {
    const ageOf = (since: number): number => Math.floor(time - since);
    return {
      waiting: listed.map(({ id, since }) => [id, ageOf(since)]),
      held: [...held],
      done: [...done].map(([id, arrival]) => [id, ageOf(arrival)]),
      left: [...left],
      pause: Math.max(0, Math.ceil(pausedUntil - time)),
      allowed,
    };
  }

  function grant(call: Call): void {
    // A call that was stopped meanwhile is among those that left.
    if (!remove(call)) return;
    held.add(call.id);
    call.resolve(turnOf(call.id));
  }

  function turnAway(wait: number): void {
    for (const call of [...calls]) {
      remove(call);
      call.resolve({ wait });
    }
  }

  /** Tells calls how long they wait. Those behind the ones in line can only be estimated; it may take longer. */
  function tellWaits(present: readonly Call[], inLine: number, { minute, next, waits }: Reply): void {
    const last = Math.max(0, ...waits);
    present.forEach((call, index) => {
      const turn = index - inLine - minute;
      const wait =
        waits[index] ?? (turn < 0 ? 0 : Math.max(last, next + Math.floor(turn / Math.min(requests, allowed)) * window));
      const { onWait } = call;
      if (!onWait || wait === 0) return;
      call.onWait = undefined;
      try {
        onWait(wait);
      } catch (error) {
        call.leave(error);
      }
    });
  }

  function remove(call: Call): boolean {
    const index = calls.indexOf(call);
    if (index >= 0) calls.splice(index, 1);
    call.onWait = undefined;
    return index >= 0;
  }

  function turnOf(id: string): Turn {
    function end(list: () => void): void {
      if (!held.delete(id)) return;
      list();
      // Calls that were held back can get in line.
      if (calls.length > 0) void pulse.now();
      else pulse.plan();
    }
    return {
      done: () => end(() => done.set(id, now())),
      release: () => end(() => left.add(id)),
      refused: (retryAfter) =>
        end(() => {
          done.set(id, now());
          const until = now() + Math.min(retryAfter, DAY);
          if (until > pausedUntil) pausedUntil = until;
          void pulse.now();
        }),
    };
  }

  return {
    allow: (perMinute) => {
      allowed = perMinute;
    },
    state: () => ({ minute: known.minute, day: known.day, waiting: calls.length }),
    flush: async () => {
      if (done.size + left.size > 0 || pulse.isRunning()) await pulse.now();
    },
    take(signal, onWait) {
      return new Promise((resolve, reject) => {
        throwIfAborted(signal);
        count += 1;
        const stop = (): void => call.leave(signal.reason);
        const call: Call = {
          id: `${owner}.${count.toString(36).padStart(6, '0')}`,
          since: now(),
          onWait,
          resolve(taken) {
            signal.removeEventListener('abort', stop);
            resolve(taken);
          },
          leave(reason) {
            signal.removeEventListener('abort', stop);
            reject(reason);
            remove(call);
            left.add(call.id);
            void pulse.now();
          },
        };
        signal.addEventListener('abort', stop, { once: true });
        calls.push(call);
        void pulse.now();
      });
    },
  };
}

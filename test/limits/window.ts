import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY } from '../../src/client/arrivals.ts';
import { type Budget, createBudget } from '../../src/client/budget.ts';
import type { Turn } from '../../src/client/limiter.ts';
import { emptyState, type Report, reserve } from '../../src/limits/window.ts';
import { randomNumbers } from './simulation.ts';

const NOW = 1_700_000_000_000;

/** A call of a random sequence, and what it got. */
interface Call {
  id: string;
  stop: AbortController;
  /** Undefined while it waits. */
  turn?: Turn;
  isTurnedAway: boolean;
  /** How long it was told to wait, until that has been compared. */
  told?: number;
}

function begin(budget: Budget, id: string): Call {
  const call: Call = { id, stop: new AbortController(), isTurnedAway: false };
  budget
    .take(call.stop.signal, (wait) => (call.told = wait))
    .then(
      (taken) => void ('wait' in taken ? (call.isTurnedAway = true) : (call.turn = taken)),
      () => undefined,
    );
  return call;
}

/** Stops a call, or ends its turn in one of the ways, and says what is to be reported of it. */
function end({ id, turn, stop }: Call, random: () => number): Partial<Report> {
  const way = random();
  if (!turn) stop.abort();
  if (way < 0.2) turn?.release();
  if (!turn || way < 0.2) return { left: [id] };
  const pause = way < 0.25 ? 1 + Math.floor(random() * 90_000) : 0;
  if (pause > 0) turn.refused(pause);
  else turn.done();
  // A request of a report counts from the end of its millisecond on.
  return { done: [[id, 1]], pause };
}

/** Limits, and what calls meet under them. */
const CASES = [
  {
    name: 'a minute that is busy',
    limits: { requests: 5, perDay: 100_000, step: 2500 },
    outcomes: ['a turn', 'waits', 'waits for a pause'],
  },
  {
    name: 'a day that ends',
    limits: { requests: 50, perDay: 12, step: DAY / 60 },
    outcomes: ['a turn', 'turned away'],
  },
  {
    name: 'both',
    limits: { requests: 3, perDay: 30, step: 40_000 },
    outcomes: ['a turn', 'turned away', 'waits', 'waits for a pause'],
  },
];

/**
 * Compares the limiter of one process with the window of many.
 *
 * @param times How often calls are made or end, at random times.
 * @param only The name of the only case that is tried; all by default.
 */
export function testTurns(times: number, only?: string): void {
  describe('the limiter of one process and the window of many', () => {
    const chosen = CASES.filter(({ name }) => only === undefined || name === only);
    it.each(chosen)('give the same turns, and say the same of what is left: $name', async ({ limits, outcomes }) => {
      const { requests, perDay, step } = limits;
      vi.useFakeTimers({ now: NOW });
      onTestFinished(() => void vi.useRealTimers());
      const random = randomNumbers(41);
      const budget = createBudget({ perMinute: requests, perDay });
      const state = emptyState();
      // No process is gone, so no lease ends.
      const shared = { requests, window: 60_000, perDay, lease: 1000 * DAY };
      let calls: Call[] = [];
      const seen = new Set<string>();

      /** Lets both know what has happened, and compares what they make of it. */
      async function compare(news: Partial<Report> = {}): Promise<void> {
        await vi.advanceTimersByTimeAsync(0);
        const waiting = calls.filter(({ id }) => !state.log.has(id));
        const ages = waiting.map(({ id }): [string, number] => [id, 0]);
        const reply = reserve(
          state,
          shared,
          { held: [], done: [], left: [], pause: 0, allowed: Infinity, ...news, waiting: ages },
          Date.now(),
        );
        const isPaused = state.pause.until > Date.now();
        const { minute, day } = budget.state();
        expect({ minute: isPaused ? 0 : minute, day }).toEqual({ minute: reply.minute, day: reply.day });
        for (const [place, { turn, isTurnedAway, told }] of waiting.entries()) {
          const wait = reply.waits[place]!;
          expect([turn !== undefined, isTurnedAway]).toEqual([wait === 0, wait > 0 && reply.availableIn > 0]);
          if (told !== undefined && !turn) expect(told).toBe(wait);
          seen.add(turn ? 'a turn' : isTurnedAway ? 'turned away' : isPaused ? 'waits for a pause' : 'waits');
        }
        for (const call of waiting) delete call.told;
        calls = calls.filter(({ isTurnedAway }) => !isTurnedAway);
      }

      for (let count = 0; count < times; count += 1) {
        await vi.advanceTimersByTimeAsync(Math.floor(random() * step));
        await compare();
        const chosen = calls[Math.floor(random() * calls.length)];
        if (!chosen || random() < 0.5) {
          calls.push(begin(budget, String(count).padStart(4, '0')));
          await compare();
        } else {
          calls = calls.filter((call) => call !== chosen);
          await compare(end(chosen, random));
        }
      }
      expect([...seen].sort()).toEqual(outcomes);
    });
  });
}

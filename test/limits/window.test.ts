import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY } from '../../src/client/arrivals.ts';
import { type Budget, createBudget } from '../../src/client/budget.ts';
import type { Turn } from '../../src/client/limiter.ts';
import { emptyState, type Report, reserve, type WindowState } from '../../src/limits/window.ts';
import { randomNumbers } from './simulation.ts';

const NOW = 1_700_000_000_000;
const HOUR = 60 * 60_000;
const limits = { requests: 2, window: 60_000, perDay: 100, lease: 10_000 };

function report(state: WindowState, news: Partial<Report>, now: number) {
  return reserve(
    state,
    limits,
    { waiting: [], held: [], done: [], left: [], pause: 0, allowed: Infinity, ...news },
    now,
  );
}

describe('the window', () => {
  it('keeps free turns for those who have waited longer, in whichever process, while they are heard of', () => {
    const state = emptyState();
    report(
      state,
      {
        done: [
          ['x.1', 0],
          ['x.2', 0],
        ],
      },
      NOW,
    );
    expect(report(state, { waiting: [['a.1', 0]] }, NOW + 1000).waits).toEqual([59_001]);
    report(state, { waiting: [['a.1', 0]] }, NOW + 55_000);
    report(state, { left: ['x.1'] }, NOW + 55_000);
    expect(report(state, { waiting: [['b.1', 0]] }, NOW + 55_001).waits).toEqual([5000]);
    expect(report(state, { waiting: [['b.1', 0]] }, NOW + 60_001).waits).toEqual([0]);
    expect(state.queue.has('a.1')).toBe(true);
    expect(report(state, { waiting: [['c.1', 0]] }, NOW + 65_001).waits).toEqual([0]);
    expect(state.queue.has('a.1')).toBe(false);
  });

  it('puts a call in line by its age, not by when it is reported', () => {
    const state = emptyState();
    report(
      state,
      {
        done: [
          ['x.1', 0],
          ['x.2', 0],
        ],
      },
      NOW,
    );
    report(state, { waiting: [['a.1', 500]] }, NOW + 1000);
    expect(report(state, { waiting: [['b.1', 900]] }, NOW + 1000).waits).toEqual([59_001]);
    report(state, { left: ['x.1'], waiting: [['a.1', 700]] }, NOW + 1200);
    expect(state.queue.has('a.1')).toBe(true);
    expect(report(state, { waiting: [['b.1', 1100]] }, NOW + 1200).waits).toEqual([0]);
  });

  it('has no more turns than are left of the day', () => {
    const state = emptyState();
    const day = { ...limits, requests: 50, perDay: 3 };
    const news = { waiting: [], held: ['a.1'], done: [], left: [], pause: 0, allowed: Infinity };
    expect(reserve(state, day, news, NOW)).toMatchObject({ minute: 2, day: 2 });
  });

  it('takes the same report twice without harm', () => {
    const state = emptyState();
    const news = { waiting: [['a.1', 0]] as [string, number][] };
    expect(report(state, news, NOW).waits).toEqual([0]);
    expect(report(state, news, NOW).waits).toEqual([0]);
    expect(state.log.size).toBe(1);
  });

  it('counts requests from now where the clock was set back', () => {
    const state = emptyState();
    report(
      state,
      {
        done: [
          ['x.1', 0],
          ['x.2', 0],
        ],
        pause: 5000,
        allowed: Infinity,
      },
      NOW,
    );
    expect(report(state, { waiting: [['a.1', 0]] }, NOW - HOUR).waits).toEqual([60_000]);
    expect(report(state, { waiting: [['a.1', 0]] }, NOW - HOUR + 60_001).waits).toEqual([0]);
  });

  it('counts a request under way to the end of its lease if nothing more is heard of it', () => {
    const state = emptyState();
    report(state, { held: ['a.1', 'a.2'] }, NOW);
    expect(report(state, { waiting: [['b.1', 0]] }, NOW + 69_999).waits).toEqual([1]);
    expect(report(state, { waiting: [['b.1', 0]] }, NOW + 70_000).waits).toEqual([0]);
  });
});

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

describe('the limiter of one process and the window of many', () => {
  it.each([
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
  ])('give the same turns, and say the same of what is left: $name', async ({ limits, outcomes }) => {
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

    for (let count = 0; count < 1000; count += 1) {
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

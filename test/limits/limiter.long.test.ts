import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start, testAway, testLimit } from './limiter.ts';
import { randomNumbers, runUntil, type Sent, send } from './simulation.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('processes that share a limiter', () => {
  testLimit(250);

  it('serve calls in the order in which they came: none is overtaken by more than `concurrent` of another process', async () => {
    const concurrent = 4;
    const { processes } = start(5, { concurrent, perMinute: 20, window: 10_000 });
    const log: Sent[] = [];
    const random = randomNumbers(11);
    const calls: Promise<void>[] = [];
    for (let burst = 0; burst < 60; burst += 1) {
      const index = Math.floor(random() * processes.length);
      for (let count = random() * 14; count > 0; count -= 1) calls.push(send(processes[index]!, index, log, random));
      await vi.advanceTimersByTimeAsync(random() * 4000);
    }
    await runUntil(Promise.all(calls));
    expect(log.filter(({ came, sent }) => sent - came > 10_000).length).toBeGreaterThan(100);
    const overtakers = log.flatMap(({ process, came, sent }) =>
      processes.map((_, other) =>
        other === process
          ? 0
          : log.filter((call) => call.process === other && call.came > came && call.sent < sent).length,
      ),
    );
    expect(Math.max(...overtakers)).toBeLessThanOrEqual(concurrent);
  });
});

describe('a store that is away', () => {
  testAway(150);
});

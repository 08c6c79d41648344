import { describe, expect, it } from 'vitest';
import { emptyState, type Report, reserve, type WindowState } from '../../src/limits/window.ts';
import { testTurns } from './window.ts';

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

// It has all the outcomes of the others.
testTurns(400, 'both');

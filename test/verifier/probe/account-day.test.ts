import { describe, expect, test } from 'vitest';
import { createAccountDay } from '../../../verifier/probe/account-day.ts';

/** The day in an account, by what it has shown, while this machine's clock is at a time. */
function dayAt(now: string, shown: { zone?: unknown; time?: unknown }, given?: string) {
  const day = createAccountDay({ now: () => Date.parse(now), sleep: async () => {} }, given);
  day.readZone(shown.zone);
  day.readTime(shown.time);
  return [day.today(), day.isShown];
}

describe('the day in an account', () => {
  test.each([
    ['in UTC, if it shows nothing', '2026-03-28T20:00:00Z', {}, '2026-03-28', false],
    ['in its time zone', '2026-03-28T20:00:00Z', { zone: 'Asia/Kolkata' }, '2026-03-29', false],
    ['in a zone behind UTC', '2026-03-29T02:00:00Z', { zone: 'America/Los_Angeles' }, '2026-03-28', false],
    ['in UTC, if there is no such zone', '2026-03-28T20:00:00Z', { zone: '(GMT+5:30) India' }, '2026-03-28', false],
    ['by a record', '2026-03-28T20:00:00Z', { time: '2026-03-29T01:30:00+0530' }, '2026-03-29', true],
    ['by a record without an offset', '2026-11-29T02:00:00Z', { time: '2026-11-28 18:00:00' }, '2026-11-28', true],
    [
      'by a record whose time is in UTC, in its zone',
      '2026-03-28T20:00:00Z',
      { zone: 'Asia/Kolkata', time: '2026-03-28T20:00:00Z' },
      '2026-03-29',
      true,
    ],
    [
      'by a record long ago',
      '2026-11-29T20:00:00Z',
      { zone: 'Asia/Kolkata', time: '2026-03-28T12:00:00.5+05:30' },
      '2026-03-28',
      true,
    ],
    ['by nothing that is no time', '2026-11-29T20:00:00Z', { time: 'yesterday' }, '2026-11-29', false],
  ])('%s', (_, now, shown, today, isShown) => {
    expect(dayAt(now, shown)).toEqual([today, isShown]);
  });

  test('is the one that the owner names', () => {
    expect(dayAt('2026-11-29T20:00:00Z', { time: '2026-11-29T20:00:00Z' }, '2026-03-28')).toEqual(['2026-03-28', true]);
  });

  test('goes on with the clock of this machine', () => {
    let now = Date.parse('2026-11-29T10:00:00Z');
    const day = createAccountDay({ now: () => now, sleep: async () => {} });
    day.readTime('2026-03-28T23:59:00+0530');
    expect(day.today()).toBe('2026-03-28');
    now += 60_000;
    expect(day.today()).toBe('2026-03-29');
  });
});

import { describe, expect, test } from 'vitest';
import { clockOf, follow, tick } from '../../../../sandbox/engine/store/clock.ts';
import type { Projections } from '../../../../sandbox/engine/store/projection.ts';
import { createStore } from '../../../../sandbox/engine/store/store.ts';
import { dateTime, day, isTimeZone } from '../../../../sandbox/engine/values/time-zone.ts';

const at = (time: string, projections: Projections = new Map()) => {
  const store = createStore(projections);
  store.setCounter('now', Date.parse(time));
  return { store, clock: clockOf(store) };
};
const iso = (time: number): string => new Date(time).toISOString();

describe('the clock', () => {
  test('stands still, and moves a second with each write', () => {
    const { store, clock } = at('2026-03-28T00:00:00Z');
    expect(clock.now()).toBe(clock.now());
    tick(store);
    expect(iso(clock.now())).toBe('2026-03-28T00:00:01.000Z');
  });

  test('goes forward by days, hours and minutes, and to a time', () => {
    const { clock } = at('2026-03-28T00:00:00Z');
    clock.advance({ days: 40, hours: 1, minutes: 30 });
    expect(iso(clock.now())).toBe('2026-05-07T01:30:00.000Z');
    clock.set('2026-06-01');
    expect(iso(clock.now())).toBe('2026-06-01T00:00:00.000Z');
    clock.set(new Date('2026-06-01T00:00:00Z'));
    expect(iso(clock.now())).toBe('2026-06-01T00:00:00.000Z');
  });

  test('does not go back, and takes nothing that is no time', () => {
    const { clock } = at('2026-03-28T00:00:00Z');
    expect(() => clock.set('2026-03-27')).toThrow('it is 2026-03-28T00:00:00.000Z, and 2026-03-27T00:00:00.000Z is');
    expect(() => clock.advance({ days: -1 })).toThrow(RangeError);
    expect(() => clock.advance({ days: Number.NaN })).toThrow('The clock needs a date');
    expect(() => clock.set('soon')).toThrow('The clock needs a date');
    expect(iso(clock.now())).toBe('2026-03-28T00:00:00.000Z');
  });
});

describe.each([
  ['Pacific/Kiritimati', '9999-12-31T09:59:57Z'],
  ['Asia/Kolkata', '9999-12-31T18:29:57Z'],
  ['UTC', '9999-12-31T23:59:57Z'],
  // Midnight comes later there than in UTC, in which snapshots have the time.
  ['America/Los_Angeles', '9999-12-31T23:59:57Z'],
])('the clock of an organization in %s', (time_zone, end) => {
  const near = () => {
    const ledgerEntries = () => [];
    const projection = { idField: 'organization_id', ledgerEntries, ruleOf: () => undefined, keys: () => [] };
    const { store, clock } = at('9998-12-31T00:00:00Z', new Map([['organizations', projection]]));
    store.put('organizations', '7', { organization_id: '7', time_zone });
    tick(store);
    clock.set(end);
    return { store, clock };
  };

  test('moves with changes until the year 9999 ends there, and then refuses them', () => {
    const { store, clock } = near();
    tick(store);
    tick(store);
    expect(dateTime(clock.now(), time_zone)).toMatch(/^9999-12-31T\d\d:\d9:59[+-]\d{4}$/);
    expect(() => tick(store)).toThrow('The clock does not go beyond the year 9999. Reset the organization.');
    expect(iso(clock.now())).toBe(end.replace(':57', ':59.000'));
  });

  test('is not set or advanced beyond, nor by real time', () => {
    const { store, clock } = near();
    expect(() => clock.set(clock.now() + 3000)).toThrow(RangeError);
    expect(() => clock.advance({ minutes: 1 })).toThrow('The clock does not go beyond the year 9999.');
    follow(store, 2000);
    follow(store, 2000);
    expect(iso(clock.now())).toBe(end.replace(':57', ':59.000'));
  });
});

describe('time zones', () => {
  const moment = Date.parse('2026-03-05T20:15:30Z');

  test.each([
    ['Asia/Kolkata', '2026-03-06T01:45:30+0530', '2026-03-06'],
    ['UTC', '2026-03-05T20:15:30+0000', '2026-03-05'],
    ['America/St_Johns', '2026-03-05T16:45:30-0330', '2026-03-05'],
  ])('in %s it is %s', (zone, text, date) => {
    expect(dateTime(moment, zone)).toBe(text);
    expect(day(moment, zone)).toBe(date);
  });

  test('offsets follow daylight saving time', () => {
    expect(dateTime(Date.parse('2026-03-29T00:59:59Z'), 'Europe/Berlin')).toBe('2026-03-29T01:59:59+0100');
    expect(dateTime(Date.parse('2026-03-29T01:00:00Z'), 'Europe/Berlin')).toBe('2026-03-29T03:00:00+0200');
  });

  test('names of zones are told from other texts', () => {
    expect([isTimeZone('Asia/Kolkata'), isTimeZone('Bengaluru')]).toEqual([true, false]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitions, facts, mentions } from '../support/cast.ts';
import { type Json, type Place, places, placesWith, rows } from '../support/story.ts';

/** The days of the table in docs/contributing/style.md, each with what happens on it. */
const timeline = [
  ...readFileSync(new URL('../../docs/contributing/style.md', import.meta.url), 'utf8').matchAll(
    /^\| (\d{4}-\d\d-\d\d) \| (.+) \|$/gm,
  ),
].map(([, day, text]) => ({ day: day!, text: text! }));

const NUMBER = /\b[A-Z]{2,4}-(?:0\d{4,5}|25-\d{3})\b/g;

/** The day of a document: the first row of the table that names its number. */
function dayOf(number: unknown): string | undefined {
  return timeline.find(({ text }) => text.match(NUMBER)?.includes(String(number)))?.day;
}

const numbers = new Map(
  facts.flatMap(([key, value]) => (key.endsWith(' number') ? [[key.slice(0, -' number'.length), value] as const] : [])),
);

/** The numbers of the documents that an object names, by id or in a text. */
function documentsNamed({ pointer, object }: Place): string[] {
  const byId = mentions.flatMap(({ place, kind, id }) =>
    place.pointer === pointer ? [numbers.get(`${kind} ${id}`)] : [],
  );
  const inTexts = Object.values(object).flatMap((value) =>
    typeof value === 'string' ? (value.match(NUMBER) ?? []) : [],
  );
  return [...byId, ...inTexts].filter((number) => number !== undefined).map(String);
}

/** The places with a field, so that a check that finds none fails. */
function each(...keys: string[]): [string, Json, Place][] {
  const found = placesWith(keys).map((place): [string, Json, Place] => [place.pointer, place.object, place]);
  if (found.length === 0) throw new Error(`No sample has ${keys.join(' and ')}`);
  return found;
}

function day(moment: unknown): string {
  return String(moment).slice(0, 10);
}

/** `10:15 AM` as `10:15` of 24 hours. */
function clock(time: unknown): string {
  const [, hours, minutes, half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(String(time))!;
  return `${String((Number(hours) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

/** Days between a day and the day of reading, from words such as `2 days ago`. */
function daysAgo(words: unknown): number {
  const days = /^(a|\d+) days? ago$/.exec(String(words))?.[1];
  if (days) return days === 'a' ? 1 : Number(days);
  expect(words).toMatch(/^(a few seconds|an hour|\d+ minutes) ago$/);
  return 0;
}

function plusDays(date: unknown, days: number): string {
  return day(new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString());
}

describe('the timeline of docs/contributing/style.md', () => {
  it('goes forward', () => {
    const days = timeline.map(({ day }) => day);
    expect(days.length).toBeGreaterThan(25);
    expect(days).toEqual([...new Set(days)].sort());
  });

  it('has every day of a sample', () => {
    const days = places.flatMap(({ pointer, object }) =>
      Object.entries(object)
        .filter(([key]) => /^date$|_date$|_time$/.test(key))
        .map(([key, value]) => [`${pointer}/${key}`, day(value)] as const),
    );
    expect(days.length).toBeGreaterThan(100);
    expect(
      days.filter(([, date]) => !timeline.some((row) => row.day === date)),
      'Take a day of the story, or add a row for the day to the last table of docs/contributing/style.md.',
    ).toEqual([]);
  });

  it.each([...new Set(numbers.values())])('has %s', (number) => {
    expect(
      dayOf(number),
      `Add ${number} to the row of its day in the last table of docs/contributing/style.md, which says what happens when.`,
    ).toBeDefined();
  });

  it('gives documents the days that they bear', () => {
    const own = definitions.flatMap(({ kind, id, place: { pointer, object } }) => {
      const number = numbers.get(`${kind} ${id}`);
      return number && 'date' in object ? [{ pointer, date: object['date'], expected: dayOf(number) }] : [];
    });
    expect(own.length).toBeGreaterThan(20);
    expect(
      own.filter(({ date, expected }) => date !== expected),
      'Give the samples the day that the last table of docs/contributing/style.md has, or correct the table.',
    ).toEqual([]);
  });
});

describe('dates', () => {
  it('never go before a document that is named', () => {
    const early = places.flatMap((place) => {
      const dated = [place.object, ...place.around].find((object) => 'date' in object);
      if (!dated) return [];
      return documentsNamed(place).flatMap((number) =>
        String(dayOf(number)) > day(dated['date']) ? [`${place.pointer} of ${dated['date']} names ${number}`] : [],
      );
    });
    expect(
      early,
      'Name a document only where it exists: the last table of docs/contributing/style.md has its day.',
    ).toEqual([]);
  });

  const order = ['created_time', 'client_viewed_time', 'updated_time', 'last_modified_time'];
  it.each(each('created_time'))('%s: created, viewed, changed', (_pointer, record) => {
    const moments = order.flatMap((key) => record[key] ?? []);
    expect(moments).toEqual([...moments].sort());
    if ('date' in record) expect(day(record['created_time'])).toBe(record['date']);
  });

  it.each(each('date', 'due_date'))('%s: due when the terms say', (_pointer, record) => {
    expect(record['due_date']).toBe(plusDays(record['date'], Number(record['payment_terms'])));
  });

  it.each(each('date', 'last_payment_date'))('%s: made, paid, last changed', (_pointer, record) => {
    const days = [record['date'], record['last_payment_date'], day(record['last_modified_time'])];
    expect(days).toEqual([...days].sort());
  });

  it('of an invoice and of its payments agree', () => {
    const paid = new Set(each('last_payment_date', 'invoice_id').map(([, { last_payment_date: date }]) => date));
    const payments = new Set(each('payment_id', 'date').map(([, { date }]) => date));
    expect([...payments]).toEqual([...paid]);
  });

  it.each(each('date', 'reference_number'))('%s: those in reference numbers', (_pointer, record) => {
    const inReference = /-(\d{4})-?(\d\d)-?(\d\d)(-|$)/.exec(String(record['reference_number']));
    if (inReference) expect(inReference.slice(1, 4).join('-')).toBe(record['date']);
  });
});

describe('comments', () => {
  it.each(each('comments'))('%s: newest first, all read on one day', (_pointer, { comments }) => {
    const moments = rows(comments).map(({ date, time }) => `${date} ${clock(time)}`);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(
      new Set(rows(comments).map(({ date, date_description: words }) => plusDays(date, daysAgo(words)))).size,
    ).toBe(1);
  });

  it('on the making of a record bear its moment', () => {
    const made = each('comment_id', 'description').filter(
      ([, { comment_type: type, description }]) => type === 'system' && /created/.test(String(description)),
    );
    const moments = made.map(([pointer, comment]) => {
      const record = definitions.find(
        ({ id, place: { object } }) => id === comment['transaction_id'] && 'created_time' in object,
      )!;
      const created = minute(record.place.object['created_time']);
      return { pointer, comment: `${comment['date']}T${clock(comment['time'])}`, created };
    });
    expect(moments.length).toBeGreaterThan(5);
    expect(moments.filter(({ comment, created }) => comment !== created)).toEqual([]);
  });

  const histories = each('comments').flatMap(([pointer, record, { body }]) => {
    const comments = rows(record['comments']);
    const records = definitions
      .filter(
        ({ id, place }) => id === comments[0]?.['transaction_id'] && place.body.operation.tag === body.operation.tag,
      )
      .flatMap(({ place: { object } }) => ('created_time' in object ? [object] : []));
    return records.length > 0 ? [{ pointer, record, comments, records }] : [];
  });

  it('are looked at as histories of more than one kind of record', () => {
    expect(histories.length).toBeGreaterThan(5);
  });

  it.each(histories)(
    '$pointer: hold the making and every change of the record, up to the moment of reading',
    ({ record, comments, records }) => {
      const entries = comments.map(({ date, time }) => `${date}T${clock(time)}`);
      const { date, date_description: words } = comments[0]!;
      const read = 'created_time' in record ? lastChange(record) : `${plusDays(date, daysAgo(words))}T24:00`;
      const moments = records
        .flatMap((one) => [minute(one['created_time']), lastChange(one)])
        .filter((moment) => moment <= read);
      expect(moments).not.toEqual([]);
      expect(moments.filter((moment) => !entries.includes(moment))).toEqual([]);
    },
  );
});

function lastChange(record: Json): string {
  return minute(record['updated_time'] ?? record['last_modified_time']);
}

/** A moment without seconds and offset. */
function minute(moment: unknown): string {
  return String(moment).slice(0, 16);
}

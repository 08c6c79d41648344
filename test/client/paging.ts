import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PagingError } from '../../src/client/errors.ts';
import type { Page } from '../../src/client/page-reader.ts';
import { createList } from '../../src/client/paging.ts';

interface Numbers extends Page {
  numbers: number[];
}

const describeCall = () => ({
  id: 1,
  operationId: 'listNumbers',
  method: 'GET',
  url: '',
  attempts: 1,
  mayHaveHappened: false,
});

/** How a service pages: it reports whether more pages follow, reports nothing, repeats its last page, or repeats its first. */
const KINDS = ['context', 'none', 'clamping', 'ignoring'] as const;

/** What happens to the records between two requests. */
interface Change {
  /** So many come in front of all others. */
  inFront: number;
  /** One comes at each of these places. */
  inserted: number[];
  /** Of those that have not been read, one goes from each of these places. */
  removed: number[];
}

const anyChange: fc.Arbitrary<Change> = fc.record({
  inFront: fc.nat(6),
  inserted: fc.array(fc.nat(20), { maxLength: 2 }),
  removed: fc.array(fc.nat(20), { maxLength: 2 }),
});

const anyService = fc.record({
  kind: fc.constantFrom(...KINDS),
  count: fc.nat(16),
  perPage: fc.integer({ min: 1, max: 5 }),
  /** The service gives no more than this a page, whatever is asked for. */
  most: fc.integer({ min: 1, max: 5 }),
  assumeMore: fc.boolean(),
  changes: fc.array(anyChange, { maxLength: 8 }),
});

type Service = typeof anyService extends fc.Arbitrary<infer Value> ? Value : never;

/** Reads a list of a service while its records change. Returns what was read, and the records that were there all the time. */
async function read({ kind, count, perPage, most, assumeMore, changes }: Service) {
  // Only one who assumes more is told that a service may give fewer than asked for.
  const size = kind === 'context' || (assumeMore && kind !== 'ignoring') ? Math.min(perPage, most) : perPage;
  let all = Array.from({ length: count }, (_, index) => index);
  let next = count;
  let requests = 0;
  const stayed = new Set(all);
  const load = async (number = 1) => {
    const last = Math.max(1, Math.ceil(all.length / size));
    const page = kind === 'ignoring' ? 1 : kind === 'clamping' ? Math.min(number, last) : number;
    const numbers = all.slice((page - 1) * size, page * size);
    const context = kind === 'context' ? { page, per_page: size, has_more_page: page < last } : undefined;
    const { inFront, inserted, removed } = changes[requests++] ?? { inFront: 0, inserted: [], removed: [] };
    const read = number * size;
    for (const place of removed) {
      if (read + place < all.length) stayed.delete(all.splice(read + place, 1)[0]!);
    }
    for (const place of inserted) all.splice(place, 0, next++);
    all = [...Array.from({ length: inFront }, () => next++), ...all];
    return { data: { numbers, ...(context && { page_context: context }) }, response: new Response() };
  };
  const list = createList<Numbers, number>({
    key: 'numbers',
    query: { per_page: perPage },
    load,
    describe: describeCall,
    assumeMore,
  });
  const result = await list.toArray().catch((error: unknown) => error);
  return { result, stayed, requests: () => requests };
}

interface Rows extends Page {
  rows: { row_id: string; other_id: string; count?: number }[];
}

/** A service whose pages come again behind the last one, though it says that more follow. */
const anyRepetition = fc
  .record({
    perPage: fc.integer({ min: 1, max: 4 }),
    distinct: fc.integer({ min: 1, max: 6 }),
    /** So many of the last pages come again in turn. */
    inTurn: fc.integer({ min: 1, max: 6 }),
    /** The rows of these change their places: within a page, or among all. */
    shuffled: fc.constantFrom('no', 'page', 'all'),
    /** A field differs each time. */
    changes: fc.boolean(),
    /** The service says which page it sends. */
    counts: fc.boolean(),
    saysMore: fc.boolean(),
    /** Records are all there is, without an id. */
    hasIds: fc.boolean(),
    order: fc.infiniteStream(fc.nat(1000)),
  })
  .map(({ inTurn, changes, hasIds, ...service }) => ({
    ...service,
    inTurn: Math.min(inTurn, service.distinct),
    hasIds: hasIds || changes,
    changes,
  }));

type Repetition = typeof anyRepetition extends fc.Arbitrary<infer Value> ? Value : never;

/** Reads a list whose pages come again. Returns what was read, and how many requests it took. */
async function readRepeated(service: Repetition) {
  const { perPage, distinct, inTurn, shuffled, changes, counts, saysMore, hasIds } = service;
  const order = service.order[Symbol.iterator]();
  const shuffle = (rows: number[]): number[] =>
    rows
      .map((row) => [order.next().value as number, row] as const)
      .sort(([one], [other]) => one - other)
      .map(([, row]) => row);
  const row = (index: number): number[] => Array.from({ length: perPage }, (_, at) => index * perPage + at);
  const again = Array.from({ length: inTurn }, (_, index) => row(distinct - inTurn + index)).flat();
  let requests = 0;
  const load = async (number = 1) => {
    requests += 1;
    let numbers = row(number <= distinct ? number - 1 : distinct - inTurn + ((number - distinct - 1) % inTurn));
    if (number > distinct && shuffled === 'page') numbers = shuffle(numbers);
    if (number > distinct && shuffled === 'all') numbers = shuffle(again).slice(0, perPage);
    const rows = numbers.map((name) => ({
      ...(hasIds ? { row_id: String(name), other_id: '1' } : { row: name }),
      ...(changes && { count: requests }),
    }));
    const page_context = { ...(counts && { page: number }), ...(saysMore && { has_more_page: true }) };
    return { data: { rows, page_context } as Rows, response: new Response() };
  };
  const list = createList<Rows, Rows['rows'][number]>({
    key: 'rows',
    query: { per_page: perPage },
    load,
    describe: describeCall,
  });
  const read: Rows['rows'] = [];
  try {
    for await (const record of list) read.push(record);
  } catch (error) {
    return { error, read, requests };
  }
  return { error: undefined, read, requests };
}

/** Records that come in front of all others, between two requests. */
const anyGrowth = fc
  .record({
    count: fc.integer({ min: 1, max: 30 }),
    perPage: fc.integer({ min: 1, max: 5 }),
    kind: fc.constantFrom('context', 'none'),
    /** So many come after each request, fewer than a page. */
    trickle: fc.array(fc.nat(4), { maxLength: 20 }),
    /** After one request, many come at once. */
    burst: fc.record({ after: fc.nat(10), count: fc.nat(40) }),
  })
  .map(({ trickle, burst, perPage, ...service }) => {
    const isTrickling = trickle.length > burst.after;
    const inFront = trickle.map((count) => Math.min(count, perPage - 1));
    if (!isTrickling) inFront.push(...Array.from({ length: burst.after - trickle.length }, () => 0), burst.count);
    return {
      ...service,
      perPage,
      most: perPage,
      assumeMore: false,
      changes: inFront.map((count) => ({ inFront: count, inserted: [], removed: [] })),
    } as Service;
  });

/** Reads lists of services that are drawn at random; of those that change, three times as many. */
export function testPaging(services: number): void {
  describe('a list that changes while it is read', () => {
    // A record that is removed in front of what was read moves another one there unseen, whoever pages by number.
    it('gives every record that was there from start to end, or an error', async () => {
      await fc.assert(
        fc.asyncProperty(anyService, async (service) => {
          const { result, stayed, requests } = await read(service);
          expect(requests()).toBeLessThan(100);
          if (Array.isArray(result)) expect([...stayed].filter((number) => !result.includes(number))).toEqual([]);
          else expect(result).toBeInstanceOf(PagingError);
        }),
        { seed: 20260328, numRuns: 3 * services },
      );
    });

    it('gives every record, and no error, where records come in front of it', async () => {
      await fc.assert(
        fc.asyncProperty(anyGrowth, async (service) => {
          const { result, stayed } = await read(service);
          expect(result).toBeInstanceOf(Array);
          expect([...stayed].filter((number) => !(result as number[]).includes(number))).toEqual([]);
        }),
        { seed: 20260328, numRuns: services },
      );
    });

    it('gives each record once, and no error, where nothing changes', async () => {
      await fc.assert(
        fc.asyncProperty(anyService, async (service) => {
          const { result } = await read({ ...service, changes: [] });
          const { kind, count, perPage, most, assumeMore } = service;
          const size = assumeMore && kind === 'clamping' ? Math.min(perPage, most) : perPage;
          const isUnknown =
            (kind === 'clamping' && size === perPage && count > 0 && count % size === 0) ||
            (kind === 'ignoring' && count >= perPage);
          if (isUnknown) expect(result).toBeInstanceOf(PagingError);
          else expect(result).toEqual(Array.from({ length: count }, (_, index) => index));
        }),
        { seed: 20260328, numRuns: services },
      );
    });
  });

  describe('a list whose pages come again', () => {
    it('gives each record, and then an error, within a handful of requests', async () => {
      await fc.assert(
        fc.asyncProperty(anyRepetition, async (service) => {
          const { error, read, requests } = await readRepeated(service);
          expect(error).toBeInstanceOf(PagingError);
          const { distinct, inTurn, perPage, shuffled } = service;
          expect(requests).toBeLessThanOrEqual(distinct + inTurn * (shuffled === 'all' ? perPage : 1) + 3);
          expect(new Set(read.map(({ count: _, ...record }) => JSON.stringify(record))).size).toBe(distinct * perPage);
        }),
        { seed: 20260328, numRuns: services },
      );
    });
  });
}

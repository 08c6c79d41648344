import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PagingError } from '../../src/client/errors.ts';
import type { Page } from '../../src/client/page-reader.ts';
import { createList } from '../../src/client/paging.ts';

interface Numbers extends Page {
  numbers: number[];
}

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
  const describeCall = () => ({
    id: 1,
    operationId: 'listNumbers',
    method: 'GET',
    url: '',
    attempts: 1,
    mayHaveHappened: false,
  });
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
        { numRuns: 3 * services },
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
        { numRuns: services },
      );
    });
  });
}

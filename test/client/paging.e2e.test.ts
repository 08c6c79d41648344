import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/client/page-reader.ts';
import { createList } from '../../src/client/paging.ts';
import { ApiError, PagingError, type WithResponse } from '../../src/public/client.ts';
import {
  type Answer,
  after,
  answer,
  clientOf,
  errorOf,
  failure,
  type HostileServer,
  hostileServer,
  pages,
} from '../support/hostile-server.ts';

/** Three pages with two, two and one item. */
const FIVE = pages((page) => ({
  records: [[1, 2], [3, 4], [5]][page - 1]!.map((id) => ({ item_id: `${id}` })),
  more: page < 3,
}));

async function collect<Value>(values: AsyncIterable<Value>, into: Value[] = []): Promise<Value[]> {
  for await (const value of values) into.push(value);
  return into;
}

const asked = (server: HostileServer): (string | null)[] =>
  server.requests.map(({ url }) => url.searchParams.get('page'));
const ids = (items: { item_id?: string }[]): (string | undefined)[] => items.map(({ item_id }) => item_id);

describe('a list', () => {
  it('sends nothing until it is used', async () => {
    const server = await hostileServer(FIVE);
    const list = clientOf(server).items.list();
    list.pages();
    list.limit(3);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.requests).toHaveLength(0);
  });

  it('is a promise of one page, which is asked for once', async () => {
    const server = await hostileServer(FIVE);
    const list = clientOf(server).items.list();
    const page = await list;
    expect(ids(page.items)).toEqual(['1', '2']);
    expect(page.page_context?.has_more_page).toBe(true);
    expect(await list.then((same) => same)).toBe(page);
    expect(asked(server)).toEqual([null]);
  });

  it('is the page that the query names', async () => {
    const server = await hostileServer(FIVE);
    expect(ids((await clientOf(server).items.list({ page: 2, per_page: 2 })).items)).toEqual(['3', '4']);
    expect(Object.fromEntries(server.requests[0]!.url.searchParams)).toEqual({
      page: '2',
      per_page: '2',
      organization_id: '10234695',
    });
  });

  it('can be caught and finished like a promise', async () => {
    const server = await hostileServer(failure(404), FIVE);
    const { items } = clientOf(server);
    expect(await items.list().catch((error: unknown) => error)).toBeInstanceOf(ApiError);
    let finished = 0;
    expect((await items.list().finally(() => (finished += 1))).code).toBe(0);
    expect(finished).toBe(1);
    const [first, second] = await Promise.all([items.list(), items.list({ page: 3 })]);
    expect(ids([...first.items, ...second.items])).toEqual(['1', '2', '5']);
  });

  it('is an iterable of the records of all pages', async () => {
    const server = await hostileServer(FIVE);
    expect(ids(await collect(clientOf(server).items.list()))).toEqual(['1', '2', '3', '4', '5']);
    expect(asked(server)).toEqual([null, '2', '3']);
  });

  it('goes on from the page that the query names, with the rest of the query', async () => {
    const server = await hostileServer(FIVE);
    expect(ids(await collect(clientOf(server).items.list({ page: 2, per_page: 2 })))).toEqual(['3', '4', '5']);
    expect(asked(server)).toEqual(['2', '3']);
    expect(server.requests.map(({ url }) => url.searchParams.get('per_page'))).toEqual(['2', '2']);
  });

  it('goes on from a page that is given as text', async () => {
    const server = await hostileServer(FIVE);
    expect(ids(await collect(clientOf(server).items.list({ page: '2' as never })))).toEqual(['3', '4', '5']);
    expect(asked(server)).toEqual(['2', '3']);
  });

  it.each([0, -1, 1.5, NaN, '', 'x', '2.5', {}, true])('has no page %j', async (page) => {
    const server = await hostileServer(FIVE);
    const list = clientOf(server).items.list({ page: page as never });
    for (const use of [list, collect(list), collect(list.pages())]) {
      const error = await errorOf(use);
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toMatch(/^items\.list needs page: a whole number, 1 or more, but got /);
    }
    expect(server.requests).toHaveLength(0);
  });

  it('gives its pages one after another, each with its number', async () => {
    const server = await hostileServer(FIVE);
    const read: [page: number, size: number, hasMore: boolean][] = [];
    for await (const { page, data, hasMore } of clientOf(server).items.list().pages()) {
      read.push([page, data.items.length, hasMore]);
      expect(server.requests).toHaveLength(read.length);
    }
    expect(read).toEqual([
      [1, 2, true],
      [2, 2, true],
      [3, 1, false],
    ]);
  });

  it.each([
    ['from', {}, { from: 2 }],
    ['its query', { page: 2 }, {}],
    ['its query, where from is undefined,', { page: 2 }, { from: undefined }],
    ['both, where they agree,', { page: 2 }, { from: 2 }],
    ['its query as text, where both agree,', { page: '2' as never }, { from: 2 }],
    ['from, where page is undefined,', { page: undefined }, { from: 2 }],
  ])('gives its pages from the one that %s names', async (_, query, options) => {
    const server = await hostileServer(FIVE);
    const read = await collect(clientOf(server).items.list(query).pages(options));
    expect(read.map(({ page, data }) => [page, ids(data.items)])).toEqual([
      [2, ['3', '4']],
      [3, ['5']],
    ]);
    expect(asked(server)).toEqual(['2', '3']);
  });

  it('gives pages from 1 with the one that was waited for, and asks for others', async () => {
    const server = await hostileServer(FIVE);
    const list = clientOf(server).items.list();
    await list;
    expect((await collect(list.pages({ from: 1 }))).map(({ page }) => page)).toEqual([1, 2, 3]);
    expect((await collect(list.pages({ from: 3 }))).map(({ page }) => page)).toEqual([3]);
    expect(asked(server)).toEqual([null, '2', '3', '3']);
  });

  it('gives the numbers that were asked for where the service says nothing of them', async () => {
    const full = { item_id: '1' };
    const server = await hostileServer(
      pages((page) => ({ records: page < 9 ? [{ ...full, page }] : [], more: page < 9 })),
    );
    const read = await collect(clientOf(server).items.list({ per_page: 1 }).pages({ from: 7 }));
    expect(read.map(({ page }) => page)).toEqual([7, 8, 9]);
  });

  it.each([0, -1, 1.5, NaN, Infinity, '2', null, {}, 2 ** 53])('gives no pages from %j', async (from) => {
    const server = await hostileServer(FIVE);
    const list = clientOf(server).items.list();
    expect(() => list.pages({ from: from as number })).toThrow(RangeError);
    expect(() => list.pages({ from: from as number })).toThrow(/^from must be a whole number, 1 or more, but is /);
    expect(server.requests).toHaveLength(0);
  });

  it.each<[object, unknown, string]>([
    [{}, { form: 2 }, 'form is not an option of pages(). Did you mean from?'],
    [{}, { page: 2 }, 'page is not an option of pages().'],
    [{}, 7, 'The options of pages() must be an object, but is 7'],
    [{ page: 3 }, { from: 2 }, 'from is 2, but page in the query is 3: pass one of them'],
    [{ page: '3' }, { from: 2 }, 'from is 2, but page in the query is "3": pass one of them'],
  ])('of %o gives no pages with the options %o', async (query, options, message) => {
    const server = await hostileServer(FIVE);
    const list = clientOf(server).items.list(query);
    expect(() => list.pages(options as never)).toThrow(new TypeError(message));
    expect(server.requests).toHaveLength(0);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 3],
    [100, 3],
    [Infinity, 3],
  ])('gives no more than a limit of %d, for %d requests', async (limit, requests) => {
    const server = await hostileServer(FIVE);
    const items = await collect(clientOf(server).items.list().limit(limit));
    expect(items).toHaveLength(Math.min(limit, 5));
    expect(server.requests).toHaveLength(requests);
  });

  it.each([-1, NaN, '5', null])('takes no limit of %j', async (limit) => {
    const server = await hostileServer(FIVE);
    const list = clientOf(server).items.list();
    expect(() => list.limit(limit as number)).toThrow(RangeError);
    expect(() => list.limit(NaN)).toThrow('The limit of a list must be a number of at least 0, but is NaN');
  });

  it('asks for no page behind a break', async () => {
    const server = await hostileServer(FIVE);
    for await (const { item_id } of clientOf(server).items.list()) if (item_id === '2') break;
    expect(server.requests).toHaveLength(1);
  });

  it('can be iterated again, and by two at a time', async () => {
    const server = await hostileServer(FIVE);
    const list = clientOf(server).items.list();
    const all = await Promise.all([collect(list), collect(list)]);
    for (const items of [...all, await collect(list)]) expect(ids(items)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('does not mix up the errors of two that iterate at a time', async () => {
    const server = await hostileServer(FIVE, FIVE, after(80, failure(404)), FIVE);
    const list = clientOf(server).items.list();
    const results = await Promise.allSettled([collect(list), collect(list)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { reason } = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(asked(server)).toEqual([null, null, '2', '2', '3']);
    expect(reason.url).toContain('page=2');
  });

  it('without a page_context, and with a page that is not full, has one page', async () => {
    const server = await hostileServer(answer({ code: 0, items: [{ item_id: '1' }] }), answer({ code: 0, items: [] }));
    const { items } = clientOf(server);
    expect(await collect(items.list())).toHaveLength(1);
    expect(await collect(items.list())).toHaveLength(0);
    expect(server.requests).toHaveLength(2);
  });

  it('repeats a page that failed, and goes on', async () => {
    const server = await hostileServer(FIVE, failure(503), FIVE);
    expect(await collect(clientOf(server).items.list())).toHaveLength(5);
    expect(asked(server)).toEqual([null, '2', '2', '3']);
  });

  it('throws where a page fails, after the records before it', async () => {
    const server = await hostileServer(FIVE, failure(404));
    const items: { item_id?: string }[] = [];
    const error = await errorOf(collect(clientOf(server).items.list(), items));
    expect(error).toMatchObject({ name: 'NotFoundError', operationId: 'listItems', attempts: 1 });
    expect(error.url).toContain('page=2');
    expect(ids(items)).toEqual(['1', '2']);
  });
});

describe('a list that is used more than once, or with its response', () => {
  it('is asked for again after it failed, and each time it is iterated', async () => {
    const server = await hostileServer(failure(404), FIVE);
    const list = clientOf(server).items.list();
    expect(await errorOf(list)).toBeInstanceOf(ApiError);
    expect((await list).items).toHaveLength(2);
    expect(await list.toArray()).toHaveLength(5);
    expect(await list.toArray()).toHaveLength(5);
    expect(asked(server)).toEqual([null, null, '2', '3', null, '2', '3']);
  });

  it('gives a page with its response', async () => {
    const server = await hostileServer(FIVE);
    const { data, response } = await clientOf(server).items.list({ page: 2 }).withResponse();
    expect(ids(data.items)).toEqual(['3', '4']);
    expect(response.status).toBe(200);
  });

  it('goes on where two pages hold the same records, if the service counts them', async () => {
    const server = await hostileServer((response, request) => {
      const page = Number(request.url.searchParams.get('page') ?? 1);
      const records = [{ item_id: page < 3 ? '1' : '2' }];
      answer({ code: 0, items: records, page_context: { page, has_more_page: page < 3 } })(response, request);
    });
    expect(ids(await clientOf(server).items.list().toArray())).toEqual(['1', '1', '2']);
  });
});

describe('a list without page_context', () => {
  const numbered = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

  /** Sends these pages; behind the last, what `behind` makes of them. */
  const pageOf =
    (list: string[][], behind: (list: string[][]) => string[] = () => []): Answer =>
    (response, request) => {
      const number = Number(request.url.searchParams.get('page') ?? 1);
      const items = (list[number - 1] ?? behind(list)).map((item_id) => ({ item_id }));
      answer({ code: 0, items })(response, request);
    };
  const theLast = (list: string[][]): string[] => list.at(-1)!;

  it('goes on behind each full page, of 200 records where the query does not say', async () => {
    const server = await hostileServer(pageOf([numbered(1, 200), numbered(201, 400), numbered(401, 450)]));
    expect(ids(await clientOf(server).items.list().toArray())).toEqual(numbered(1, 450));
    expect(asked(server)).toEqual([null, '2', '3']);
  });

  it.each([2, '2'])('goes on behind each full page, of as many records as the query asks for: %j', async (per_page) => {
    const server = await hostileServer(pageOf([['1', '2'], ['3', '4'], []]));
    const list = clientOf(server).items.list({ per_page: per_page as number });
    expect(ids(await list.toArray())).toEqual(['1', '2', '3', '4']);
    expect(asked(server)).toEqual([null, '2', '3']);
  });

  it.each([{}, { page: 1 }, { per_page: 200 }])('does the same where it says nothing of more: %j', async (context) => {
    const server = await hostileServer((response, request) => {
      const number = Number(request.url.searchParams.get('page') ?? 1);
      const items = [['1', '2'], ['3']][number - 1]!.map((item_id) => ({ item_id }));
      answer({ code: 0, items, page_context: context })(response, request);
    });
    expect(ids(await clientOf(server).items.list({ per_page: 2 }).toArray())).toEqual(['1', '2', '3']);
  });

  it('goes on where the service says that it gives fewer records a page than asked for', async () => {
    const server = await hostileServer((response, request) => {
      const number = Number(request.url.searchParams.get('page') ?? 1);
      const items = [['1', '2'], ['3']][number - 1]!.map((item_id) => ({ item_id }));
      answer({ code: 0, items, page_context: { per_page: 2 } })(response, request);
    });
    expect(ids(await clientOf(server).items.list().toArray())).toEqual(['1', '2', '3']);
  });

  it('ends at a page that is not full, unless more is assumed: then at an empty one', async () => {
    const server = await hostileServer(pageOf([['1', '2'], ['3', '4'], ['5']]));
    const { items } = clientOf(server);
    expect(ids(await items.list({ per_page: 5 }).toArray())).toEqual(['1', '2']);
    expect(ids(await items.list({ per_page: 5 }, { assumeMore: true }).toArray())).toEqual(['1', '2', '3', '4', '5']);
    expect(asked(server)).toEqual([null, null, '2', '3', '4']);
  });

  it('ends where the service sends its last page for every page behind it', async () => {
    const server = await hostileServer(pageOf([['1', '2'], ['3']], theLast));
    const { items } = clientOf(server);
    expect(ids(await items.list({ per_page: 2 }).toArray())).toEqual(['1', '2', '3']);
    expect(ids(await items.list({ per_page: 2 }, { assumeMore: true }).toArray())).toEqual(['1', '2', '3']);
    expect(asked(server)).toEqual([null, '2', null, '2', '3', '4', '10001']);
  });

  it.each([false, true])('fails where that page is full, so more may follow; assuming more: %j', async (assumeMore) => {
    const server = await hostileServer(pageOf([['1', '2']], theLast));
    const items: { item_id?: string }[] = [];
    const error = await errorOf(collect(clientOf(server).items.list({ per_page: 2 }, { assumeMore }), items));
    expect(error).toBeInstanceOf(PagingError);
    expect(error.message).toBe(
      'The service sent the same full page again. Try another `per_page`, so that the last page is not full',
    );
    expect(ids(items)).toEqual(['1', '2']);
    expect(server.requests).toHaveLength(3);
  });

  it.each([false, true])(
    'gives all of 600 while 200 are imported in front of them; assuming more: %j',
    async (assumeMore) => {
      const old = numbered(1, 600);
      const server = await hostileServer((response, request) => {
        const number = Number(request.url.searchParams.get('page') ?? 1);
        const all = server.requests.length === 1 ? old : [...numbered(1001, 1200), ...old];
        const items = all.slice((number - 1) * 200, number * 200).map((item_id) => ({ item_id }));
        answer({ code: 0, items })(response, request);
      });
      expect(ids(await clientOf(server).items.list({}, { assumeMore }).toArray())).toEqual(old);
    },
  );

  it.each([0, -1, 1.5, 'x', true])('has no pages of %j records', async (per_page) => {
    const server = await hostileServer(pageOf([['1']]));
    const error = await errorOf(
      clientOf(server)
        .items.list({ per_page: per_page as number })
        .toArray(),
    );
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toMatch(/^items\.list needs per_page: a whole number, 1 or more, but got /);
    expect(server.requests).toHaveLength(0);
  });
});

describe('a list of which the service passes over records', () => {
  const numbered = (from: number, count: number): object[] =>
    Array.from({ length: count }, (_, index) => ({ item_id: String(from + index) }));

  /** Six records, by pages that are counted and cut as this says. */
  const service =
    (pageOf: (asked: number | undefined) => { page: number; from: number; perPage: number; at?: unknown }): Answer =>
    (response, request) => {
      const asked = request.url.searchParams.get('page');
      const { page, from, perPage, at = page } = pageOf(asked === null ? undefined : Number(asked));
      const items = numbered(from, Math.max(0, Math.min(perPage, 6 - from)));
      const page_context = { page: at, per_page: perPage, has_more_page: from + perPage < 6 };
      answer({ code: 0, items, page_context })(response, request);
    };

  it('is an error where it counts pages from 0, though the first is asked for without a number', async () => {
    const server = await hostileServer(service((page = 0) => ({ page, from: page * 2, perPage: 2 })));
    const items: { item_id?: string }[] = [];
    const error = await errorOf(collect(clientOf(server).items.list(), items));
    expect(error).toBeInstanceOf(PagingError);
    expect(error.message).toBe(
      'The service sent {"page":2,"per_page":2} after {"page":0,"per_page":2}, so records may be missing',
    );
    expect(ids(items)).toEqual(['0', '1']);
  });

  it('is read where only its count begins at 0', async () => {
    const server = await hostileServer(service((page = 1) => ({ page: page - 1, from: (page - 1) * 2, perPage: 2 })));
    expect(ids(await clientOf(server).items.list().toArray())).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it.each([1, 2])('is an error where page %d is asked for and another one comes', async (page) => {
    const server = await hostileServer(service(() => ({ page: 3, from: 4, perPage: 2 })));
    const error = await errorOf(clientOf(server).items.list({ page }).toArray());
    expect(error).toBeInstanceOf(PagingError);
    expect(error.message).toBe(
      `The service sent {"page":3,"per_page":2} after {"page":${page - 1}}, so records may be missing`,
    );
  });

  it('is an error where its pages grow', async () => {
    const server = await hostileServer(
      service((page = 1) => {
        const perPage = page === 1 ? 1 : 2;
        return { page, from: (page - 1) * perPage, perPage };
      }),
    );
    const error = await errorOf(clientOf(server).items.list().toArray());
    expect(error).toBeInstanceOf(PagingError);
    expect(error.message).toBe(
      'The service sent {"page":2,"per_page":2} after {"page":1,"per_page":1}, so records may be missing',
    );
  });

  it('is read where its pages shrink', async () => {
    const server = await hostileServer(
      service((page = 1) => {
        const perPage = page === 1 ? 3 : 2;
        return { page, from: (page - 1) * perPage, perPage };
      }),
    );
    expect(new Set(ids(await clientOf(server).items.list().toArray()))).toEqual(
      new Set(['0', '1', '2', '3', '4', '5']),
    );
  });

  it('is read where it gives no more than 200 records a page, however many are asked for', async () => {
    const server = await hostileServer((response, request) => {
      const page = Number(request.url.searchParams.get('page') ?? 1);
      answer({ code: 0, items: numbered((page - 1) * 200, page < 3 ? 200 : 50) })(response, request);
    });
    expect(await clientOf(server).items.list({ per_page: 500 }).toArray()).toHaveLength(450);
  });
});

describe('a list that does not end', () => {
  it.each<[string, (page: number) => string[], number]>([
    ['the same page', () => ['1', '2'], 3],
    ['the last page', (page) => [String(Math.min(page, 3))], 5],
    ['two pages in turn', (page) => [String(page % 2)], 5],
    ['three pages in turn', (page) => [String(page % 3)], 7],
  ])('is stopped when the service repeats %s', async (_, records, requests) => {
    const server = await hostileServer(
      pages((page) => ({ records: records(page).map((id) => ({ item_id: id })), more: true })),
    );
    const error = await errorOf(collect(clientOf(server).items.list()));
    expect(error).toBeInstanceOf(PagingError);
    expect(error).toMatchObject({
      message: 'The service sent the same pages again',
      operationId: 'listItems',
      method: 'GET',
      attempts: 1,
    });
    expect(error.url).toContain(`page=${requests}`);
    expect(server.requests).toHaveLength(requests);
  });

  it.each<[string, (page: number) => object[], number]>([
    ['the same page', () => [{ item_id: '1' }, { item_id: '2' }], 5],
    ['the last page', (page) => [{ item_id: String(Math.min(page, 3)) }], 7],
    ['two pages in turn', (page) => [{ item_id: String(page % 2) }], 7],
    ['three pages in turn', (page) => [{ item_id: String(page % 3) }], 9],
    ['its rows in another order', (page) => [{ item_id: String(page % 2) }, { item_id: String((page + 1) % 2) }], 5],
    ['a page with another date', (page) => [{ item_id: '1', last_modified_time: String(page) }], 5],
  ])('is stopped when the service repeats %s, and counts it', async (_, records, requests) => {
    const server = await hostileServer((response, request) => {
      const page = Number(request.url.searchParams.get('page') ?? 1);
      const page_context = { page, per_page: 2, has_more_page: true };
      answer({ code: 0, items: records(page), page_context })(response, request);
    });
    const error = await errorOf(collect(clientOf(server).items.list()));
    expect(error).toBeInstanceOf(PagingError);
    expect(error.message).toBe('The service sent the same pages again');
    expect(server.requests).toHaveLength(requests);
  });

  it('is stopped at an empty page that more are said to follow', async () => {
    const server = await hostileServer(
      pages((page) => ({ records: page === 1 ? [{ item_id: '1' }] : [], more: true })),
    );
    const items: object[] = [];
    expect(await errorOf(collect(clientOf(server).items.list(), items))).toBeInstanceOf(PagingError);
    expect(items).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });

  it('is stopped after 10,000 pages', async () => {
    interface Numbers extends Page {
      numbers: number[];
    }
    const response = new Response();
    const asked: number[] = [];
    const load = async (page = 1): Promise<WithResponse<Numbers>> => {
      asked.push(page);
      return { data: { numbers: [page], page_context: { has_more_page: true } }, response };
    };
    const describe = () => ({
      id: 1,
      operationId: 'listNumbers',
      method: 'GET',
      url: '',
      attempts: 1,
      mayHaveHappened: false,
    });
    const list = createList<Numbers, number>({ key: 'numbers', query: undefined, load, describe });
    const error = await errorOf(collect(list));
    expect(error).toBeInstanceOf(PagingError);
    expect(asked).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1));
  });

  it('does not keep a call with a limit from ending', async () => {
    const server = await hostileServer(pages((page) => ({ records: [{ item_id: `${page}` }], more: true })));
    expect(ids(await collect(clientOf(server).items.list().limit(4)))).toEqual(['1', '2', '3', '4']);
    expect(server.requests).toHaveLength(4);
  });

  it('can be aborted', async () => {
    const stop = new AbortController();
    const server = await hostileServer(pages((page) => ({ records: [{ item_id: `${page}` }], more: true })));
    const iterate = async () => {
      for await (const { item_id } of clientOf(server).items.list({}, { signal: stop.signal }))
        if (item_id === '3') stop.abort();
    };
    expect(await errorOf(iterate())).toBe(stop.signal.reason);
  });
});

describe('a list of which the service does not say whether it goes on', () => {
  it.each(['true', 'false', 1, 0, null, {}])('is an error behind its last page: %j', async (more) => {
    const server = await hostileServer(
      answer({ code: 0, items: [{ item_id: '1' }], page_context: { has_more_page: more } }),
    );
    const items: object[] = [];
    const error = await errorOf(collect(clientOf(server).items.list(), items));
    expect(error).toBeInstanceOf(PagingError);
    expect(error.message).toMatch(/^`has_more_page` is .+, so the client can't tell whether more pages follow$/);
    expect(error).toMatchObject({ operationId: 'listItems', attempts: 1 });
    expect(items).toEqual([{ item_id: '1' }]);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a list whose page_context is no object', () => {
  it.each(['x', 5, false, [{ has_more_page: true }]])('is an error: %j', async (page_context) => {
    const server = await hostileServer(answer({ code: 0, items: [{ item_id: '1' }], page_context }));
    const error = await errorOf(clientOf(server).items.list().toArray());
    expect(error).toBeInstanceOf(PagingError);
    expect(error.message).toMatch(/^`page_context` is .+, so the client can't tell whether more pages follow$/);
  });

  it.each([null, [], {}])('goes by the number of its records if it is empty: %j', async (page_context) => {
    const server = await hostileServer(answer({ code: 0, items: [{ item_id: '1' }], page_context }));
    expect(await clientOf(server).items.list().toArray()).toHaveLength(1);
  });
});

describe('a list that is not under its key', () => {
  it.each<[object, string]>([
    [{ item_list: [{ item_id: '1' }] }, 'only `code`, `message`, `item_list`'],
    [{ data: { items: [{ item_id: '1' }] } }, 'only `code`, `message`, `data`'],
    [{ items: null, data: [{ item_id: '1' }] }, 'but null'],
    [{ items: { item_id: '1' } }, 'but an object'],
    [{ items: 'none' }, 'but "none"'],
  ])('is an error that says what there is, whatever is assumed: %j', async (body, received) => {
    const server = await hostileServer(answer({ code: 0, message: 'success', ...body }));
    for (const assumeEmpty of [undefined, true]) {
      const error = await errorOf(clientOf(server).items.list({}, { assumeEmpty }).toArray());
      expect(error).toBeInstanceOf(PagingError);
      expect(error.message).toBe(`The response to listItems has no list under \`items\`, ${received}`);
    }
  });

  it.each([
    [{}, 'only `code`, `message`'],
    [{ items: null }, 'but null'],
    [{ others: [] }, 'only `code`, `message`, `others`'],
    [{ page_context: { has_more_page: false } }, 'only `code`, `message`'],
  ])('is an error that says how to read it as an empty one: %j', async (body, received) => {
    const server = await hostileServer(answer({ code: 0, message: 'success', ...body }));
    const advice = 'If your service sends an empty list like this, set assumeEmpty';
    for (const read of [
      clientOf(server).items.list().toArray(),
      collect(clientOf(server).items.list().pages()),
      collect(clientOf(server, { assumeEmpty: true }).items.list({}, { assumeEmpty: false })),
    ]) {
      const error = await errorOf(read);
      expect(error).toBeInstanceOf(PagingError);
      expect(error.message).toBe(`The response to listItems has no list under \`items\`, ${received}. ${advice}`);
    }
    expect(await clientOf(server, { assumeEmpty: true }).items.list().toArray()).toEqual([]);
    expect(await clientOf(server).items.list({}, { assumeEmpty: true }).toArray()).toEqual([]);
    expect(await clientOf(server).items.list({}, { assumeEmpty: true })).toEqual({
      code: 0,
      message: 'success',
      ...body,
      items: [],
    });
  });

  it('does not end early without an error: a later page without its key', async () => {
    const full = answer({ code: 0, items: [{ item_id: '1' }, { item_id: '2' }] });
    const server = await hostileServer(full, answer({ code: 0 }));
    const { items } = clientOf(server);
    const read: { item_id?: string }[] = [];
    expect(await errorOf(collect(items.list({ per_page: 2 }), read))).toBeInstanceOf(PagingError);
    expect(ids(read)).toEqual(['1', '2']);
    expect(await items.list({ per_page: 2, page: 2 }, { assumeEmpty: true }).toArray()).toEqual([]);
  });

  it.each([0, 2])('is an error if a record is null: at index %d', async (index) => {
    const records: (object | null)[] = [{ item_id: '1' }, { item_id: '2' }];
    records.splice(index, 0, null);
    const server = await hostileServer(answer({ code: 0, items: records }));
    const error = await errorOf(clientOf(server).items.list().toArray());
    expect(error).toBeInstanceOf(PagingError);
    expect(error.message).toBe(`The record at index ${index} of \`items\` is null in the response to listItems`);
  });
});

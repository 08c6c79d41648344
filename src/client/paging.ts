import { checkNames, checkNumber, checkWhole } from './checks.ts';
import { type CallOptions, type CallPromise, dataOf, type WithResponse } from './client-call.ts';
import { handedOver } from './envelope.ts';
import { type CallInfo, PagingError, ResponseError } from './errors.ts';
import { type Context, type ListAssumptions, type Page, pageReader } from './page-reader.ts';
import { describeValue } from './values.ts';

/** Options of a single call of a list. */
export interface ListOptions extends CallOptions, ListAssumptions {}

/** A page of a list, with its number. */
export interface NumberedPage<Response extends Page> {
  /** Its number, counted from 1. */
  page: number;
  /** The page as the service sends it. */
  data: Response;
  /** True if the page says that another follows, or if it is full, which may mean the same. */
  hasMore: boolean;
}

/** Where the pages of a list begin. */
export interface PagesOptions {
  /** Number of the first page, counted from 1. By default, the query's `page`, or else 1. */
  from?: number | undefined;
}

const PAGES_OPTIONS: Record<keyof PagesOptions, true> = { from: true };

/** A list: wait for it to get one page, iterate over it to get the records of all pages. */
export interface List<Response extends Page, Item> extends PromiseLike<Response>, AsyncIterable<Item> {
  catch<Result = never>(onRejected: (reason: unknown) => Result | PromiseLike<Result>): Promise<Response | Result>;
  finally(onFinally: () => void): Promise<Response>;
  /** One page with the response that it came in. */
  withResponse(): Promise<WithResponse<Response>>;
  /** The records of all pages. */
  toArray(): Promise<Item[]>;
  /**
   * The pages one after another, with their numbers.
   *
   * @throws TypeError for an unknown option, or if the query names another `page`; RangeError if `from` is not a whole number from 1.
   */
  pages(options?: PagesOptions): AsyncIterable<NumberedPage<Response>>;
  /**
   * At most this many records, Infinity for all. No page is asked for that is not needed.
   *
   * @throws RangeError for anything but a number from 0.
   */
  limit(count: number): AsyncIterable<Item>;
}

/** After this many pages a list is taken not to end. */
const MOST_PAGES = 10_000;

const SAME_AGAIN = 'The service sent the same pages again';

/** Identifies the records of a page by their ids, or by their entire content if they have none. */
function keysOf(records: unknown[]): string[] {
  const keys = records.map((record) => {
    const ids = Object.entries(record as object).filter(([name]) => /(^|_)id$/.test(name));
    return JSON.stringify(ids.length > 0 ? ids.map(([, id]) => id as unknown) : record);
  });
  return new Set(keys).size === keys.length ? keys : records.map((record) => JSON.stringify(record));
}

/** The parts of a list. */
interface ListSource<Response> extends ListAssumptions {
  /** The key of the records. */
  key: string;
  /** The query of the caller. */
  query: Record<string, unknown> | undefined;
  /** Asks for a page, counted from 1; undefined is the one that the caller's query names. It checks the query. */
  load: (page: number | undefined) => Promise<WithResponse<Response>>;
  /** Describes the call for an error. */
  describe: () => CallInfo;
}

/** Makes a list of a function that asks for one page. Nothing is sent until the list is waited for or iterated. */
export function createList<Response extends Page, Item>(source: ListSource<Response>): List<Response, Item> {
  const { load } = source;
  const query = source.query ?? {};
  const first = Number(query['page'] ?? 1);
  const { recordsOf, contextOf, isFull, goesOn } = pageReader<Item>({
    ...source,
    perPage: query['per_page'],
    failure,
  });
  let single: CallPromise<Response> | undefined;

  /** The page that a list begins with. If it fails, it is asked for again the next time. */
  function one(): CallPromise<Response> {
    if (single) return single;
    const asked = (single = dataOf(load(undefined)));
    asked.catch(() => {
      if (single === asked) single = undefined;
    });
    return asked;
  }

  /** The page that the list is as a promise. It has its records. */
  function awaited(): CallPromise<Response> {
    const read = async (): Promise<WithResponse<Response>> => {
      const result = await one().withResponse();
      recordsOf(result.data, (message) => {
        single = undefined;
        return new ResponseError(message, { ...source.describe(), status: result.response.status });
      });
      return handedOver(result);
    };
    return dataOf(read());
  }

  /** The first page of an iteration: that of the promise for the first one, so that it is not asked for twice. */
  function firstPage(): Promise<WithResponse<Response>> {
    const page = one().withResponse();
    single = undefined;
    return page;
  }

  function failure(message: string): PagingError {
    return new PagingError(message, source.describe());
  }

  /**
   * Checks whether a repeated page is the last one, which the service sends for every page behind it. A full page may as
   * well be all that a service sends that does not heed `page`.
   */
  async function isLast(page: Response, beyond: number): Promise<boolean> {
    if (page.page_context?.has_more_page) return false;
    if (isFull(page)) {
      throw failure(
        'The service sent the same full page again. Try another `per_page`, so that the last page is not full',
      );
    }
    const far = await dataOf(load(beyond));
    return JSON.stringify(recordsOf(far)) === JSON.stringify(recordsOf(page));
  }

  /** The number of the page that an iteration over pages begins with. */
  function startOf(options: PagesOptions = {}): number {
    checkNames('The options of pages()', 'an option of pages()', options, PAGES_OPTIONS);
    const { from } = options;
    checkWhole('from', from);
    const asked = query['page'] ?? undefined;
    if (from !== undefined && asked !== undefined && from !== first)
      throw new TypeError(`from is ${from}, but page in the query is ${describeValue(asked)}: pass one of them`);
    return from ?? first;
  }

  /** Checks that no page was passed over, and that pages did not grow, as far as the service says which page it sends. */
  function checkSequence(before: Context, context: Context): void {
    const skips = Number(context.page) > Number(before.page) + 1;
    if (!skips && !(Number(context.per_page) > Number(before.per_page))) return;
    const shown = ({ page, per_page }: Context): string => JSON.stringify({ page, per_page });
    throw failure(`The service sent ${shown(context)} after ${shown(before)}, so records may be missing`);
  }

  async function* pages(start = first): AsyncGenerator<Omit<NumberedPage<Response>, 'hasMore'>, void, undefined> {
    /** The records that came, each with the stretch of pages without a new one in which it came last. */
    const seen = new Map<string, number>();
    let stretch = 0;
    let stalls = 0;
    let previous: string | undefined;
    let before: Context = { page: start - 1 };
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const number = start + count;
      const { data: page, response } = await (number === first ? firstPage() : load(number));
      const context = contextOf(page);
      checkSequence(before, context);
      before = context;
      const records = recordsOf(page);
      const keys = keysOf(records);
      const hasNew = keys.some((key) => !seen.has(key));
      // Where records were added in front, those that were read come again, but each only once.
      const isStalled = keys.every((key) => seen.get(key) === stretch);
      for (const key of keys) seen.set(key, stretch);
      if (hasNew) stretch += 1;
      stalls = hasNew ? 0 : stalls + Number(isStalled);
      const content = JSON.stringify(records);
      const isSame = content === previous;
      previous = content;
      // Different pages can hold the same records, as when one was added in front; a service that counts them says so.
      const isCounted = context.page === number;
      if (stalls > (isCounted ? 2 : 0) && goesOn(page)) {
        if (isSame && (await isLast(page, start + MOST_PAGES))) return;
        throw failure(SAME_AGAIN);
      }
      if (isCounted || !isSame) yield { page: number, data: handedOver({ data: page, response }).data };
      if (!goesOn(page)) return;
    }
    throw failure(`The list does not end within ${MOST_PAGES} pages`);
  }

  async function* numbered(start: number): AsyncGenerator<NumberedPage<Response>, void, undefined> {
    for await (const page of pages(start)) yield { ...page, hasMore: goesOn(page.data) };
  }

  async function* records(count = Infinity): AsyncGenerator<Item, void, undefined> {
    let left = count;
    if (!(left > 0)) return;
    for await (const { data } of pages()) {
      for (const record of recordsOf(data)) {
        yield record;
        left -= 1;
        if (left <= 0) return;
      }
    }
  }

  return {
    then: (onFulfilled, onRejected) => awaited().then(onFulfilled, onRejected),
    catch: (onRejected) => awaited().catch(onRejected),
    finally: (onFinally) => awaited().finally(onFinally),
    [Symbol.asyncIterator]: () => records(),
    withResponse: () => awaited().withResponse(),
    async toArray() {
      const all: Item[] = [];
      for await (const record of records()) all.push(record);
      return all;
    },
    pages: (options) => numbered(startOf(options)),
    limit(count) {
      checkNumber('The limit of a list', count);
      return records(count);
    },
  };
}

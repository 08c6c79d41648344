import { checkNumber } from './checks.ts';
import { type CallOptions, type CallPromise, dataOf, type WithResponse } from './client-call.ts';
import { type CallInfo, PagingError } from './errors.ts';
import { describeValue } from './values.ts';

/** The response of a list: records under a key, and perhaps where the page stands. */
export interface Page {
  page_context?:
    | { page?: number | undefined; per_page?: number | undefined; has_more_page?: boolean | undefined }
    | undefined;
}

type Context = NonNullable<Page['page_context']>;

/** What a call of a list may set for itself. */
export interface ListOptions extends CallOptions {
  /**
   * Whether a page that is not full is followed by another request where the response does not say if there are more, until a
   * page is empty. For a service that gives fewer records a page than it is asked for. By default the list ends there.
   */
  assumeMore?: boolean | undefined;
}

/** A list: wait for it to get one page, iterate over it to get the records of all pages. */
export interface List<Response extends Page, Item> extends PromiseLike<Response>, AsyncIterable<Item> {
  catch<Result = never>(onRejected: (reason: unknown) => Result | PromiseLike<Result>): Promise<Response | Result>;
  finally(onFinally: () => void): Promise<Response>;
  /** One page with the response that it came in. */
  withResponse(): Promise<WithResponse<Response>>;
  /** The records of all pages. */
  toArray(): Promise<Item[]>;
  /** The pages one after another, each as the service sends it. */
  pages(): AsyncIterable<Response>;
  /**
   * At most this many records, Infinity for all. No page is asked for that is not needed.
   *
   * @throws RangeError for anything but a number from 0.
   */
  limit(count: number): AsyncIterable<Item>;
}

/** After this many pages a list is taken not to end. */
const MOST_PAGES = 10_000;

/** Records per page where the query does not say (document 1, "Conventions"). */
const RECORDS_PER_PAGE = 200;

const SAME_AGAIN = 'The service sends the same pages again';

/** The parts of a list. */
interface ListSource<Response> {
  /** The key of the records. */
  key: string;
  /** The query of the caller. */
  query: Record<string, unknown> | undefined;
  /** Asks for a page, counted from 1; undefined is the one that the caller's query names. It checks the query. */
  load: (page: number | undefined) => Promise<WithResponse<Response>>;
  /** Describes the call for an error. */
  describe: () => CallInfo;
  assumeMore?: boolean | undefined;
}

/** Makes a list of a function that asks for one page. Nothing is sent until the list is waited for or iterated. */
export function createList<Response extends Page, Item>(source: ListSource<Response>): List<Response, Item> {
  const { key, load } = source;
  const query = source.query ?? {};
  const first = Number(query['page'] ?? 1);
  let single: CallPromise<Response> | undefined;

  /** The page that the list is as a promise. If it fails, it is asked for again the next time. */
  function one(): CallPromise<Response> {
    if (single) return single;
    const asked = (single = dataOf(load(undefined)));
    asked.catch(() => {
      if (single === asked) single = undefined;
    });
    return asked;
  }

  /** The first page of an iteration: that of the promise for the first one, so that it is not asked for twice. */
  function firstPage(): Promise<Response> {
    const page = one();
    single = undefined;
    return page;
  }

  function failure(message: string): PagingError {
    return new PagingError(message, source.describe());
  }

  function unclear(name: string, value: unknown): PagingError {
    return failure(`\`${name}\` is ${describeValue(value)}, so whether more pages follow is not known`);
  }

  /** The records of a page. A service may leave out an empty list, but then nothing else is in the response. */
  function recordsOf(page: Response): Item[] {
    const { page_context: _, [key]: records, ...others } = page as Record<string, unknown>;
    if (Array.isArray(records)) return records as Item[];
    const isFilled = (value: unknown): boolean => typeof value === 'object' && Object.keys(value ?? {}).length > 0;
    const [other] = Object.entries(others).find(([, value]) => isFilled(value)) ?? [];
    if ((records ?? other) === undefined) return [];
    throw failure(`The response has no list under \`${key}\`${other ? `, but it has \`${other}\`` : ''}`);
  }

  /** What the service says of a page; nothing if it says nothing. */
  function contextOf({ page_context: context = {} }: Response): Context {
    // An empty object is an empty array for some.
    if (Array.isArray(context) ? context.length === 0 : typeof context === 'object') return context ?? {};
    throw unclear('page_context', context);
  }

  /** Whether a page has as many records as were asked for, or as the service gives, which may be fewer. */
  function isFull(page: Response): boolean {
    const asked = Number(query['per_page'] ?? RECORDS_PER_PAGE);
    const given = Number(contextOf(page).per_page);
    return recordsOf(page).length >= Math.min(asked, RECORDS_PER_PAGE, given > 0 ? given : asked);
  }

  /** Whether another page is to be asked for. Nothing but what the service says, or a page that is not full, ends a list. */
  function goesOn(page: Response): boolean {
    const more: unknown = contextOf(page).has_more_page;
    const isEmpty = recordsOf(page).length === 0;
    if (more === undefined) return !isEmpty && (source.assumeMore === true || isFull(page));
    if (typeof more !== 'boolean') throw unclear('has_more_page', more);
    if (more && isEmpty) throw failure('The service sends an empty page and says that more follow');
    return more;
  }

  /**
   * Whether a page that came three times in a row is the last one, which the service sends for every page behind it. A page that
   * is full may as well be all that a service sends that does not heed \`page\`.
   */
  async function isLast(page: Response): Promise<boolean> {
    if (page.page_context?.has_more_page) throw failure(SAME_AGAIN);
    if (isFull(page)) {
      const what = 'The service sends the same full page again, so whether more records follow is not known';
      throw failure(`${what}. With another \`per_page\`, its last page may not be full`);
    }
    const far = await dataOf(load(first + MOST_PAGES));
    return JSON.stringify(recordsOf(far)) === JSON.stringify(recordsOf(page));
  }

  /** Checks that no page was passed over, and that pages did not grow, as far as the service says which page it sends. */
  function checkSequence(before: Context, context: Context): void {
    const skips = Number(context.page) > Number(before.page) + 1;
    if (!skips && !(Number(context.per_page) > Number(before.per_page))) return;
    const shown = ({ page, per_page }: Context): string => JSON.stringify({ page, per_page });
    throw failure(`The service sends ${shown(context)} behind ${shown(before)}, so records may be missing`);
  }

  async function* pages(): AsyncGenerator<Response, void, undefined> {
    // Complete pages would take too much memory.
    const seen = new Set<string>();
    let previous: string | undefined;
    let before: Context = { page: first - 1 };
    let repetitions = 0;
    let seenInARow = 0;
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const number = first + count;
      const page = await (count === 0 ? firstPage() : dataOf(load(number)));
      const records = recordsOf(page);
      const context = contextOf(page);
      checkSequence(before, context);
      before = context;
      const content = JSON.stringify(records);
      const ends = JSON.stringify([records.length, records[0], records.at(-1)]);
      // Different pages can hold the same records, as when one was added in front; a service that counts them says so.
      const isSeen = context.page !== number && records.length > 0 && seen.has(ends);
      repetitions = isSeen && content === previous ? repetitions + 1 : 0;
      // Where records were added in front, those that were read come once more, but no more pages of them than were read.
      if (!isSeen) seenInARow = 0;
      else if (repetitions === 0) seenInARow += 1;
      if (seenInARow > seen.size) throw failure(SAME_AGAIN);
      seen.add(ends);
      previous = content;
      if (repetitions === 0) yield page;
      if (!goesOn(page)) return;
      if (repetitions === 2) {
        if (await isLast(page)) return;
        repetitions = 0;
      }
    }
    throw failure(`The list does not end within ${MOST_PAGES} pages`);
  }

  async function* records(count = Infinity): AsyncGenerator<Item, void, undefined> {
    let left = count;
    if (!(left > 0)) return;
    for await (const page of pages()) {
      for (const record of recordsOf(page)) {
        yield record;
        left -= 1;
        if (left <= 0) return;
      }
    }
  }

  return {
    then: (onFulfilled, onRejected) => one().then(onFulfilled, onRejected),
    catch: (onRejected) => one().catch(onRejected),
    finally: (onFinally) => one().finally(onFinally),
    [Symbol.asyncIterator]: () => records(),
    withResponse: () => one().withResponse(),
    async toArray() {
      const all: Item[] = [];
      for await (const record of records()) all.push(record);
      return all;
    },
    pages,
    limit(count) {
      checkNumber('The limit of a list', count);
      return records(count);
    },
  };
}

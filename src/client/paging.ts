import { type CallOptions, type CallPromise, dataOf, type WithResponse } from './call.ts';
import { type CallInfo, PagingError } from './errors.ts';
import { describeValue } from './values.ts';

/** The response of a list: records under a key, and perhaps where the page stands. */
export interface Page {
  page_context?: { page?: number | undefined; has_more_page?: boolean | undefined } | undefined;
}

/** What a call of a list may set for itself. */
export interface ListOptions extends CallOptions {
  /**
   * Whether more pages are asked for where a response does not say if there are any, until one is empty or repeats an earlier
   * one. By default the list ends there.
   */
  assumeMore?: boolean;
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
  /** At most this many records. No page is asked for that is not needed. */
  limit(count: number): AsyncIterable<Item>;
}

/** After this many pages a list is taken not to end. */
const MOST_PAGES = 10_000;

/**
 * Makes a list of a function that asks for one page. Nothing is sent until the list is waited for or iterated.
 *
 * @param first The page that the caller's query names, a number or a text of digits, if it names one.
 * @param load Asks for a page, counted from 1; undefined is the one that the caller's query names. It checks that one.
 * @param describe Describes the call for an error.
 */
export function createList<Response extends Page, Item>(
  key: string,
  first: unknown,
  load: (page: number | undefined) => Promise<WithResponse<Response>>,
  describe: () => CallInfo,
  assumeMore = false,
): List<Response, Item> {
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

  function recordsOf(page: Response): Item[] {
    const records = (page as unknown as Record<string, unknown>)[key] ?? [];
    if (!Array.isArray(records)) throw new PagingError(`The response has no list under \`${key}\``, describe());
    return records as Item[];
  }

  async function* pages(): AsyncGenerator<Response, void, undefined> {
    const seen = new Set<string>();
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const number = Number(first ?? 1) + count;
      const page = await (count === 0 ? firstPage() : dataOf(load(number)));
      const records = recordsOf(page);
      const context = page.page_context;
      // Complete pages would take too much memory.
      const content = JSON.stringify([records.length, records[0], records.at(-1)]);
      const isRepeated = records.length > 0 && seen.has(content);
      if (isRepeated && assumeMore && !context) return;
      // Different pages can hold the same records, as when one was added in front; a service that counts them says so.
      if (isRepeated && context?.page !== number)
        throw new PagingError('The service sends the same page again', describe());
      seen.add(content);
      yield page;
      if (assumeMore && context?.has_more_page === undefined && records.length > 0) continue;
      const more: unknown = context?.has_more_page;
      if (more !== undefined && typeof more !== 'boolean') {
        const what = describeValue(more);
        throw new PagingError(`\`has_more_page\` is ${what}, so whether more pages follow is not known`, describe());
      }
      if (!more) return;
      if (records.length === 0)
        throw new PagingError('The service sends an empty page and says that more follow', describe());
    }
    throw new PagingError(`The service says that more follow after ${MOST_PAGES} pages`, describe());
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
    limit: records,
  };
}

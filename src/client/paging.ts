import { PagingError, type CallInfo } from './errors.ts';

/** The response of a list: records under a key, and perhaps where the page stands. */
export interface Page {
  page_context?: { has_more_page?: boolean | undefined } | undefined;
}

/** A list: wait for it to get one page, iterate over it to get the records of all pages. */
export interface List<Response extends Page, Item> extends PromiseLike<Response>, AsyncIterable<Item> {
  catch<Result = never>(onRejected: (reason: unknown) => Result | PromiseLike<Result>): Promise<Response | Result>;
  finally(onFinally: () => void): Promise<Response>;
  /** The pages one after another, each as the service answers it. */
  pages(): AsyncIterable<Response>;
  /** The records of all pages, but no more than so many. No page is asked for that is not needed. */
  limit(count: number): AsyncIterable<Item>;
}

/** Most pages that are followed before a list is taken not to end. */
const MOST_PAGES = 10_000;

/**
 * Makes a list of a function that asks for one page. Nothing is sent until the list is waited for or iterated.
 *
 * @param load Asks for a page, counted from 1; undefined is the page that the caller's query names.
 * @param describe Describes the call for an error.
 */
export function createList<Response extends Page, Item>(
  key: string,
  first: number | undefined,
  load: (page: number | undefined) => Promise<Response>,
  describe: () => CallInfo,
): List<Response, Item> {
  let single: Promise<Response> | undefined;
  const one = (): Promise<Response> => (single ??= load(first));
  const recordsOf = (page: Response): Item[] => (page as unknown as Record<string, Item[] | undefined>)[key] ?? [];

  async function* pages(): AsyncGenerator<Response, void, undefined> {
    let before: string | undefined;
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const page = await (count === 0 ? one() : load((first ?? 1) + count));
      const content = JSON.stringify(recordsOf(page));
      const more = page.page_context?.has_more_page === true;
      if (content === before && content !== '[]') throw new PagingError('The service sends the same page again', describe());
      yield page;
      if (!more) return;
      if (content === '[]') throw new PagingError('The service sends an empty page and says that more follow', describe());
      before = content;
    }
    throw new PagingError(`The service says that more follow after ${MOST_PAGES} pages`, describe());
  }

  async function* records(count = Infinity): AsyncGenerator<Item, void, undefined> {
    let left = count;
    if (left <= 0) return;
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
    pages,
    limit: records,
  };
}

import { type CallInfo, PagingError } from './errors.ts';
import { describeValue } from './values.ts';

/** The response of a list: records under a key, and perhaps where the page stands. */
export interface Page {
  page_context?: { has_more_page?: boolean | undefined } | undefined;
}

/** A list: wait for it to get one page, iterate over it to get the records of all pages. */
export interface List<Response extends Page, Item> extends PromiseLike<Response>, AsyncIterable<Item> {
  catch<Result = never>(onRejected: (reason: unknown) => Result | PromiseLike<Result>): Promise<Response | Result>;
  finally(onFinally: () => void): Promise<Response>;
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
  load: (page: number | undefined) => Promise<Response>,
  describe: () => CallInfo,
): List<Response, Item> {
  let single: Promise<Response> | undefined;
  const one = (): Promise<Response> => (single ??= load(undefined));

  function recordsOf(page: Response): Item[] {
    const records = (page as unknown as Record<string, unknown>)[key] ?? [];
    if (!Array.isArray(records)) throw new PagingError(`The response has no list under \`${key}\``, describe());
    return records as Item[];
  }

  async function* pages(): AsyncGenerator<Response, void, undefined> {
    const seen = new Set<string>();
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const page = await (count === 0 ? one() : load(Number(first ?? 1) + count));
      const records = recordsOf(page);
      // Whole pages would take too much memory.
      const content = JSON.stringify([records.length, records[0], records.at(-1)]);
      if (records.length > 0 && seen.has(content))
        throw new PagingError('The service sends the same page again', describe());
      seen.add(content);
      yield page;
      const more: unknown = page.page_context?.has_more_page;
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
    pages,
    limit: records,
  };
}

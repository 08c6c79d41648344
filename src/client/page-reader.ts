import { lacks } from './envelope.ts';
import type { CallInfo, InventoryError, PagingError } from './errors.ts';
import { describeValue } from './values.ts';

/** Assumptions about lists where the service doesn't say. */
export interface ListAssumptions {
  /**
   * True to keep requesting pages until one is empty, if responses don't say whether more pages follow. Use it if your
   * service returns fewer records per page than requested. By default, a page that isn't full ends the list.
   */
  assumeMore?: boolean | undefined;
  /**
   * True to treat a response whose list is missing or null as an empty page. By default, this is a `PagingError`, or a
   * `ResponseError` if you await a page: most keys are inferred, and with a wrong key, every list would look empty.
   */
  assumeEmpty?: boolean | undefined;
}

/** The response of a list: records under a key, and perhaps where the page stands. */
export interface Page {
  page_context?:
    | { page?: number | undefined; per_page?: number | undefined; has_more_page?: boolean | undefined }
    | undefined;
}

export type Context = NonNullable<Page['page_context']>;

/** Records per page where the query does not say (document 1, "Conventions"). */
const RECORDS_PER_PAGE = 200;

interface PageSource extends ListAssumptions {
  /** The key of the records. */
  key: string;
  /** Number of records requested per page; undefined for the service's default. */
  perPage: unknown;
  /** Describes the call. */
  describe: () => CallInfo;
  /** Makes the error for a page that can't be read. */
  failure: (message: string) => PagingError;
}

/** Reads one page by itself. */
interface PageReader<Item> {
  /**
   * The records of a page. If a service leaves out an empty list, nothing else is in the response.
   *
   * @param fail Makes the error for a page without them; by default a PagingError.
   */
  recordsOf(page: Page, fail?: (message: string) => InventoryError): Item[];
  /** Returns the service's own statements on a page; empty if there are none. */
  contextOf(page: Page): Context;
  /** Checks whether a page has as many records as were requested, or the service's default, which may be fewer. */
  isFull(page: Page): boolean;
  /** Checks whether another page must be requested. Only a statement of the service, or a page that is not full, ends a list. */
  goesOn(page: Page): boolean;
}

/** Makes the functions that read a page. Each throws a PagingError for a page that it can't read. */
export function pageReader<Item>({
  key,
  perPage,
  assumeMore,
  assumeEmpty,
  describe,
  failure,
}: PageSource): PageReader<Item> {
  function unclear(name: string, value: unknown): PagingError {
    return failure(`\`${name}\` is ${describeValue(value)}, so the client can't tell whether more pages follow`);
  }

  function recordsOf(page: Page, fail: (message: string) => InventoryError = failure): Item[] {
    const { page_context: _, ...envelope } = page as Record<string, unknown>;
    const { [key]: records, ...others } = envelope;
    if (Array.isArray(records)) {
      const gap = records.indexOf(null);
      if (gap < 0) return records as Item[];
      throw fail(`The record at index ${gap} of \`${key}\` is null in the response to ${describe().operationId}`);
    }
    const isFilled = (value: unknown): boolean => typeof value === 'object' && Object.keys(value ?? {}).length > 0;
    const mayBeEmpty = (records ?? null) === null && !Object.values(others).some(isFilled);
    if (mayBeEmpty && assumeEmpty) return ((page as Record<string, unknown>)[key] = []);
    const advice = mayBeEmpty ? '. If your service sends an empty list like this, set assumeEmpty' : '';
    throw fail(lacks(describe(), 'list', key, envelope) + advice);
  }

  function contextOf({ page_context: context = {} }: Page): Context {
    // An empty object is an empty array for some.
    if (Array.isArray(context) ? context.length === 0 : typeof context === 'object') return context ?? {};
    throw unclear('page_context', context);
  }

  function isFull(page: Page): boolean {
    const asked = Number(perPage ?? RECORDS_PER_PAGE);
    const given = Number(contextOf(page).per_page);
    return recordsOf(page).length >= Math.min(asked, RECORDS_PER_PAGE, given > 0 ? given : asked);
  }

  function goesOn(page: Page): boolean {
    const more: unknown = contextOf(page).has_more_page;
    const isEmpty = recordsOf(page).length === 0;
    if (more === undefined) return !isEmpty && (assumeMore === true || isFull(page));
    if (typeof more !== 'boolean') throw unclear('has_more_page', more);
    if (more && isEmpty) throw failure('The service sent an empty page, but says that more pages follow');
    return more;
  }

  return { recordsOf, contextOf, isFull, goesOn };
}

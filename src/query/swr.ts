import type { NumberedPage, Page } from '../client/index.ts';
import type { QueryKey } from './keys.ts';
import type { PagesQuery, Query } from './queries.ts';

/** The arguments of `useSWR` for a query: `useSWR(...swrQuery(queries.taxes.get(id)))`. */
export function swrQuery<Data>({ queryKey, queryFn }: Query<Data>): [key: QueryKey, fetcher: () => Promise<Data>] {
  return [queryKey, () => queryFn()];
}

/** The arguments of `useSWRInfinite` for the pages of a list: `useSWRInfinite(...swrPages(queries.items.list.pages()))`. */
export function swrPages<Response extends Page>({
  queryKey,
  queryFn,
  initialPageParam,
  getNextPageParam,
}: PagesQuery<Response>): [
  getKey: (index: number, previous: NumberedPage<Response> | null) => QueryKey | null,
  fetcher: (key: QueryKey) => Promise<NumberedPage<Response>>,
] {
  return [
    (index, previous) => {
      const page = previous ? getNextPageParam(previous) : initialPageParam + index;
      return page === undefined ? null : [...queryKey, page];
    },
    (key) => queryFn({ pageParam: key.at(-1) as number }),
  ];
}

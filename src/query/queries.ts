import type { WriteName } from '../../generated/affected.ts';
import type { Resources } from '../../generated/client.ts';
import {
  type CallOptions,
  type CallPromise,
  type Connection,
  type InventoryClient,
  type List,
  mapValues,
  type NumberedPage,
  type Operation,
  type Page,
} from '../client/index.ts';
import { connectionOf, keyOf, type QueryKey } from './keys.ts';

interface QueryContext {
  signal?: AbortSignal | undefined;
}

/** A query: options of `useQuery` of TanStack Query, or of `swrQuery`. */
export interface Query<Data> {
  queryKey: QueryKey;
  queryFn: (context?: QueryContext) => Promise<Data>;
}

/** A query for the pages of a list: options of `useInfiniteQuery` of TanStack Query, or of `swrPages`. */
export interface PagesQuery<Response extends Page> {
  queryKey: QueryKey;
  queryFn: (context: QueryContext & { pageParam: number }) => Promise<NumberedPage<Response>>;
  initialPageParam: number;
  getNextPageParam: (lastPage: NumberedPage<Response>) => number | undefined;
}

/** Makes the query of a list: of one page, or with `pages` of one after another. */
export interface ListQuery<Args extends unknown[], Response extends Page> {
  (...args: Args): Query<Response>;
  /** The pages from that of the query on. */
  pages(...args: Args): PagesQuery<Response>;
}

/** Function that creates the query of a method from the method's arguments. */
export type QueryOf<Method> = Method extends (...args: infer Args) => infer Result
  ? Result extends List<infer Response, infer _>
    ? ListQuery<Args, Response>
    : Result extends CallPromise<infer Data>
      ? (...args: Args) => Query<Data>
      : never
  : never;

/** The methods of a resource that read. */
type ResourceQueries<Resource extends string, Methods> = {
  readonly [Name in keyof Methods as `${Resource}.${Name & string}` extends WriteName ? never : Name]: QueryOf<
    Methods[Name]
  >;
};

/** A query for each method that reads, by resource. */
export type InventoryQueries = {
  readonly [Resource in keyof Resources]: ResourceQueries<Resource, Resources[Resource]>;
};

/** A method of the client, whatever it takes and gives. */
type Method = (...args: unknown[]) => PromiseLike<unknown>;

/**
 * Makes the options of queries, for TanStack Query and SWR: the query of `queries.taxes.get(id)` calls `inventory.taxes.get(id)`.
 *
 * ```ts
 * const queries = inventoryQueries(inventory);
 * useQuery(queries.taxes.get(id));
 * useInfiniteQuery(queries.items.list.pages({ per_page: 50 }));
 * ```
 *
 * The client repeats what failed by itself, so a library need not: `retry: false` of TanStack Query, `shouldRetryOnError: false`
 * of SWR.
 *
 * @throws TypeError if `createInventoryClient` did not make the client.
 */
export function inventoryQueries(client: InventoryClient): InventoryQueries {
  const connection = connectionOf('inventoryQueries', client);
  const methods = client as unknown as Record<string, Record<string, Method>>;
  const queries = mapValues(connection.operations, (operations, resource) => {
    const reading = Object.entries(operations).filter(([, read]) => read().verb === 'GET');
    return mapValues(Object.fromEntries(reading), (read, name) =>
      queryMaker(connection, read(), methods[resource]![name]!),
    );
  });
  return queries as unknown as InventoryQueries;
}

/** Makes the function that makes the query of a method. */
function queryMaker(connection: Connection, operation: Operation, method: Method): unknown {
  const make = (...args: unknown[]): Query<unknown> => {
    const { key, call } = callOf(connection, operation, method, args);
    return { queryKey: key, queryFn: async (context) => call({}, context?.signal) };
  };
  if (operation.list === undefined) return make;
  return Object.assign(make, {
    pages(...args: unknown[]): PagesQuery<Page> {
      const { key, query, call } = callOf(connection, operation, method, args);
      return {
        queryKey: [...key, 'pages'],
        async queryFn({ pageParam, signal }) {
          const list = call({ page: pageParam }, signal) as List<Page, unknown>;
          return (await list.pages()[Symbol.asyncIterator]().next()).value as NumberedPage<Page>;
        },
        initialPageParam: Number(query['page'] ?? 1),
        getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
      };
    },
  });
}

/** A call as a query makes it: its key, its own query, and what makes it with more in the query. */
function callOf(connection: Connection, operation: Operation, method: Method, args: readonly unknown[]) {
  const { name, ids, takesQuery } = operation;
  const path = args.slice(0, ids.length);
  const query = ((takesQuery ? args[ids.length] : undefined) ?? {}) as Record<string, unknown>;
  const [options, ...rest] = args.slice(ids.length + (takesQuery ? 1 : 0)) as [CallOptions?, ...unknown[]];
  if (options?.signal !== undefined)
    throw new TypeError(`The query of ${name} does not accept signal, because the query library passes its own`);
  return {
    key: keyOf(connection, operation, path, query),
    query,
    call(more: Record<string, unknown>, signal: AbortSignal | undefined): PromiseLike<unknown> {
      return method(...path, ...(takesQuery ? [{ ...query, ...more }] : []), { ...options, signal }, ...rest);
    },
  };
}

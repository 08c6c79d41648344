import { describe, expect, it } from 'vitest';
import { createInventoryClient, NotFoundError, PagingError } from '../../src/public/client.ts';
import { affectedBy, inventoryQueries, swrPages, swrQuery } from '../../src/public/query.ts';
import { createSandbox } from '../../src/public/sandbox.ts';

const TAX = '4815162342481511001';
const INVOICE = '4815162342481523001';

/** A client of a sandbox, with the requests that it sends. */
function opened({ seed = 'story' as 'story' | 'empty', organizationId = '10234695' } = {}) {
  const sandbox = createSandbox({ seed, organizationId });
  const requests: Request[] = [];
  const inventory = createInventoryClient({
    baseUrl: sandbox.baseUrl,
    organizationId,
    accessToken: 'demo',
    limits: false,
    retries: 0,
    fetch: (request) => {
      requests.push(request);
      return sandbox.fetch(request);
    },
  });
  return { sandbox, inventory, requests, queries: inventoryQueries(inventory) };
}

/** A client of a service that answers with these items, one a page, and says this of whether more follow. */
function paged(count: number, context?: (page: number) => object) {
  const fetch = async ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'));
    const items = page <= count ? [{ item_id: String(page) }] : [];
    return Response.json({ code: 0, message: 'success', items, ...(context && { page_context: context(page) }) });
  };
  const options = { baseUrl: 'http://127.0.0.1', organizationId: '7', accessToken: 'demo' };
  return inventoryQueries(createInventoryClient({ ...options, limits: false, fetch }));
}

describe('a query', () => {
  it('calls the method with what it is given, and aborts with the signal of the library', async () => {
    const { queries, requests } = opened();
    const stop = new AbortController();
    const { queryKey, queryFn } = queries.taxes.get(TAX, { headers: { 'X-App': 'shop' } });
    expect(queryKey).toEqual(['inventory-service-api', '10234695', 'taxes', 'get', TAX]);
    expect((await queryFn({ signal: stop.signal })).tax.tax_id).toBe(TAX);
    expect((await queryFn()).tax.tax_id).toBe(TAX);
    expect(requests[0]?.headers.get('X-App')).toBe('shop');
    stop.abort();
    await expect(queryFn({ signal: stop.signal })).rejects.toBe(stop.signal.reason);
    expect(requests).toHaveLength(2);
  });

  it('has the error of the call, whatever is wrong with it', async () => {
    const { queries } = opened();
    await expect(queries.taxes.get('1').queryFn()).rejects.toThrow(NotFoundError);
    await expect(queries.taxes.get('').queryFn()).rejects.toThrow(/^taxes\.get needs tax_id/);
    await expect(queries.items.list(...([{}, {}, 5] as unknown as [])).queryFn()).rejects.toThrow(
      /^items\.list accepts no arguments after/,
    );
  });

  it('has equal keys for equal calls, and others for others', () => {
    const { queries } = opened();
    expect(queries.taxes.get(7 as never).queryKey).toEqual(queries.taxes.get('7').queryKey);
    const plain = queries.items.list().queryKey;
    for (const query of [{}, { page: undefined }]) expect(queries.items.list(query).queryKey).toEqual(plain);
    expect(queries.items.list({ page: 2 }).queryKey).toEqual([...plain, { page: 2 }]);
    expect(queries.items.list.pages().queryKey).toEqual([...plain, 'pages']);
    expect(queries.creditNotes.listInvoices('7', { page: 2 }).queryKey.slice(2)).toEqual([
      'creditNotes',
      'listInvoices',
      '7',
      { page: 2 },
    ]);
    const other = opened({ organizationId: '5' }).queries;
    expect(other.taxes.get('7').queryKey).not.toEqual(queries.taxes.get('7').queryKey);
  });

  it('takes the query of a call that has no ids, and that of a call that has', async () => {
    const { queries, requests } = opened();
    await queries.items.list({ per_page: 2, page: 2 }).queryFn();
    await queries.invoices.listComments(INVOICE, { page: 1 }).queryFn();
    expect(requests.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['2', '1']);
  });

  it('takes no signal of its own', () => {
    const { queries } = opened();
    const { signal } = new AbortController();
    expect(() => queries.taxes.get('7', { signal })).toThrow(
      new TypeError('The query of taxes.get does not accept signal, because the query library passes its own'),
    );
    expect(() => queries.items.list.pages({}, { signal })).toThrow(TypeError);
    expect(queries.taxes.get('7', { signal: undefined }).queryKey).toHaveLength(5);
  });

  it('is there for every method that reads, and for no other', () => {
    const { inventory, queries } = opened();
    expect(Object.keys(queries)).toEqual(
      Object.keys(inventory).filter((name) => name !== 'budget' && name !== 'close'),
    );
    expect(Object.keys(queries.taxes)).toEqual(['list', 'get']);
    expect('pages' in queries.taxes.get).toBe(false);
    expect(Object.keys(queries.creditNotes)).not.toContain('markOpen');
  });

  it.each([undefined, {}, { taxes: {} }])('needs a client: %o', (client) => {
    expect(() => inventoryQueries(client as never)).toThrow(
      new TypeError('inventoryQueries needs a client that createInventoryClient returned'),
    );
  });
});

describe('the query of the pages of a list', () => {
  it('goes on as long as the list does', async () => {
    for (const queries of [paged(3, (page) => ({ has_more_page: page < 3 })), paged(3)]) {
      const { queryFn, initialPageParam, getNextPageParam } = queries.items.list.pages({ per_page: 1 });
      const ids: (string | undefined)[] = [];
      for (let next: number | undefined = initialPageParam; next !== undefined; ) {
        const page = await queryFn({ pageParam: next });
        ids.push(...page.data.items.map(({ item_id }) => item_id));
        next = getNextPageParam(page);
      }
      expect(ids).toEqual(['1', '2', '3']);
    }
  });

  it('begins with the page that its query names, and heeds assumeMore', async () => {
    const pages = paged(9).items.list.pages({ page: 4, per_page: 2 }, { assumeMore: true });
    expect(pages.initialPageParam).toBe(4);
    const page = await pages.queryFn({ pageParam: pages.initialPageParam });
    expect(page).toMatchObject({ page: 4, hasMore: true, data: { items: [{ item_id: '4' }] } });
    expect(pages.getNextPageParam(page)).toBe(5);
  });

  it('fails where a page does not tell whether more follow', async () => {
    const pages = paged(9, () => ({ has_more_page: 'yes' })).items.list.pages();
    await expect(pages.queryFn({ pageParam: 1 })).rejects.toThrow(PagingError);
  });

  it('holds nothing that a cache could not keep as JSON', async () => {
    const page = await opened().queries.items.list.pages().queryFn({ pageParam: 1 });
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });
});

describe('affectedBy', () => {
  it('tells queries of TanStack Query and keys', () => {
    const { inventory, queries } = opened();
    const isAffected = affectedBy(inventory, 'invoices.markSent');
    for (const query of [queries.invoices.get('7'), queries.invoices.list.pages(), queries.contacts.list()]) {
      expect(isAffected(query)).toBe(true);
      expect(isAffected(query.queryKey)).toBe(true);
    }
    expect(isAffected(queries.priceLists.list())).toBe(false);
    expect(isAffected(opened({ organizationId: '5' }).queries.invoices.get('7'))).toBe(false);
  });

  it.each([undefined, null, 'invoices', [], ['invoices'], ['todos', '10234695', 'invoices'], {}])(
    'tells that %o is no query of it',
    (key) => {
      expect(affectedBy(opened().inventory, 'invoices.markSent')(key)).toBe(false);
    },
  );

  it.each([
    ['invoices.markSnt', 'invoices.markSnt is not a method that writes. Did you mean invoices.markSent?'],
    ['invoices.get', 'invoices.get is not a method that writes.'],
    ['toString', 'toString is not a method that writes.'],
    [undefined, 'undefined is not a method that writes.'],
  ])('takes no method %s', (name, message) => {
    expect(() => affectedBy(opened().inventory, name as never)).toThrow(TypeError);
    expect(() => affectedBy(opened().inventory, name as never)).toThrow(message);
  });

  it('needs a client', () => {
    expect(() => affectedBy({} as never, 'invoices.create')).toThrow(
      'affectedBy needs a client that createInventoryClient',
    );
  });
});

describe('the arguments for SWR', () => {
  it('are a key and what loads it', async () => {
    const query = opened().queries.taxes.get(TAX);
    const [key, load] = swrQuery(query);
    expect(key).toEqual(query.queryKey);
    expect((await load()).tax.tax_id).toBe(TAX);
  });

  it('are a key for each page, until there are no more', async () => {
    const query = paged(2).items.list.pages({ per_page: 1 });
    const [getKey, load] = swrPages(query);
    const ids: (string | undefined)[] = [];
    let previous: Awaited<ReturnType<typeof load>> | null = null;
    for (let index = 0; ; index += 1) {
      const key = getKey(index, previous);
      if (!key) break;
      previous = await load(key);
      ids.push(previous.data.items[0]?.item_id);
    }
    expect(ids).toEqual(['1', '2', undefined]);
    expect(getKey(1, null)).toEqual([...query.queryKey, 2]);
  });
});

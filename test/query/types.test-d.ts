import { describe, expectTypeOf, it } from 'vitest';
import {
  createInventoryClient,
  type NumberedPage,
  type TaxListResponse,
  type TaxResponse,
} from '../../src/public/client.ts';
import { affectedBy, inventoryQueries } from '../../src/public/query.ts';

const inventory = createInventoryClient({ baseUrl: '/v1', organizationId: '10234695', accessToken: 'demo' });
const queries = inventoryQueries(inventory);

describe('the types of queries', () => {
  it('take what the methods take, and have their data', () => {
    expectTypeOf(queries.taxes.get).parameters.toEqualTypeOf<Parameters<typeof inventory.taxes.get>>();
    expectTypeOf(queries.taxes.get('7').queryFn).returns.resolves.toEqualTypeOf<TaxResponse>();
    expectTypeOf(queries.taxes.list().queryFn).returns.resolves.toEqualTypeOf<TaxListResponse>();
    const pages = queries.taxes.list.pages({ per_page: 5 });
    expectTypeOf(pages.queryFn).returns.resolves.toEqualTypeOf<NumberedPage<TaxListResponse>>();
    expectTypeOf(queries.invoices.getAttachment('7').queryFn).returns.resolves.toEqualTypeOf<File>();
  });

  it('have no methods that write, and no others to affect queries', () => {
    // @ts-expect-error: it writes.
    void queries.taxes.create;
    // @ts-expect-error: it is no list.
    void queries.taxes.get.pages;
    void (() => affectedBy(inventory, 'taxes.create'));
    // @ts-expect-error: it reads.
    void (() => affectedBy(inventory, 'taxes.get'));
  });
});

import type { Client } from 'openapi-fetch';
import { describe, expectTypeOf, it } from 'vitest';
import {
  ApiError,
  type AuthenticationError,
  type BudgetError,
  type ClosedError,
  type CompositeItemCreate,
  type Contact,
  type ContactCreate,
  type CreditNote,
  type CreditNoteUpdate,
  createInventoryClient,
  type ImageUpload,
  InventoryError,
  type Invoice,
  type InvoiceCreate,
  type InvoiceListResponse,
  type Item,
  type ItemOf,
  type List,
  type ListItems,
  mapRecords,
  type NetworkError,
  type NotFoundError,
  type Page,
  PagingError,
  type PermissionError,
  type paths,
  RateLimitError,
  type Resources,
  type ResponseError,
  requireFields,
  type ShipmentOrder,
  type Tax,
  type TaxArrayResponse,
  type TaxCreate,
  type TaxListItem,
  type TimeoutError,
  type TokenError,
  toInput,
  type UploadError,
  type Warehouse,
} from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';

const inventory = createInventoryClient({ baseUrl: '/v1', organizationId: '10234695', accessToken: 'demo' });

describe('the types of the client', () => {
  it('tell what was caught by its name', () => {
    const describeError = (error: unknown) => {
      if (!(error instanceof InventoryError)) throw error;
      expectTypeOf(error).toEqualTypeOf<InventoryError>();
      switch (error.name) {
        case 'RateLimitError':
          expectTypeOf(error).toEqualTypeOf<RateLimitError>();
          return error.availableAt.getTime() + error.retryAfter + error.status;
        case 'BudgetError':
          expectTypeOf(error).toEqualTypeOf<BudgetError>();
          return error.availableAt.getTime() + error.retryAfter;
        case 'AuthenticationError':
          expectTypeOf(error).toEqualTypeOf<AuthenticationError>();
          return error.headers;
        case 'PermissionError':
          expectTypeOf(error).toEqualTypeOf<PermissionError>();
          return error.body;
        case 'NotFoundError':
          expectTypeOf(error).toEqualTypeOf<NotFoundError>();
          return error.code;
        case 'ApiError':
          expectTypeOf(error).toExtend<ApiError>();
          return error.status;
        case 'NetworkError':
          expectTypeOf(error).toEqualTypeOf<NetworkError>();
          return error.code;
        case 'ResponseError':
          expectTypeOf(error).toEqualTypeOf<ResponseError>();
          return error.status;
        case 'TimeoutError':
          expectTypeOf(error).toEqualTypeOf<TimeoutError>();
          return error.attempts;
        case 'ClosedError':
          expectTypeOf(error).toEqualTypeOf<ClosedError>();
          return error.mayHaveHappened;
        case 'TokenError':
          expectTypeOf(error).toEqualTypeOf<TokenError>();
          return error.cause;
        case 'UploadError':
          expectTypeOf(error).toEqualTypeOf<UploadError>();
          return error.mayHaveHappened;
        case 'PagingError':
          expectTypeOf(error).toEqualTypeOf<PagingError>();
          return error.url;
        // @ts-expect-error: there is no such error.
        case 'ApiErorr':
          return 0;
        default:
          // There is no other.
          expectTypeOf(error).toBeNever();
          return 0;
      }
    };
    void describeError;
    void ((error: unknown) => {
      if (error instanceof InventoryError && error instanceof RateLimitError) return error.availableAt;
      if (error instanceof ApiError || error instanceof PagingError) return error.operationId;
      // @ts-expect-error: not every error has a status.
      return error instanceof InventoryError && error.status;
    });
    void ((error: InventoryError) => ('availableAt' in error ? error.availableAt.getTime() : error.mayHaveHappened));
    // @ts-expect-error: calls make errors, and nobody else.
    void (() => new InventoryError());
  });

  it('take options that may be undefined', () => {
    const pass = (signal: AbortSignal | undefined, timeout: number | undefined, page: number | undefined) => {
      void inventory.taxes.get('7', { signal, timeout, retries: timeout, headers: undefined });
      void inventory.items.list({ page, per_page: page }, { signal, assumeMore: undefined, assumeEmpty: undefined });
      return createInventoryClient({
        baseUrl: '/v1',
        organizationId: '7',
        accessToken: 'demo',
        timeout,
        limits: undefined,
      });
    };
    void pass;
    // @ts-expect-error: there is no such option.
    void (() => inventory.taxes.get('7', { timout: 5 }));
  });

  it('have strings for ids of either kind', () => {
    expectTypeOf<NonNullable<Item['item_id']>>().toEqualTypeOf<string>();
    expectTypeOf<NonNullable<Tax['tax_id']>>().toEqualTypeOf<string>();
  });

  it('have the id of a record that the server has made, and not in what is sent', () => {
    expectTypeOf<Invoice>().toExtend<{ invoice_id: string }>();
    expectTypeOf<{ tax_name: string }>().toExtend<TaxCreate>();
  });

  it('offer the known values of a text, and take any other', () => {
    type Status = NonNullable<Invoice['status']>;
    expectTypeOf<'sent' | 'approved'>().toExtend<Status>();
    expectTypeOf<Status>().toExtend<string>();
  });

  it('take numbers and text where the documents give no type, and read them as inferred', () => {
    expectTypeOf<NonNullable<Invoice['shipping_charge']>>().toEqualTypeOf<number>();
    expectTypeOf<NonNullable<InvoiceCreate['shipping_charge']>>().toEqualTypeOf<number | string>();
    expectTypeOf<NonNullable<ShipmentOrder['contact_persons']>[number]>().toExtend<object>();
    expectTypeOf<{ contact_persons: string[] }>().toExtend<CreditNoteUpdate>();
  });

  it('require what the documents star, and nothing else', () => {
    expectTypeOf<CompositeItemCreate>().toExtend<{ name: string; sku: string; rate: number | string }>();
    expectTypeOf<{ contact_name: string }>().toExtend<ContactCreate>();
    expectTypeOf<Record<never, never>>().not.toExtend<ContactCreate>();
  });

  it('have what a record is checked to have', () => {
    const check = (item: Item) => requireFields(item, 'item_id', 'name', 'rate');
    expectTypeOf(check).returns.toExtend<{ item_id: string; name: string; rate: number }>();
    // @ts-expect-error: an invoice has no such field.
    void (() => requireFields({} as Invoice, 'invoice_idd'));
  });

  it('take back what was read', () => {
    const contact = {} as Contact;
    void (() => inventory.contacts.update('7', toInput(contact)));
    void (() => inventory.contacts.update('7', { ...toInput(contact), contact_name: 'Ridgeline' }));
    void (() => inventory.invoices.update('7', toInput({} as Invoice)));
    void (() => inventory.creditNotes.update('7', toInput({} as CreditNote)));
    void (() => inventory.warehouses.update('7', toInput(requireFields({} as Warehouse, 'warehouse_name'))));
    // @ts-expect-error: its name may be missing.
    void (() => inventory.warehouses.update('7', toInput({} as Warehouse)));
  });

  it('give bodies, ids and results to methods', () => {
    expectTypeOf(inventory.taxes.create).parameter(0).toEqualTypeOf<TaxCreate>();
    expectTypeOf(inventory.taxes.create).returns.resolves.toEqualTypeOf<TaxArrayResponse>();
    expectTypeOf(inventory.taxes.update).parameter(0).toEqualTypeOf<string>();
    expectTypeOf(inventory.invoices.list).returns.toEqualTypeOf<List<InvoiceListResponse, Invoice>>();
  });

  it('name the record type of each list', () => {
    expectTypeOf<ItemOf<'invoices.list'>>().toEqualTypeOf<Invoice>();
    expectTypeOf<ItemOf<'taxes.list'>>().toEqualTypeOf<TaxListItem>();
    // Those of all lists, as the methods say.
    type Method<Name> = Name extends `${infer Resource extends keyof Resources}.${infer Own}`
      ? Resources[Resource][Own & keyof Resources[Resource]]
      : never;
    type RecordOf<Method> = Method extends (...args: never) => List<infer _ extends Page, infer Item> ? Item : never;
    type ListNames = {
      [Resource in keyof Resources]: {
        [Own in keyof Resources[Resource]]: [RecordOf<Resources[Resource][Own]>] extends [never]
          ? never
          : `${Resource}.${Own & string}`;
      }[keyof Resources[Resource]];
    }[keyof Resources];
    expectTypeOf<keyof ListItems>().toEqualTypeOf<ListNames>();
    expectTypeOf<{ [Name in keyof ListItems]: ItemOf<Name> }>().toEqualTypeOf<{
      [Name in ListNames]: RecordOf<Method<Name>>;
    }>();
    // @ts-expect-error: there is no such list.
    void ({} as ItemOf<'invoice.list'>);
    // @ts-expect-error: it is no list.
    void ({} as ItemOf<'invoices.get'>);
  });

  it('keep what is assumed of lists to lists', () => {
    void (() => inventory.items.list({}, { assumeMore: true, assumeEmpty: true }));
    // @ts-expect-error: it is no list.
    void (() => inventory.invoices.get('7', { assumeEmpty: true }));
  });

  it('give pages with their numbers', () => {
    const read = async () => {
      for await (const page of inventory.invoices.list().pages({ from: undefined })) return page;
      return undefined;
    };
    type Numbered = { page: number; data: InvoiceListResponse; hasMore: boolean };
    expectTypeOf(read).returns.resolves.toExtend<Numbered | undefined>();
    // @ts-expect-error: there is no such option.
    void (() => inventory.invoices.list().pages({ form: 2 }));
  });

  it('say what became of each of many records', () => {
    const work = () => mapRecords(inventory.items.list(), async ({ name }) => name);
    type Result = Awaited<ReturnType<typeof work>>[number];
    expectTypeOf<Result['record']>().toEqualTypeOf<Item>();
    expectTypeOf<Extract<Result, { status: 'fulfilled' }>['value']>().toEqualTypeOf<string | undefined>();
    void (() => mapRecords(['7'], (id, index) => inventory.taxes.get(id, { retries: index })));
    // @ts-expect-error: the records are no texts.
    void (() => mapRecords([7], (id) => inventory.taxes.get(id)));
  });

  it('require a query only where a part of it is required', () => {
    expectTypeOf(inventory.packages.create).parameter(1).toEqualTypeOf<{ salesorder_id: string }>();
    expectTypeOf<Parameters<typeof inventory.items.list>['length']>().toEqualTypeOf<0 | 1 | 2>();
  });

  it('take an amount of a query as a number or as text, where its type is open', () => {
    type Query = NonNullable<Parameters<typeof inventory.customerPayments.list>[0]>;
    expectTypeOf<Query['amount_less_than']>().toEqualTypeOf<number | string | undefined>();
    expectTypeOf<Query['date']>().toEqualTypeOf<string | undefined>();
  });

  it('ask for the file of an upload', () => {
    // @ts-expect-error: there may be no file.
    void (() => inventory.invoices.addAttachment('7', { attachment: undefined as File | undefined }));
    // @ts-expect-error: there is no file.
    void (() => inventory.invoices.addAttachment('7', {}));
  });

  it('have files for files', () => {
    expectTypeOf(inventory.invoices.exportMany).returns.resolves.toEqualTypeOf<File>();
    expectTypeOf<NonNullable<ImageUpload['image']>>().toEqualTypeOf<Blob>();
    expectTypeOf<{ image: Uint8Array<ArrayBuffer> }>().toExtend<
      Parameters<typeof inventory.compositeItems.addImage>[1]
    >();
  });

  it('type the path calls of openapi-fetch', () => {
    expectTypeOf(httpOf(inventory).GET<'/settings/taxes/{tax_id}', never>).toBeFunction();
    const answered = () => httpOf(inventory).GET('/settings/taxes/{tax_id}', { params: { path: { tax_id: '7' } } });
    type Answered = NonNullable<Awaited<ReturnType<typeof answered>>['data']>;
    expectTypeOf<Answered['tax']['tax_id']>().toEqualTypeOf<string>();
  });

  it('let path calls leave out the organization, and nothing else that is required', () => {
    const http = httpOf(inventory);
    const params = { path: { tax_id: '7' }, query: { organization_id: '5' } };
    void (() => [
      http.GET('/settings/taxes'),
      http.GET('/settings/taxes', { params: { query: { page: 2 } } }),
      http.GET('/settings/taxes/{tax_id}', { params }),
      // @ts-expect-error: the path has an id.
      http.GET('/settings/taxes/{tax_id}'),
      // @ts-expect-error: an organization has an id that is a text.
      http.GET('/settings/taxes', { params: { query: { organization_id: 5 } } }),
      // @ts-expect-error: shipment orders need package_ids.
      http.POST('/shipmentorders', { params: { query: { organization_id: '5' } }, body: {} }),
    ]);
    expectTypeOf(http).toExtend<Client<paths>>();
  });
});

import { describe, expectTypeOf, it } from 'vitest';
import {
  type CompositeItemCreate,
  type ContactCreate,
  type CreditNoteUpdate,
  createInventoryClient,
  type ImageUpload,
  type Invoice,
  type InvoiceCreate,
  type InvoiceListResponse,
  type Item,
  type List,
  type ShipmentOrder,
  type Tax,
  type TaxArrayResponse,
  type TaxCreate,
} from '../../src/client/index.ts';

const inventory = createInventoryClient({ organizationId: '10234695', accessToken: 'demo' });

describe('the types of the client', () => {
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

  it('give bodies, ids and results to methods', () => {
    expectTypeOf(inventory.taxes.create).parameter(0).toEqualTypeOf<TaxCreate>();
    expectTypeOf(inventory.taxes.create).returns.resolves.toEqualTypeOf<TaxArrayResponse>();
    expectTypeOf(inventory.taxes.update).parameter(0).toEqualTypeOf<string>();
    expectTypeOf(inventory.invoices.list).returns.toEqualTypeOf<List<InvoiceListResponse, Invoice>>();
  });

  it('require a query only where a part of it is required', () => {
    expectTypeOf(inventory.packages.create).parameter(1).toEqualTypeOf<{ salesorder_id: string }>();
    expectTypeOf<Parameters<typeof inventory.items.list>['length']>().toEqualTypeOf<0 | 1 | 2>();
  });

  it('have files for files', () => {
    expectTypeOf(inventory.invoices.exportMany).returns.resolves.toEqualTypeOf<File>();
    expectTypeOf<NonNullable<ImageUpload['image']>>().toEqualTypeOf<Blob>();
    expectTypeOf<{ image: Uint8Array<ArrayBuffer> }>().toExtend<
      Parameters<typeof inventory.compositeItems.addImage>[1]
    >();
  });

  it('type the path calls of openapi-fetch', () => {
    expectTypeOf(inventory.http.GET<'/settings/taxes/{tax_id}', never>).toBeFunction();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInventoryClient, type InventoryClient, requireFields, toInput } from '../../src/public/client.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';

describe('requireFields', () => {
  it('returns the record if it has the fields, even empty ones', () => {
    const record = { item_id: '5', name: '', rate: 0, is_taxable: false };
    expect(requireFields(record, 'item_id', 'name', 'rate', 'is_taxable')).toBe(record);
  });

  it('names every field that is missing or null', () => {
    const record: { item_id?: string; name?: string | null; rate?: number } = { name: null, rate: 5 };
    expect(() => requireFields(record, 'item_id', 'name', 'rate')).toThrow(
      new TypeError('The record has no item_id and no name'),
    );
  });

  it.each([
    [null, 'null'],
    [undefined, 'undefined'],
    ['48', '"48"'],
  ])('says that there is no record: %j', (record, shown) => {
    expect(() => requireFields(record as unknown as { item_id?: string; name?: string }, 'item_id', 'name')).toThrow(
      new TypeError(`The record must be an object with item_id and name, but is ${shown}`),
    );
  });
});

describe('toInput', () => {
  it("leaves out what can't be sent, at every level, and keeps the rest", () => {
    const read = {
      contact_name: '',
      website: null,
      phone: undefined,
      payment_terms: 0,
      is_primary_contact: false,
      contact_persons: [
        { email: 'a@b.example', is_primary_contact: true },
        { email: null, is_primary_contact: false },
      ],
      billing_address: { city: 'Pune', zip: null },
    };
    const before = structuredClone(read);
    expect(toInput(read)).toEqual({
      contact_name: '',
      payment_terms: 0,
      contact_persons: [{ email: 'a@b.example', is_primary_contact: true }, {}],
      billing_address: { city: 'Pune' },
    });
    expect(read).toEqual(before);
  });

  it('keeps lists, and values that are not records', () => {
    expect(toInput([1, 'a', true])).toEqual([1, 'a', true]);
    expect(toInput(undefined)).toBeUndefined();
    const date = new Date(0);
    expect(toInput({ date, nothing: null })).toEqual({ date });
  });
});

describe('what was read can be sent back', () => {
  let mock: Mock;
  let inventory: InventoryClient;
  beforeAll(async () => {
    mock = await startMock();
    inventory = createInventoryClient({
      baseUrl: mock.baseUrl,
      organizationId: '10234695',
      accessToken: 'demo',
      limits: false,
    });
  });
  afterAll(() => mock.close());

  it('with a change, and the mock takes it', async () => {
    const { contact } = await inventory.contacts.get('4815162342481514001');
    expect(contact.contact_persons).toContainEqual(expect.objectContaining({ is_primary_contact: true }));
    const answered = await inventory.contacts.update('4815162342481514001', {
      ...toInput(contact),
      website: 'https://ridgeline.example',
    });
    expect(answered.code).toBe(0);
  });

  it('with fields that the input requires', async () => {
    const [warehouse] = (await inventory.warehouses.list()).warehouses;
    const { warehouse_id, ...input } = toInput(requireFields(warehouse!, 'warehouse_id', 'warehouse_name'));
    expect((await inventory.warehouses.update(warehouse_id, input)).code).toBe(0);
  });
});

import type { Id } from '../engine/index.ts';
import type { CallParts, DirectCalls } from '../state/index.ts';
import type { OperationId, ResourceName } from '../types/index.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Kit extends DirectCalls {
  /** The day that it is, or so many days before. */
  day(before?: number): string;
  /** Makes a record by a call, and returns its id. */
  make(operation: OperationId, idField: string, body: Json, query?: CallParts['query']): Id;
  /** The id in a field, or the id of a record created for it. */
  idOr(value: unknown, make: () => Id): Id;
  /** A name that no record of a resource has yet: `Customer 2`. */
  nameFor(resource: ResourceName, field: string, word: string): string;
  /** A record as it is shown. */
  shown(resource: ResourceName, id: Id): Json;
  customer(): Id;
  vendor(): Id;
  /** An item of which there are 100 units. */
  item(): Id;
}

const DAY = 86_400_000;

/** Makes the kit for the direct calls of a sandbox. */
export function createKit(calls: DirectCalls): Kit {
  const kit: Kit = {
    ...calls,
    timestamp: calls.timestamp,
    day(before = 0) {
      const today = Date.parse(`${calls.timestamp.slice(0, 10)}T00:00:00Z`);
      return new Date(today - before * DAY).toISOString().slice(0, 10);
    },
    make(operation, idField, body, query = {}) {
      const answer = calls.call(operation, { query, body });
      const records = [answer, ...Object.values(answer).flat()] as Json[];
      return String(records.find((record) => record?.[idField] !== undefined)![idField]);
    },
    idOr: (value, make) => (value === undefined ? make() : String(value)),
    nameFor(resource, field, word) {
      const taken = new Set(
        calls
          .records(resource)
          .list()
          .map((record) => (record as Json)[field]),
      );
      let count = 1;
      while (taken.has(`${word} ${count}`)) count += 1;
      return `${word} ${count}`;
    },
    shown: (resource, id) => calls.records(resource).get(id) as Json,
    customer: () =>
      kit.make('createContact', 'contact_id', { contact_name: kit.nameFor('contacts', 'contact_name', 'Customer') }),
    vendor: () =>
      kit.make('createContact', 'contact_id', {
        contact_name: kit.nameFor('contacts', 'contact_name', 'Vendor'),
        contact_type: 'vendor',
      }),
    item: () =>
      kit.make('createItem', 'item_id', {
        name: kit.nameFor('items', 'name', 'Item'),
        rate: 100,
        purchase_rate: 60,
        item_type: 'inventory',
        initial_stock: 100,
        initial_stock_rate: 60,
      }),
  };
  return kit;
}

/** A part of an amount in whole units of its currency. */
export function half(amount: number, decimals: number): number {
  const units = 10 ** decimals;
  return Math.floor((amount * units) / 2) / units;
}

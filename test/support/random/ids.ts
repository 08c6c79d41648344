import type { Json } from '../story.ts';

/** The ids that records are known to have, by the names of the fields that hold them. */
export interface Ids {
  /** Collects the ids in an answer, or in anything else. */
  collect(value: unknown): void;
  /** A value with the ids of records in place of numbers such as `#3`. */
  resolve<Value>(value: Value, field?: string): Value;
  copy(): Ids;
}

const ID = /^\d{19}$/;

/** Fields that hold ids of records which other fields name: an id is looked for under both names. */
const SAME: Readonly<Record<string, string>> = {
  customer_id: 'contact_id',
  vendor_id: 'contact_id',
  so_line_item_id: 'salesorder_item_id',
  mapped_items: 'item_id',
  taxes: 'tax_id',
};

export function createIds(known: ReadonlyMap<string, ReadonlySet<string>> = new Map()): Ids {
  const byField = new Map([...known].map(([field, ids]) => [field, new Set(ids)]));

  function add(field: string, id: string): void {
    const ids = byField.get(field);
    if (ids) ids.add(id);
    else byField.set(field, new Set([id]));
  }

  function collect(value: unknown, field: string): void {
    if (typeof value === 'string') {
      if (!ID.test(value)) return;
      add(field, value);
      add('', value);
    } else if (Array.isArray(value)) for (const entry of value) collect(entry, field);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) collect(inner, name);
  }

  /** One in seven is the id of anything. The newest come first, since most of the story is settled. */
  function idFor(field: string, number: number): string {
    const own = byField.get(field) ?? byField.get(SAME[field] ?? field.replace(/s$/, ''));
    const ids = [...(number % 7 === 6 ? byField.get('')! : (own ?? byField.get('')!))];
    return ids[ids.length - 1 - (number % ids.length)]!;
  }

  function resolve(value: unknown, field: string): unknown {
    if (typeof value === 'string') return /^#\d+$/.test(value) ? idFor(field, Number(value.slice(1))) : value;
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, field));
    if (typeof value !== 'object' || value === null) return value;
    const result: Json = {};
    for (const [name, inner] of Object.entries(value)) result[name] = resolve(inner, name);
    return result;
  }

  return {
    collect: (value) => collect(value, ''),
    resolve: (value, field = '') => resolve(value, field) as typeof value,
    copy: () => createIds(byField),
  };
}

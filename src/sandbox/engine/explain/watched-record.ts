import type { Facts } from '../record-facts.ts';

/** Hears of what is read of a record. */
export interface Readings {
  /** A field that has a value was read. */
  read(field: string, value: unknown): void;
  /** All fields were copied at once, as `{ ...record }` does. */
  copied(): void;
}

/** A record that says what is read of it. What it holds within is as it was, and so is what is set. */
export function watchedRecord<Record extends Facts>(record: Record, { read, copied }: Readings): Record {
  /** The fields that are being copied: their names were asked for, and then each of them before its value. */
  let names: Set<string | symbol> | undefined;
  let described: string | symbol | undefined;
  return new Proxy(record, {
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      names = new Set(keys);
      return keys;
    },
    getOwnPropertyDescriptor(target, field) {
      described = field;
      return Reflect.getOwnPropertyDescriptor(target, field);
    },
    get(target, field) {
      const value = Reflect.get(target, field) as unknown;
      if (typeof field !== 'string' || value === undefined) return value;
      if (described === field && names?.delete(field)) copied();
      else read(field, value);
      return value;
    },
    set: (target, field, value) => Reflect.set(target, field, value),
  });
}

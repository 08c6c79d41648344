import { below } from '../values/paths.ts';

/** Hears of what is read of a record. */
export interface Readings {
  /** A field that has a value was read: `due_date`, `line_items[0].rate`. */
  read(field: string, value: unknown): void;
  /** All fields were copied at once, as `{ ...record }` does: of the record, or of what is at a path in it. */
  copied(path: string, value: object): void;
  /** Remembers what watches an object, and its path in the record. */
  watches(proxy: object, object: object, path: string): void;
  /** A value without what watches. */
  unwrap<Value>(value: Value): Value;
}

/** A record that says what is read of it and of what it holds within. */
export function watchedRecord<Watched extends object>(record: Watched, readings: Readings, path = ''): Watched {
  const isList = Array.isArray(record);
  const inner = new Map<object, object>();
  /** The fields that are being copied: their names were asked for, and then each of them before its value. */
  let names: Set<string | symbol> | undefined;
  let described: string | symbol | undefined;
  // What is frozen gives no other value for a field than its own.
  const target = Object.isFrozen(record) ? ((isList ? [...record] : { ...record }) as Watched) : record;
  const proxy = new Proxy(target, {
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
      if (typeof field !== 'string' || value === undefined || typeof value === 'function') return value;
      const isEntry = isList && /^\d+$/.test(field);
      if (isList && !isEntry) return value;
      const here = isEntry ? `${path}[${field}]` : below(path, field);
      if (described === field && names?.delete(field)) readings.copied(path, record);
      else if (!isEntry || typeof value !== 'object') readings.read(here, value);
      return isFixed(target, field) ? value : watchInner(value, here);
    },
    set: (_, field, value) => Reflect.set(record, field, readings.unwrap(value)),
    deleteProperty: (_, field) => Reflect.deleteProperty(record, field),
  });
  readings.watches(proxy, record, path);
  return proxy;

  function watchInner(value: unknown, at: string): unknown {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    const watched = inner.get(value) ?? watchedRecord(value, readings, at);
    inner.set(value, watched);
    return watched;
  }
}

/** Checks whether a proxy must return a field's own value. */
function isFixed(target: object, field: string): boolean {
  const { configurable, writable } = Reflect.getOwnPropertyDescriptor(target, field) ?? { configurable: true };
  return !configurable && !writable;
}

import type { Store } from './store.ts';

const known = new WeakSet<object>();

/** Freezes a value that consists of JSON, with all that it holds. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || known.has(value)) return value;
  known.add(value);
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

/** A store whose records cannot be changed by whoever gets them: stores share them. */
export function frozenStore(store: Store): Store {
  return {
    ...store,
    get: (resource, id) => frozen(store.get(resource, id)),
    all(resource) {
      const entries = store.all(resource);
      for (const { facts } of entries) frozen(facts);
      return entries;
    },
    put: (resource, id, facts) => store.put(resource, id, frozen(facts)),
  };
}

import { isNode } from '../../src/contract/index.ts';

/** Method with which an object prints itself in Node's `console.log`, which otherwise shows no values of getters. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/**
 * Copies a JSON value, and reports each field of the copy that is read, by its path: `invoice.line_items[0].rate`. The copy can be
 * compared, copied, changed and printed like the original. Printing it does not count as reading.
 */
export function watchReads(value: unknown, onRead: (path: string) => void, path = ''): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => watchReads(entry, onRead, `${path}[${index}]`));
  // Files are not JSON.
  if (!isNode(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const watched = {};
  for (const [name, plain] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`;
    let inner: unknown;
    Object.defineProperty(watched, name, {
      configurable: true,
      enumerable: true,
      get() {
        onRead(here);
        return (inner ??= watchReads(plain, onRead, here));
      },
      set(changed: unknown) {
        Object.defineProperty(watched, name, { configurable: true, enumerable: true, writable: true, value: changed });
      },
    });
  }
  Object.defineProperty(watched, INSPECT, { value: () => value });
  return watched;
}

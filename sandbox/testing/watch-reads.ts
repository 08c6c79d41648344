import { isNode } from '../../src/contract/index.ts';

/** Prints an object in `console.log` of Node, which shows no values of properties that are computed. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/**
 * A copy of a value of JSON that tells which of its fields are read, by their paths: `invoice.line_items[0].rate`. It can be compared,
 * copied, changed and printed like the value itself. Printing it reads nothing.
 */
export function watchReads(value: unknown, onRead: (path: string) => void, path = ''): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => watchReads(entry, onRead, `${path}[${index}]`));
  // A file is no JSON.
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

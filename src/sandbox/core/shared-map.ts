/**
 * A map by text that can be copied at once: a copy shares all entries with its original, and whoever writes copies the
 * part that it writes to.
 */
export interface SharedMap<Value> {
  readonly size: number;
  /** The value of a key; undefined if it has none, or if the key is undefined. */
  get(key: string | undefined): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  keys(): Iterable<string>;
  copy(): SharedMap<Value>;
}

/** A part of a map. Only its owner writes to it. */
interface Part<Value> {
  entries: Map<string, Value>;
  owner: object;
}

/** Entries of a part, on average, from which on a map gets twice as many parts. */
const PART_SIZE = 256;

interface Contents<Value> {
  parts: readonly Part<Value>[];
  size: number;
}

export function createSharedMap<Value>(contents?: Contents<Value>): SharedMap<Value> {
  let owner = {};
  let ownsParts = contents === undefined;
  let parts = (contents?.parts ?? [{ entries: new Map(), owner }]) as Part<Value>[];
  let size = contents?.size ?? 0;

  function partOf(key: string): Part<Value> {
    return parts[parts.length === 1 ? 0 : hash(key) & (parts.length - 1)]!;
  }

  /** The part of a key, to write. */
  function ownPartOf(key: string): Part<Value> {
    const found = partOf(key);
    if (found.owner === owner) return found;
    if (!ownsParts) parts = [...parts];
    ownsParts = true;
    const own = { entries: new Map(found.entries), owner };
    parts[parts.length === 1 ? 0 : hash(key) & (parts.length - 1)] = own;
    return own;
  }

  function grow(): void {
    const count = parts.length * 2;
    const grown = Array.from({ length: count }, (): Part<Value> => ({ entries: new Map(), owner }));
    for (const { entries } of parts) {
      for (const [key, value] of entries) grown[hash(key) & (count - 1)]!.entries.set(key, value);
    }
    parts = grown;
    ownsParts = true;
  }

  return {
    get size() {
      return size;
    },
    get: (key) => (key === undefined ? undefined : partOf(key).entries.get(key)),
    set(key, value) {
      const { entries } = ownPartOf(key);
      const before = entries.size;
      entries.set(key, value);
      size += entries.size - before;
      if (size > parts.length * PART_SIZE) grow();
    },
    delete(key) {
      if (partOf(key).entries.has(key) && ownPartOf(key).entries.delete(key)) size -= 1;
    },
    *keys() {
      for (const { entries } of parts) yield* entries.keys();
    },
    copy() {
      // From now on, nobody owns what is there.
      owner = {};
      ownsParts = false;
      return createSharedMap({ parts, size });
    },
  };
}

/** FNV-1a of the end of a text, which is what tells ids apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = Math.max(0, text.length - 12); index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value ^ (value >>> 15);
}

/** Entries that can be read by their places. */
export interface Sequence<Entry> extends Iterable<Entry> {
  readonly length: number;
  /** The entry at a place, undefined if there is none. */
  at(place: number): Entry | undefined;
}

/**
 * A list that can be copied at once: a copy shares all entries with its original, and whoever writes copies the part that
 * it writes to.
 */
export interface SharedList<Entry> extends Sequence<Entry> {
  /** Puts entries in the place of others. */
  splice(place: number, count: number, ...entries: Entry[]): void;
  copy(): SharedList<Entry>;
}

/** A part of a list. Only its owner writes to it. */
interface Part<Entry> {
  entries: Entry[];
  owner: object;
}

/** Entries of a part at most. */
const PART_SIZE = 512;

interface Contents<Entry> {
  parts: readonly Part<Entry>[];
  starts: readonly number[];
  length: number;
}

export function createSharedList<Entry>(contents?: Contents<Entry>): SharedList<Entry> {
  let owner = {};
  let ownsParts = contents === undefined;
  let parts = (contents?.parts ?? [{ entries: [], owner }]) as Part<Entry>[];
  /** The place of the first entry of each part. */
  let starts = (contents?.starts ?? [0]) as number[];
  let length = contents?.length ?? 0;

  /** The part that has a place, or the last one. */
  function indexOf(place: number): number {
    let [low, high] = [0, parts.length - 1];
    if (place >= starts[high]!) return high;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (starts[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** A part, to write. */
  function ownPart(index: number): Part<Entry> {
    if (!ownsParts) {
      parts = [...parts];
      starts = [...starts];
      ownsParts = true;
    }
    const found = parts[index]!;
    if (found.owner === owner) return found;
    const own = { entries: [...found.entries], owner };
    parts[index] = own;
    return own;
  }

  /** Takes a part in two that has become too long. New entries come last, so the first one stays full. */
  function divide(index: number): void {
    const { entries } = parts[index]!;
    const isLast = index === parts.length - 1;
    const rest = entries.splice(isLast ? PART_SIZE : entries.length >>> 1);
    parts.splice(index + 1, 0, { entries: rest, owner });
  }

  function renumber(from: number): void {
    starts.length = parts.length;
    for (let index = from; index < parts.length; index += 1) {
      starts[index] = index === 0 ? 0 : starts[index - 1]! + parts[index - 1]!.entries.length;
    }
  }

  return {
    get length() {
      return length;
    },
    at(place) {
      if (place < 0 || place >= length) return undefined;
      const index = indexOf(place);
      return parts[index]!.entries[place - starts[index]!];
    },
    splice(place, count, ...entries) {
      const index = indexOf(place);
      const { entries: own } = ownPart(index);
      own.splice(place - starts[index]!, count, ...entries);
      length += entries.length - count;
      if (own.length > PART_SIZE) divide(index);
      else if (own.length === 0 && parts.length > 1) parts.splice(index, 1);
      else if (index === parts.length - 1) return;
      renumber(index);
    },
    copy() {
      // From now on, nobody owns what is there.
      owner = {};
      ownsParts = false;
      return createSharedList({ parts, starts, length });
    },
    *[Symbol.iterator]() {
      for (const { entries } of parts) yield* entries;
    },
  };
}

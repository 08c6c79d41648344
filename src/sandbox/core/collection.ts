import type { Shareable } from './copy-on-write.ts';
import type { Facts, Id } from './facts.ts';
import { createSharedList, type SharedList } from './shared-list.ts';
import { createSharedMap, type SharedMap } from './shared-map.ts';

/** A record in its collection. */
export interface Entry {
  id: Id;
  facts: Facts;
  /** Says which of two records is the older one, in all collections of a store. */
  sequence: number;
}

/** The records of one resource. */
export interface Collection extends Shareable {
  byId: SharedMap<Entry>;
  /** Oldest first. */
  ordered: SharedList<Entry>;
}

export function createCollection(): Collection {
  return { byId: createSharedMap(), ordered: createSharedList(), isShared: false };
}

export function copyCollection({ byId, ordered }: Collection): Collection {
  return { byId: byId.copy(), ordered: ordered.copy(), isShared: false };
}

/** Puts an entry in the place that its sequence gives it, or in that of the record with its id. */
export function putEntry({ byId, ordered }: Collection, entry: Entry): void {
  const place = placeOf(ordered, entry.sequence);
  ordered.splice(place, byId.get(entry.id) ? 1 : 0, entry);
  byId.set(entry.id, entry);
}

export function removeEntry({ byId, ordered }: Collection, entry: Entry): void {
  ordered.splice(placeOf(ordered, entry.sequence), 1);
  byId.delete(entry.id);
}

/** The first place whose entry is not older. New records come last, so that is looked at first. */
function placeOf(ordered: SharedList<Entry>, sequence: number): number {
  let [low, high] = [0, ordered.length];
  if (high > 0 && ordered.at(high - 1)!.sequence < sequence) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ordered.at(middle)!.sequence < sequence) low = middle + 1;
    else high = middle;
  }
  return low;
}

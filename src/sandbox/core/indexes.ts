import { type CopyOnWrite, copyOnWrite, type Shareable } from './copy-on-write.ts';
import type { IndexKey } from './projection.ts';
import { createSharedMap, type SharedMap } from './shared-map.ts';

interface Index extends Shareable {
  /** Most keys belong to one record alone, which then stands here by its name. */
  byKey: SharedMap<string | Bucket>;
}

/** The records that have a key. Only the index that made it writes to it. */
interface Bucket {
  owner: Index;
  names: SharedMap<true>;
}

/** The records that have a key. They stand here by the name of their resource and their id. */
export interface Indexes {
  add(keys: readonly IndexKey[], name: string): void;
  remove(keys: readonly IndexKey[], name: string): void;
  members(index: string, key: string): Iterable<string>;
  share(): Indexes;
}

export function createIndexes(indexes: CopyOnWrite<Index> = copyOnWrite(createIndex, copyIndex)): Indexes {
  return {
    add(keys, name) {
      for (const { index, key } of keys) addTo(indexes.write(index), key, name);
    },
    remove(keys, name) {
      for (const { index, key } of keys) removeFrom(indexes.write(index), key, name);
    },
    members: (index, key) => namesOf(indexes.read(index)?.byKey.get(key)),
    share: () => createIndexes(indexes.share()),
  };
}

function addTo(index: Index, key: string, name: string): void {
  const found = index.byKey.get(key);
  if (found === undefined) index.byKey.set(key, name);
  else if (found !== name) bucketOf(index, key, found).names.set(name, true);
}

function removeFrom(index: Index, key: string, name: string): void {
  const found = index.byKey.get(key);
  if (found === undefined) return;
  if (typeof found === 'string') {
    if (found === name) index.byKey.delete(key);
    return;
  }
  const { names } = bucketOf(index, key, found);
  names.delete(name);
  if (names.size === 1) index.byKey.set(key, [...names.keys()][0]!);
}

/** The bucket of a key, to write. */
function bucketOf(index: Index, key: string, found: string | Bucket): Bucket {
  if (typeof found !== 'string' && found.owner === index) return found;
  const names = typeof found === 'string' ? createSharedMap<true>() : found.names.copy();
  if (typeof found === 'string') names.set(found, true);
  const bucket = { owner: index, names };
  index.byKey.set(key, bucket);
  return bucket;
}

function namesOf(found: string | Bucket | undefined): Iterable<string> {
  if (found === undefined) return [];
  return typeof found === 'string' ? [found] : found.names.keys();
}

function createIndex(): Index {
  return { byKey: createSharedMap(), isShared: false };
}

function copyIndex({ byKey }: Index): Index {
  return { byKey: byKey.copy(), isShared: false };
}

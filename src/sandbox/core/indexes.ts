import { type CopyOnWrite, copyOnWrite, type Shareable } from './copy-on-write.ts';
import type { IndexKey } from './projection.ts';

interface Members extends Shareable {
  names: Set<string>;
}

interface Index extends Shareable {
  byKey: CopyOnWrite<Members>;
}

/** The records that have a key. They stand here by the name of their resource and their id. */
export interface Indexes {
  add(keys: readonly IndexKey[], name: string): void;
  remove(keys: readonly IndexKey[], name: string): void;
  members(index: string, key: string): ReadonlySet<string>;
  share(): Indexes;
}

const NOTHING: ReadonlySet<string> = new Set();

export function createIndexes(indexes: CopyOnWrite<Index> = copyOnWrite(createIndex, copyIndex)): Indexes {
  return {
    add(keys, name) {
      for (const { index, key } of keys) indexes.write(index).byKey.write(key).names.add(name);
    },
    remove(keys, name) {
      for (const { index, key } of keys) {
        const { byKey } = indexes.write(index);
        const { names } = byKey.write(key);
        names.delete(name);
        if (names.size === 0) byKey.delete(key);
      }
    },
    members: (index, key) => indexes.read(index)?.byKey.read(key)?.names ?? NOTHING,
    share: () => createIndexes(indexes.share()),
  };
}

function createIndex(): Index {
  return { byKey: copyOnWrite(createMembers, copyMembers), isShared: false };
}

function copyIndex({ byKey }: Index): Index {
  return { byKey: byKey.share(), isShared: false };
}

function createMembers(): Members {
  return { names: new Set(), isShared: false };
}

function copyMembers({ names }: Members): Members {
  return { names: new Set(names), isShared: false };
}

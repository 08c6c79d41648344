import type { Id } from '../values/record-data.ts';

/** A record, as an index leads to it. */
export interface Member {
  resource: string;
  id: Id;
  /** Says which of two records is the older one, whatever their resources. */
  sequence: number;
}

/** The records that have keys, by one name for an index and a key. */
export interface KeyIndex {
  /** The records that have a key, oldest first. */
  members(name: string): Member[];
  add(name: string, member: Member): void;
  /** Takes a record off a key. It may not have it. */
  remove(name: string, member: Member): void;
  /** A copy. The lists are shared until one of them changes. */
  fork(): KeyIndex;
}

/** Number of members from which a list is changed in place. Shorter ones are replaced, which needs the least memory. */
const LONG = 16;

/** Makes an index. */
export function createKeyIndex(lists = new Map<string, Member[]>()): KeyIndex {
  /** Names of the long lists that no copy shares. */
  let ownedLists = new Set<string>();

  function replace(name: string, list: Member[]): void {
    lists.set(name, list);
    if (list.length >= LONG) ownedLists.add(name);
  }

  return {
    members: (name) => [...(lists.get(name) ?? [])],
    add(name, member) {
      const list = lists.get(name) ?? [];
      const at = list.findLastIndex(({ sequence }) => sequence < member.sequence) + 1;
      if (ownedLists.has(name)) list.splice(at, 0, member);
      else replace(name, list.toSpliced(at, 0, member));
    },
    remove(name, { sequence }) {
      const list = lists.get(name) ?? [];
      const at = list.findIndex((one) => one.sequence === sequence);
      if (at < 0) return;
      if (ownedLists.has(name)) list.splice(at, 1);
      else replace(name, list.toSpliced(at, 1));
      if (lists.get(name)!.length > 0) return;
      lists.delete(name);
      ownedLists.delete(name);
    },
    fork() {
      ownedLists = new Set();
      return createKeyIndex(new Map(lists));
    },
  };
}

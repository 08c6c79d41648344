import type { Id } from './record-facts.ts';

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

/** How many members a list has before it is changed in place. Shorter ones are copied, so that nobody has to know whose they are. */
const LONG = 16;

/** Makes an index. */
export function createKeyIndex(lists = new Map<string, Member[]>()): KeyIndex {
  /** The long lists that no copy shares, by name. */
  let own = new Set<string>();

  function listToChange(name: string): Member[] {
    const list = lists.get(name) ?? [];
    if (own.has(name)) return list;
    if (list.length >= LONG) own.add(name);
    const copy = [...list];
    lists.set(name, copy);
    return copy;
  }

  return {
    members: (name) => [...(lists.get(name) ?? [])],
    add(name, member) {
      const list = listToChange(name);
      list.splice(list.findLastIndex(({ sequence }) => sequence < member.sequence) + 1, 0, member);
    },
    remove(name, { sequence }) {
      const list = listToChange(name);
      const index = list.findIndex((one) => one.sequence === sequence);
      if (index >= 0) list.splice(index, 1);
      if (list.length > 0) return;
      lists.delete(name);
      own.delete(name);
    },
    fork() {
      own = new Set();
      return createKeyIndex(new Map(lists));
    },
  };
}

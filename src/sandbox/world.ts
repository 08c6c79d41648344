import type { Engine } from './core/engine.ts';
import type { Store } from './core/store.ts';
import { createHome, type Home } from './home.ts';
import type { CommitListener } from './options.ts';
import { renameOrganization } from './snapshot.ts';

/** The organizations of a sandbox. */
export interface World {
  /** An organization that there is. */
  find(organization: string): Home | undefined;
  /** An organization, made from the seed if there is none. */
  make(organization: string): Home;
  onCommit: CommitListener;
  /** Calls a function after each change, until what this returns is called. */
  listen(listener: CommitListener): () => void;
}

/** What a world is made from. */
export interface WorldOptions {
  engine: Engine;
  /** What each organization starts with. It is not changed. */
  seed: Store;
  /** The organization that the seed is for. */
  own: string;
  /** What that organization is to hold instead of the seed. */
  store?: Store;
}

/** Makes the organizations of a sandbox, of which there is one at first. */
export function createWorld({ engine, seed, own, store }: WorldOptions): World {
  const homes = new Map<string, Home>();
  const listeners = new Set<CommitListener>();
  const onCommit: CommitListener = (commit) => {
    for (const listener of listeners) listener(commit);
  };

  function seedFor(organization: string): Store {
    const copy = seed.fork();
    renameOrganization(copy, own, organization);
    return copy;
  }

  const world: World = {
    find: (organization) => homes.get(organization),
    make(organization) {
      const home =
        homes.get(organization) ?? createHome({ engine, pristine: seedFor(organization), organization, onCommit });
      homes.set(organization, home);
      return home;
    },
    onCommit,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  if (store) homes.set(own, createHome({ engine, pristine: seedFor(own), store, organization: own, onCommit }));
  return world;
}

import { type Engine, Refusal, type Store } from '../engine/index.ts';
import { type CommitListener, isId } from '../options/index.ts';
import { createHome, type Home } from './home.ts';
import type { LogSpace } from './log-book.ts';

/** The organizations of a sandbox. */
export interface World {
  /** An organization that there is. */
  find(organization: string): Home | undefined;
  /**
   * An organization, made if there is none.
   *
   * @param contents What it is to hold then; the seed by default.
   * @throws Refusal if there are as many as there may be, or its id does not consist of digits.
   */
  make(organization: string, contents?: Store): Home;
  /** Takes an organization out, with everything that it has. */
  remove(organization: string): void;
  /** All organizations that there are, oldest first. */
  all(): Home[];
  onCommit: CommitListener;
  /** Calls a function after each change, until what this returns is called. */
  listen(listener: CommitListener): () => void;
  /** Calls a function when an organization is made or taken out, or all its contents are exchanged; as `listen` does. */
  onReplace(listener: ReplaceListener): () => void;
}

/** Is called with an organization, and with what it is now: undefined if it was taken out. */
export type ReplaceListener = (organization: string, home: Home | undefined) => void;

/** What a world is made from. */
export interface WorldOptions {
  engine: Engine;
  /** What each organization starts with. It is not changed. */
  seed: Store;
  /** The organization that the seed is for. */
  own: string;
  /** Real time in milliseconds, which clocks are to follow. */
  time?: (() => number) | undefined;
  /** The most organizations that there may be; any number by default. */
  maxOrganizations?: number | undefined;
  /** What the logs may take in all; any number of bytes by default. */
  logSpace?: LogSpace | undefined;
}

/** Makes the organizations of a sandbox, of which there is one at first. */
export function createWorld({ engine, seed, own, time, maxOrganizations, logSpace }: WorldOptions): World {
  const homes = new Map<string, Home>();
  const listeners = new Set<CommitListener>();
  const watchers = new Set<ReplaceListener>();
  const onCommit: CommitListener = (commit) => {
    for (const listener of listeners) listener(commit);
  };
  const onReplace = (organization: string, home: Home | undefined): void => {
    for (const watcher of watchers) watcher(organization, home);
  };
  const created = (organization: string, contents: Store): Home => {
    const home = createHome({
      engine,
      organization,
      seed,
      seededFor: own,
      store: contents,
      onCommit,
      onReplace: (replaced) => onReplace(organization, replaced),
      time,
      logSpace,
    });
    homes.set(organization, home);
    return home;
  };

  const world: World = {
    find: (organization) => homes.get(organization),
    make(organization, contents = seed) {
      const known = homes.get(organization);
      if (known) return known;
      if (!isId(organization)) {
        throw new Refusal('organization', `organization_id must be an id of digits, and is ${organization}.`);
      }
      if (maxOrganizations !== undefined && homes.size >= maxOrganizations) {
        const message = `There are ${homes.size} organizations, and no more are taken. Delete one with DELETE /sandbox/organizations/<id>, or start the sandbox with a higher --max-organizations, in code maxOrganizations.`;
        throw new Refusal('organization', message);
      }
      const home = created(organization, contents);
      onReplace(organization, home);
      return home;
    },
    remove(organization) {
      homes.get(organization)?.forget();
      if (homes.delete(organization)) onReplace(organization, undefined);
    },
    all: () => [...homes.values()],
    onCommit,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onReplace(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };
  return world;
}

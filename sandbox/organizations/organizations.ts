import { isOrganizationId } from '../../src/contract/index.ts';
import { ORGANIZATION_PLACE, Refusal, type Store } from '../engine/index.ts';
import type { CommitListener } from '../options/index.ts';
import { createOrganization, type Organization, type OrganizationOptions, type SharedOptions } from './organization.ts';

/** The organizations of a sandbox. */
export interface Organizations {
  /** True if the documented limits count. It may be changed. */
  isLimited: boolean;
  /** An organization that there is. */
  find(id: string): Organization | undefined;
  /** Checks whether an id belongs to an organization, or did. */
  wasTaken(id: string): boolean;
  /**
   * An organization, made if there is none.
   *
   * @param contents What it is to hold then; its seed by default.
   * @param origin What it is reset to; the seed of the sandbox by default.
   * @throws Refusal if its id is empty, or no text that a URL can hold.
   */
  make(id: string, contents?: Store, origin?: Store): Organization;
  /** Takes an organization out, with everything that it has. */
  remove(id: string): void;
  /** All organizations that there are, oldest first. */
  all(): Organization[];
  /** Calls a function after each change, until what this returns is called. */
  listen(listener: CommitListener): () => void;
  /** Calls a function when an organization is made or taken out, or all its contents are exchanged; as `listen` does. */
  onReplace(listener: ReplaceListener): () => void;
}

/** Called with the id of an organization and the organization itself: undefined if it was taken out; and the number of the event. */
export type ReplaceListener = (id: string, organization: Organization | undefined, number: number) => void;

export interface OrganizationsOptions extends SharedOptions {
  /** Initial data of each organization. It is not changed. */
  seed: Store;
  /** The id of the organization that the seed belongs to. */
  seededFor: string;
  /** Initial value of {@link Organizations.isLimited}. */
  isLimited: boolean;
}

/** Makes the organizations of a sandbox, of which there is one at first. */
export function createOrganizations(options: OrganizationsOptions): Organizations {
  const { seed, seededFor, isLimited } = options;
  const byId = new Map<string, Organization>();
  const everTaken = new Set<string>();
  const listeners = new Set<CommitListener>();
  const watchers = new Set<ReplaceListener>();
  // The first organization is made before anybody can listen.
  let number = -1;
  const onCommit: OrganizationOptions['onCommit'] = (commit) => {
    const numbered = { ...commit, number: (number += 1) };
    for (const listener of listeners) listener(numbered);
  };
  const onReplace = (id: string, organization: Organization | undefined): void => {
    const eventNumber = (number += 1);
    for (const watcher of watchers) watcher(id, organization, eventNumber);
  };
  const created = (id: string, contents: Store, origin: Store): Organization => {
    const organization = createOrganization({
      ...options,
      id,
      seed: origin,
      seededFor,
      store: contents,
      onCommit,
      onReplace: (replaced) => onReplace(id, replaced),
    });
    byId.set(id, organization);
    everTaken.add(id);
    return organization;
  };

  const organizations: Organizations = {
    isLimited,
    find: (id) => byId.get(id),
    wasTaken: (id) => everTaken.has(id),
    make(id, contents, origin = seed) {
      const match = byId.get(id);
      if (match) return match;
      if (!isOrganizationId(id))
        throw new Refusal('organization', 'organization_id must not be empty.', ORGANIZATION_PLACE);
      const organization = created(id, contents ?? origin, origin);
      onReplace(id, organization);
      return organization;
    },
    remove(id) {
      byId.get(id)?.dispose();
      if (byId.delete(id)) onReplace(id, undefined);
    },
    all: () => [...byId.values()],
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onReplace(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };
  return organizations;
}

import type { ContractChange } from './operation-history.ts';

/** A site among those of other versions. */
export interface Edition {
  version: string;
  /** All versions that have a site next to it, the latest first; its own among them. */
  versions: readonly EditionVersion[];
  /** The version before, and all that has changed since; undefined for the first. */
  differences: { from: string; changes: readonly ContractChange[] } | undefined;
}

/** A version that has a site. */
export interface EditionVersion {
  version: string;
  /** Whether its site has a page, by the address from the root of that site. */
  has(address: string): boolean;
}

/** The latest version. */
export function latestOf({ versions }: Edition): EditionVersion {
  return versions[0]!;
}

/** Whether a site is of an earlier version: it shows what its document says, and nothing that the sandbox or the guides of today know. */
export function isEarlier(edition: Edition | undefined): edition is Edition {
  return edition !== undefined && latestOf(edition).version !== edition.version;
}

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
  /** Checks whether the site has a page. The address is relative to the site's root. */
  has(address: string): boolean;
}

/** The latest version. */
export function latestOf({ versions }: Edition): EditionVersion {
  return versions[0]!;
}

/** Checks whether a site is for an earlier version. Such a site has no sandbox or guides, since these describe the latest version. */
export function isEarlier(edition: Edition | undefined): edition is Edition {
  return edition !== undefined && latestOf(edition).version !== edition.version;
}

import type { Bump } from '../../src/diff/index.ts';

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.-]+)?$/;

/** Major, minor and patch of a version. */
export type Version = readonly [major: number, minor: number, patch: number];

/**
 * Reads a version such as `1.2.0` or `2.0.0-rc.1`, whose end does not count here.
 *
 * @throws Error if it is not a valid version.
 */
export function parseVersion(text: string): Version {
  const numbers = VERSION.exec(text)?.slice(1, 4).map(Number);
  if (!numbers) throw new Error(`${JSON.stringify(text)} is not a version such as 1.2.0.`);
  return numbers as unknown as Version;
}

/** Less than 0 if the first version is the lower one, more if it is the higher one, 0 if they are equal. */
export function compareVersions(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/**
 * The lowest version that may follow another. Before 1.0.0 a breaking change raises the minor version, as semantic
 * versioning allows.
 */
export function leastVersion([major, minor, patch]: Version, bump: Bump): Version {
  if (bump === 'major' && major > 0) return [major + 1, 0, 0];
  if (bump === 'major' || bump === 'minor') return [major, minor + 1, 0];
  return [major, minor, bump === 'patch' ? patch + 1 : patch];
}

import type { Change } from './changes.ts';

/** The part of a version that a release raises; none if there is nothing to release. */
export type Bump = 'major' | 'minor' | 'patch' | 'none';

/** The least that a release with these changes raises (semantic versioning): a warning counts as an addition. */
export function requiredBump(changes: readonly Change[]): Bump {
  const impacts = new Set(changes.map(({ impact }) => impact));
  if (impacts.has('breaking')) return 'major';
  if (impacts.has('warning') || impacts.has('additive')) return 'minor';
  return impacts.has('descriptive') ? 'patch' : 'none';
}

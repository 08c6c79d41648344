import type { Change } from './changes.ts';

/** The part of a version that a release raises; none if there is nothing to release. */
export type Bump = 'major' | 'minor' | 'patch' | 'none';

/** A bump in words. Before 1.0.0, the second part of the version says that something breaks. */
export function describeBump(bump: Bump): string {
  return bump === 'major' ? 'a major release, or a minor one before 1.0.0' : `a ${bump} release`;
}

/** The least that a release with these changes raises (semantic versioning): a warning counts as an addition. */
export function requiredBump(changes: readonly Change[]): Bump {
  const impacts = new Set(changes.map(({ impact }) => impact));
  if (impacts.has('breaking')) return 'major';
  if (impacts.has('warning') || impacts.has('additive')) return 'minor';
  return impacts.has('descriptive') ? 'patch' : 'none';
}

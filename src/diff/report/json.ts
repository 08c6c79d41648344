import { type Change, countByImpact } from '../changes.ts';
import { requiredBump } from '../next-version.ts';

/** Writes changes as JSON: `{ bump, counts, changes }`. */
export function formatJson(changes: readonly Change[]): string {
  return JSON.stringify({ bump: requiredBump(changes), counts: countByImpact(changes), changes }, null, 2);
}

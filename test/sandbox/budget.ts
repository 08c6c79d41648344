import { gzipSync } from 'node:zlib';

/** At most this many bytes for the script of the sandbox, gzipped: room for what comes, and no goal. */
export const BUDGET = 141_000;

/** Says what to do about a script that takes more than there is room for; undefined if it does not. */
export function excessOf(script: string, budget: number): string | undefined {
  const size = gzipSync(script).length;
  if (size <= budget) return undefined;
  return `The script of the sandbox takes ${size} bytes gzipped, and test/sandbox/budget.ts allows ${budget}. If what has been added is worth that to a page, raise the limit, and say in the commit what it buys.`;
}

import type { Change } from '../../src/diff/index.ts';

/** What is known of earlier releases. */
export interface History {
  /** The release that the first one with each operation was, by operationId. */
  since: ReadonlyMap<string, string>;
  /** The version that the site is of. */
  version: string;
  /** What has changed in it. */
  changes: readonly Change[];
}

/** How an operation has come to be what it is. */
export interface OperationHistory {
  since: string | undefined;
  version: string;
  /** What has changed in this version, gravest first; texts, samples and marks are left out. */
  changes: readonly Change[];
}

/** Finds the history of an operation; undefined if nothing is known of earlier releases. */
export function historyOf(history: History | undefined, id: string): OperationHistory | undefined {
  if (!history) return undefined;
  const changes = history.changes.filter(
    ({ impact, operations }) => impact !== 'descriptive' && operations.includes(id),
  );
  return { since: history.since.get(id), version: history.version, changes };
}

/**
 * What a change means for those who use the contract:
 *
 * - `breaking`: what worked may fail;
 * - `warning`: nothing was removed, but a reader may see something unexpected;
 * - `additive`: more is possible, and everything still works;
 * - `descriptive`: only descriptions, samples and marks differ.
 */
export type Impact = 'breaking' | 'warning' | 'additive' | 'descriptive';

/** A difference between two versions of the contract. */
export interface ContractChange {
  impact: Impact;
  /** What decided the impact, such as `field-removed`. */
  rule: string;
  /** Where it is, for people: an operation, or a schema and the way to its field, such as `InvoiceCreate.line_items[].rate`. */
  place: string;
  message: string;
  /** The operations that it reaches, by operationId. */
  operations: readonly string[];
}

/** What is known of earlier releases. */
export interface History {
  /** The release that the first one with each operation was, by operationId. */
  since: ReadonlyMap<string, string>;
  /** The version that the site is of. */
  version: string;
  /** What has changed in it. */
  changes: readonly ContractChange[];
}

/** How an operation has come to be what it is. */
export interface OperationHistory {
  since: string | undefined;
  version: string;
  /** What has changed in this version, gravest first; texts, samples and marks are left out. */
  changes: readonly ContractChange[];
}

/** Finds the history of an operation; undefined if nothing is known of earlier releases. */
export function historyOf(history: History | undefined, id: string): OperationHistory | undefined {
  if (!history) return undefined;
  const changes = history.changes.filter(
    ({ impact, operations }) => impact !== 'descriptive' && operations.includes(id),
  );
  return { since: history.since.get(id), version: history.version, changes };
}

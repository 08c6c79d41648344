/**
 * Effect of a change on users of the contract:
 *
 * - `breaking`: code that worked may fail.
 * - `warning`: nothing was removed, but responses may contain something unexpected.
 * - `additive`: new features, and everything still works.
 * - `descriptive`: only descriptions, samples and marks differ.
 */
export type Impact = 'breaking' | 'warning' | 'additive' | 'descriptive';

/** A difference between two versions of the contract. */
export interface ContractChange {
  impact: Impact;
  /** Rule that decided the impact, such as `field-removed`. */
  rule: string;
  /** Where it is, for people: an operation, or a schema and the way to its field, such as `InvoiceCreate.line_items[].rate`. */
  place: string;
  message: string;
  /** The operations that it reaches, by operationId. */
  operations: readonly string[];
}

export interface History {
  /** The release that the first one with each operation was, by operationId. */
  since: ReadonlyMap<string, string>;
  /** The version that the site is of. */
  version: string;
  changes: readonly ContractChange[];
}

export interface OperationHistory {
  since: string | undefined;
  version: string;
  /** Changes in this version, most severe first, without changes to descriptions, samples and marks. */
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

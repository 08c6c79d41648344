import type { RuleState } from '../../rule-states/index.ts';

/** Why a value of an answer is so, or why a call was refused. */
export interface Explanation {
  /** Where the value is in the answer: `invoice.due_date`, `invoices[0].balance`. Of a refusal, where it is in the call, if known. */
  path?: string | undefined;
  /** The value, as the answer has it; of a refusal, what was sent there. */
  value?: unknown | undefined;
  /** What was refused, as the message says it. */
  refused?: string | undefined;
  /** The rule that gave the value, or refused. */
  rule: string;
  /** What the rule does, in a sentence; left out where the texts of rules are, as in `sandbox.global.js`. */
  does?: string | undefined;
  /** Whether the documents of the service state the rule. */
  basis: 'documented' | 'assumed';
  /** What is known of the rule beyond that: what probes of accounts have found, or that none can tell. Left out if nothing is. */
  state?: RuleState | undefined;
  /**
   * What the rule read, 10 at most: the clock, ledgers (the sum that was read last before the others), other records, and then fields
   * of the record itself. What is alike is in the order of reading. Of more than 5 of a kind, one says how many there are.
   */
  from: readonly Source[];
  /** How much else it read. */
  more?: number | undefined;
  /** The other rules that gave what it read. Left out if none did. */
  behind?: readonly Behind[] | undefined;
}

/** A rule that gave what another one read. */
export type Behind = Pick<Explanation, 'rule' | 'basis' | 'state'>;

/** Something that a rule read. */
export interface Source {
  /**
   * The resource and the id of a record, such as `contacts 4815000000014001`, or the resource alone of several records; without
   * them, it is the record that is shown.
   */
  record?: string | undefined;
  /** The name or the number of that record. */
  title?: string | undefined;
  /** The field that was read; without it, the record was copied, or looked for. */
  field?: string | undefined;
  /** The ledger to which the record posted the value, in units of the ledger; without a record, the sum of the ledger. */
  ledger?: string | undefined;
  /** What the value is posted for in the ledger: the id of an item, a document or a contact, or two ids, such as `<item>@<warehouse>`. */
  key?: string | undefined;
  /** The number of rows of the ledger, where they are too many to be listed. */
  rows?: number | undefined;
  /** What of the clock was read. */
  clock?: 'today' | 'now' | undefined;
  /** What was read. Of a list or an object, how much there is in it; null of a record that there is not. */
  value?: unknown | undefined;
}

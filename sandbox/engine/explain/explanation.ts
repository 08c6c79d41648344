import type { RuleState } from '../../rule-states/index.ts';

/** Why a value of an answer is so, or why a call was rejected. */
export interface Explanation {
  /** Where the value is in the answer: `invoice.due_date`, `invoices[0].balance`. Of a refusal, where it is in the call, if known. */
  path?: string | undefined;
  /** The value, as the answer has it; of a refusal, what was sent there. */
  value?: unknown | undefined;
  /** The error message, if the request was rejected. */
  refused?: string | undefined;
  /** The rule that gave the value, or refused. */
  rule: string;
  /** The rule's effect, in a sentence. Left out without the rules' descriptions, as in `sandbox.global.js`. */
  does?: string | undefined;
  /** `documented` if the service documentation states the rule. */
  basis: 'documented' | 'assumed';
  /** State of the rule beyond its basis: findings of probes in accounts, or that none can decide it. Left out if there is none. */
  state?: RuleState | undefined;
  /**
   * The values that the rule read, up to 10: the clock, ledgers (the last sum read comes first), other records, and then
   * fields of the record itself. Within each kind, in reading order. For more than 5 of a kind, one entry gives their number.
   */
  from: readonly Source[];
  /** Number of further values that it read. */
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
  /** Key in the ledger: the id of an item, a document or a contact, or two ids, such as `<item>@<warehouse>`. */
  key?: string | undefined;
  /** The number of rows of the ledger, where they are too many to be listed. */
  rows?: number | undefined;
  /** The part of the clock that was read. */
  clock?: 'today' | 'now' | undefined;
  /** The value that was read. For a list or an object, its size; null if a record does not exist. */
  value?: unknown | undefined;
}

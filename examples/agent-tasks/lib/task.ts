import type { Failure, RecordsSeed } from 'inventory-service-api/sandbox';
import type { Outcome } from './outcome.mjs';

/** A record as the service shows it, or what is sent to it. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Calls an operation, as the tool `call` does.
 *
 * @param operationId Such as `createInvoice`.
 * @param values Parameters of the URL and the query by name, and the body.
 * @returns What the service answers.
 * @throws Error with what the tool says, if the call fails or its answer is lost.
 */
export type Call = (operationId: string, values?: { parameters?: Row; body?: Row }) => Promise<Row>;

/** Calls in sequence, as an agent could make them. */
export interface Run {
  /** What is special about it, such as `the invoice first`. */
  readonly what: string;
  /** Makes the calls. It finds all records by what the instruction says of them. */
  run(call: Call): Promise<void>;
}

/** A run with one thing wrong: a step that is left out, doubled, or done to another record. */
export interface SpoiledRun extends Run {
  /** A part of what the grader says about it: it names what is wrong. */
  readonly reason: string;
}

/** Something to be done in a business, and a grader that says whether it was done. */
export interface Task {
  /** Such as `order-to-cash`; its file has the same name. */
  readonly name: string;
  /** What is to be done, as a user would say it: no ids, and no names of operations. */
  readonly instruction: string;
  /** What the organization starts with. */
  readonly seed: RecordsSeed;
  /** Calls that fail, as the option `failures` of a sandbox takes them. None if it is left out. */
  readonly failures?: readonly Failure[] | undefined;
  /**
   * Looks at the final state, never at how it came about, and tells the outcome what is wrong and which records were meant. What
   * was changed or made and was not meant, the outcome finds by itself.
   */
  grade(outcome: Outcome): void;
  /** Two different runs that do it. */
  readonly solutions: readonly [Run, Run];
  /** Runs that do not. */
  readonly spoiled: readonly [SpoiledRun, SpoiledRun, SpoiledRun, SpoiledRun, SpoiledRun];
}

/** What a grader says of a run. */
export interface Grade {
  task: string;
  accepted: boolean;
  /** What is wrong, in words; empty if the run is accepted. */
  reasons: readonly string[];
}

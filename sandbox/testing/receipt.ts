import { isNode } from '../../src/contract/index.ts';
import type { RuleState } from '../rule-states/index.ts';

/** What is known of a rule: what it rests on, or what probes of an account have found. */
export type ReceiptState = RuleState['kind'];

/** How a test depends on a rule. */
export interface RuleUse {
  /** `documented`, `assumed`, `undecidable` (no probe can decide), or what probes have found: `observed`, `refuted` or `otherwise`. */
  state: ReceiptState;
  /** The number of responses whose values it gave, or which it refused. */
  count: number;
}

/** The rules by their ids, such as `documents.totals`. */
export type RuleUses = Readonly<Record<string, RuleUse>>;

/** The content of `receipts.json`: which rules of the sandbox each test depends on. */
export interface Receipt {
  format: 1;
  /** The rules that each test depends on, by the name of the test. */
  tests: Readonly<Record<string, RuleUses>>;
  /** The rules that the tests depend on together. */
  total: RuleUses;
}

/** The states of which each later one says more of a rule than those before. */
const STATES: readonly ReceiptState[] = ['documented', 'assumed', 'undecidable', 'observed', 'otherwise', 'refuted'];

/** Makes a receipt of the uses of each test. */
export function receiptOf(tests: Receipt['tests']): Receipt {
  return { format: 1, tests: sorted(tests), total: sorted(together(Object.values(tests))) };
}

/** The uses of several, each rule once. */
export function together(all: readonly RuleUses[]): RuleUses {
  const sum: Record<string, RuleUse> = {};
  for (const [rule, { state, count }] of all.flatMap((uses) => Object.entries(uses))) {
    const before = sum[rule];
    sum[rule] = before ? { state: laterOf(before.state, state), count: before.count + count } : { state, count };
  }
  return sum;
}

function laterOf(one: ReceiptState, other: ReceiptState): ReceiptState {
  return STATES.indexOf(one) < STATES.indexOf(other) ? other : one;
}

function sorted<Value>(values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Reads a receipt.
 *
 * @throws RangeError if it is not one, with what is wrong.
 */
export function readReceipt(value: unknown): Receipt {
  const must = (isRight: boolean, what: string): void => {
    if (!isRight) throw new RangeError(`It is not a receipt: ${what}.`);
  };
  must(isNode(value), 'it is not an object');
  const { format, tests } = value as Record<string, unknown>;
  must(format === 1, `its format is ${JSON.stringify(format)}, and not 1`);
  must(isNode(tests), 'it has no tests');
  for (const [test, uses] of Object.entries(tests as Receipt['tests'])) {
    must(isNode(uses), `${JSON.stringify(test)} has no rules`);
    for (const [rule, use] of Object.entries(uses)) {
      must(STATES.includes(use?.state), `${rule} in ${JSON.stringify(test)} has no state that there is`);
      must(Number.isInteger(use.count), `${rule} in ${JSON.stringify(test)} has no count`);
    }
  }
  return receiptOf(tests as Receipt['tests']);
}

/** The rules of a receipt that no account follows as they are written, each with the tests that depend on it. */
export function refutedIn({ tests, total }: Receipt): { rule: string; state: ReceiptState; tests: string[] }[] {
  return Object.entries(total).flatMap(([rule, { state }]) =>
    isRefuted(state)
      ? [{ rule, state, tests: Object.keys(tests).filter((test) => tests[test]![rule] !== undefined) }]
      : [],
  );
}

function isRefuted(state: ReceiptState): boolean {
  return state === 'refuted' || state === 'otherwise';
}

/** How many ids of rules the summary lists. */
const LISTED = 10;

/**
 * Says how many tests depend on what, in three lines: documented behaviour only, assumptions that an account follows, and assumptions
 * that nobody has checked. A fourth line names refuted ones, if there are any.
 */
export function summaryOf(receipt: Receipt): string {
  const kinds = Object.values(receipt.tests).map((uses) => Object.values(uses).map(({ state }) => state));
  const isUnchecked = (state: ReceiptState): boolean => state === 'assumed' || state === 'undecidable';
  const unchecked = kinds.filter((states) => states.some(isUnchecked) && !states.some(isRefuted));
  const refuted = kinds.filter((states) => states.some(isRefuted));
  const observed = kinds.filter(
    (states) => states.includes('observed') && !states.some(isUnchecked) && !states.some(isRefuted),
  );
  const documented = kinds.length - unchecked.length - refuted.length - observed.length;
  const lines = [
    `${tests(documented)} on documented behaviour only,`,
    `${observed.length} on assumptions observed in your account,`,
    `${unchecked.length} on assumptions nobody has checked${listed(receipt, isUnchecked)}`,
  ];
  if (refuted.length > 0)
    lines.push(
      `${tests(refuted.length)} on assumptions that your account does not follow${listed(receipt, isRefuted)}`,
    );
  return lines.join('\n');
}

function tests(count: number): string {
  return count === 1 ? '1 test depends' : `${count} tests depend`;
}

function listed({ total }: Receipt, isWanted: (state: ReceiptState) => boolean): string {
  const rules = Object.entries(total).flatMap(([rule, { state }]) => (isWanted(state) ? rule : []));
  if (rules.length === 0) return '.';
  const others = rules.length > LISTED ? `, and ${rules.length - LISTED} more` : '';
  return `: ${rules.slice(0, LISTED).join(', ')}${others}.`;
}

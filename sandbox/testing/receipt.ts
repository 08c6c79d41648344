import { isNode } from '../../src/contract/index.ts';
import type { RuleState } from '../rule-states/index.ts';

/** State of a rule: its basis, or the findings of probes in an account. */
export type ReceiptState = RuleState['kind'];

/** Dependency of a test on a rule. */
export interface RuleUse {
  /** `documented`, `assumed`, `undecidable` (no probe can decide), or what probes have found: `observed`, `refuted` or `otherwise`. */
  state: ReceiptState;
  /** The number of responses that depended on the rule. */
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

/** All states. If a rule has several, the one that comes last here counts. */
const STATES: readonly ReceiptState[] = ['documented', 'assumed', 'undecidable', 'observed', 'otherwise', 'refuted'];

/** Creates a receipt from the rules that each test depends on. */
export function receiptOf(tests: Receipt['tests']): Receipt {
  return { format: 1, tests: sorted(tests), total: sorted(together(Object.values(tests))) };
}

/** Combines the rules of several tests or responses: lists each rule once, and adds up its counts. */
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
 * @throws RangeError that says what is wrong, if the value is not a receipt.
 */
export function readReceipt(value: unknown): Receipt {
  const must = (isRight: boolean, what: string): void => {
    if (!isRight) throw new RangeError(`This is not a receipt: ${what}.`);
  };
  must(isNode(value), 'it is not an object');
  const { format, tests } = value as Record<string, unknown>;
  must(format === 1, `its format must be 1, but is ${JSON.stringify(format)}`);
  must(isNode(tests), 'its tests must be an object');
  for (const [test, uses] of Object.entries(tests as Receipt['tests'])) {
    must(isNode(uses), `the rules of ${JSON.stringify(test)} must be an object`);
    for (const [rule, use] of Object.entries(uses)) {
      must(STATES.includes(use?.state), `${rule} in ${JSON.stringify(test)} has no valid state`);
      must(Number.isInteger(use.count), `${rule} in ${JSON.stringify(test)} has no valid count`);
    }
  }
  return receiptOf(tests as Receipt['tests']);
}

/** The rules of a receipt that probes found refuted or otherwise, each with the tests that depend on it. */
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

/** The most rule ids that a line of the summary lists. */
const LISTED = 10;

/**
 * Counts the tests by what they depend on, in three lines: documented behavior only, assumptions that an account follows, and
 * assumptions that nobody has checked. If tests depend on refuted assumptions, another line counts these tests and names the assumptions.
 * If assumptions were not checked, the last line is the command that says what checking them would do.
 *
 * @param file Where the receipt is, for the command.
 */
export function summaryOf(receipt: Receipt, file: string): string {
  const kinds = Object.values(receipt.tests).map((uses) => Object.values(uses).map(({ state }) => state));
  const isUnchecked = (state: ReceiptState): boolean => state === 'assumed' || state === 'undecidable';
  const unchecked = kinds.filter((states) => states.some(isUnchecked) && !states.some(isRefuted));
  const refuted = kinds.filter((states) => states.some(isRefuted));
  const observed = kinds.filter(
    (states) => states.includes('observed') && !states.some(isUnchecked) && !states.some(isRefuted),
  );
  const documented = kinds.length - unchecked.length - refuted.length - observed.length;
  const lines = [
    `${tests(documented)} on documented behavior only,`,
    `${observed.length} on assumptions observed in your account,`,
    `${unchecked.length} on assumptions nobody has checked${listed(receipt, isUnchecked)}`,
  ];
  if (refuted.length > 0)
    lines.push(
      `${tests(refuted.length)} on assumptions that your account does not follow${listed(receipt, isRefuted)}`,
    );
  if (unchecked.length > 0)
    lines.push(`To see how to check them: npx inventory-service-api probe --for ${file} --plan`);
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

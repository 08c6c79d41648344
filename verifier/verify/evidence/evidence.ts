import { combineFindings, type RuleEvidence } from '../../../sandbox/rule-states/index.ts';
import { type Counts, combineFacts, combineRecords, type Facts, sum } from './facts.ts';

/** Observations in the recordings of one account. */
export interface AccountEvidence {
  /** Top-level domains of the service that were called, such as `com`. */
  dataCenters: string[];
  /** Number of exchanges that were not checked against the contract, by reason. */
  skipped: Counts;
  /** Number of exchanges at another path than the contract's, by that path, such as `/gateway/inventory/v1`. */
  servedAt?: Counts;
  operations: Facts;
}

/**
 * Observations in any number of recordings. It holds counts, names of fields and words, and no value. Its size depends on the
 * contract and on what was seen, and grows by one line with each recording.
 */
export interface Evidence {
  /** The version of this form. Version 1, of releases up to 0.2.1, kept each recording apart; it is read as well. */
  format: 2;
  /** Editions of the contract that the recordings were checked against: its `x-contract-version`, or its version. */
  editions: string[];
  /** Number of exchanges in each recording, by its id. The id of archives and logs is a digest of their content. */
  recordings: Record<string, number>;
  /** Observations, by the account's given name; empty if it has none. */
  accounts: Record<string, AccountEvidence>;
  /** Findings of probes about the sandbox's rules, by the run's id. */
  probes?: RuleEvidence['probes'];
}

/** Evidence of nothing. */
export const NO_EVIDENCE: Evidence = { format: 2, editions: [], recordings: {}, accounts: {} };

/** Evidence that can't be merged, since it shares some recordings and not all of either. The message names one of them. */
export class SharedRecordingsError extends Error {
  override readonly name = 'SharedRecordingsError';
  /** A recording that both hold. */
  readonly recording: string;

  constructor(recording: string, first = 'One', second = 'the other') {
    super(
      `${first} and ${second} share the recording ${recording}, and neither contains the other. Sums can't be split: merge again from evidence or recordings that don't overlap.`,
    );
    this.recording = recording;
  }
}

/** Creates the evidence of one recording. */
export function evidenceOf(id: string, account: string, seen: AccountEvidence, edition?: string): Evidence {
  return {
    format: 2,
    editions: edition === undefined ? [] : [edition],
    recordings: { [id]: exchangesIn(seen) },
    accounts: { [account]: { ...seen, operations: renumbered(seen.operations, 0) } },
  };
}

function exchangesIn({ skipped, operations }: AccountEvidence): number {
  const checked = Object.values(operations).flatMap((statuses) => Object.values(statuses));
  return [...Object.values(skipped), ...checked.map(({ exchanges }) => exchanges)].reduce(sum, 0);
}

/**
 * Merges evidence. A recording counts once: where one side holds all recordings of the other, it is the result, since it holds
 * all that was seen in them. Whichever way evidence is merged, the result is the same.
 *
 * @throws SharedRecordingsError if both have some recordings in common, and neither holds all of the other.
 */
export function mergeEvidence(left: Evidence, right: Evidence): Evidence {
  if (!left.probes && !right.probes) return mergeSeen(left, right);
  const { probes: _, ...seen } = mergeSeen(left, right);
  const probes = combineRecords(left.probes ?? {}, right.probes ?? {}, (first, second) => ({
    account: [first.account, second.account].sort().at(-1)!,
    rules: combineFindings(first.rules, second.rules),
  }));
  return { ...seen, probes };
}

function mergeSeen(left: Evidence, right: Evidence): Evidence {
  const [holdsOther, isHeld] = [holds(left, right), holds(right, left)];
  if (holdsOther && isHeld) return preferred(left, right);
  if (holdsOther) return left;
  if (isHeld) return right;
  const shared = Object.keys(left.recordings).find((id) => Object.hasOwn(right.recordings, id));
  if (shared !== undefined) throw new SharedRecordingsError(shared);
  return {
    format: 2,
    editions: [...new Set([...left.editions, ...right.editions])].sort(),
    recordings: combineRecords(left.recordings, right.recordings, sum),
    accounts: combineRecords(left.accounts, right.accounts, addUp),
  };
}

/** Checks whether evidence includes all recordings of another, each at least as far. A recording only ever grows. */
function holds({ recordings }: Evidence, other: Pick<Evidence, 'recordings'>): boolean {
  return Object.entries(other.recordings).every(
    ([id, seen]) => Object.hasOwn(recordings, id) && recordings[id]! >= seen,
  );
}

/** Picks the later edition of two pieces of evidence for the same recordings, whatever their order. */
function preferred(left: Evidence, right: Evidence): Evidence {
  const last = ({ editions }: Evidence): string => editions.at(-1) ?? '';
  const difference = last(left).localeCompare(last(right), 'en', { numeric: true });
  return difference > 0 || (difference === 0 && JSON.stringify(left) >= JSON.stringify(right)) ? left : right;
}

function addUp(left: AccountEvidence, right: AccountEvidence): AccountEvidence {
  return {
    dataCenters: [...new Set([...left.dataCenters, ...right.dataCenters])].sort(),
    skipped: combineRecords(left.skipped, right.skipped, sum),
    ...((left.servedAt ?? right.servedAt) && {
      servedAt: combineRecords(left.servedAt ?? {}, right.servedAt ?? {}, sum),
    }),
    operations: combineFacts(left.operations, right.operations),
  };
}

export function factsIn({ accounts }: Evidence): Facts {
  return Object.values(accounts)
    .map(({ operations }, account) => renumbered(operations, account))
    .reduce<Facts>((facts, more) => combineFacts(facts, more), {});
}

export function skippedIn({ accounts }: Evidence): Counts {
  return Object.values(accounts).reduce<Counts>((total, { skipped }) => combineRecords(total, skipped, sum), {});
}

export function servedAtIn({ accounts }: Evidence): Counts {
  return Object.values(accounts).reduce<Counts>((total, { servedAt = {} }) => combineRecords(total, servedAt, sum), {});
}

/** Above every pseudonym of an account. */
const RANGE = 1000;

/**
 * Pseudonyms mean something within their recording alone. Recordings of one account may have met the same records, so of those
 * the greatest number counts; what accounts with different names have met is added up.
 */
function renumbered(operations: Facts, account: number): Facts {
  const again = (numbers: readonly number[]): number[] => numbers.map((_, index) => account * RANGE + index + 1);
  return mapValues(operations, (statuses) =>
    mapValues(statuses, (facts) => ({ ...facts, accounts: again(facts.accounts), records: again(facts.records) })),
  );
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

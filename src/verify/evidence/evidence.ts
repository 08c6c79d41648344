import { combineFindings, type RuleFindings } from '../../rule-states/index.ts';
import { type Combine, type Counts, combineFacts, combineRecords, type Facts, greater, sum } from './facts.ts';

/** What one recording has shown. */
export interface Source {
  /** What the account is called by who recorded it; empty if it has no name. */
  account: string;
  /** Top-level domains of the service that were called, such as `com`. */
  dataCenters: string[];
  /** How many exchanges were not checked against the contract, and why. */
  skipped: Counts;
  /** How many were called at another path than that of the contract, by that path, such as `/gateway/inventory/v1`. */
  servedAt?: Counts;
  operations: Facts;
  /** What probes have found of the rules of the sandbox, where the source is a run of probes. */
  rules?: RuleFindings;
}

/** What was seen in any number of recordings, each by its id. It holds counts, names of fields and words, and no value. */
export interface Evidence {
  format: 1;
  sources: Record<string, Source>;
}

/** Evidence of nothing. */
export const NO_EVIDENCE: Evidence = { format: 1, sources: {} };

/**
 * Merges evidence. The order does not matter, and neither does it if some of it is given twice: a recording has an id, and
 * where two say something of the same recording, the one that has seen more holds.
 */
export function mergeEvidence(one: Evidence, other: Evidence): Evidence {
  return { format: 1, sources: combineRecords(one.sources, other.sources, (a, b) => combineSources(a, b, greater)) };
}

/** Adds what was seen of the same recording at different times. */
export function addSources(one: Source, other: Source): Source {
  return combineSources(one, other, sum);
}

function combineSources(one: Source, other: Source, combine: Combine): Source {
  return {
    account: [one.account, other.account].sort().at(-1)!,
    dataCenters: [...new Set([...one.dataCenters, ...other.dataCenters])].sort(),
    skipped: combineRecords(one.skipped, other.skipped, combine),
    ...((one.servedAt ?? other.servedAt) && {
      servedAt: combineRecords(one.servedAt ?? {}, other.servedAt ?? {}, combine),
    }),
    operations: combineFacts(one.operations, other.operations, combine),
    ...((one.rules ?? other.rules) && { rules: combineFindings(one.rules ?? {}, other.rules ?? {}) }),
  };
}

/** What all sources have shown together. */
export function factsIn({ sources }: Evidence): Facts {
  const all = Object.values(sources);
  const accounts = [...new Set(all.map(({ account }) => account))].sort();
  return all
    .map((source) => apart(source, accounts.indexOf(source.account)))
    .reduce((facts, more) => combineFacts(facts, more, sum), {});
}

/** Above every pseudonym of a source. */
const RANGE = 1000;

/**
 * Pseudonyms mean something within their source alone. Sources of one account may have met the same
 * records, so of those the greatest number counts; what accounts with different names have met is added up.
 */
function apart({ operations }: Source, account: number): Facts {
  const renumbered = (numbers: readonly number[]): number[] => numbers.map((_, index) => account * RANGE + index);
  return mapValues(operations, (statuses) =>
    mapValues(statuses, (facts) => ({
      ...facts,
      accounts: renumbered(facts.accounts),
      records: renumbered(facts.records),
    })),
  );
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

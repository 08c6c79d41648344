import { lowest } from './pseudonyms.ts';

/** Numbers of occurrences, by name. */
export type Counts = Record<string, number>;

/** Counts values of all types. An unsafe integer counts only as an integer. */
export function totalOf({ 'unsafe integer': _, ...types }: Counts): number {
  return Object.values(types).reduce(sum, 0);
}

/** Observations at a place. */
export interface PlaceFacts {
  /** Values by their JSON types. Whole numbers are `integer`, those beyond 2^53 are `unsafe integer` as well. */
  types: Counts;
  /** Strings by what they look like: `date`, `date-time`, `digits`, `decimal`, `email`, `uri`, `uuid`, `text`. */
  formats?: Counts;
  /** Strings by their lengths, in classes such as `8-15`. */
  lengths?: Counts;
  /** Values that the contract names, and short words where it names some. */
  words?: Counts;
}

/** Violation of a claim in the contract. */
export interface RecordedViolation {
  /** Where, such as `response.body/tax/tax_name`. */
  place: string;
  /** The keyword of JSON Schema that was broken, or `media-type`, `json`, `depth`. */
  keyword: string;
  /** The problem, as the end of a sentence: `must be a number`. It quotes the contract, never the traffic. */
  message: string;
  /** The type of the value, `empty string` for a blank one; `nothing` if it is missing. */
  found: string;
  /** The keyword's value in the contract, as JSON; empty if it has none of its own. */
  claim: string;
  /** The contract's claim if it has a choice of schemas, as JSON. Earlier releases have not written it. */
  choice?: string;
  /** Of a type, whether it is a guess, so that nothing is broken. Earlier releases have not written it. */
  isGuess?: boolean;
}

/** Name of an empty string in findings: many services send one if they have no value. */
export const BLANK = 'empty string';

/** A violation, and how many exchanges it was met in. */
export interface CountedViolation extends RecordedViolation {
  exchanges: number;
  from: string;
  to: string;
}

/** Observations of an operation in exchanges with one status. */
export interface StatusFacts {
  exchanges: number;
  /** First and last day, such as `2026-03-28`; empty if no time is known. */
  from: string;
  to: string;
  /** The organizations and the records that were met, as pseudonyms that hold within a source. */
  accounts: number[];
  records: number[];
  /** By place, such as `response.body/tax/tax_id`. */
  places: Record<string, PlaceFacts>;
  /** Violations of the contract. The name is the one in evidence files. */
  breaches: CountedViolation[];
  /** Bodies that the contract says something of, and that could not be read, by {@link unreadKey}. */
  notRecorded?: Counts;
}

/** Why a body could not be read, with what its count is named in evidence, after the place. */
export const UNREAD = {
  'not recorded': '',
  "can't be decoded": ' undecodable',
  'cut off': ' cut off',
  'another media type': ' of another type',
} as const;

/** Why a body could not be read, so that it is not judged. */
export type Unread = keyof typeof UNREAD;

/** The name for bodies that could not be read. */
export function unreadKey(root: string, why: Unread): string {
  return root + UNREAD[why];
}

/** Observations, by operation and status. */
export type Facts = Record<string, Record<string, StatusFacts>>;

/** The most words that are kept of a place: the first ones of the alphabet, so that the order of traffic has no say. */
const MAX_WORDS = 30;

export function sum(left: number, right: number): number {
  return left + right;
}

/** Adds up facts without changing either side. */
export function combineFacts(left: Facts, right: Facts): Facts {
  return combineRecords(left, right, (ones, others) => combineRecords(ones, others, combineStatus));
}

function combineStatus(left: StatusFacts, right: StatusFacts): StatusFacts {
  return {
    exchanges: left.exchanges + right.exchanges,
    ...days(left, right),
    accounts: lowest([...left.accounts, ...right.accounts]),
    records: lowest([...left.records, ...right.records]),
    places: combineRecords(left.places, right.places, combinePlace),
    breaches: combineViolations(left.breaches, right.breaches),
    ...((left.notRecorded ?? right.notRecorded) && {
      notRecorded: combineRecords(left.notRecorded ?? {}, right.notRecorded ?? {}, sum),
    }),
  };
}

function combinePlace(left: PlaceFacts, right: PlaceFacts): PlaceFacts {
  const counts = (name: keyof PlaceFacts): Counts => combineRecords(left[name] ?? {}, right[name] ?? {}, sum);
  const has = (name: keyof PlaceFacts): boolean => (left[name] ?? right[name]) !== undefined;
  return {
    types: counts('types'),
    ...(has('formats') && { formats: counts('formats') }),
    ...(has('lengths') && { lengths: counts('lengths') }),
    ...(has('words') && { words: firstWords(counts('words')) }),
  };
}

/** The words of a place that are kept. */
export function firstWords(words: Counts): Counts {
  const names = Object.keys(words).sort().slice(0, MAX_WORDS);
  return Object.fromEntries(names.map((name) => [name, words[name]!]));
}

function combineViolations(left: readonly CountedViolation[], right: readonly CountedViolation[]): CountedViolation[] {
  const byKey = new Map(left.map((violation) => [keyOf(violation), violation]));
  for (const violation of right) {
    const match = byKey.get(keyOf(violation));
    const exchanges = (match?.exchanges ?? 0) + violation.exchanges;
    byKey.set(keyOf(violation), { ...violation, exchanges, ...(match && days(match, violation)) });
  }
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
}

/** Violations with the same key are the same. */
export function keyOf({ place, keyword, message, found, claim, choice = '', isGuess }: RecordedViolation): string {
  return JSON.stringify([place, keyword, message, found, claim, choice, ...(isGuess ? ['guess'] : [])]);
}

interface Days {
  from: string;
  to: string;
}

/** The span from the first to the last day of two spans. An empty span is ignored. */
export function days(left: Days, right: Days): Days {
  const from = [left.from, right.from].filter(Boolean).sort()[0] ?? '';
  const to = [left.to, right.to].sort().at(-1)!;
  return { from, to };
}

/** Merges two maps, combining the values of keys that both have. Keys are sorted. */
export function combineRecords<Value>(
  first: Readonly<Record<string, Value>>,
  second: Readonly<Record<string, Value>>,
  combine: (left: Value, right: Value) => Value,
): Record<string, Value> {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const [left, right] = [ownValue(first, name), ownValue(second, name)];
      return [name, left === undefined ? right! : right === undefined ? left : combine(left, right)];
    }),
  );
}

/** A map with its names sorted, as {@link combineRecords} leaves them. */
export function sortedRecord<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The value of a name of the map itself, and not of what all objects inherit. */
function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

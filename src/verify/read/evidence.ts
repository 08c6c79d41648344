import { isNode, type Node } from '../../contract/index.ts';
import { readFindings } from '../../rule-states/index.ts';
import type { Evidence, Source } from '../evidence/evidence.ts';
import type { CountedViolation, Counts, Facts, PlaceFacts, StatusFacts } from '../evidence/facts.ts';

/** Takes evidence from JSON that may have been edited by hand; undefined if it is something else. */
export function readEvidence({ format, sources }: Node): Evidence | undefined {
  if (format !== 1 || !isNode(sources)) return undefined;
  return { format: 1, sources: mapNodes(sources, readSource) };
}

function readSource({ account, dataCenters, skipped, servedAt, operations, rules }: Node): Source {
  return {
    account: text(account),
    dataCenters: list(dataCenters).filter((one) => typeof one === 'string'),
    skipped: counts(skipped),
    ...(isNode(servedAt) && { servedAt: counts(servedAt) }),
    operations: readFacts(operations),
    ...(isNode(rules) && { rules: readFindings(rules) }),
  };
}

/** Takes what was seen from JSON. What is of another form is left out. */
export function readFacts(value: unknown): Facts {
  return isNode(value) ? mapNodes(value, (statuses) => mapNodes(statuses, readStatus)) : {};
}

function readStatus({ exchanges, from, to, accounts, records, places, breaches, notRecorded }: Node): StatusFacts {
  return {
    exchanges: number(exchanges),
    from: text(from),
    to: text(to),
    accounts: list(accounts).filter((one) => typeof one === 'number'),
    records: list(records).filter((one) => typeof one === 'number'),
    places: isNode(places) ? mapNodes(places, readPlace) : {},
    breaches: list(breaches).filter(isNode).map(readViolation),
    ...(isNode(notRecorded) && { notRecorded: counts(notRecorded) }),
  };
}

function readPlace({ types, formats, lengths, words }: Node): PlaceFacts {
  return {
    types: counts(types),
    ...(isNode(formats) && { formats: counts(formats) }),
    ...(isNode(lengths) && { lengths: counts(lengths) }),
    ...(isNode(words) && { words: counts(words) }),
  };
}

function readViolation(violation: Node): CountedViolation {
  const { place, keyword, message, found, claim, choice, isGuess, exchanges, from, to } = violation;
  return {
    place: text(place),
    keyword: text(keyword),
    message: text(message),
    found: text(found),
    claim: text(claim),
    ...(typeof choice === 'string' && { choice }),
    ...(typeof isGuess === 'boolean' && { isGuess }),
    exchanges: number(exchanges),
    from: text(from),
    to: text(to),
  };
}

function mapNodes<Value>(node: Node, map: (value: Node) => Value): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, value]) => (isNode(value) ? [[name, map(value)]] : [])),
  );
}

function counts(value: unknown): Counts {
  return Object.fromEntries(
    Object.entries(isNode(value) ? value : {}).filter(([, count]) => typeof count === 'number'),
  ) as Counts;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

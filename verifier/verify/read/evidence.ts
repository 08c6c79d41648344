import { readProbes } from '../../../sandbox/rule-states/index.ts';
import { isNode, type Node } from '../../../src/contract/index.ts';
import { type AccountEvidence, type Evidence, evidenceOf, mergeEvidence, NO_EVIDENCE } from '../evidence/evidence.ts';
import {
  type CountedViolation,
  type Counts,
  type Facts,
  type PlaceFacts,
  type StatusFacts,
  sortedRecord,
} from '../evidence/facts.ts';

/** Evidence of a later release. The message, which a file is named before, says what to do. */
export class LaterEvidenceError extends Error {
  override readonly name = 'LaterEvidenceError';
}

/**
 * Takes evidence from JSON that may have been edited by hand; undefined if it is something else. Evidence of format 1 is
 * brought into today's form.
 *
 * @throws LaterEvidenceError if its format is a later one.
 */
export function readEvidence({ format, sources, editions, recordings, accounts, probes }: Node): Evidence | undefined {
  if (typeof format === 'number' && format > 2 && isNode(recordings))
    throw new LaterEvidenceError(
      `is evidence of format ${format}, which was written by a later release. Update inventory-service-api, or create the file again from the recordings`,
    );
  if (format === 1 && isNode(sources)) return ofSources(sources);
  if (format !== 2 || !isNode(recordings) || !isNode(accounts)) return undefined;
  const runs = readProbes(probes);
  return {
    format,
    editions: list(editions)
      .filter((one) => typeof one === 'string')
      .sort(),
    recordings: counts(recordings),
    accounts: mapNodes(accounts, readAccount),
    ...(runs && { probes: runs }),
  };
}

/** Format 1 kept each recording apart, with the name of its account. */
function ofSources(sources: Node): Evidence {
  return Object.entries(sources)
    .flatMap(([id, source]) => (isNode(source) ? [evidenceOf(id, text(source['account']), readAccount(source))] : []))
    .reduce(mergeEvidence, NO_EVIDENCE);
}

function readAccount({ dataCenters, skipped, servedAt, operations }: Node): AccountEvidence {
  return {
    dataCenters: list(dataCenters).filter((one) => typeof one === 'string'),
    skipped: counts(skipped),
    ...(isNode(servedAt) && { servedAt: counts(servedAt) }),
    operations: readFacts(operations),
  };
}

/** Takes what was seen from JSON. What is of another form is left out, and names are sorted. */
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
  return sortedRecord(
    Object.entries(node).flatMap(([name, value]) => (isNode(value) ? [[name, map(value)] as const] : [])),
  );
}

function counts(value: unknown): Counts {
  const entries = Object.entries(isNode(value) ? value : {});
  return sortedRecord(entries.flatMap(([name, count]) => (typeof count === 'number' ? [[name, count] as const] : [])));
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

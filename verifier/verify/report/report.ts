import type { Model } from '../contract/model.ts';
import { type Evidence, factsIn, servedAtIn, skippedIn } from '../evidence/evidence.ts';
import { type Counts, type StatusFacts, UNREAD, type Unread, unreadKey } from '../evidence/facts.ts';
import type { NeverSeen } from './finding.ts';
import type { Finding } from './finding-kinds.ts';
import { findingsOf } from './findings.ts';
import { neverSeenOf } from './never-seen.ts';
import { hasNoBodies } from './unchecked.ts';

/** Result of checking traffic against the contract. */
export interface Report {
  findings: Finding[];
  /** The fields of responses of success that the contract has and that were never seen where they could have been. */
  neverSeen: NeverSeen[];
  /** Exchanges that were checked against the contract. */
  exchanges: number;
  /** Exchanges that were not, by the reason. */
  skipped: Counts;
  /** Exchanges at another path than that of the contract that were checked, by that path: `/gateway/inventory/v1`. */
  servedAt: Counts;
  /** Operations that were met, of those of the contract. */
  operations: { seen: number; of: number };
  recordings: number;
  /** True if the body of any response could be read. Otherwise, only operations, statuses and queries are checked. */
  hasBodies: boolean;
  /** Bodies that could not be judged. */
  notRecorded: MissingBody[];
}

/** Bodies of an operation that the contract says something of, and that could not be read. */
export interface MissingBody {
  operation: string;
  status: number;
  place: 'request.body' | 'response.body';
  reason: Unread;
  /** True if they were recorded, but in a form that can't be decoded. */
  isUndecodable: boolean;
  /** Number of bodies, and of exchanges. */
  missing: number;
  of: number;
}

/** Creates the report on evidence. The order of the exchanges does not matter. */
export function reportOn(model: Model, evidence: Evidence): Report {
  const facts = factsIn(evidence);
  const statusFacts = Object.values(facts).flatMap((statuses) => Object.values(statuses));
  return {
    findings: findingsOf(model, facts),
    neverSeen: neverSeenOf(model, facts),
    exchanges: statusFacts.reduce((total, { exchanges }) => total + exchanges, 0),
    skipped: skippedIn(evidence),
    servedAt: servedAtIn(evidence),
    operations: {
      seen: Object.keys(facts).filter((operation) => model.operations.has(operation)).length,
      of: model.operations.size,
    },
    recordings: Object.keys(evidence.recordings).length,
    hasBodies: !hasNoBodies(evidence),
    notRecorded: [...model.operations.keys()].flatMap((operation) =>
      Object.entries(facts[operation] ?? {}).flatMap(([status, seen]) => missingIn(operation, Number(status), seen)),
    ),
  };
}

const reasons = Object.keys(UNREAD) as Unread[];

function missingIn(operation: string, status: number, { exchanges, notRecorded = {} }: StatusFacts): MissingBody[] {
  return (['request.body', 'response.body'] as const).flatMap((place) =>
    reasons.flatMap((reason) => {
      const missing = notRecorded[unreadKey(place, reason)];
      const isUndecodable = reason === "can't be decoded";
      return missing === undefined ? [] : [{ operation, status, place, reason, isUndecodable, missing, of: exchanges }];
    }),
  );
}

import { type Evidence, factsIn, servedAtIn, skippedIn } from '../evidence/evidence.ts';
import { sum } from '../evidence/facts.ts';
import { counted, reasonsOf } from './report-words.ts';

/** Statuses that refuse a call for a reason other than the call itself. */
const SAYS_NOTHING = new Set([401, 403, 408, 429]);

const BODY = 'response.body';

export interface Coverage {
  /**
   * Why it says nothing of what the service does, as the end of a sentence: there is no exchange, none of them is one of the
   * contract, or the service has failed or refused all of them for a reason that has nothing to do with the call.
   */
  nothing?: string;
  /** Why it says little, as the end of a sentence: no body of a response could be read. */
  little?: string;
  /** True if calls were left out that may be the service's, at another path. */
  isElsewhere: boolean;
  /** The paths at which calls were checked, other than that of the contract. */
  servedAt: string[];
}

/** Says how much of what evidence holds was checked. */
export function coverageOf(evidence: Evidence): Coverage {
  const skipped = skippedIn(evidence);
  const elsewhere = Object.keys(skipped).some((reason) => reason === 'another service' || reason.startsWith('at /'));
  const seen = seenIn(evidence);
  const checked = seen.reduce((total, { exchanges }) => total + exchanges, 0);
  const judged = seen.filter(({ status }) => status < 500 && !SAYS_NOTHING.has(status));
  const common = { isElsewhere: elsewhere, servedAt: Object.keys(servedAtIn(evidence)) };
  // What probes have found is about rules, and needs no exchange.
  if (checked === 0) return evidence.probes ? common : { ...common, nothing: whySkipped(skipped) };
  if (judged.length === 0) {
    const statuses = [...new Set(seen.map(({ status }) => status))].sort().join(', ');
    const refused = `${counted(checked, 'request')} failed or ${checked === 1 ? 'was' : 'were'} rejected (${statuses})`;
    return { ...common, nothing: `${refused}, and there are no others` };
  }
  return isBodiless(judged)
    ? { ...common, little: `no response body could be read (${counted(checked, 'exchange')})` }
    : common;
}

/** Checks whether none of the bodies could be read, among responses that can be judged and have one. */
export function hasNoBodies(evidence: Evidence): boolean {
  return isBodiless(seenIn(evidence).filter(({ status }) => status < 500 && !SAYS_NOTHING.has(status)));
}

interface Seen {
  status: number;
  exchanges: number;
  hasBody: boolean;
  lacksBody: boolean;
}

function isBodiless(judged: readonly Seen[]): boolean {
  return judged.some(({ lacksBody }) => lacksBody) && !judged.some(({ hasBody }) => hasBody);
}

function seenIn(evidence: Evidence): Seen[] {
  return Object.values(factsIn(evidence)).flatMap((statuses) =>
    Object.entries(statuses).map(([status, { exchanges, notRecorded = {}, places, breaches }]) => ({
      status: Number(status),
      exchanges,
      hasBody:
        Object.hasOwn(places, BODY) ||
        breaches.some(({ place, keyword }) => place === BODY && keyword !== 'media-type'),
      lacksBody: Object.keys(notRecorded).some((key) => key.startsWith(BODY)),
    })),
  );
}

function whySkipped(skipped: Record<string, number>): string {
  const left = Object.values(skipped).reduce(sum, 0);
  if (left === 0) return 'there are no exchanges';
  return `${counted(left, 'exchange')} ${left === 1 ? 'was' : 'were'} skipped, ${reasonsOf(skipped)}`;
}

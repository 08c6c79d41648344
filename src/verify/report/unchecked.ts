import { type Evidence, factsIn } from '../evidence/evidence.ts';
import { type Counts, combineRecords, sum, undecodable } from '../evidence/facts.ts';
import { counted, reasonsOf } from './report-words.ts';

/** Statuses that refuse a call for a reason other than the call itself. */
const SAYS_NOTHING = new Set([401, 403, 408, 429]);

const BODY = 'response.body';

/**
 * Why evidence says nothing of what the service does, as the end of a sentence: there is no exchange, none of them is one of
 * the contract, the service has failed or refused all of them for a reason that has nothing to do with the call, or no body of
 * a response was recorded.
 *
 * @returns Undefined if it says something, also of rules alone.
 */
export function whyUnchecked(evidence: Evidence): string | undefined {
  if (Object.values(evidence.sources).some(({ rules = {} }) => Object.keys(rules).length > 0)) return undefined;
  const skipped = Object.values(evidence.sources).reduce<Counts>(
    (counts, source) => combineRecords(counts, source.skipped, sum),
    {},
  );
  const seen = Object.values(factsIn(evidence)).flatMap((statuses) =>
    Object.entries(statuses).map(([status, { exchanges, notRecorded = {} }]) => ({
      status: Number(status),
      exchanges,
      missing: (notRecorded[BODY] ?? 0) + (notRecorded[undecodable(BODY)] ?? 0),
    })),
  );
  const checked = seen.reduce((total, { exchanges }) => total + exchanges, 0);
  const left = Object.values(skipped).reduce(sum, 0);
  if (checked > 0) {
    const judged = seen.filter(({ status }) => status < 500 && !SAYS_NOTHING.has(status));
    if (judged.some(({ exchanges, missing }) => exchanges > missing)) return undefined;
    if (judged.length > 0) return `the recording has the body of no response (${counted(checked, 'exchange')})`;
    const statuses = [...new Set(seen.map(({ status }) => status))].sort().join(', ');
    return `${counted(checked, 'call')} failed or ${checked === 1 ? 'was' : 'were'} refused (${statuses}), and there is no other`;
  }
  if (left === 0) return 'there is no exchange';
  return `${counted(left, 'exchange')} ${left === 1 ? 'was' : 'were'} skipped, ${reasonsOf(skipped)}`;
}

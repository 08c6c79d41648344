import { type Counts, UNREAD } from '../evidence/facts.ts';
import { allKinds } from './finding-kinds.ts';
import type { Report } from './report.ts';
import { counted, reasonsOf } from './report-words.ts';

const NO_BODIES =
  'No response body could be read, so this report covers only operations, statuses, media types, and path and query parameters.';

export function summaryOf(report: Report): string {
  const { exchanges, operations, recordings } = report;
  const seen = `${counted(exchanges, 'exchange')} of ${operations.seen} of ${operations.of} operations, in ${counted(recordings, 'recording')}.`;
  return [...(report.hasBodies ? [] : [NO_BODIES]), seen, ...remarksOn(report)].join(' ');
}

/** Where the service was taken to be, and what was not checked, in sentences. None if there is nothing to say. */
export function remarksOn({ servedAt, skipped, notRecorded }: Report): string[] {
  return [...elsewhereInWords(servedAt), ...skippedInWords(skipped), ...missingInWords(notRecorded)];
}

function elsewhereInWords(servedAt: Counts): string[] {
  return Object.entries(servedAt).map(
    ([path, count]) => `The service was assumed to be at ${path} (${counted(count, 'exchange')}).`,
  );
}

function skippedInWords(skipped: Counts): string[] {
  return Object.keys(skipped).length === 0 ? [] : [`Not checked against the contract: ${reasonsOf(skipped)}.`];
}

function missingInWords(notRecorded: Report['notRecorded']): string[] {
  const parts = (['request', 'response'] as const).flatMap((part) =>
    Object.keys(UNREAD).flatMap((why) => {
      const rows = notRecorded.filter(({ place, reason }) => place === `${part}.body` && reason === why);
      const count = rows.reduce((total, { missing }) => total + missing, 0);
      return count === 0 ? [] : [`${counted(count, part)} (${why})`];
    }),
  );
  return parts.length === 0 ? [] : [`Bodies not checked: ${parts.join(', ')}.`];
}

export function conclusionOf({ findings, neverSeen }: Report): string {
  const counts = allKinds().map(([name, { plural }]) =>
    counted(findings.filter(({ kind }) => kind === name).length, name, plural),
  );
  return `${counts.join(', ')}; ${counted(neverSeen.length, 'field')} of the contract never seen.`;
}

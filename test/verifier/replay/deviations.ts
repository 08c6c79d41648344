import type { BehaviourReport } from '../../../verifier/replay/index.ts';

/** What did not hold, by the claim: the line of the recording, and where in the response. */
export function deviationsIn({ verdicts }: BehaviourReport): Record<string, string[]> {
  const failed = verdicts.filter(({ deviations }) => deviations.length > 0);
  return Object.fromEntries(
    failed.map(({ id, deviations }) => [id, deviations.map(({ line, place }) => `${line} ${place}`.trim())]),
  );
}

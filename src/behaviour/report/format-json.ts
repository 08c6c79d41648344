import type { BehaviourReport } from '../replay.ts';

/** Writes a report as JSON. `status` says what a claim may be called from now on. */
export function formatJson({ verdicts, ...others }: BehaviourReport): string {
  const claims = verdicts.map(({ id, basis, does, held, deviations }) => ({
    id,
    basis,
    status: deviations.length > 0 ? 'failed' : basis === 'assumed' ? 'observed' : basis,
    does,
    held,
    of: held + deviations.length,
    deviations,
  }));
  return JSON.stringify({ claims, ...others }, null, 2);
}

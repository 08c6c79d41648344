import type { Basis } from '../../sandbox/engine/index.ts';

/** Where an exchange was recorded. */
export interface Source {
  file: string;
  /** Line of a recording, or number of the entry of an archive; counted from 1. */
  line: number;
}

/** Something that the service may or may not do: a rule of the sandbox, or what the contract says of an operation. */
export interface Claim {
  /** Id of the rule, such as `documents.totals`; else the operation, with the parameter if it is about one. */
  id: string;
  basis: Basis['kind'];
  does: string;
}

/** An exchange in which a claim failed. */
export interface Deviation extends Source {
  operation: string;
  /** Where in the response, such as `response.body/invoice/total`; empty if it is about all of it. */
  place: string;
  /** The difference, as the end of a sentence. */
  message: string;
}

export interface Verdict extends Claim {
  confirmed: number;
  deviations: Deviation[];
}

/** Counts confirmed and failed claims. */
export interface Verdicts {
  confirmed(claim: Claim): void;
  failed(claim: Claim, deviation: Deviation): void;
  all(): Verdict[];
}

/** Creates an empty count. */
export function createVerdicts(): Verdicts {
  const verdicts = new Map<string, Verdict>();
  const of = (claim: Claim): Verdict => {
    const verdict = verdicts.get(claim.id) ?? { ...claim, confirmed: 0, deviations: [] };
    verdicts.set(claim.id, verdict);
    return verdict;
  };
  return {
    confirmed(claim) {
      of(claim).confirmed += 1;
    },
    failed: (claim, deviation) => of(claim).deviations.push(deviation),
    all: () => [...verdicts.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

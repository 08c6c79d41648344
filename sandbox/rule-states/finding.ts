/** Finding of a probe about a rule in an account. */
export interface RuleFinding {
  /** Response that was observed: the one with the rule, the one without it, or neither. */
  verdict: 'observed' | 'refuted' | 'otherwise';
  /** The day of the run, such as `2026-03-28`. */
  on: string;
  /** The named alternative that holds instead, where the account follows one. */
  instead?: string | undefined;
}

/** Findings of probes, by rule. */
export type RuleFindings = Readonly<Record<string, RuleFinding>>;

/** Evidence as far as it is about rules: that of the verifier has more. */
export interface RuleEvidence {
  format: 2;
  /** Findings of each run, by its id. */
  probes: Readonly<Record<string, ProbeRun>>;
}

/** Result of a run of probes. */
export interface ProbeRun {
  /** The name that the account was given; empty if it has none. */
  account: string;
  rules: RuleFindings;
}

/**
 * Combines what was said of one run at different times. The order does not matter, and neither does it if something is given twice:
 * what was found later holds.
 */
export function combineFindings(left: RuleFindings, right: RuleFindings): RuleFindings {
  const rules = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
  return Object.fromEntries(
    rules.map((rule) => {
      const both = [left[rule], right[rule]].filter((finding) => finding !== undefined);
      return [rule, both.reduce((first, next) => (orderOf(first) < orderOf(next) ? next : first))];
    }),
  );
}

function orderOf({ on, verdict, instead = '' }: RuleFinding): string {
  return `${on} ${verdict} ${instead}`;
}

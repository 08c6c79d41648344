/** What a rule rests on. */
export type Basis = Documented | Assumed;

/** The documents of the service state it. */
export interface Documented {
  kind: 'documented';
  /** What the rule does, in a sentence. */
  does: string;
  /** Where the documents state it. */
  location: string;
}

/** The documents of the service leave it open. */
export interface Assumed {
  kind: 'assumed';
  /** What the rule does, in a sentence. */
  does: string;
  /** Why it is assumed to be so. */
  reason: string;
}

/** A piece of behaviour with what it rests on. */
export interface Rule<Run> {
  /** Such as `taxes.unique`. Rules that are one assumption have one id. */
  id: string;
  basis: Basis;
  run: Run;
  /** Other forms of an assumption, by their names: what runs instead where one of them is chosen. */
  alternatives?: Readonly<Record<string, Run>>;
}

/** A basis in the documents: what the rule does, and where they state it. */
export function documented(does: string, location: string): Documented {
  return { kind: 'documented', does, location };
}

/** A basis that is assumed: what the rule does, and why. */
export function assumed(does: string, reason: string): Assumed {
  return { kind: 'assumed', does, reason };
}

/**
 * Makes a rule. What it runs is typed by the slot that the rule is in.
 *
 * @param alternatives What runs where an alternative is chosen, by the names of `src/rule-states/alternatives.ts`.
 */
export function rule<Run>(
  id: string,
  basis: Basis,
  run: NoInfer<Run>,
  alternatives?: Readonly<Record<string, NoInfer<Run>>>,
): Rule<Run> {
  return { id, basis, run, ...(alternatives && { alternatives }) };
}

/** Makes a rule that no slot gives a type: what it runs has its own. */
export function freeRule<const Run>(id: string, basis: Basis, run: Run): Rule<Run> {
  return { id, basis, run };
}

/**
 * Makes a rule that rests on an assumption: what it does, why it is assumed, and what it runs.
 *
 * @param alternatives As of {@link rule}.
 */
export function assumedRule<Run>(
  id: string,
  does: string,
  reason: string,
  run: NoInfer<Run>,
  alternatives?: Readonly<Record<string, NoInfer<Run>>>,
): Rule<Run> {
  return rule<Run>(id, assumed(does, reason), run, alternatives);
}

/** Makes a rule that the documents state: what it does, where they state it, and what it runs. */
export function documentedRule<Run>(id: string, does: string, location: string, run: NoInfer<Run>): Rule<Run> {
  return rule<Run>(id, documented(does, location), run);
}

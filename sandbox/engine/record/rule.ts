import { documentedRules, type RuleId } from '../../../generated/rules.ts';
import { textOf } from '../../rule-states/index.ts';

/** Basis of a rule. */
export type Basis = Documented | Assumed;

/** The service documentation states it. */
export interface Documented {
  kind: 'documented';
  /** The rule's effect, in a sentence. */
  does: string;
  /** Where the service documentation states it. */
  location: string;
}

/** The service documentation leaves it open. */
export interface Assumed {
  kind: 'assumed';
  /** The rule's effect, in a sentence. */
  does: string;
  /** Why it is assumed to be so. */
  reason: string;
}

/** A piece of behavior with what it rests on. */
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
 * Makes a rule of the sandbox. What it runs is typed by the slot that the rule is in; what it does, and what that rests on,
 * is in `openapi/rules/`.
 *
 * @param alternatives What runs where an alternative is chosen, by the names that `openapi/rules/` gives them.
 */
export function rule<Run>(
  id: RuleId,
  run: NoInfer<Run>,
  alternatives?: Readonly<Record<string, NoInfer<Run>>>,
): Rule<Run> {
  return { id, basis: basisOf(id), run, ...(alternatives && { alternatives }) };
}

/** Makes a rule of the sandbox that no slot gives a type: what it runs has its own. */
export function freeRule<const Run>(id: RuleId, run: Run): Rule<Run> {
  return { id, basis: basisOf(id), run };
}

function basisOf(id: RuleId): Basis {
  const { does = '', documented: location = '', assumed: reason = '' } = textOf(id) ?? {};
  return documentedRules.has(id) ? documented(does, location) : assumed(does, reason);
}

/** Makes a rule of a sandbox's own. What it runs is typed by the slot that the rule is in. */
export function customRule<Run>(id: string, basis: Basis, run: NoInfer<Run>): Rule<Run> {
  return { id, basis, run };
}

/** The alternative of every rule that is an action: it is answered, and nothing happens. */
export const NO_EFFECT = 'no-effect';

/** Action without an effect. */
export function withoutEffect(): undefined {}

/** The alternative that is chosen for a rule; undefined where its own form holds. */
export type FormOf = (rule: string) => string | undefined;

/** A rule in the form that is chosen. */
export function inForm<Run>(rule: Rule<Run>, formOf: FormOf): Rule<Run> {
  const form = formOf(rule.id);
  const run = form === undefined ? undefined : rule.alternatives?.[form];
  return run === undefined ? rule : { ...rule, run };
}

import type { ProbeVerdict, VerdictKind } from './decide.ts';
import type { ProbeName } from './probe.ts';

/** Alternative to an action: it gets a response, and nothing happens. */
const NO_EFFECT = 'no-effect';

/** Verdict of all probes of a rule together. */
export interface RuleVerdict {
  rule: string;
  kind: VerdictKind;
  /** Why it is unknown, as a sentence, where probes of its own do not say it. */
  reason?: string | undefined;
  /** The named alternative that the account follows instead, if it is refuted by one. */
  instead?: string | undefined;
  /** The resources where the rule holds and where it does not, if it is one of several and they differ. */
  holds?: { in: readonly string[]; notIn: readonly string[] } | undefined;
  verdicts: readonly ProbeVerdict[];
}

/**
 * Combines the verdicts of each rule: those of its alternatives, and of the resources that have it.
 *
 * - An alternative whose answer is as predicted holds instead: its probe tells it from the rule and from its absence. Where its absence
 *   was found as well, or another alternative, the account does something else (otherwise).
 * - It is observed if each of its alternatives is ruled out as well: what tells it from its absence may be the same with one of them.
 * - A rule that holds for some resources and not for others gets `otherwise`: neither to keep it nor to switch it off is like the account.
 * - What is unknown says nothing where another probe of its absence has told.
 *
 * @param probes All that there are, those that were not run among them.
 */
export function ruleVerdictsOf(verdicts: readonly ProbeVerdict[], probes: readonly ProbeName[]): RuleVerdict[] {
  const byRule = new Map<string, ProbeVerdict[]>();
  for (const verdict of verdicts) byRule.set(verdict.rule, [...(byRule.get(verdict.rule) ?? []), verdict]);
  return [...byRule].map(([rule, ruleVerdicts]) => {
    const combined = together(ruleVerdicts);
    const open = combined.kind === 'observed' ? openIn(ruleVerdicts, probes) : [];
    if (open.length === 0) return { rule, ...combined, verdicts: ruleVerdicts };
    const reason = `Its alternative ${open.join(', ')} is not ruled out.`;
    return { rule, kind: 'unknown', reason, verdicts: ruleVerdicts };
  });
}

/** The alternatives of a rule that its probes do not rule out, by their names. */
function openIn(verdicts: readonly ProbeVerdict[], probes: readonly ProbeName[]): string[] {
  const [{ rule }] = verdicts as [ProbeVerdict];
  const forms = new Set(probes.flatMap((one) => (one.rule === rule ? one.negation : [])));
  const isOut = (form: string): boolean =>
    form === 'off' ||
    form === NO_EFFECT ||
    verdicts.some(({ negation, kind }) => negation === form && kind === 'observed');
  return [...forms].filter((form) => !isOut(form));
}

function together(verdicts: readonly ProbeVerdict[]): Omit<RuleVerdict, 'rule' | 'verdicts'> {
  const forms = verdicts.filter(({ negation }) => negation !== 'off');
  const whole = verdicts.filter(({ negation }) => negation === 'off');
  const told = whole.filter(({ kind }) => kind !== 'unknown');
  const kinds = new Set(told.map(({ kind }) => kind));
  const chosen = forms.filter(({ kind }) => kind === 'refuted');
  const [only, ...others] = chosen;
  if (only && (others.length > 0 || kinds.has('refuted'))) return { kind: 'otherwise' };
  if (only) return { kind: 'refuted', instead: only.negation };
  // What is neither as the rule nor as an alternative of it is said by one of its probes.
  if (forms.some(({ kind }) => kind === 'otherwise') && !kinds.has('refuted')) return { kind: 'otherwise' };
  // That an account does not follow an alternative says nothing of the rule, but of an action, which is that it has an effect.
  const isAction = forms.some(({ negation, kind }) => negation === NO_EFFECT && kind === 'observed');
  if (kinds.size === 0) return { kind: isAction ? 'observed' : 'unknown' };
  if (kinds.size === 1) return { kind: told[0]!.kind };
  const of = (isHeld: boolean): string[] =>
    told.flatMap(({ kind, about }) => ((kind === 'observed') === isHeld ? (about ?? []) : []));
  return { kind: 'otherwise', holds: { in: of(true), notIn: of(false) } };
}

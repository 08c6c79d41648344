import undecidable from '../../generated/probes/undecidable.json' with { type: 'json' };
import type { RuleEvidence, RuleFinding } from './finding.ts';

/** State of a rule: its basis, or the findings of probes in accounts. */
export type RuleState = Stated | Undecidable | Found;

/** The service documentation states the rule, or it is assumed and no probe has found anything yet. */
export interface Stated {
  kind: 'documented' | 'assumed';
}

/** The rule is assumed, and no session of calls can tell. */
export interface Undecidable {
  kind: 'undecidable';
  /** Why, as a sentence. */
  reason: string;
}

/**
 * Probes have decided about the rule. One account in which it is refuted is enough for `refuted`, and one that does something else for
 * `otherwise`; it is `observed` if every probe that told has observed it.
 */
export interface Found {
  kind: RuleFinding['verdict'];
  /** Number of runs with this finding. */
  runs: number;
  /** Number of runs that decided the rule, either way. */
  of: number;
  /** Number of accounts with this finding. Runs whose account has no name count as one. */
  accounts: number;
  /** The last day on which it was found so. */
  last: string;
  /** Named alternatives that hold instead. */
  instead?: readonly string[] | undefined;
}

/** Says what is known of a rule, by what it rests on and its id. */
export type StateOf = (rule: { id: string; basis: { kind: 'documented' | 'assumed' } }) => RuleState;

const ORDER: readonly Found['kind'][] = ['refuted', 'otherwise', 'observed'];

/**
 * Says what is known of rules.
 *
 * @param evidence What probes of accounts have found; nothing by default.
 */
export function statesIn({ probes = {} }: Partial<Pick<RuleEvidence, 'probes'>> = {}): StateOf {
  const findingsByRule = new Map<string, { account: string; finding: RuleFinding }[]>();
  for (const { account, rules } of Object.values(probes)) {
    for (const [rule, finding] of Object.entries(rules))
      findingsByRule.set(rule, [...(findingsByRule.get(rule) ?? []), { account, finding }]);
  }
  const states = new Map([...findingsByRule].map(([rule, findings]) => [rule, foundBy(findings)]));
  return ({ id, basis }) => {
    if (basis.kind === 'documented') return { kind: 'documented' };
    const state = states.get(id);
    if (state) return state;
    const reason = reasonAgainst(id);
    return reason === undefined ? { kind: 'assumed' } : { kind: 'undecidable', reason };
  };
}

function foundBy(findings: readonly { account: string; finding: RuleFinding }[]): Found {
  const kind = ORDER.find((one) => findings.some(({ finding }) => finding.verdict === one))!;
  const deciding = findings.filter(({ finding }) => finding.verdict === kind);
  const instead = [...new Set(deciding.flatMap(({ finding }) => finding.instead ?? []))].toSorted();
  return {
    kind,
    runs: deciding.length,
    of: findings.length,
    accounts: new Set(deciding.map(({ account }) => account)).size,
    last: deciding
      .map(({ finding }) => finding.on)
      .toSorted()
      .at(-1)!,
    ...(instead.length > 0 && { instead }),
  };
}

/** A state in a few words, without a capital: `observed in 3 of 4 runs, 2 accounts, last on 2026-03-28`. */
export function stateText(state: RuleState): string {
  if (state.kind === 'undecidable') return `undecidable: ${state.reason}`;
  if (!('runs' in state)) return state.kind;
  const { kind, runs, of, accounts, last, instead } = state;
  const counts = `${kind} in ${runs} of ${of} ${of === 1 ? 'run' : 'runs'}, ${accounts} ${accounts === 1 ? 'account' : 'accounts'}, last on ${last}`;
  return instead ? `${counts}; instead: ${instead.join(', ')}` : counts;
}

/** A state as a sentence. */
export function stateSentence(state: RuleState): string {
  const text = stateText(state);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

const REASONS: Readonly<Record<string, string>> = undecidable;

/** Why no session of calls can tell whether an assumed rule holds; undefined if one can. */
export function reasonAgainst(rule: string): string | undefined {
  return Object.hasOwn(REASONS, rule) ? REASONS[rule] : undefined;
}

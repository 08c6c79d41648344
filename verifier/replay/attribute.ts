import { decide, type Observation, type Probe, type Seen } from '../probe/index.ts';
import type { Deviation } from './verdicts.ts';

/** A difference of an answer, and what would explain it. */
export interface Difference extends Deviation {
  /** The smallest sets of rules without which the sandbox answers as the service does. */
  sets: readonly (readonly string[])[];
}

/** A difference that several rules could explain. */
export interface Open extends Deviation {
  /** The rules one of which, or several together, the service does not follow. */
  couldBe: readonly string[];
}

export interface Attributed {
  /** Differences by the one rule that explains them; where it takes several, by each. */
  failed: readonly { rule: string; deviation: Deviation }[];
  open: readonly Open[];
}

/**
 * Says which rules differences are about, by the decision procedure of probes: a rule is refuted only if each other that would explain
 * the difference is observed elsewhere in the recording.
 *
 * @param confirmed How often each rule was confirmed.
 */
export function attribute(differences: readonly Difference[], confirmed: ReadonlyMap<string, number>): Attributed {
  const isConfirmed = (rule: string): boolean => (confirmed.get(rule) ?? 0) > 0;
  const cases = differences.flatMap((difference) => casesOf(difference, isConfirmed));
  const seen = [...confirmed].flatMap(([rule, count]) => (count > 0 ? [caseOf(rule, 'with', [])] : []));
  const observations = new Map([...cases, ...seen].map(({ probe, observation }) => [probe, observation]));
  const probes = [...observations.keys()];
  const verdicts = decide(probes, observations, {
    taken: new Set(['call']),
    shown: new Set(),
    documented: new Set(),
  });
  const kinds = new Map(probes.map((probe, index) => [probe, verdicts[index]!.kind]));
  const failed: Attributed['failed'][number][] = [];
  const open: Open[] = [];
  const refutedRules = new Set(cases.flatMap(({ probe }) => (kinds.get(probe) === 'refuted' ? probe.rule : [])));
  for (const difference of differences) {
    const { sets, ...deviation } = difference;
    const rules = cases.filter((one) => one.difference === difference).map(({ probe }) => probe.rule);
    // What rules explain that are refuted by other answers needs no other reason.
    const enough = sets.find((set) => set.every((rule) => refutedRules.has(rule)));
    const refuted = enough ?? rules.filter((rule) => refutedRules.has(rule));
    failed.push(...refuted.map((rule) => ({ rule, deviation })));
    const left = rules.filter((rule) => !refuted.includes(rule));
    if (!enough && left.length > 0) open.push({ ...deviation, couldBe: left.toSorted() });
  }
  return { failed, open };
}

interface Case {
  probe: Probe;
  observation: Observation;
  difference?: Difference;
}

/** The rules that may explain a difference, each with those that would do so without it. */
function casesOf(difference: Difference, isConfirmed: (rule: string) => boolean): Case[] {
  const { sets } = difference;
  // What a rule does that holds elsewhere is explained by others, if there are some.
  const likely = sets.filter((set) => !set.some(isConfirmed));
  const candidates = likely.length > 0 ? likely : sets;
  return [...new Set(candidates.flat())].map((rule) => {
    const others = candidates.filter((set) => !set.includes(rule)).flat();
    return { ...caseOf(rule, 'without', [...new Set(others)]), difference };
  });
}

/** A rule and one answer, as a probe of a single call. */
function caseOf(rule: string, sign: Seen['sign'], looksAlike: readonly string[]): Case {
  const places = [{ at: '/', with: 'with', without: 'without' }];
  return {
    probe: { rule, negation: 'off', steps: [{ id: 'a', operation: 'call' }], places, looksAlike },
    observation: { calls: [{ step: 'a', outcome: 'taken' }], seen: [{ at: '/', sign, value: sign }] },
  };
}

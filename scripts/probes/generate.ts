import { type Place, type Probe, type ProbeName, probeKey, type Step } from '../../src/probe/index.ts';
import { leavesOf, type Reactions, reactionsTo, signsOf } from './mutual.ts';
import type { Rules } from './oracle.ts';
import { type Base, byEffort, sessionsCalling, sessionsDiffering, sessionsNaming } from './search.ts';
import { SEEDS } from './seeds.ts';
import { costOf, type Shrunk, shrink } from './shrink.ts';
import { createTell, type Stage } from './tell.ts';
import { isHollow, mostOf } from './weight.ts';

/** How many seeds are shrunk, of which the cheapest that looks like no other rule is taken. */
const MOST_SHRUNK = 2;

/** How many places decide at most. More of them would only be more that a service may show in another way. */
const MOST_PLACES = 3;

/** What probes are made from. */
export interface Sources {
  stage: Stage;
  rules: Rules;
  bases: readonly Base[];
  /** The probes that there are already, by their keys. One that still tells is kept. */
  known: ReadonlyMap<string, Probe>;
}

/** What is asked of a rule: whether it holds at all, for each resource that has it, and which of its alternatives does. */
export function questionsOf({ resourceOf, operations }: Asked, rules: Rules, rule: string): ProbeName[] {
  const owners = [...rules.resourcesOf(rule)];
  const shown = owners.filter((owner) => operations.some((operation) => resourceOf(operation) === owner));
  const off = { rule, negation: 'off' };
  const alternatives = rules.alternativesOf(rule).map((negation) => ({ rule, negation }));
  if (rules.operationsOf(rule).size > 0) return [...alternatives, off];
  return [...(owners.length > 1 ? shown.map((about) => ({ ...off, about })) : [off]), ...alternatives];
}

interface Asked {
  resourceOf(operation: string): string;
  operations: readonly string[];
}

/** The probe that answers a question; undefined if no session tells. */
export function probeOf({ stage, rules, bases, known }: Sources, asked: ProbeName): Probe | undefined {
  const { rule, negation, about } = asked;
  const tell = createTell(stage, rules, asked);
  const actions = rules.operationsOf(rule);
  const isOpen = actions.size > 0 && negation === 'off';
  const made = (shrunk: Shrunk): Probe[] => {
    const read = { ...shrunk, places: readAsPredicted(stage, rules, asked, shrunk) };
    if (read.places.length === 0) return [];
    const reactions = reactionsTo(stage, rules, asked, read);
    const places = decisive(stage, read, reactions);
    const touchedBy = reactions.touchedBy(places);
    const probe = written(asked, { ...read, places }, isOpen ? [] : reactions.looksAlike(places), touchedBy);
    return [withLeaves(stage, rules, probe)];
  };
  const before = known.get(probeKey(asked)) ?? known.get(probeKey({ rule, negation }));
  const kept = before && shrink(stage, tell, before.steps);
  const [mended] = kept ? made(kept) : [];
  if (mended) return mended;
  const isEnd = ({ operation }: Step): boolean => about === undefined || stage.resourceOf(operation) === about;
  const found = (): Step[][][] => {
    if (actions.size > 0) return sessionsCalling(tell, bases, actions);
    const sown = (isEnough: (steps: readonly Step[]) => boolean): Step[][][] => {
      const all = SEEDS.flatMap(({ steps }) => cutsOf(steps).filter(isEnough));
      return all.length === 0 ? [] : [all.toSorted(byEffort).slice(0, MOST_SHRUNK)];
    };
    const told = negation === 'off' ? [] : sown((steps) => tell(steps) !== undefined);
    if (told.length > 0) return told;
    const named = sessionsNaming(tell, bases, rule, isEnd);
    const other = negation === 'off' ? rules.without(rule, about) : rules.inForm(rule, negation);
    const all = named.length > 0 ? named : sessionsDiffering(stage, rules, bases, rule, other, isEnd);
    const isSaying = (steps: readonly Step[]): boolean => mostOf(tell(steps)?.places ?? [], steps) > 0;
    const [first] = all[0] ?? [];
    return first && isSaying(first) ? all : [...sown(isSaying), ...all];
  };
  for (const sessions of found()) {
    const probe = cheapestOf(sessions);
    if (probe) return probe;
  }
  return undefined;

  function cheapestOf(sessions: readonly Step[][]): Probe | undefined {
    const shrunk = sessions
      .flatMap((steps) => shrink(stage, tell, steps) ?? [])
      .filter(({ steps }) => isOwn(stage, steps))
      .flatMap((one) => made(one).map((probe) => ({ probe, cost: costOf(stage, one.steps) })))
      .toSorted((one, other) => one.cost - other.cost || alike(one) - alike(other));
    const [cheapest] = shrunk;
    if (!cheapest) return undefined;
    // One that leaves no more behind and looks like fewer rules tells more.
    const clear = shrunk.find((one) => alike(one) < alike(cheapest) && one.cost < cheapest.cost + 40_000);
    return (clear ?? cheapest).probe;
  }
}

function alike({ probe }: { probe: Probe }): number {
  return probe.looksAlike.length;
}

/** A session, cut after each of its steps. */
function cutsOf(steps: readonly Step[]): Step[][] {
  return steps.map((_, index) => steps.slice(0, index + 1));
}

/** Whether a session writes to nothing but what it has made or what its owner binds. */
export function isOwn({ operations }: Stage, steps: readonly Step[]): boolean {
  return steps.every(({ operation, path = {} }) => {
    const isRead = operations.get(operation)!.method === 'GET';
    return isRead || Object.values(path).every((text) => /^\{(\$|bind\.)/.test(text));
  });
}

/**
 * The places that a run reads as they are predicted: it reads a record and an array with the one record alike, so that a place in one
 * of them may be another one in the answer and the same to it.
 */
export function readAsPredicted(
  stage: Pick<Stage, 'play' | 'worlds' | 'operations'>,
  rules: Rules,
  { rule, negation }: ProbeName,
  shrunk: Shrunk,
): Place[] {
  const isOpen = negation === 'off' && rules.operationsOf(rule).size > 0;
  const other = negation === 'off' ? rules.without(rule) : rules.inForm(rule, negation);
  const signs = stage.worlds.map((world) => ({
    mine: signsOf(stage, rules.all, shrunk, world),
    theirs: isOpen ? undefined : signsOf(stage, other, shrunk, world),
  }));
  return shrunk.places.filter(({ at }) =>
    signs.every(({ mine, theirs }) => mine?.get(at) === 'with' && (isOpen || theirs?.get(at) === 'without')),
  );
}

/**
 * The places that say most: a refusal, a value that is another one, and only then what is there or is not. What only the contract
 * infers may be left out by a service for no reason, so it decides only where nothing else does. Places that fewer other rules have a
 * hand in come first, and different fields: a service that leaves out one may leave it out by itself.
 */
function decisive({ isDocumented }: Stage, { steps, places }: Shrunk, { disturbing }: Reactions): Place[] {
  const { operation } = steps.at(-1)!;
  const isSure = ({ at, with: mine, without }: Place): boolean =>
    (mine !== null && without !== null) || isDocumented(operation, at);
  const sure = places.filter(isSure);
  const weighed = (sure.length > 0 ? sure : places)
    .map((place) => ({
      place,
      weight:
        (place.with === null || place.without === null ? MISSING : 0) +
        (String(place.with).startsWith('{$') ? 1 : 0) +
        (place.with === '{id}' || place.with === '{time}' ? 1 : 0) +
        (place.at !== 'outcome' && isHollow(place.with) && isHollow(place.without) ? HOLLOW : 0) +
        disturbing(place) * 2 +
        place.at.split('/').length / 10,
    }))
    .toSorted((one, other) => one.weight - other.weight || (one.place.at < other.place.at ? -1 : 1));
  const lightest = Math.min(...weighed.map(({ weight }) => weight));
  const apart = lightest < MISSING ? MOST_APART : MOST_APART_MISSING;
  const near = weighed.filter(({ weight }) => weight < lightest + apart).map(({ place }) => place);
  const fields = new Set<string>();
  const isFirst = ({ at }: Place): boolean => {
    const { size } = fields;
    return fields.add(at.slice(at.lastIndexOf('/'))).size > size;
  };
  const first = near.filter(isFirst);
  return [...first, ...near.filter((place) => !first.includes(place))].slice(0, MOST_PLACES);
}

/** How much less a place says that is there or is not. */
const MISSING = 20;

/** How much less a place says with a 0, a no or nothing than with another value. */
const HOLLOW = 3;

/** How much less a place may say than the best one, to decide with it; more where all that it says is that fields are missing. */
const [MOST_APART, MOST_APART_MISSING] = [2, 8];

/** A probe or a control with the steps that leave something. */
export function withLeaves(stage: Stage, rules: Rules, probe: Probe): Probe {
  const leaves = leavesOf(stage, rules.all, probe.steps);
  return leaves.length > 0 ? { ...probe, leaves } : probe;
}

function written(
  { rule, negation, about }: ProbeName,
  shrunk: Shrunk,
  looksAlike: readonly string[],
  touchedBy: readonly string[],
): Probe {
  const { steps, refused, places } = shrunk;
  return {
    rule,
    negation,
    ...(about !== undefined && { about }),
    steps: steps.map((step) => (refused.has(step.id) ? { ...step, refused: true } : step)),
    places,
    looksAlike,
    ...(touchedBy.length > 0 && { touchedBy }),
  };
}

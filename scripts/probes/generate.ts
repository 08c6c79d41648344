import { CONTROL, type Place, type Probe, type ProbeName, probeKey, type Step } from '../../src/probe/index.ts';
import { looksAlike } from './mutual.ts';
import type { Rules } from './oracle.ts';
import { type Base, byEffort, needed, sessionsCalling, sessionsDiffering, sessionsNaming } from './search.ts';
import { SEEDS } from './seeds.ts';
import { costOf, type Shrunk, shrink } from './shrink.ts';
import { createTell, type Stage, type Tell, watch } from './tell.ts';

/** How many sessions of a rule are shrunk, of which the cheapest that looks like no other rule is taken. */
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
  const alikeOf = (one: Shrunk): string[] => (isOpen ? [] : looksAlike(stage, rules, asked, chosen(stage, one)));
  const before = known.get(probeKey(asked)) ?? known.get(probeKey({ rule, negation }));
  const kept = before && shrink(stage, tell, before.steps);
  if (kept) return written(stage, asked, kept, alikeOf(kept));
  const isEnd = ({ operation }: Step): boolean => about === undefined || stage.resourceOf(operation) === about;
  const found = (): Step[][] => {
    if (actions.size > 0) return sessionsCalling(tell, bases, actions);
    const sown = negation === 'off' ? [] : SEEDS.flatMap(({ steps }) => cutsOf(steps).filter((cut) => tell(cut)));
    if (sown.length > 0) return sown.toSorted(byEffort);
    const named = sessionsNaming(tell, bases, rule, isEnd);
    if (named.length > 0) return named;
    const other = negation === 'off' ? rules.without(rule, about) : rules.inForm(rule, negation);
    return sessionsDiffering(stage, rules, bases, rule, other, isEnd);
  };
  const shrunk = found()
    .slice(0, MOST_SHRUNK)
    .flatMap((steps) => shrink(stage, tell, steps) ?? [])
    .filter(({ steps }) => isOwn(stage, steps))
    .map((one) => ({ one, alike: alikeOf(one), cost: costOf(stage, one.steps) }))
    .toSorted((one, other) => one.cost - other.cost || one.alike.length - other.alike.length);
  const [cheapest] = shrunk;
  if (!cheapest) return undefined;
  // One that leaves no more behind and looks like fewer rules tells more.
  const clear = shrunk.find(({ cost, alike }) => alike.length < cheapest.alike.length && cost < cheapest.cost + 40_000);
  const { one, alike } = clear ?? cheapest;
  return written(stage, asked, one, alike);
}

/** A session, cut after each of its steps. */
function cutsOf(steps: readonly Step[]): Step[][] {
  return steps.map((_, index) => steps.slice(0, index + 1));
}

/** Whether a session writes to nothing but what it has made or what its owner binds. */
function isOwn({ operations }: Stage, steps: readonly Step[]): boolean {
  return steps.every(({ operation, path = {} }) => {
    const isRead = operations.get(operation)!.method === 'GET';
    return isRead || Object.values(path).every((text) => /^\{(\$|bind\.)/.test(text));
  });
}

/** A session with the places that decide. */
function chosen(stage: Stage, shrunk: Shrunk): Shrunk {
  return { ...shrunk, places: decisive(stage, shrunk) };
}

/**
 * The places that say most: a refusal, a value that is another one, and only then what is there or is not. What only the contract
 * infers may be left out by a service for no reason, so it decides only where nothing else does.
 */
function decisive({ isDocumented }: Stage, { steps, places }: Shrunk): Place[] {
  const { operation } = steps.at(-1)!;
  const isSure = ({ at, with: mine, without }: Place): boolean =>
    (mine !== null && without !== null) || isDocumented(operation, at);
  const weight = (place: Place): number =>
    (place.with === null || place.without === null ? 2 : 0) +
    (String(place.with).startsWith('{$') ? 1 : 0) +
    (place.with === '{id}' || place.with === '{time}' ? 1 : 0) +
    place.at.split('/').length / 10;
  const sure = places.filter(isSure);
  return (sure.length > 0 ? sure : places)
    .toSorted((one, other) => weight(one) - weight(other) || (one.at < other.at ? -1 : 1))
    .slice(0, MOST_PLACES);
}

function written(stage: Stage, { rule, negation, about }: ProbeName, shrunk: Shrunk, alike: readonly string[]): Probe {
  const { steps, refused } = shrunk;
  return {
    rule,
    negation,
    ...(about !== undefined && { about }),
    steps: steps.map((step) => (refused.has(step.id) ? { ...step, refused: true } : step)),
    places: decisive(stage, shrunk),
    looksAlike: alike,
  };
}

/** The cheapest session that shows that an operation is taken, in both worlds; undefined if there is none. */
export function controlOf(
  stage: Stage,
  rules: Rules,
  sessions: readonly { steps: readonly Step[] }[],
  id: string,
): Probe | undefined {
  const tell: Tell = (steps, worlds = stage.worlds) => {
    if (steps.at(-1)!.operation !== id) return undefined;
    const isTaken = worlds.every((world) =>
      watch(stage, rules.all, world, steps)?.outcomes.every((one) => one === 'taken'),
    );
    return isTaken ? { places: [{ at: 'outcome', with: 'taken' }], refused: new Set() } : undefined;
  };
  const cut = sessions.flatMap(({ steps }) => {
    const index = steps.findIndex(({ operation }) => operation === id);
    return index < 0 ? [] : [needed(steps.slice(0, index + 1))];
  });
  const [cheapest] = cut
    .toSorted((one, other) => one.length - other.length)
    .slice(0, 60)
    .flatMap((steps) => (tell(steps) ? [steps] : []))
    .slice(0, 2)
    .flatMap((steps) => shrink(stage, tell, steps) ?? [])
    .filter(({ steps }) => isOwn(stage, steps))
    .toSorted((one, other) => costOf(stage, one.steps) - costOf(stage, other.steps));
  return cheapest && { rule: `control.${id}`, negation: CONTROL, steps: cheapest.steps, places: [], looksAlike: [] };
}

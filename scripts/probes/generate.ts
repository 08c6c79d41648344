import { CONTROL, type Place, type Probe, type Step } from '../../src/probe/index.ts';
import { looksAlike } from './mutual.ts';
import type { Rules } from './oracle.ts';
import { type Base, needed, sessionsCalling, sessionsDiffering, sessionsNaming } from './search.ts';
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
  /** The probes that there are already. One that still tells is kept. */
  known: ReadonlyMap<string, Probe>;
}

/** The probe of a rule; undefined if no session tells. */
export function probeOf({ stage, rules, bases, known }: Sources, rule: string): Probe | undefined {
  const tell = createTell(stage, rules, rule);
  const actions = rules.operationsOf(rule);
  const alikeOf = (one: Shrunk): string[] => (actions.size > 0 ? [] : looksAlike(stage, rules, rule, chosen(one)));
  const before = known.get(rule);
  const kept = before && shrink(stage, tell, before.steps);
  if (kept) return written(rule, kept, alikeOf(kept));
  const found = (): Step[][] => {
    if (actions.size > 0) return sessionsCalling(tell, bases, actions);
    const named = sessionsNaming(tell, bases, rule);
    return named.length > 0 ? named : sessionsDiffering(stage, rules, bases, rule);
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
  return written(rule, one, alike);
}

/** Whether a session writes to nothing but what it has made or what its owner binds. */
function isOwn({ operations }: Stage, steps: readonly Step[]): boolean {
  return steps.every(({ operation, path = {} }) => {
    const isRead = operations.get(operation)!.method === 'GET';
    return isRead || Object.values(path).every((text) => /^\{(\$|bind\.)/.test(text));
  });
}

/** A session with the places that decide. */
function chosen(shrunk: Shrunk): Shrunk {
  return { ...shrunk, places: decisive(shrunk.places) };
}

/** The places that say most: a refusal, a value that is another one, and only then what is there or is not. */
function decisive(places: readonly Place[]): Place[] {
  const weight = ({ at, with: mine, without }: Place): number =>
    (mine === null || without === null ? 2 : 0) +
    (String(mine).startsWith('{$') ? 1 : 0) +
    (mine === '{id}' || mine === '{time}' ? 1 : 0) +
    at.split('/').length / 10;
  return places
    .toSorted((one, other) => weight(one) - weight(other) || (one.at < other.at ? -1 : 1))
    .slice(0, MOST_PLACES);
}

function written(rule: string, { steps, places, refused }: Shrunk, alike: readonly string[]): Probe {
  return {
    rule,
    negation: 'off',
    steps: steps.map((step) => (refused.has(step.id) ? { ...step, refused: true } : step)),
    places: decisive(places),
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

import type { Engine } from '../../sandbox/engine/index.ts';
import type { Place, ProbedOperation, ProbeName, Step } from '../../verifier/probe/index.ts';
import type { IsDocumented } from './documented.ts';
import { createNamer, type View } from './name.ts';
import type { Rules } from './oracle.ts';
import type { Play } from './play.ts';
import type { World } from './worlds.ts';

export interface Stage {
  play: Play;
  worlds: readonly [World, World];
  operations: ReadonlyMap<string, ProbedOperation>;
  /** The resource that an operation is about. */
  resourceOf(operation: string): string;
  hasOperations(resource: string): boolean;
  isDocumented: IsDocumented;
}

interface Told {
  outcomes: ('taken' | 'refused')[];
  last: View;
  /** True if only the rule that was switched off could have handled the last request (status 501). */
  isOff: boolean;
}

/** Where a session tells one set of rules from another, and which of its steps are refused with both. */
export interface Telling {
  places: Place[];
  refused: ReadonlySet<string>;
}

/** A session with what it tells. */
export interface ToldSession extends Telling {
  steps: readonly Step[];
}

/** Plays a session to its end; undefined if a step refers to what no answer has shown. */
export function watch(
  { play, operations }: Stage,
  engine: Engine,
  world: World,
  steps: readonly Step[],
): Told | undefined {
  const playing = play(engine, world);
  const namer = createNamer(playing.known);
  const outcomes: Told['outcomes'] = [];
  let last: View = new Map();
  let isOff = false;
  for (const step of steps) {
    const answer = playing.next(step);
    if (!answer) return undefined;
    outcomes.push(answer.status < 300 ? 'taken' : 'refused');
    last = namer.view(step, answer, operations.get(step.operation)!);
    isOff = answer.status === 501;
  }
  return { outcomes, last, isOff };
}

/** Says where a session shows one rule, in all worlds or in those that are given. */
export type Tell = (steps: readonly Step[], worlds?: readonly World[]) => Telling | undefined;

/** Creates a function that finds where a session shows a probe's rule. */
export function createTell(stage: Stage, rules: Rules, { rule, negation, about }: ProbeName): Tell {
  const { all } = rules;
  const actions = rules.operationsOf(rule);
  if (negation !== 'off') {
    const other = rules.inForm(rule, negation);
    // Of an action, no effect is what a session shows in which it is not called.
    if (actions.size > 0) return (steps, worlds) => telling(stage, all, other, steps, worlds);
    const off = rules.without(rule);
    return (steps, worlds) => apartFrom(stage, off, steps, telling(stage, all, other, steps, worlds));
  }
  if (actions.size > 0) return (steps, worlds) => tellingOfAction(stage, all, actions, steps, worlds);
  if (about === undefined) return (steps, worlds) => telling(stage, all, rules.without(rule), steps, worlds);
  return (steps, worlds) => {
    if (stage.resourceOf(steps.at(-1)!.operation) !== about) return undefined;
    const everywhere = telling(stage, all, rules.without(rule), steps, worlds);
    const here = everywhere && telling(stage, all, rules.without(rule, about), steps, worlds);
    if (!here || [...here.refused].join() !== [...everywhere.refused].join()) return undefined;
    const places = everywhere.places.filter((place) => here.places.some((same) => isSame(place, same)));
    return places.length > 0 ? { ...everywhere, places } : undefined;
  };
}

/** Keeps the places where an alternative also differs from the sandbox without the rule. */
function apartFrom(stage: Stage, off: Engine, steps: readonly Step[], told: Telling | undefined): Telling | undefined {
  if (!told) return undefined;
  const without = watch(stage, off, stage.worlds[0], steps);
  const places = told.places.filter(({ at, without: other }) => (without?.last.get(at) ?? null) !== other);
  return places.length > 0 ? { ...told, places } : undefined;
}

/**
 * Where the last answer of a session shows what an action does: it is another one if the action is not called. Nothing answers an
 * action without its rule, so there is one prediction only.
 */
function tellingOfAction(
  stage: Stage,
  engine: Engine,
  actions: ReadonlySet<string>,
  steps: readonly Step[],
  worlds: readonly World[] = stage.worlds,
): Telling | undefined {
  if (!steps.some(({ operation }) => actions.has(operation))) return undefined;
  const isLast = actions.has(steps.at(-1)!.operation);
  let agreed: Place[] | undefined;
  let refused: string[] | undefined;
  for (const world of worlds) {
    const one = watch(stage, engine, world, steps);
    if (one?.last.get('outcome') !== 'taken') return undefined;
    const isCalled = steps.every(({ operation }, index) => !actions.has(operation) || one.outcomes[index] === 'taken');
    if (!isCalled) return undefined;
    const other = isLast
      ? new Map()
      : watch(
          stage,
          engine,
          world,
          steps.filter(({ operation }) => !actions.has(operation)),
        )?.last;
    if (!other) return undefined;
    const places = [...one.last].flatMap(([at, mine]) =>
      at !== 'outcome' && other.get(at) !== mine ? [{ at, with: mine }] : [],
    );
    agreed = agreed ? agreed.filter((place) => places.some((same) => isSame(place, same))) : places;
    if (agreed.length === 0) return undefined;
    const own = steps.slice(0, -1).flatMap(({ id }, index) => (one.outcomes[index] === 'refused' ? [id] : []));
    if (refused && refused.join() !== own.join()) return undefined;
    refused = own;
  }
  return { places: agreed!, refused: new Set(refused) };
}

/** Where the last answer of a session differs between two engines, the same in both worlds; undefined if it does not tell. */
function telling(
  stage: Stage,
  withRule: Engine,
  without: Engine,
  steps: readonly Step[],
  worlds: readonly World[] = stage.worlds,
): Telling | undefined {
  let agreed: Place[] | undefined;
  let refused: string[] | undefined;
  for (const world of worlds) {
    const one = watch(stage, withRule, world, steps);
    const other = one && watch(stage, without, world, steps);
    if (!one || !other || other.isOff) return undefined;
    const before = one.outcomes.slice(0, -1);
    if (before.some((outcome, index) => outcome !== other.outcomes[index])) return undefined;
    const own = steps.slice(0, -1).flatMap(({ id }, index) => (before[index] === 'refused' ? [id] : []));
    if (refused && refused.join() !== own.join()) return undefined;
    refused = own;
    const last = `{$${steps.at(-1)!.id}/`;
    const places = differences(one.last, other.last).filter((place) => !isVacuous(place, last));
    agreed = agreed ? agreed.filter((place) => places.some((same) => isSame(place, same))) : places;
    if (agreed.length === 0) return undefined;
  }
  return { places: agreed!, refused: new Set(refused) };
}

/** Checks whether both predictions are values and one is taken from the last response itself, so that it holds for any response. */
function isVacuous({ with: mine, without }: Place, last: string): boolean {
  const isOwn = (value: Place['with'] | undefined): boolean => typeof value === 'string' && value.startsWith(last);
  return mine !== null && without !== null && (isOwn(mine) || isOwn(without));
}

/** The places where two answers differ. If one is a refusal, this alone. */
function differences(one: View, other: View): Place[] {
  if (one.get('outcome') !== other.get('outcome'))
    return [{ at: 'outcome', with: one.get('outcome')!, without: other.get('outcome')! }];
  return [...new Set([...one.keys(), ...other.keys()])].toSorted().flatMap((at) => {
    const [mine, theirs] = [one.get(at) ?? null, other.get(at) ?? null];
    return mine === theirs ? [] : [{ at, with: mine, without: theirs }];
  });
}

function isSame(one: Place, other: Place): boolean {
  return one.at === other.at && one.with === other.with && one.without === other.without;
}

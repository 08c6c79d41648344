import { boundIn, FOUND_BY_CALLS, referred, type Step } from '../../src/probe/index.ts';
import type { Engine } from '../../src/sandbox/engine/index.ts';
import { createNamer } from './name.ts';
import type { Rules } from './oracle.ts';
import { differences, type Stage, type Tell, type Telling, telling } from './tell.ts';
import type { Session } from './translate.ts';
import { mostOf } from './weight.ts';

/** A session that was played with all rules. */
export interface Base {
  steps: readonly Step[];
  /** The rules that each answer names as its reasons. */
  rules: readonly ReadonlySet<string>[];
  statuses: readonly number[];
  resources: ReadonlySet<string>;
}

/** How many sessions that show a rule are kept for shrinking, of those that say as much. */
const MOST_FOUND = 2;

/** How many sessions are tried of a rule that no answer names. */
const MOST_TRIED = 100;
/** The same of a rule of all resources. */
const MOST_TRIED_OF_ALL = 700;

/** Plays every session once with all rules, and leaves out the steps that refer to nothing. */
export function basesOf({ play, worlds, resourceOf }: Stage, rules: Rules, sessions: readonly Session[]): Base[] {
  const seen = new Set<string>();
  return sessions.flatMap((session) => {
    const playing = play(rules.all, worlds[0], { explains: true });
    const steps: Step[] = [];
    const named: ReadonlySet<string>[] = [];
    const statuses: number[] = [];
    for (const step of session.steps) {
      const answer = playing.next(step);
      if (!answer) continue;
      steps.push(step);
      named.push(answer.rules);
      statuses.push(answer.status);
    }
    const key = JSON.stringify(steps);
    if (steps.length === 0 || seen.has(key)) return [];
    seen.add(key);
    return [{ steps, rules: named, statuses, resources: new Set(steps.map(({ operation }) => resourceOf(operation))) }];
  });
}

/**
 * The sessions, each cut after an answer that names a rule as its reason and is another without it: those whose values say most come
 * first, and of these the shortest.
 *
 * @param isEnd Whether a session may end with a step.
 */
export function sessionsNaming(
  tell: Tell,
  bases: readonly Base[],
  rule: string,
  isEnd: (step: Step) => boolean,
  limit = MOST_FOUND,
): Step[][][] {
  const cut = bases.flatMap(({ steps, rules: named }) => {
    const index = named.findIndex((own, at) => own.has(rule) && isEnd(steps[at]!));
    return index < 0 ? [] : [needed(steps.slice(0, index + 1)), steps.slice(0, index + 1)];
  });
  const found = createFound(limit);
  for (const steps of distinct(cut).toSorted(byEffort).slice(0, 60)) {
    if (found.isFull()) break;
    found.add(steps, tell(steps));
  }
  return found.groups();
}

/** Keeps the first sessions that say as much, for each of how much. */
function createFound(limit: number) {
  const all: { steps: Step[]; most: number }[] = [];
  const of = (most: number): Step[][] =>
    all
      .filter((one) => one.most === most)
      .map(({ steps }) => steps)
      .slice(0, limit);
  return {
    add: (steps: Step[], told: Telling | undefined): void => {
      // What an owner has to make beforehand is worse than a value that says little.
      if (told) all.push({ steps, most: mostOf(told.places, steps) - ownersIn(steps) * MOST });
    },
    isFull: (): boolean => of(MOST).length >= limit,
    groups: (): Step[][][] => [...new Set(all.map(({ most }) => most))].toSorted((one, other) => other - one).map(of),
  };
}

/** How much a place says at most. */
const MOST = 3;

/** Sessions that need no record of an owner come first, and then the shorter ones. */
export function byEffort(one: readonly Step[], other: readonly Step[]): number {
  return ownersIn(one) - ownersIn(other) || one.length - other.length;
}

function ownersIn(steps: readonly Step[]): number {
  return [...boundIn(steps)].filter((name) => !FOUND_BY_CALLS.test(name)).length;
}

/** The steps that the last one refers to, and those that these refer to. */
export function needed(steps: readonly Step[]): Step[] {
  const wanted = new Set([steps.at(-1)!.id]);
  return steps
    .toReversed()
    .filter((step) => {
      if (!wanted.has(step.id)) return false;
      for (const id of referred(step)) wanted.add(id);
      return true;
    })
    .toReversed();
}

function distinct(sessions: readonly Step[][]): Step[][] {
  return [
    ...new Map(sessions.map((steps) => [JSON.stringify(steps.map(({ id: _, ...step }) => step)), steps])).values(),
  ];
}

/**
 * The sessions, each cut after the first answer that is another without a rule, in the order of {@link sessionsNaming}.
 *
 * @param without What answers without the rule, or with another form of it.
 * @param isEnd Whether a session may end with a step.
 */
export function sessionsDiffering(
  stage: Stage,
  rules: Rules,
  bases: readonly Base[],
  rule: string,
  without: Engine,
  isEnd: (step: Step) => boolean,
  limit = MOST_FOUND,
): Step[][][] {
  const resources = rules.resourcesOf(rule);
  const found = createFound(limit);
  const isNear = (base: Base): boolean =>
    base.steps.some(isEnd) && (resources.size === 0 || [...resources].some((one) => base.resources.has(one)));
  for (const { steps } of bases
    .filter(isNear)
    .toSorted((base, next) => byEffort(base.steps, next.steps))
    .slice(0, resources.size === 0 ? MOST_TRIED_OF_ALL : MOST_TRIED)) {
    if (found.isFull()) break;
    const index = firstDifference(stage, rules.all, without, steps, isEnd);
    if (index === undefined) continue;
    const cut = steps.slice(0, index + 1);
    found.add(cut, telling(stage, rules.all, without, cut));
  }
  return found.groups();
}

/** The first step of a session whose answer is another one, by the places that are compared. */
function firstDifference(
  { play, worlds, operations }: Stage,
  one: Engine,
  other: Engine,
  steps: readonly Step[],
  isEnd: (step: Step) => boolean,
): number | undefined {
  const [world] = worlds;
  const [mine, theirs] = [play(one, world), play(other, world)];
  const [my, their] = [createNamer(world.run, world.today), createNamer(world.run, world.today)];
  for (const [index, step] of steps.entries()) {
    const [answer, theirAnswer] = [mine.next(step), theirs.next(step)];
    if (!answer || !theirAnswer || theirAnswer.status === 501) return undefined;
    const isEqual =
      answer.status === theirAnswer.status && JSON.stringify(answer.body) === JSON.stringify(theirAnswer.body);
    const operation = operations.get(step.operation)!;
    const [view, theirView] = [my.view(step, answer, operation), their.view(step, theirAnswer, operation)];
    if (!isEqual && isEnd(step) && differences(view, theirView).length > 0) return index;
  }
  return undefined;
}

/** The sessions that call an action, each cut after a call that follows it, in the order of {@link sessionsNaming}. */
export function sessionsCalling(
  tell: Tell,
  bases: readonly Base[],
  operations: ReadonlySet<string>,
  limit = MOST_FOUND,
): Step[][][] {
  const found = createFound(limit);
  for (const { steps, statuses } of bases.toSorted((one, other) => byEffort(one.steps, other.steps))) {
    if (found.isFull()) break;
    const index = steps.findIndex(({ operation }, place) => operations.has(operation) && statuses[place]! < 300);
    if (index < 0) continue;
    // What an action does is best seen by a later read; only then by its own answer.
    const ends = steps.flatMap((_, place) => (place > index ? [place] : []));
    const end = [...ends, index].find((place) => tell(steps.slice(0, place + 1)));
    if (end !== undefined) found.add(steps.slice(0, end + 1), tell(steps.slice(0, end + 1)));
  }
  return found.groups();
}

import type { Commit, Engine } from '../../sandbox/engine/index.ts';
import {
  makerOf,
  type Place,
  type ProbeName,
  type Sign,
  type Step,
  see,
  sharedIn,
} from '../../verifier/probe/index.ts';
import type { Rules } from './oracle.ts';
import type { Stage, ToldSession } from './tell.ts';

export interface Reactions {
  /** Counts the rules that show something else at a place than the session does with all rules. */
  disturbing(place: Place): number;
  /**
   * The rules whose absence, or an alternative of them, answers a session as that of its own rule does, and those that refuse its last
   * call with all rules: without all of these together, it might be taken.
   */
  looksAlike(places: readonly Place[]): string[];
  /** The others whose absence, or an alternative of them, shows something else at one of the places than either prediction has. */
  touchedBy(places: readonly Place[]): string[];
}

/** Plays a session without each of the other assumed rules, and with their alternatives. */
export function reactionsTo(stage: Stage, rules: Rules, { rule }: ProbeName, shown: ToldSession): Reactions {
  const resources = touchedBy(stage, rules.all, shown);
  // A rule of resources that no step is about, and that none changes, changes no answer here.
  const isNear = (id: string): boolean => {
    const owners = rules.resourcesOf(id);
    return owners.size === 0 || [...owners].some((one) => resources.has(one) || !stage.hasOperations(one));
  };
  const refusing = refusedBy(stage, rules.all, shown);
  // Whether shared records are new or in use may change what a rule does.
  const worlds = sharedIn(shown.steps).size > 0 ? stage.worlds : [stage.worlds[0]];
  const signs = new Map<string, ReadonlyMap<string, Sign>[]>();
  for (const { id } of rules.assumed) {
    if (id === rule || !isNear(id)) continue;
    const engines = [rules.without(id), ...rules.alternativesOf(id).map((form) => rules.inForm(id, form))];
    signs.set(
      id,
      engines.flatMap((engine) => worlds.flatMap((world) => signsOf(stage, engine, shown, world) ?? [])),
    );
  }
  const looksAlike = (places: readonly Place[]): string[] =>
    rules.assumed.flatMap(({ id }) => {
      const isAlike = signs.get(id)?.some((own) => places.every(({ at }) => own.get(at) === 'without'));
      return id !== rule && (refusing.has(id) || isAlike) ? [id] : [];
    });
  return {
    looksAlike,
    touchedBy: (places) => {
      const alike = new Set(looksAlike(places));
      const isTouched = (own: ReadonlyMap<string, Sign>): boolean => {
        const shown = new Set(places.map(({ at }) => own.get(at)));
        return !shown.has('none') && (shown.has('other') || shown.size > 1);
      };
      return [...signs].flatMap(([id, all]) => (!alike.has(id) && all.some(isTouched) ? [id] : []));
    },
    disturbing: ({ at }) =>
      [...signs.values()].filter((all) => all.some((own) => own.get(at) !== 'with' && own.get(at) !== 'none')).length,
  };
}

/**
 * Returns what a session's last response shows at its places, as a run reads it; undefined if an earlier request has another
 * outcome.
 *
 * @param world World to play the session in; the first account by default.
 */
export function signsOf(
  { play, worlds, operations }: Pick<Stage, 'play' | 'worlds' | 'operations'>,
  engine: Engine,
  { steps, places, refused }: ToldSession,
  world = worlds[0],
): ReadonlyMap<string, Sign> | undefined {
  const playing = play(engine, world);
  for (const [index, step] of steps.entries()) {
    const answer = playing.next(step);
    if (!answer) return undefined;
    if (index < steps.length - 1) {
      if (answer.status < 300 === refused.has(step.id)) return undefined;
      continue;
    }
    const operation = operations.get(step.operation)!;
    return new Map(places.map((place) => [place.at, see(place, answer, operation, playing.known).sign]));
  }
  return undefined;
}

/**
 * The steps of a session whose records the sandbox does not delete afterwards, newest first, although an operation deletes such, and
 * the shared records of which this is so.
 */
export function leavesOf({ play, worlds, operations }: Stage, engine: Engine, steps: readonly Step[]): string[] {
  const playing = play(engine, worlds[0]);
  const answers = new Map(steps.map((step) => [step.id, playing.next(step)]));
  const isDeleted = (id: string, operation: string, path: Record<string, string>): boolean => {
    const deleted = playing.next({ id: `${id}-gone`, operation, path });
    return deleted !== undefined && (deleted.status < 300 || deleted.status === 404);
  };
  const own = steps.toReversed().flatMap(({ id, operation, path = {} }) => {
    const { id: at, undo } = operations.get(operation)!;
    const answer = answers.get(id);
    if (at === undefined || !undo || !answer || answer.status >= 300) return [];
    const ids = Object.entries(undo.path).map(([name, text]) => [
      name,
      text === '{id}' ? `{$${id}${at}}` : path[name]!,
    ]);
    return isDeleted(id, undo.operation, Object.fromEntries(ids)) ? [] : [id];
  });
  const shared = [...sharedIn(steps)].filter((name) => {
    const { undo } = operations.get(makerOf(name).operation)!;
    const ids = Object.keys(undo?.path ?? {}).map((key) => [key, `{shared.${name}}`]);
    return undo && !isDeleted(name, undo.operation, Object.fromEntries(ids));
  });
  return [...own, ...shared];
}

/** The resources that a session is about, and those whose records it changes. */
function touchedBy({ play, worlds, resourceOf }: Stage, engine: Engine, { steps }: ToldSession): Set<string> {
  const touched = new Set(steps.map(({ operation }) => resourceOf(operation)));
  const onCommit = ({ changes }: Commit): void => {
    for (const { resource } of changes) touched.add(resource);
  };
  const playing = play(engine, worlds[0], { store: worlds[0].open(engine).fork({ onCommit }) });
  for (const step of steps) playing.next(step);
  return touched;
}

/** The rules that refuse the last call of a session; none if it is taken. */
function refusedBy({ play, worlds }: Stage, engine: Engine, { steps }: ToldSession): ReadonlySet<string> {
  const playing = play(engine, worlds[0], { explains: true });
  const answers = steps.map((step) => playing.next(step));
  const last = answers.at(-1);
  return last && last.status >= 300 ? last.rules : new Set();
}

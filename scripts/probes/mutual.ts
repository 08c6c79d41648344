import { type ProbeName, see } from '../../src/probe/index.ts';
import type { Commit, Engine } from '../../src/sandbox/engine/index.ts';
import type { Rules } from './oracle.ts';
import type { Shrunk } from './shrink.ts';
import type { Stage } from './tell.ts';

/** Whether an engine answers a probe as if the rule were off. */
function answersWithout(
  { play, worlds, operations }: Stage,
  engine: Engine,
  { steps, places, refused }: Shrunk,
): boolean {
  const playing = play(engine, worlds[0]);
  for (const [index, step] of steps.entries()) {
    const answer = playing.next(step);
    if (!answer) return false;
    if (index < steps.length - 1) {
      if (answer.status < 300 === refused.has(step.id)) return false;
      continue;
    }
    const operation = operations.get(step.operation)!;
    return places.every((place) => see(place, answer, operation, playing.known).sign === 'without');
  }
  return false;
}

/**
 * The other assumed rules whose absence, or an alternative of them, answers a probe as that of its own rule does, and those that refuse its last call with all
 * rules: without all of these together, it might be taken.
 */
export function looksAlike(stage: Stage, rules: Rules, { rule }: ProbeName, shrunk: Shrunk): string[] {
  const resources = touchedBy(stage, rules.all, shrunk);
  // A rule of resources that no step is about, and that none changes, changes no answer here.
  const isNear = (id: string): boolean => {
    const owners = rules.resourcesOf(id);
    return owners.size === 0 || [...owners].some((one) => resources.has(one) || !stage.hasOperations(one));
  };
  const refusing = refusedBy(stage, rules.all, shrunk);
  const answers = (id: string): boolean =>
    answersWithout(stage, rules.without(id), shrunk) ||
    rules.alternativesOf(id).some((form) => answersWithout(stage, rules.inForm(id, form), shrunk));
  return rules.assumed.flatMap(({ id }) =>
    id !== rule && (refusing.has(id) || (isNear(id) && answers(id))) ? [id] : [],
  );
}

/** The resources that a session is about, and those whose records it changes. */
function touchedBy({ play, worlds, resourceOf }: Stage, engine: Engine, { steps }: Shrunk): Set<string> {
  const touched = new Set(steps.map(({ operation }) => resourceOf(operation)));
  const onCommit = ({ changes }: Commit): void => {
    for (const { resource } of changes) touched.add(resource);
  };
  const playing = play(engine, worlds[0], { store: worlds[0].open(engine).fork({ onCommit }) });
  for (const step of steps) playing.next(step);
  return touched;
}

/** The rules that refuse the last call of a session; none if it is taken. */
function refusedBy({ play, worlds }: Stage, engine: Engine, { steps }: Shrunk): ReadonlySet<string> {
  const playing = play(engine, worlds[0], { explains: true });
  const answers = steps.map((step) => playing.next(step));
  const last = answers.at(-1);
  return last && last.status >= 300 ? last.rules : new Set();
}

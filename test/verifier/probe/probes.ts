import { expect } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { readAsPredicted } from '../../../scripts/probes/generate.ts';
import { leavesOf } from '../../../scripts/probes/mutual.ts';
import { probedOperations } from '../../../scripts/probes/operations.ts';
import { createRules } from '../../../scripts/probes/oracle.ts';
import { createPlayer } from '../../../scripts/probes/play.ts';
import { createTell, type Stage, watch } from '../../../scripts/probes/tell.ts';
import { worldsOf } from '../../../scripts/probes/worlds.ts';
import { type shippedControls, shippedProbes } from '../../../verifier/probe/shipped.ts';

const contract = shippedContract();
export const rules = createRules(contract);
const stage: Stage = {
  play: createPlayer(contract),
  worlds: worldsOf(rules),
  operations: probedOperations(contract),
  resourceOf: (id) => contract.plans.get(id)!.resource,
  hasOperations: () => true,
  isDocumented: () => true,
};
export const probes = shippedProbes();
export const MEND = 'run `npm run probes`';

/** Expects each account to accept these controls. */
export function expectTaken(controls: ReturnType<typeof shippedControls>): void {
  const taken = controls.filter(({ steps }) =>
    stage.worlds.every((world) => watch(stage, rules.all, world, steps)?.outcomes.every((one) => one === 'taken')),
  );
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.map(({ rule }) => rule)).toEqual(controls.map(({ rule }) => rule));
}

/** Expects the shared records to be made in each account, and to be used in the second before a session is played. */
export function expectShared(): void {
  const rejected = stage.worlds.flatMap((world) =>
    Object.entries(world.shared).flatMap(([name, steps]) => {
      const { next } = stage.play(rules.all, world);
      return steps.flatMap((step) => ((next(step)?.status ?? 501) < 300 ? [] : [`${name}: ${step.operation}`]));
    }),
  );
  expect(rejected).toEqual([]);
  const [first, second] = stage.worlds.map(({ shared }) => Object.values(shared).map((steps) => steps.length));
  expect(second!.every((count, index) => count > first![index]!)).toBe(true);
}

/** What is wrong with a probe; undefined if it tells of its rule where it says. */
export function problemOf({
  rule,
  negation,
  about,
  steps,
  places,
  leaves = [],
}: (typeof probes)[number]): string | undefined {
  if (!rules.assumed.some(({ id }) => id === rule)) return `${rule} is no assumed rule any more: ${MEND}`;
  const told = createTell(stage, rules, { rule, negation, about })(steps);
  if (!told) return `${rule}: its probe does not tell any more: ${MEND}`;
  const refused = steps.filter(({ refused: own }) => own).map(({ id }) => id);
  if ([...told.refused].join() !== refused.join()) return `${rule}: other steps are refused: ${MEND}`;
  const stale = places.find((place) => !told.places.some((one) => JSON.stringify(one) === JSON.stringify(place)));
  if (stale) return `${rule}: ${stale.at} tells something else: ${MEND}`;
  const read = readAsPredicted(
    stage,
    rules,
    { rule, negation, about },
    { steps: [...steps], places: [...places], refused: told.refused },
  );
  const unread = places.find((place) => !read.includes(place));
  if (unread) return `${rule}: ${unread.at} is not read as it is predicted: ${MEND}`;
  const left = leavesOf(stage, rules.all, steps).join(', ');
  return left === leaves.join(', ') ? undefined : `${rule}: it leaves ${left || 'nothing'}: ${MEND}`;
}

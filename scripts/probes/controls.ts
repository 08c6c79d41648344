import { isNode } from '../../src/contract/index.ts';
import { CONTROL, type Place, type Probe, type ProbeName, type Step } from '../../src/probe/index.ts';
import { isOwn, withLeaves } from './generate.ts';
import type { Rules } from './oracle.ts';
import { needed } from './search.ts';
import { costOf, shrink } from './shrink.ts';
import { type Stage, type Tell, watch } from './tell.ts';

/** How many sessions are tried that might show that an operation is taken. */
const MOST_TRIED = 60;

/** What a control is called that shows that an operation is taken, with or without a rule. */
export function controlName(operation: string, rule?: string): ProbeName {
  return { rule: `control.${operation}`, negation: CONTROL, ...(rule !== undefined && { about: rule }) };
}

/**
 * The cheapest session that shows that an operation is taken, in both worlds; undefined if there is none.
 *
 * @param rule The rule without which it is taken as well; with all rules alone by default.
 */
export function controlOf(
  stage: Stage,
  rules: Rules,
  sessions: readonly { steps: readonly Step[] }[],
  id: string,
  rule?: string,
): Probe | undefined {
  const tell: Tell = (steps, worlds = stage.worlds) => {
    if (steps.at(-1)!.operation !== id) return undefined;
    const isTaken = enginesOf(rules, rule).every((engine) =>
      worlds.every((world) => watch(stage, engine, world, steps)?.outcomes.every((one) => one === 'taken')),
    );
    return isTaken ? { places: [{ at: 'outcome', with: 'taken' }], refused: new Set() } : undefined;
  };
  const cut = sessions.flatMap(({ steps }) => {
    const index = steps.findIndex(({ operation }) => operation === id);
    return index < 0 ? [] : [needed(steps.slice(0, index + 1))];
  });
  const [cheapest] = cut
    .toSorted((one, other) => one.length - other.length)
    .slice(0, MOST_TRIED)
    .flatMap((steps) => (tell(steps) ? [steps] : []))
    .slice(0, 2)
    .flatMap((steps) => shrink(stage, tell, steps) ?? [])
    .filter(({ steps }) => isOwn(stage, steps))
    .toSorted((one, other) => costOf(stage, one.steps) - costOf(stage, other.steps));
  return (
    cheapest &&
    withLeaves(stage, rules, { ...controlName(id, rule), steps: cheapest.steps, places: [], looksAlike: [] })
  );
}

function enginesOf(rules: Rules, rule: string | undefined) {
  return rule === undefined ? [rules.all] : [rules.all, rules.without(rule)];
}

/**
 * A session that shows a field which a rule makes, whether it holds or not, since the request sends it: the service has the field then.
 * Undefined if no place of the probe is one that a request can send.
 */
export function showingControlOf(stage: Stage, rules: Rules, { rule, steps, places }: Probe): Probe | undefined {
  const last = steps.at(-1)!;
  for (const place of places) {
    for (const body of bodiesWith(last.body, place)) {
      const session = [...steps.slice(0, -1), { ...last, body }];
      const isShown = enginesOf(rules, rule).every((engine) =>
        stage.worlds.every((world) => {
          const told = watch(stage, engine, world, session);
          return told?.outcomes.every((one) => one === 'taken') && told.last.has(place.at);
        }),
      );
      const control = { ...controlName(last.operation, rule), steps: session, places: [], looksAlike: [] };
      if (isShown) return withLeaves(stage, rules, control);
    }
  }
  return undefined;
}

/** Whether a probe says without its rule that an operation is refused, or that its answer does not have any of the fields. */
export function needOf({ negation, places }: Probe): 'taken' | 'shown' | undefined {
  if (negation !== 'off') return undefined;
  if (places.some(({ without }) => without === 'refused')) return 'taken';
  const isAbsent = places.every(({ at, without }) => without === null && /^\/.*[^\]]$/.test(at) && !at.includes('#'));
  return isAbsent ? 'shown' : undefined;
}

/** A body that sends what an answer shows at a place, within the envelope of the answer or without one. */
function* bodiesWith(body: unknown, { at, with: value }: Place): Generator<unknown> {
  const keys = at.split('/').slice(1);
  const isValue = typeof value !== 'string' || !/^\{(id|time|\$.*)\}$/.test(value);
  for (const path of [keys.slice(1), keys])
    for (const one of [...(isValue ? [value] : []), true, 'Text', 5])
      if (path.length > 0) yield withValue(body, path, one);
}

function withValue(value: unknown, [key, ...rest]: readonly string[], leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (/^\d+$/.test(key)) {
    const entries: unknown[] = Array.isArray(value) ? [...value] : [];
    entries[Number(key)] = withValue(entries[Number(key)], rest, leaf);
    return entries;
  }
  const object = isNode(value) ? value : {};
  return { ...object, [key]: withValue(object[key], rest, leaf) };
}

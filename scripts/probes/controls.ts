import { isNode } from '../../src/contract/index.ts';
import { CONTROL, type Place, type Probe, type ProbeName } from '../../verifier/probe/index.ts';
import { isOwn, withLeaves } from './generate.ts';
import type { Rules } from './oracle.ts';
import type { ControlSession } from './sessions.ts';
import { type Stage, watch } from './tell.ts';

/** Returns the name of a control that shows that an operation is accepted, with or without a rule. */
export function controlName(operation: string, rule?: string): ProbeName {
  return { rule: `control.${operation}`, negation: CONTROL, ...(rule !== undefined && { about: rule }) };
}

/** The control that a session makes; undefined if a call of it is not taken in one of the worlds, or writes to what it has not made. */
export function controlOf(stage: Stage, rules: Rules, { steps, about }: ControlSession): Probe | undefined {
  const isTaken = enginesOf(rules, about).every((engine) =>
    stage.worlds.every((world) => watch(stage, engine, world, steps)?.outcomes.every((one) => one === 'taken')),
  );
  if (!isTaken || !isOwn(stage, steps)) return undefined;
  const { operation } = steps.at(-1)!;
  return withLeaves(stage, rules, { ...controlName(operation, about), steps, places: [], looksAlike: [] });
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

/**
 * Returns the kind of control that a probe needs: `taken` if it predicts an error response without its rule, `shown` if it predicts
 * that all its fields are missing.
 */
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

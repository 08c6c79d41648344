import { isNode } from '../../src/contract/index.ts';
import { boundIn, FOUND_BY_CALLS, type Place, referred, type Step } from '../../src/probe/index.ts';
import { needed } from './search.ts';
import type { Stage, Tell, Telling } from './tell.ts';
import { mostOf, weightOf } from './weight.ts';
import type { World } from './worlds.ts';

/** A session that shows a rule, as short as it was made. */
export interface Shrunk extends Telling {
  steps: Step[];
}

/** What a session costs: records that stay and what cannot be undone, e-mails, bound records, calls, and what is sent. */
export function costOf({ operations }: Stage, steps: readonly Step[]): number {
  const risks = steps.map(({ operation }) => operations.get(operation)!);
  const stay = risks.filter(({ id, undo }) => id !== undefined && !undo).length;
  const irreversible = risks.filter(({ risk }) => risk === 'irreversible').length;
  const mails = risks.filter(({ risk }) => risk === 'mail').length;
  const bound = [...boundIn(steps)].filter((name) => !FOUND_BY_CALLS.test(name)).length;
  return (
    irreversible * 1e7 + bound * 1e7 + mails * 1e6 + stay * 1e6 + steps.length * 1e4 + JSON.stringify(steps).length
  );
}

/** Drops steps, then what they send, as long as the session shows the rule at a place where it did before, by a value that says as much. */
export function shrink(stage: Stage, tell: Tell, session: readonly Step[]): Shrunk | undefined {
  const [first] = stage.worlds;
  // One world is enough to try; where the other one does not agree with the outcome, both are asked on the way.
  const quick = shrinkIn(stage, tell, session, [first!]);
  const told = quick && tell(quick.steps);
  const meant = quick && new Set(quick.places.map(generic));
  if (told?.places.some((place) => meant!.has(generic(place)))) return { ...told, steps: quick!.steps };
  return shrinkIn(stage, tell, session, stage.worlds);
}

function shrinkIn(stage: Stage, tell: Tell, session: readonly Step[], worlds: readonly World[]): Shrunk | undefined {
  const first = tell(session, worlds);
  if (!first) return undefined;
  const most = mostOf(first.places, session);
  const saying = ({ places }: Telling, steps: readonly Step[]): string[] =>
    places.filter((place) => weightOf(place, steps) >= most).map(generic);
  const meant = new Set(saying(first, session));
  let best: Shrunk = { ...first, steps: [...session] };

  function attempt(steps: Step[]): boolean {
    if (steps.at(-1)?.operation !== session.at(-1)!.operation) return false;
    if (costOf(stage, steps) >= costOf(stage, best.steps)) return false;
    const told = tell(steps, worlds);
    if (!told || mostOf(told.places, steps) < most) return false;
    if (!saying(told, steps).some((place) => meant.has(place))) return false;
    best = { ...told, steps };
    return true;
  }

  attempt(needed(session));
  for (let index = session.length - 2; index >= 0; index -= 1) {
    if (index >= best.steps.length - 1) continue;
    attempt(withoutStep(best.steps, index));
  }
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let index = best.steps.length - 1; index >= 0; index -= 1) {
      if (index < best.steps.length - 1) isBetter = attempt(withoutStep(best.steps, index)) || isBetter;
      const step = best.steps[index];
      if (!step) continue;
      for (const smaller of smallerSteps(step)) {
        if (attempt(best.steps.with(index, smaller))) {
          isBetter = true;
          break;
        }
      }
    }
  }
  return renamed(best);
}

/** The place without what says which record it is about. */
function generic({ at }: Place): string {
  return at
    .replace(/\[.*?\]/g, '[]')
    .replace(/\/\d+/g, '/*')
    .replace(/#order .*/, '#order');
}

/** A session without a step, and without those that refer to it. */
function withoutStep(steps: readonly Step[], index: number): Step[] {
  const gone = new Set([steps[index]!.id]);
  return steps.filter((step, place) => {
    if (place === index) return false;
    if (![...referred(step)].some((id) => gone.has(id))) return true;
    gone.add(step.id);
    return false;
  });
}

/** A step that sends less: without a field, an entry of a list, a parameter; or a line that names no item. */
function* smallerSteps(step: Step): Generator<Step> {
  for (const name of Object.keys(step.query ?? {})) {
    const { [name]: _, ...query } = step.query!;
    yield { ...step, query };
  }
  for (const body of smaller(step.body)) yield { ...step, body };
}

function* smaller(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      if (value.length > 1) yield value.toSpliced(index, 1);
      for (const less of smaller(entry)) yield value.with(index, less);
    }
  } else if (isNode(value)) {
    for (const name of Object.keys(value)) {
      const { [name]: inner, ...others } = value;
      yield others;
      if (name === 'item_id' && typeof inner === 'string')
        yield { ...others, name: 'Line', rate: others['rate'] ?? 10 };
      for (const less of smaller(inner)) yield { ...value, [name]: less };
    }
  } else if (typeof value === 'string' && /^\{run\} ..|.. \{run\}$/.test(value)) {
    yield '{run}';
    yield `{run} ${value.includes('{run} ') ? 'B' : 'A'}`;
  }
}

/** The steps named a, b, c …, wherever they are referred to. */
function renamed({ steps, places, refused }: Shrunk): Shrunk {
  const names = new Map(steps.map(({ id }, index) => [id, index < 26 ? String.fromCharCode(97 + index) : `z${index}`]));
  const rename = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replace(/\{\$(\w+)\//g, (_, id: string) => `{$${names.get(id) ?? id}/`)) as Value;
  return {
    steps: steps.map((step) => ({ ...rename(step), id: names.get(step.id)! })),
    places: rename(places),
    refused: new Set([...refused].map((id) => names.get(id)!)),
  };
}

import type { Place, Probe, ProbeName, Step } from '../../verifier/probe/index.ts';
import { leavesOf, type Reactions, reactionsTo, signsOf } from './mutual.ts';
import type { Rules } from './oracle.ts';
import type { Session } from './sessions.ts';
import { createTell, type Stage, type ToldSession } from './tell.ts';

/** Maximum number of places that decide a probe. More would only add places that a service may show differently. */
const MOST_PLACES = 3;

/** The probe that a session makes; undefined if its last answer does not show the rule. */
export function probeOf(stage: Stage, rules: Rules, { steps, ...asked }: Session): Probe | undefined {
  const told = createTell(stage, rules, asked)(steps);
  if (!told) return undefined;
  const shown = { ...told, steps };
  const places = readAsPredicted(stage, rules, asked, shown);
  if (places.length === 0) return undefined;
  const read = { ...shown, places };
  const reactions = reactionsTo(stage, rules, asked, read);
  const decisive = decisivePlaces(stage, read, reactions);
  const isOpen = rules.operationsOf(asked.rule).size > 0 && asked.negation === 'off';
  const looksAlike = isOpen ? [] : reactions.looksAlike(decisive);
  const probe = written(asked, { ...read, places: decisive }, looksAlike, reactions.touchedBy(decisive));
  return withLeaves(stage, rules, probe);
}

/** Checks whether a session writes only to records that it created or that the account's owner binds. */
export function isOwn({ operations }: Stage, steps: readonly Step[]): boolean {
  return steps.every(({ operation, path = {} }) => {
    const isRead = operations.get(operation)!.method === 'GET';
    return isRead || Object.values(path).every((text) => /^\{(\$|bind\.)/.test(text));
  });
}

/**
 * The places that a run reads as they are predicted: it reads a record and an array with the one record alike, so that a place in one
 * of them may be another one in the answer and the same to it.
 */
export function readAsPredicted(
  stage: Pick<Stage, 'play' | 'worlds' | 'operations'>,
  rules: Rules,
  { rule, negation }: ProbeName,
  shown: ToldSession,
): Place[] {
  const isOpen = negation === 'off' && rules.operationsOf(rule).size > 0;
  const other = negation === 'off' ? rules.without(rule) : rules.inForm(rule, negation);
  const signs = stage.worlds.map((world) => ({
    mine: signsOf(stage, rules.all, shown, world),
    theirs: isOpen ? undefined : signsOf(stage, other, shown, world),
  }));
  return shown.places.filter(({ at }) =>
    signs.every(({ mine, theirs }) => mine?.get(at) === 'with' && (isOpen || theirs?.get(at) === 'without')),
  );
}

/**
 * The places that say most: a refusal, a value that is another one, and only then what is there or is not. What only the contract
 * infers may be left out by a service for no reason, so it decides only where nothing else does. Places that fewer other rules have a
 * hand in come first, and different fields: a service that leaves out one may leave it out by itself.
 */
function decisivePlaces({ isDocumented }: Stage, { steps, places }: ToldSession, { disturbing }: Reactions): Place[] {
  const { operation } = steps.at(-1)!;
  const isSure = ({ at, with: mine, without }: Place): boolean =>
    (mine !== null && without !== null) || isDocumented(operation, at);
  const sure = places.filter(isSure);
  const weighed = (sure.length > 0 ? sure : places)
    .map((place) => ({
      place,
      weight:
        (place.with === null || place.without === null ? MISSING : 0) +
        (String(place.with).startsWith('{$') ? 1 : 0) +
        (place.with === '{id}' || place.with === '{time}' ? 1 : 0) +
        (place.at !== 'outcome' && isHollow(place.with) && isHollow(place.without) ? HOLLOW : 0) +
        disturbing(place) * 2 +
        place.at.split('/').length / 10,
    }))
    .toSorted((one, other) => one.weight - other.weight || (one.place.at < other.place.at ? -1 : 1));
  const lightest = Math.min(...weighed.map(({ weight }) => weight));
  const apart = lightest < MISSING ? MOST_APART : MOST_APART_MISSING;
  const near = weighed.filter(({ weight }) => weight < lightest + apart).map(({ place }) => place);
  const fields = new Set<string>();
  const isFirst = ({ at }: Place): boolean => {
    const { size } = fields;
    return fields.add(at.slice(at.lastIndexOf('/'))).size > size;
  };
  const first = near.filter(isFirst);
  return [...first, ...near.filter((place) => !first.includes(place))].slice(0, MOST_PLACES);
}

/** Weight added to a place that only shows whether a field exists. Lighter places say more. */
const MISSING = 20;

/** Weight added to a place whose values are 0, false or empty in both predictions. */
const HOLLOW = 3;

/** Weight above the lightest place's from which a place no longer decides. It is larger if all places only show missing fields. */
const [MOST_APART, MOST_APART_MISSING] = [2, 8];

/** A probe or a control with the steps that leave something. */
export function withLeaves(stage: Stage, rules: Rules, probe: Probe): Probe {
  const leaves = leavesOf(stage, rules.all, probe.steps);
  return leaves.length > 0 ? { ...probe, leaves } : probe;
}

function written(
  { rule, negation, about }: ProbeName,
  shown: ToldSession,
  looksAlike: readonly string[],
  touchedBy: readonly string[],
): Probe {
  const { steps, refused, places } = shown;
  return {
    rule,
    negation,
    ...(about !== undefined && { about }),
    steps: steps.map((step) => (refused.has(step.id) ? { ...step, refused: true } : step)),
    places,
    looksAlike,
    ...(touchedBy.length > 0 && { touchedBy }),
  };
}

/** Checks whether a value proves little: a service that behaves differently may also return 0, false or nothing. */
function isHollow(value: Place['with'] | undefined): boolean {
  return value === undefined || value === null || value === false || Number(value) === 0;
}

export function isHollowProbe(places: readonly Place[]): boolean {
  return places.every(({ at, with: mine, without }) => at !== 'outcome' && isHollow(mine) && isHollow(without));
}

import { isNode } from '../../src/contract/index.ts';
import type { Place, Shown, Step } from '../../src/probe/index.ts';

/** Whether a value says little: what answers in another way shows a 0, a no or nothing just as well. */
export function isHollow(value: Shown | undefined): boolean {
  return value === undefined || value === null || value === false || Number(value) === 0;
}

/** Whether a probe decides by such values alone. */
export function isHollowProbe(places: readonly Place[]): boolean {
  return places.every(({ at, with: mine, without }) => at !== 'outcome' && isHollow(mine) && isHollow(without));
}

/** How much a place says: 0 with hollow values, 1 with a number that the session itself sends, 3 with one that is computed, 2 otherwise. */
export function weightOf({ at, with: mine, without }: Place, steps: readonly Step[]): number {
  if (at === 'outcome') return 2;
  if (isHollow(mine) && isHollow(without)) return 0;
  if (typeof mine !== 'number' || isHollow(mine)) return 2;
  return steps.some(({ body }) => sends(body, mine)) ? 1 : 3;
}

/** How much the places of a session say that say most; half a step less if all of it is that one field is missing. */
export function mostOf(places: readonly Place[], steps: readonly Step[]): number {
  const most = Math.max(...places.map((place) => weightOf(place, steps)));
  return isOneField(places) ? most - 0.5 : most;
}

/** Whether a session shows no more than that one field is there or is missing, which a service may leave out by itself. */
function isOneField(places: readonly Place[]): boolean {
  const isField = ({ at, with: mine, without }: Place): boolean =>
    /^\/[^#]*[^\]]$/.test(at) && (mine === null || without === null);
  return places.every(isField) && new Set(places.map(({ at }) => at.slice(at.lastIndexOf('/')))).size === 1;
}

function sends(value: unknown, number: number): boolean {
  if (typeof value === 'number') return value === number;
  return (Array.isArray(value) || isNode(value)) && Object.values(value).some((inner) => sends(inner, number));
}

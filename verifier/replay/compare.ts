import type { Engine, Id, Plan } from '../../sandbox/engine/index.ts';
import { isIdKey } from './id-pairs.ts';
import { hasRecord, type Shadow } from './shadow.ts';
import { isSame, ORDER, type Where } from './shown.ts';

export interface Comparison {
  plan: Plan;
  shadow: Shadow;
  engine: Engine;
  /** Values of the sandbox, and values of the service. */
  mine: ReadonlyMap<Where, unknown>;
  theirs: ReadonlyMap<Where, unknown>;
  /** True if both show all records of a list. */
  isComplete: boolean;
  /** Ids of the records that the shadow had before this response. */
  knownIds: ReadonlySet<Id>;
}

/** Fields that depend on who calls, when, and where the service runs. */
const IGNORED = /(_time|_url|_formatted|^date_description|_by|^price_precision|_symbol)$/;

/** @returns Whether they agree, by where they can be compared. */
export function compare(comparison: Comparison): Map<Where, boolean> {
  const { mine, theirs, shadow, plan, isComplete } = comparison;
  const results = new Map<Where, boolean>();
  const foreign = foreignIds(comparison);
  for (const [where, value] of mine) {
    const their = theirs.get(where);
    if (where === ORDER) {
      if (String(value).includes(',')) results.set(where, value === their);
    } else if (!where.includes('/')) {
      if (plan.kind !== 'list') continue;
      if (their === true) results.set(where, true);
      else if (isComplete && shadow.created.has(where)) results.set(where, false);
    } else if (their !== undefined && isJudged(comparison, where, value, foreign))
      results.set(where, isSame(value, their));
  }
  if (plan.kind === 'list')
    for (const where of theirs.keys()) if (shadow.created.has(where) && !mine.has(where)) results.set(where, false);
  return results;
}

function isJudged(
  { shadow, engine, plan, knownIds }: Comparison,
  where: Where,
  value: unknown,
  foreign: readonly Where[],
): boolean {
  const [id = '', field = ''] = where.split('/');
  if (IGNORED.test(keyOf(where)) || foreign.some((prefix) => where.startsWith(prefix))) return false;
  if (shadow.diverged.has(`${id}/${field}`)) return false;
  const isComputed = [...(engine.computed.get(plan.resource) ?? [])].includes(field);
  if (isComputed && (shadow.tainted.has(id) || shadow.opaque.has(id))) return false;
  if (id === '#' || shadow.created.has(id) || (plan.writes && !knownIds.has(id))) return true;
  // Of a record that was only read, what the recording makes of it is known, and nothing before.
  const before = shadow.baseline.get(where);
  return before !== undefined && !isSame(before, value);
}

/** Where the service names records that the shadow does not have, and what stands next to their ids. */
function foreignIds({ mine, theirs, shadow, engine }: Comparison): Where[] {
  return [...theirs].flatMap(([where, id]) => {
    if (!isIdKey(keyOf(where)) || (mine.has(where) && isSame(mine.get(where), id))) return [];
    return hasRecord(shadow, engine, String(id)) ? [] : [where.replace(/ids?(\/\d+)?$/, '')];
  });
}

/** The last key of a path that is not an index. */
function keyOf(where: Where): string {
  return where.split('/').findLast((key) => !/^\d+$/.test(key)) ?? '';
}

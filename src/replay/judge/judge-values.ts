import type { Call, Engine, Id, Plan } from '../../sandbox/engine/index.ts';
import { claimOfParameter, claimOfRule } from '../claims.ts';
import { compare } from '../compare.ts';
import type { Answered } from '../learn.ts';
import type { Shadow } from '../shadow.ts';
import { isSame, type Shown, shownIn, valuesOf, type Where } from '../shown.ts';
import type { Claim } from '../verdicts.ts';
import { messageOf, placeOf } from './judge-places.ts';
import { skipFirstNumber } from './numbers.ts';
import { ask, deviationOf, type Reach } from './reach.ts';

/** An answer that is compared with that of the service. */
interface Compared {
  /** What the sandbox shows, by where, and what the service shows. */
  mine: ReadonlyMap<Where, unknown>;
  theirs: ReadonlyMap<Where, unknown>;
  /** Whether they agree, wherever they can be compared. */
  results: ReadonlyMap<Where, boolean>;
  /** Records whose order counts. */
  ordered: ReadonlySet<Id>;
  /** Whether both show all records of a list. */
  isComplete: boolean;
}

/**
 * Compares an answer with that of the service. Each rule and parameter that decides a value is confirmed, or has failed.
 *
 * @param engine What answers the call.
 * @param known Records that the shadow had before the answer of the service.
 * @param rename Gives new records the ids that the service gave them.
 * @returns Whether they agree, wherever they can be compared.
 */
export function judgeValues(
  reach: Reach,
  answered: Answered,
  engine: Engine,
  known: ReadonlySet<Id>,
  rename: (id: Id) => Id,
): ReadonlyMap<Where, boolean> {
  const { oracle, shadow } = reach;
  const { plan } = answered;
  const call = plan.kind === 'list' ? withoutPaging(answered.call) : answered.call;
  const shownBy = (one: Engine, asked: Call): Shown | undefined => {
    const { status, body } = ask(one, shadow, asked, shadow.store.fork(), rename);
    const id = asked.path[plan.idParameter ?? ''];
    return status < 400 ? shownIn(body, plan, answered.table.idField, id) : undefined;
  };
  const compared = comparedWith(reach, answered, shownBy(engine, call)!, known);
  if (reach.judgesRules) {
    for (const { id } of oracle.rulesFor(plan))
      judge(reach, plan, claimOfRule(oracle, id), compared, shownBy(oracle.without(id), call));
    for (const parameter of parametersOf(plan, call)) {
      const { [parameter]: _, ...query } = call.query;
      judge(reach, plan, claimOfParameter(plan, parameter), compared, shownBy(engine, { ...call, query }));
    }
  }
  judgeCauses(reach, plan, compared.results);
  updateBaseline(shadow, compared);
  return compared.results;
}

/** Where both show the same of a record that was only read, a later difference says something. */
function updateBaseline({ baseline }: Shadow, { mine, theirs }: Compared): void {
  for (const [where, value] of mine) {
    if (theirs.has(where) && isSame(value, theirs.get(where))) baseline.set(where, value);
    else baseline.delete(where);
  }
}

function comparedWith(reach: Reach, answered: Answered, own: Shown, known: ReadonlySet<Id>): Compared {
  const { oracle, shadow } = reach;
  const { plan, shown, call } = answered;
  const ordered = new Set([...own.records.keys()].filter((id) => shown.records.has(id) && shadow.created.has(id)));
  const [mine, theirs] = [valuesOf(own, ordered), valuesOf(shown, ordered)];
  const isComplete = shown.isLast && Number(call.query['page'] ?? 1) === 1;
  const results = compare({ plan, shadow, engine: oracle.engine, mine, theirs, isComplete, known });
  skipFirstNumber(reach, answered, results);
  return { mine, theirs, results, ordered, isComplete };
}

/** Judges a claim by what the sandbox would show without it; nothing if it would refuse the call then. */
function judge(reach: Reach, plan: Plan, claim: Claim, compared: Compared, other: Shown | undefined): void {
  if (!other) return;
  const { mine, theirs, results, ordered, isComplete } = compared;
  const without = valuesOf(other, ordered);
  const decided = [...results.keys()].filter((where) => mine.get(where) !== without.get(where));
  const leavesOut =
    plan.kind === 'list' &&
    isComplete &&
    [...other.records.keys()].some((id) => reach.shadow.created.has(id) && !mine.has(id));
  if (decided.length === 0 && !leavesOut) return;
  const failed = decided.find((where) => !results.get(where));
  if (failed === undefined) reach.verdicts.confirmed(claim);
  else reach.verdicts.failed(claim, deviationOf(reach, plan, placeOf(failed, plan), messageOf(failed, mine, theirs)));
}

/** What earlier calls did to a field shows when it is read. */
function judgeCauses({ shadow, verdicts, ...source }: Reach, plan: Plan, results: Compared['results']): void {
  for (const [where, isEqual] of results) {
    const cause = shadow.causes.get(where);
    if (!cause) continue;
    shadow.causes.delete(where);
    if (isEqual) verdicts.confirmed(cause);
    else verdicts.failed(cause, deviationOf(source, plan, placeOf(where, plan), 'is not what the call makes it'));
  }
}

/** The parameters of a list that choose or sort records. */
function parametersOf({ filters, query }: Plan, call: Call): string[] {
  const names = new Set([...filters.map(({ parameter }) => parameter), 'filter_by', 'search_text', 'sort_column']);
  return [...names].filter((name) => query.includes(name) && call.query[name] !== undefined);
}

/** Where a page ends depends on records that a recording may not show. */
function withoutPaging(call: Call): Call {
  const { page: _, per_page: __, ...query } = call.query;
  return { ...call, query };
}

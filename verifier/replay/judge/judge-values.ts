import type { Call, Engine, Explanation, Id, Plan, Store } from '../../../sandbox/engine/index.ts';
import { claimOfParameter, claimOfRule } from '../claims.ts';
import { compare } from '../compare.ts';
import type { Answered } from '../learn.ts';
import type { Shadow } from '../shadow.ts';
import { isSame, type Shown, shownIn, valuesOf, type Where } from '../shown.ts';
import type { Claim, Deviation } from '../verdicts.ts';
import { messageOf, placeOf } from './judge-places.ts';
import { skipFirstNumber } from './numbers.ts';
import { ask, deviationOf, type Reach } from './reach.ts';

/** An answer that is compared with that of the service. */
interface Compared {
  /** Values of the sandbox and of the service, by where they are. */
  mine: ReadonlyMap<Where, unknown>;
  theirs: ReadonlyMap<Where, unknown>;
  /** True where they agree, wherever they can be compared. */
  results: Map<Where, boolean>;
  /** Records whose order counts. */
  ordered: ReadonlySet<Id>;
  /** True if both show all records of a list. */
  isComplete: boolean;
}

/**
 * Compares an answer with that of the service. Each rule and parameter that decides a value is confirmed, or has failed.
 *
 * @param engine What answers the call.
 * @param knownIds Ids of the records that the shadow had before the service's response.
 * @param rename Gives new records the ids that the service gave them.
 * @returns Whether they agree, wherever they can be compared.
 */
export function judgeValues(
  reach: Reach,
  answered: Answered,
  engine: Engine,
  knownIds: ReadonlySet<Id>,
  rename: (id: Id) => Id,
): ReadonlyMap<Where, boolean> {
  const { oracle, shadow } = reach;
  const { plan } = answered;
  const call = plan.kind === 'list' ? withoutPaging(answered.call) : answered.call;
  const shownBy = (candidate: Engine, asked: Call): Shown | undefined => {
    const { status, body } = ask(candidate, shadow, asked, shadow.store.fork(), rename);
    const id = asked.path[plan.idParameter ?? ''];
    return status < 400 ? shownIn(body, plan, answered.table.idField, id) : undefined;
  };
  const compared = comparedWith(reach, answered, shownBy(engine, call)!, knownIds);
  const reasons = reasonsIn(engine, shadow, call, rename);
  leaveOutUncertain(reach, answered, compared, reasons);
  if (reach.judgesRules) {
    const answers = oracle.rulesFor(plan).map(({ id }) => ({ id, other: shownBy(oracle.without(id), call) }));
    const sets = explanations(answers, compared, (rules) => {
      const other = shownBy(oracle.without(...rules), call);
      return other && comparedWith(reach, answered, other, knownIds);
    });
    // What other rules have posted can't be tried, so they may be the reason as well.
    const posting = [...postingRules(reach, compared, reasons)].filter((id) => !sets.flat().includes(id));
    sets.push(...posting.map((id) => [id]));
    const isExplained = sets.length > 0;
    if (isExplained) reach.differences.push({ ...differenceIn(reach, plan, compared), sets });
    for (const { id, other } of answers) judge(reach, plan, claimOfRule(oracle, id), compared, other, isExplained);
    for (const parameter of parametersOf(plan, call)) {
      const { [parameter]: _, ...query } = call.query;
      judge(reach, plan, claimOfParameter(plan, parameter), compared, shownBy(engine, { ...call, query }));
    }
  }
  judgeCauses(reach, plan, compared.results);
  updateBaseline(shadow, compared);
  return compared.results;
}

/** Why the values of the sandbox are as they are, and the records as the call leaves them. */
interface Reasons {
  of(where: Where): readonly Explanation[];
  store: Store;
}

function reasonsIn(engine: Engine, shadow: Shadow, call: Call, rename: (id: Id) => Id): Reasons {
  const store = shadow.store.fork();
  let explanations: readonly Explanation[] | undefined;
  return {
    store,
    of(where) {
      explanations ??= (ask(engine, shadow, { ...call, explains: true }, store, rename).body['explain'] ??
        []) as Explanation[];
      const [, field = ''] = where.split('/');
      return explanations.filter(({ path = '' }) => new RegExp(`(^|\\.)${field}(\\.|\\[|$)`).test(path));
    },
  };
}

function failedIn({ results }: Compared): Where[] {
  return [...results].flatMap(([where, isEqual]) => (isEqual ? [] : [where]));
}

/**
 * Leaves out differences in values that a rule computes from a field the service has not shown. They say nothing about the
 * rule, since the service may not have the field.
 */
function leaveOutUncertain({ shadow }: Reach, { plan }: Answered, compared: Compared, reasons: Reasons): void {
  if (plan.kind === 'create' || shadow.omitted.size === 0) return;
  for (const where of failedIn(compared)) {
    const [id] = where.split('/');
    const isUncertain = reasons
      .of(where)
      .some(({ from }) =>
        from.some(({ record, field = '' }) => record === undefined && shadow.omitted.has(`${id}/${field}`)),
      );
    if (isUncertain) compared.results.delete(where);
  }
}

/** The rules that have posted what the values rest on that differ: it stays posted where another engine answers. */
function postingRules({ oracle }: Reach, compared: Compared, reasons: Reasons): Set<string> {
  const ledgers = new Set(
    failedIn(compared).flatMap((where) =>
      reasons.of(where).flatMap(({ from }) => from.flatMap(({ ledger }) => ledger ?? [])),
    ),
  );
  const rules = new Set<string>();
  for (const [resource, { ruleOf }] of oracle.engine.projections) {
    for (const { data } of ledgers.size > 0 ? reasons.store.all(resource) : []) {
      for (const ledger of ledgers) {
        const rule = ruleOf(data, ledger);
        if (rule !== undefined) rules.add(rule);
      }
    }
  }
  return rules;
}

/** Where both show the same of a record that was only read, a later difference says something. */
function updateBaseline({ baseline }: Shadow, { mine, theirs }: Compared): void {
  for (const [where, value] of mine) {
    if (theirs.has(where) && isSame(value, theirs.get(where))) baseline.set(where, value);
    else baseline.delete(where);
  }
}

function comparedWith(reach: Reach, answered: Answered, predicted: Shown, knownIds: ReadonlySet<Id>): Compared {
  const { oracle, shadow } = reach;
  const { plan, shown, call } = answered;
  const ordered = new Set(
    [...predicted.records.keys()].filter((id) => shown.records.has(id) && shadow.created.has(id)),
  );
  const [mine, theirs] = [valuesOf(predicted, ordered), valuesOf(shown, ordered)];
  const isComplete = shown.isLast && Number(call.query['page'] ?? 1) === 1;
  const results = compare({ plan, shadow, engine: oracle.engine, mine, theirs, isComplete, knownIds });
  skipFirstNumber(reach, answered, results);
  return { mine, theirs, results, ordered, isComplete };
}

/** Limits on how many rules together may explain one difference, and on how many sets of each size are tried. */
const [MOST_TOGETHER, MOST_TRIED] = [3, 60];

/**
 * The smallest sets of rules without which the answer is that of the service; none if they agree, or nothing explains it.
 *
 * @param answers What the sandbox would show without each rule.
 */
function explanations(
  answers: readonly { id: string; other: Shown | undefined }[],
  compared: Compared,
  without: (rules: readonly string[]) => Compared | undefined,
): string[][] {
  if ([...compared.results.values()].every(Boolean)) return [];
  const involved = answers.flatMap(({ id, other }) =>
    other && decidedBy(compared, other).some((where) => !compared.results.get(where)) ? [id] : [],
  );
  for (let size = 1; size <= MOST_TOGETHER; size += 1) {
    const sets = subsets(involved, size);
    if (size > 1 && sets.length > MOST_TRIED) return [];
    const matches = sets.filter((rules) => {
      const other = without(rules);
      return other && [...other.results.values()].every(Boolean);
    });
    if (matches.length > 0) return matches;
  }
  return [];
}

function subsets(rules: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return rules.flatMap((one, index) => subsets(rules.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}

/** The first difference of an answer. */
function differenceIn(reach: Reach, plan: Plan, { mine, theirs, results }: Compared): Deviation {
  const [where] = [...results].find(([, isEqual]) => !isEqual)!;
  return deviationOf(reach, plan, placeOf(where, plan), messageOf(where, mine, theirs));
}

/** Where an answer would be another one without a rule. */
function decidedBy({ mine, results, ordered }: Compared, other: Shown): string[] {
  const without = valuesOf(other, ordered);
  return [...results.keys()].filter((where) => mine.get(where) !== without.get(where));
}

/**
 * Judges a claim by what the sandbox would show without it; nothing if it would refuse the call then.
 *
 * @param isExplained Whether rules explain what is different, so that the claim has not failed by itself.
 */
function judge(
  reach: Reach,
  plan: Plan,
  claim: Claim,
  compared: Compared,
  other: Shown | undefined,
  isExplained = false,
): void {
  if (!other) return;
  const { mine, theirs, results, isComplete } = compared;
  const decided = decidedBy(compared, other);
  const leavesOut =
    plan.kind === 'list' &&
    isComplete &&
    [...other.records.keys()].some((id) => reach.shadow.created.has(id) && !mine.has(id));
  if (decided.length === 0 && !leavesOut) return;
  const failed = decided.find((where) => !results.get(where));
  if (failed === undefined) reach.verdicts.confirmed(claim);
  else if (!isExplained)
    reach.verdicts.failed(claim, deviationOf(reach, plan, placeOf(failed, plan), messageOf(failed, mine, theirs)));
}

/** Judges the effects of earlier calls on a field, which show when it is read. */
function judgeCauses({ shadow, verdicts, ...source }: Reach, plan: Plan, results: Compared['results']): void {
  for (const [where, isEqual] of results) {
    const cause = shadow.causes.get(where);
    if (!cause) continue;
    shadow.causes.delete(where);
    if (isEqual) verdicts.confirmed(cause);
    else verdicts.failed(cause, deviationOf(source, plan, placeOf(where, plan), 'differs from what the request sets'));
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

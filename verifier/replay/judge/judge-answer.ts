import type { Engine, Id } from '../../../sandbox/engine/index.ts';
import { claimOfCall, PAGING } from '../claims.ts';
import { alignIds } from '../id-pairs.ts';
import { type Answered, correct, learnRecords, learnSettings } from '../learn.ts';
import { renameRecord } from '../shadow.ts';
import { shownIn, type Where } from '../shown.ts';
import { engineThatTakes } from './judge-refusal.ts';
import { judgeValues } from './judge-values.ts';
import { followNumbers } from './numbers.ts';
import { ask, deviationOf, goneBy, isPartlyKnown, type Reach } from './reach.ts';

/** Judges a call that the service has carried out, and carries it out. */
export function judgeAnswer(reach: Reach, answered: Answered): void {
  const { oracle, shadow, verdicts } = reach;
  const { plan, call } = answered;
  const knownIds = new Set([...answered.shown.records.keys()].filter((id) => shadow.store.get(plan.resource, id)));
  learnSettings(shadow, plan);
  if (plan.kind === 'list') pairRows(reach, answered);
  if (!plan.writes) learnRecords(shadow, oracle.engine, answered);
  else shadow.pages.clear();
  const engine = engineThatTakes(reach, answered);
  if (!engine) {
    const gone = goneBy(reach, call, plan);
    if (gone) verdicts.failed(gone, deviationOf(reach, plan, '', 'the service still has the record'));
    if (plan.writes) {
      learnRecords(shadow, oracle.engine, answered);
      shadow.baseline.clear();
    }
    for (const id of [...reach.namedIds, ...answered.shown.records.keys()]) shadow.tainted.add(id);
    return;
  }
  if (plan.kind === 'list') judgePages(reach, answered);
  const rename = renaming(reach, answered, engine);
  const isJudged = !plan.writes || !isPartlyKnown(reach);
  const results = isJudged ? judgeValues(reach, answered, engine, knownIds, rename) : new Map<Where, boolean>();
  if (plan.writes) carryOut(reach, answered, engine, rename, isJudged);
  settle(reach, answered, results);
}

/** Gives new records the ids that the service gave them. A trial run shows which is which. */
function renaming({ shadow }: Reach, { call, plan, body }: Answered, engine: Engine): (id: Id) => Id {
  const drawn = new Set<Id>();
  const draw = (id: Id): Id => {
    drawn.add(id);
    return id;
  };
  const ids = plan.writes
    ? alignIds(ask(engine, shadow, call, shadow.store.fork(), draw).body, body, drawn)
    : undefined;
  return (id) => ids?.get(id) ?? id;
}

/** Rows that calls have made without showing their ids get those of the service, in their order. */
function pairRows({ oracle, shadow }: Reach, { call, plan, table, shown }: Answered): void {
  const { body, status } = ask(oracle.engine, shadow, call, shadow.store.fork());
  if (status >= 400) return;
  const mine = [...shownIn(body, plan, table.idField).records.keys()].filter((id) => !shadow.seen.has(id));
  const theirs = [...shown.records.keys()].filter((id) => !shadow.seen.has(id));
  if (mine.length !== theirs.length) return;
  // Oldest first, as the shadow keeps them.
  for (const [index, id] of [...mine.entries()].reverse()) {
    renameRecord(shadow.store, oracle.engine, id, theirs[index]!);
    if (shadow.created.delete(id)) shadow.created.add(theirs[index]!);
  }
}

/** Carries a call out in the shadow, and records what it has set. */
function carryOut(
  { oracle, shadow }: Reach,
  { call, plan, table }: Answered,
  engine: Engine,
  rename: (id: Id) => Id,
  isJudged: boolean,
): void {
  shadow.changes = [];
  ask(engine, shadow, call, shadow.store, rename);
  const claim = claimOfCall(plan, table);
  for (const { resource, id, before, after } of shadow.changes) {
    const idField = oracle.engine.projections.get(resource)?.idField;
    if (!before && isJudged) shadow.created.add(id);
    if (!after) shadow.deleted.set(id, claim);
    if (!isJudged || !before || !after || (plan.kind !== 'transition' && plan.kind !== 'action')) continue;
    for (const field of Object.keys(after)) {
      if (field !== idField && before[field] !== after[field]) shadow.causes.set(`${id}/${field}`, claim);
    }
  }
}

/** Continues with the values of the service, so that one difference does not cause others. */
function settle({ shadow }: Reach, answered: Answered, results: ReadonlyMap<Where, boolean>): void {
  const { plan, table, shown } = answered;
  for (const [id, row] of shown.records) {
    const wrong = [...results].flatMap(([where, isEqual]) =>
      !isEqual && where.startsWith(`${id}/`) ? [where.split('/')[1]!] : [],
    );
    for (const field of wrong) shadow.diverged.add(`${id}/${field}`);
    if (plan.kind === 'create') {
      for (const field of Object.keys(shadow.store.get(plan.resource, id) ?? {}))
        if (!(field in row)) shadow.omitted.add(`${id}/${field}`);
    }
    for (const field of Object.keys(row)) shadow.omitted.delete(`${id}/${field}`);
    correct(shadow, plan, table, id, row, wrong);
  }
  followNumbers(shadow, answered);
}

/** Checks that a row is on one page of a list only, as long as nothing is written. */
function judgePages(reach: Reach, { call, plan, shown }: Answered): void {
  const { page = 1, ...query } = call.query;
  const list = JSON.stringify([plan.operation, call.path, query]);
  const rows = reach.shadow.pages.get(list) ?? new Map<Id, number>();
  reach.shadow.pages.set(list, rows);
  const others = rows.size > 0 && ![...rows.values()].includes(Number(page));
  const repeated = [...shown.records.keys()].some((id) => rows.has(id) && rows.get(id) !== Number(page));
  if (repeated)
    reach.verdicts.failed(PAGING, deviationOf(reach, plan, '', `page ${String(page)} repeats rows of another page`));
  else if (others && shown.records.size > 0) reach.verdicts.confirmed(PAGING);
  for (const id of shown.records.keys()) rows.set(id, Number(page));
}

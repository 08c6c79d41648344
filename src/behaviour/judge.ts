import type { Node } from '../contract/walk.ts';
import type { Answer, Call } from '../sandbox/core/call.ts';
import type { Engine } from '../sandbox/core/engine.ts';
import type { Id } from '../sandbox/core/facts.ts';
import type { Plan } from '../sandbox/core/plan/plan.ts';
import type { Store } from '../sandbox/core/store.ts';
import { claimOfCall, claimOfParameter, claimOfRule, PAGING } from './claims.ts';
import { compare } from './compare.ts';
import { alignIds } from './ids.ts';
import { type Answered, correct, learnNumber, learnRecords } from './learn.ts';
import type { Oracle } from './oracle.ts';
import { around, renameRecord, type Shadow } from './shadow.ts';
import { ORDER, type Shown, shownIn, valuesOf, type Where } from './shown.ts';
import type { Claim, Deviation, Source, Verdicts } from './verdicts.ts';

/** What an exchange is judged by, and where the outcome goes. */
export interface Reach extends Source {
  oracle: Oracle;
  shadow: Shadow;
  verdicts: Verdicts;
  unexplained: Deviation[];
  /** The ids that the call names. */
  named: ReadonlySet<Id>;
}

const ACCEPTED = 'the service accepts what the rule refuses';
const REFUSED = 'the service refuses what no rule refuses';

/** Judges a call that the service has refused. It changes nothing. */
export function judgeRefusal(reach: Reach, { call, plan, table }: Answered): void {
  const { oracle, shadow, verdicts, unexplained } = reach;
  const mine = ask(oracle.engine, shadow, call, shadow.store.fork());
  const gone = goneBy(reach, call, plan);
  if (mine.status >= 400) {
    const rule = mine.headers['x-sandbox-rule'];
    if (rule !== undefined) verdicts.held(claimOfRule(oracle, rule));
    else if (gone) verdicts.held(gone);
    return;
  }
  if (isPartlyKnown(reach)) return;
  const deviation = deviationOf(reach, plan, '', REFUSED);
  if (plan.kind === 'transition' || plan.kind === 'action') verdicts.failed(claimOfCall(plan, table), deviation);
  else unexplained.push(deviation);
}

/** Judges a call that the service has carried out, and carries it out. */
export function judgeAnswer(reach: Reach, answered: Answered): void {
  const { oracle, shadow, verdicts } = reach;
  const { plan, call } = answered;
  const known = new Set([...answered.shown.records.keys()].filter((id) => shadow.store.get(plan.resource, id)));
  if (plan.kind === 'list') pairRows(reach, answered);
  if (!plan.writes) learnRecords(shadow, oracle.engine, answered);
  else shadow.pages.clear();
  const engine = engineThatTakes(reach, answered);
  if (!engine) {
    const gone = goneBy(reach, call, plan);
    if (gone) verdicts.failed(gone, deviationOf(reach, plan, '', 'the service still has the record'));
    if (plan.writes) learnRecords(shadow, oracle.engine, answered);
    for (const id of [...reach.named, ...answered.shown.records.keys()]) shadow.tainted.add(id);
    return;
  }
  if (plan.kind === 'list') judgePages(reach, answered);
  const mismatches = judgeValues(reach, answered, engine, known);
  settle(reach, answered, mismatches);
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

/** The engine with as few rules off as it takes for the call to be carried out. Each rule that refuses it has failed. */
function engineThatTakes(reach: Reach, { call, plan }: Answered): Engine | undefined {
  const { oracle, shadow, verdicts } = reach;
  const mine = ask(oracle.engine, shadow, call, shadow.store.fork());
  if (mine.status < 400) return oracle.engine;
  const rule = mine.headers['x-sandbox-rule'];
  if (rule === undefined) return undefined;
  if (!(isPartlyKnown(reach) && STATEFUL.has(mine.headers['x-sandbox-refusal']!)))
    verdicts.failed(claimOfRule(oracle, rule), deviationOf(reach, plan, '', ACCEPTED));
  const without = oracle.without(rule);
  return ask(without, shadow, call, shadow.store.fork()).status < 400 ? without : undefined;
}

/** Reasons of refusals that go by records which a recording may not show. */
const STATEFUL = new Set(['inUse', 'reference', 'state', 'stock', 'taken']);

/** Whether a call is about records of which the recording does not show all. */
function isPartlyKnown({ shadow, oracle, named }: Reach): boolean {
  const records = around(shadow, oracle.engine, named);
  return [...records].some((id) => shadow.tainted.has(id) || shadow.opaque.has(id) || isOnlyRead(shadow, oracle, id));
}

function isOnlyRead({ store, created }: Shadow, { tables }: Oracle, id: Id): boolean {
  return !created.has(id) && tables.some(({ resource }) => READ.has(resource) && store.get(resource, id) !== undefined);
}

/** Resources whose records others change. */
const READ = new Set(['items', 'compositeItems', 'contacts', 'invoices', 'creditNotes', 'packages', 'salesReturns']);

/** What deleted the record that a call is about. */
function goneBy({ shadow }: Reach, call: Call, { idParameter = '' }: Plan): Claim | undefined {
  return shadow.deleted.get(call.path[idParameter] ?? '');
}

/** Compares an answer with that of the service. Each rule and parameter that decides a value held there, or failed. */
function judgeValues(reach: Reach, answered: Answered, engine: Engine, known: ReadonlySet<Id>): Map<Where, boolean> {
  const { oracle, shadow, verdicts } = reach;
  const { plan, table, shown } = answered;
  const call = plan.kind === 'list' ? withoutPaging(answered.call) : answered.call;
  const drawn = new Set<Id>();
  const first = ask(engine, shadow, call, shadow.store.fork(), (id) => (drawn.add(id), id));
  const renames = plan.writes ? alignIds(first.body, answered.body, drawn) : new Map<Id, Id>();
  const rename = (id: Id): Id => renames.get(id) ?? id;
  const shownBy = (one: Engine, asked: Call): Shown | undefined => {
    const { status, body } = ask(one, shadow, asked, shadow.store.fork(), rename);
    return status < 400 ? shownIn(body, plan, table.idField, asked.path[plan.idParameter ?? ''] ?? '') : undefined;
  };
  const mine = shownBy(engine, call)!;
  const ordered = new Set([...mine.records.keys()].filter((id) => shown.records.has(id) && shadow.created.has(id)));
  const values = valuesOf(mine, ordered);
  const isComplete = shown.isLast && Number(call.query['page'] ?? 1) === 1 && answered.call.query['page'] === undefined;
  const theirs = valuesOf(shown, ordered);
  const compared = compare({ plan, shadow, engine: oracle.engine, mine: values, theirs, isComplete, known });
  skipFirstNumber(reach, answered, compared);

  const judge = (claim: Claim, other: Shown | undefined): void => {
    if (!other) return;
    const without = valuesOf(other, ordered);
    const left = [...without.keys()].filter((where) => !where.includes('/') && where !== ORDER && !values.has(where));
    const isLeftOut = plan.kind === 'list' && isComplete && left.length > 0;
    const decided = [...compared.keys()].filter((where) => values.get(where) !== without.get(where));
    if (decided.length === 0 && !isLeftOut) return;
    const failed = decided.find((where) => !compared.get(where));
    if (failed === undefined) verdicts.held(claim);
    else verdicts.failed(claim, deviationOf(reach, plan, placeOf(failed, plan), messageOf(failed, values, theirs)));
  };
  for (const { id } of oracle.rulesFor(plan)) judge(claimOfRule(oracle, id), shownBy(oracle.without(id), call));
  for (const parameter of parametersOf(plan, call)) {
    const { [parameter]: _, ...query } = call.query;
    judge(claimOfParameter(plan, parameter), shownBy(engine, { ...call, query }));
  }
  judgeCauses(reach, plan, compared);

  if (plan.writes) carryOut(reach, answered, engine, rename);
  for (const [where, value] of values) shadow.baseline.set(where, value);
  return compared;
}

/** What earlier calls did to a field shows when it is read. */
function judgeCauses(reach: Reach, plan: Plan, compared: ReadonlyMap<Where, boolean>): void {
  for (const [where, isEqual] of compared) {
    const cause = reach.shadow.causes.get(where);
    if (!cause) continue;
    reach.shadow.causes.delete(where);
    if (isEqual) reach.verdicts.held(cause);
    else reach.verdicts.failed(cause, deviationOf(reach, plan, placeOf(where, plan), 'is not what the call makes it'));
  }
}

/** Carries a call out in the shadow, and notes what it has set. */
function carryOut(
  { oracle, shadow }: Reach,
  { call, plan, table }: Answered,
  engine: Engine,
  rename: (id: Id) => Id,
): void {
  shadow.changes = [];
  ask(engine, shadow, call, shadow.store, rename);
  const claim = claimOfCall(plan, table);
  for (const { resource, id, before, after } of shadow.changes) {
    const idField = oracle.engine.projections.get(resource)?.idField;
    if (!before) shadow.created.add(id);
    if (!after) shadow.deleted.set(id, claim);
    if (!before || !after || (plan.kind !== 'transition' && plan.kind !== 'action')) continue;
    for (const field of Object.keys(after)) {
      if (field !== idField && before[field] !== after[field]) shadow.causes.set(`${id}/${field}`, claim);
    }
  }
}

/** Goes on from what the service says, so that one difference does not bring others. */
function settle(
  { shadow, oracle }: Reach,
  { call, plan, table, shown }: Answered,
  compared: ReadonlyMap<Where, boolean>,
): void {
  for (const [id, row] of shown.records) {
    const numbers = Object.keys(row).filter(
      (field) => /^[a-z_]*_number$/.test(field) && typeof row[field] === 'string',
    );
    const wrong = [...compared].flatMap(([where, isEqual]) =>
      !isEqual && where.startsWith(`${id}/`) ? [where.split('/')[1]!] : [],
    );
    for (const field of wrong) shadow.diverged.add(`${id}/${field}`);
    correct(shadow, plan, table, id, row, wrong);
    if (plan.kind !== 'create') continue;
    const given = numbers.find((field) => !(field in ((call.body ?? {}) as Node)) && hasNumbering(shadow, plan));
    if (given !== undefined && !oracle.engine.projections.get(plan.resource)!.idField.startsWith(given)) {
      correct(shadow, plan, table, id, row, [given]);
      learnNumber(shadow, plan.resource, row[given] as string);
    }
  }
}

function hasNumbering({ store }: Shadow, { resource }: Plan): boolean {
  return [...store.all('numberings')].some(({ facts }) => facts['kind'] === resource);
}

/** The first number of a series depends on those before, which a recording does not show. */
function skipFirstNumber({ shadow }: Reach, { plan, call }: Answered, compared: Map<Where, boolean>): void {
  if (plan.kind !== 'create' || shadow.numbered.has(plan.resource) || !hasNumbering(shadow, plan)) return;
  for (const where of [...compared.keys()]) {
    const [, field = ''] = where.split('/');
    if (field.endsWith('_number') && !(field in ((call.body ?? {}) as Node))) compared.delete(where);
  }
}

/** A row stands on one page of a list, as long as nothing is written. */
function judgePages(reach: Reach, { call, plan, shown }: Answered): void {
  const { page = 1, ...query } = call.query;
  const list = JSON.stringify([plan.operation, call.path, query]);
  const rows = reach.shadow.pages.get(list) ?? new Map<Id, number>();
  reach.shadow.pages.set(list, rows);
  const others = rows.size > 0 && ![...rows.values()].includes(Number(page));
  const repeated = [...shown.records.keys()].some((id) => rows.has(id) && rows.get(id) !== Number(page));
  if (repeated)
    reach.verdicts.failed(PAGING, deviationOf(reach, plan, '', `page ${String(page)} repeats rows of another page`));
  else if (others && shown.records.size > 0) reach.verdicts.held(PAGING);
  for (const id of shown.records.keys()) rows.set(id, Number(page));
}

function parametersOf({ filters, query }: Plan, call: Call): string[] {
  const names = new Set([...filters.map(({ parameter }) => parameter), 'filter_by', 'search_text', 'sort_column']);
  return [...names].filter((name) => query.includes(name) && call.query[name] !== undefined);
}

function withoutPaging(call: Call): Call {
  const { page: _, per_page: __, ...query } = call.query;
  return { ...call, query };
}

function ask(engine: Engine, shadow: Shadow, call: Call, store: Store, rename?: (id: Id) => Id): Answer {
  return engine.answer(call, store, engine.contextOf(store, shadow.organization, rename));
}

function deviationOf({ file, line }: Reach, { operation }: Plan, place: string, message: string): Deviation {
  return { file, line, operation, place, message };
}

/** A place as reports write it: without ids. */
function placeOf(where: Where, { envelope }: Plan): string {
  const key = 'key' in envelope ? `/${envelope.key}` : '';
  const many = envelope.form === 'list' ? '/*' : '';
  if (where === ORDER) return `response.body${key}`;
  const [, ...keys] = where.split('/');
  return [`response.body${key}${many}`, ...keys.map((name) => (/^\d+$/.test(name) ? '*' : name))].join('/');
}

function messageOf(where: Where, mine: ReadonlyMap<Where, unknown>, theirs: ReadonlyMap<Where, unknown>): string {
  if (where === ORDER) return 'has its rows in another order';
  if (where.includes('/')) return 'is not what the rule makes it';
  if (!mine.has(where)) return 'is listed, and the rule leaves it out';
  return theirs.has(where) ? 'is listed' : 'is left out, and the rule lists it';
}

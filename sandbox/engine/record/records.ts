import { type Refusal, refusalsOf, refuseTogether } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { valuesAt } from '../values/paths.ts';
import { defined, type Id, type RecordData } from '../values/record-data.ts';
import { sentence } from '../values/text.ts';
import type { CoreContext } from './context.ts';
import type { Conventions } from './conventions.ts';
import { type Draft, give } from './draft.ts';
import { childrenIndex, type Resource } from './resource.ts';

/** The draft of a record of any resource. */
type CoreDraft = Draft<Record<string, unknown>>;

export interface Rules {
  /** The tables by resource. */
  tables: ReadonlyMap<string, Resource>;
  conventions: Conventions;
  freezes: boolean;
}

/** Creates a record from what was sent: defaults, references, checks, id, times, and what follows for others. */
export function createRecord(compiled: Resource, store: Store, context: CoreContext, sent: RecordData): RecordData {
  const { idField, resource, created = [] } = compiled.table;
  const time = context.timestamp;
  const draft: CoreDraft = { [idField]: undefined, created_time: time, last_modified_time: time };
  Object.assign(draft, defined(storedOf(compiled, sent)));
  const refused = refusedToPrepare(compiled, context, draft, sent, undefined);
  draft[idField] ??= context.newId();
  const record = context.finish(draft);
  check({ compiled, store, context, record, sent, before: undefined, refused });
  const id = record[idField] as Id;
  store.put(resource, id, record);
  for (const { id: rule, run } of created) context.runRuleOn(rule, record, (one) => run(one, context, sent));
  return store.get(resource, id) ?? record;
}

/** Changes a record by what was sent. */
export function updateRecord(
  compiled: Resource,
  store: Store,
  context: CoreContext,
  conventions: Conventions,
  id: Id,
  sent: RecordData,
  writable: Iterable<string> = [],
): RecordData {
  const { resource, updated = [] } = compiled.table;
  const before = store.get(resource, id)!;
  const merged = defined(before);
  conventions.merge.run(merged, storedOf(compiled, sent), writable);
  const draft: CoreDraft = defined(merged);
  draft['last_modified_time'] = context.timestamp;
  const refused = refusedToPrepare(compiled, context, draft, sent, before);
  const record = context.finish(draft);
  check({ compiled, store, context, record, sent, before, refused });
  store.put(resource, id, record);
  for (const { id: rule, run } of updated) context.runRuleOn(rule, record, (one) => run(one, context, sent, before));
  return store.get(resource, id) ?? record;
}

/** Deletes a record, with the records within it. */
export function deleteRecord(behavior: Rules, store: Store, context: CoreContext, resource: string, id: Id): void {
  const compiled = behavior.tables.get(resource)!;
  const record = store.get(resource, id)!;
  for (const { id: rule, run } of compiled.table.deletion ?? [])
    context.runRuleOn(rule, record, (one) => run(one, context));
  store.remove(resource, id);
  for (const { id: rule, run } of compiled.table.deleted ?? [])
    context.runRuleOn(rule, record, (one) => run(one, context));
  if (!behavior.conventions.childrenGo.run) return;
  for (const { table } of behavior.tables.values()) {
    if (table.parent?.resource !== resource) continue;
    for (const child of store.members(childrenIndex(table.resource), id)) store.remove(child.resource, child.id);
  }
}

/** Returns the stored fields among those that were sent: computed ones are not stored. */
function storedOf({ unstored }: Resource, sent: RecordData): RecordData {
  const fields: CoreDraft = {};
  for (const field of Object.keys(sent)) if (!unstored.has(field)) fields[field] = sent[field];
  return fields;
}

/** Prepares a draft and returns its refusals. A failed custom rule ends the call, because it may have left the draft in any state. */
function refusedToPrepare(...args: Parameters<typeof prepare>): readonly Refusal[] {
  const refused = refusalsOf(() => prepare(...args));
  if (refused.some(({ reason }) => reason === 'customRule')) throw refused[0]!;
  return refused;
}

/** Runs the rules that write to a draft: nothing else does, and each is known to the context. */
function prepare(
  { defaults, table: { prepare = [] } }: Resource,
  context: CoreContext,
  draft: CoreDraft,
  sent: RecordData,
  before: RecordData | undefined,
): void {
  for (const { field, rule, value } of before ? [] : defaults) {
    if (draft[field] !== undefined) continue;
    context.runRuleOn(rule, draft, (one) => give(one, { [field]: value(one, context, sent) }));
  }
  for (const { id, run } of prepare) context.runRuleOn(id, draft, (one) => run(one, context, sent, before));
}

/** A record that is to be put. */
interface Prepared {
  compiled: Resource;
  store: Store;
  context: CoreContext;
  record: RecordData;
  sent: RecordData;
  before: RecordData | undefined;
  /** Errors from preparing the record. With any, it may lack fields. */
  refused: readonly Refusal[];
}

/** References, unique fields and the checks of fields do not depend on each other; other checks may depend on all of them. */
function check({ compiled, store, context, record, sent, before, refused }: Prepared): void {
  const { fieldChecks = [], checks = [] } = compiled.table;
  const begun = (checks: typeof fieldChecks) =>
    checks.map((one) => () => context.runRuleOn(one.id, record, (seen) => one.run(seen, context, before, sent)));
  const independent = [
    ...checksOfReferences(compiled, context, record, before),
    ...checksOfUnique(compiled, store, context, record),
    ...(refused.length > 0 ? [] : begun(fieldChecks)),
  ];
  refuseTogether(independent, [...context.refused, ...refused]);
  refuseTogether(begun(checks));
}

/** An id that was there before is left alone: what it names may have become inactive since. */
function checksOfReferences(
  { refers }: Resource,
  context: CoreContext,
  record: RecordData,
  before: RecordData | undefined,
): (() => void)[] {
  return refers.flatMap((refer) => {
    const { path, rule, isChecked, reference } = refer;
    if (!isChecked) return [];
    const previousIds = new Set(before && valuesAt(before, path).map(({ value }) => value));
    return valuesAt(record, path).flatMap(({ path: idPath, value }) => {
      const check = (one: RecordData): void => checkReference(refer, idPath, value as Id, context, one);
      return previousIds.has(value) ? [] : [() => context.runRuleOn(rule, record, check, placeOf(reference, idPath))];
    });
  });
}

/** Where callers name a record: `taxes[0]` of what is stored as `tax_ids[0]`. */
function placeOf({ sent }: Resource['refers'][number]['reference'], path: string): string {
  return sent === undefined ? path : path.replace(/^\w+/, sent);
}

function checkReference(
  { to, reference }: Resource['refers'][number],
  path: string,
  id: Id,
  context: CoreContext,
  record: RecordData,
): void {
  const resource = to.find((name) => context.get(name, id));
  if (resource === undefined) return context.reject('reference', `${placeOf(reference, path)} ${id} does not exist.`);
  const { active = false, allows } = reference;
  const target = context.get(resource, id)!;
  if (active && target['status'] === 'inactive') {
    context.reject('state', `${sentence(context.describe(resource, target))} is inactive.`);
  }
  allows?.(target, context, record);
}

function checksOfUnique(
  { unique, table }: Resource,
  store: Store,
  context: CoreContext,
  record: RecordData,
): (() => void)[] {
  return unique.map(({ field, rule, isChecked, keyOf }) => () => {
    const key = isChecked ? keyOf(record) : undefined;
    const other = key && store.members(key.index, key.key).find(({ id }) => id !== record[table.idField]);
    if (!other) return;
    const label = context.describe(other.resource, store.get(other.resource, other.id)!);
    context.runRule(rule, () => {
      // An index has found it by this field, which an explanation is to name.
      context.show(other.resource, other.id, field);
      context.reject('taken', `${field} ${JSON.stringify(record[field])} is already used by ${label}.`, field);
    });
  });
}

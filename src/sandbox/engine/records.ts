import { type Compiled, childrenIndex } from './compile-tables.ts';
import type { CoreContext } from './context.ts';
import type { Conventions } from './conventions.ts';
import { defined } from './defined.ts';
import { valuesAt } from './paths.ts';
import type { Facts, Id } from './record-facts.ts';
import { refuseTogether } from './refusal.ts';
import { sentence } from './sentence.ts';
import type { Store } from './store.ts';

/** What an engine knows of behaviour. */
export interface Behaviour {
  /** The tables by resource. */
  tables: ReadonlyMap<string, Compiled>;
  conventions: Conventions;
}

/** Creates a record from what was sent: defaults, references, checks, id, times, and what follows for others. */
export function createRecord(compiled: Compiled, store: Store, context: CoreContext, sent: Facts): Facts {
  const { idField } = compiled.table;
  const draft = withDefaults(compiled, context, storedOf(compiled, sent), sent);
  const prepared = prepare(compiled, context, draft, sent, undefined);
  check(compiled, store, context, prepared, undefined);
  const id = (prepared[idField] as Id | undefined) ?? context.newId();
  const time = context.timestamp;
  const record = { [idField]: id, created_time: time, last_modified_time: time, ...prepared };
  store.put(compiled.table.resource, id, record);
  for (const { id: rule, run } of compiled.table.created ?? []) context.within(rule, () => run(record, context, sent));
  return store.get(compiled.table.resource, id) ?? record;
}

/** Changes a record by what was sent. */
export function updateRecord(
  compiled: Compiled,
  store: Store,
  context: CoreContext,
  conventions: Conventions,
  id: Id,
  sent: Facts,
  writable: Iterable<string> = [],
): Facts {
  const { resource } = compiled.table;
  const before = store.get(resource, id)!;
  const merged = defined(conventions.merge.run(before, storedOf(compiled, sent), writable));
  const prepared = prepare(compiled, context, { ...merged, last_modified_time: context.timestamp }, sent, before);
  check(compiled, store, context, prepared, before);
  store.put(resource, id, prepared);
  for (const { id: rule, run } of compiled.table.updated ?? [])
    context.within(rule, () => run(prepared, context, sent, before));
  return store.get(resource, id) ?? prepared;
}

/** Deletes a record, with the records within it. */
export function deleteRecord(behaviour: Behaviour, store: Store, context: CoreContext, resource: string, id: Id): void {
  const compiled = behaviour.tables.get(resource)!;
  const record = store.get(resource, id)!;
  for (const { id: rule, run } of compiled.table.deletion ?? []) context.within(rule, () => run(record, context));
  store.remove(resource, id);
  for (const { id: rule, run } of compiled.table.deleted ?? []) context.within(rule, () => run(record, context));
  if (!behaviour.conventions.childrenGo.run) return;
  for (const { table } of behaviour.tables.values()) {
    if (table.parent?.resource !== resource) continue;
    for (const child of store.members(childrenIndex(table.resource), id)) store.remove(child.resource, child.id);
  }
}

/** What is stored of what was sent: computed fields are not. */
function storedOf({ unstored }: Compiled, sent: Facts): Facts {
  return Object.fromEntries(Object.entries(sent).filter(([field]) => !unstored.has(field)));
}

function withDefaults(compiled: Compiled, context: CoreContext, sent: Facts, all: Facts): Facts {
  const draft: Record<string, unknown> = defined(sent);
  for (const { field, rule, value } of compiled.defaults) {
    if (draft[field] !== undefined) continue;
    const given = context.within(rule, () => value(draft, context, all));
    if (given !== undefined) draft[field] = given;
  }
  return draft;
}

function prepare(
  { table }: Compiled,
  context: CoreContext,
  draft: Facts,
  sent: Facts,
  before: Facts | undefined,
): Facts {
  return defined(
    (table.prepare ?? []).reduce(
      (record, { id, run }) => context.within(id, () => run(record, context, sent, before) as Facts),
      draft,
    ),
  );
}

/** References, unique fields and the checks of fields do not depend on each other; other checks may depend on all of them. */
function check(compiled: Compiled, store: Store, context: CoreContext, record: Facts, before: Facts | undefined): void {
  const { fieldChecks = [], checks = [] } = compiled.table;
  refuseTogether([
    ...checksOfReferences(compiled, context, record, before),
    ...checksOfUnique(compiled, store, context, record),
    ...fieldChecks.map(
      ({ id, run }) =>
        () =>
          context.within(id, () => run(record, context, before)),
    ),
  ]);
  for (const { id, run } of checks) context.within(id, () => run(record, context, before));
}

/** An id that was there before is left alone: what it names may have become inactive since. */
function checksOfReferences(
  { refers }: Compiled,
  context: CoreContext,
  record: Facts,
  before: Facts | undefined,
): (() => void)[] {
  return refers.flatMap((refer) => {
    const { path, rule, isChecked, reference } = refer;
    if (!isChecked) return [];
    const known = new Set(before && valuesAt(before, path).map(({ value }) => value));
    return valuesAt(record, path).flatMap(({ path: named, value }) => {
      const check = (): void => checkReference(refer, named, value as Id, context, record);
      return known.has(value) ? [] : [() => context.within(rule, check, reference.sent ?? named)];
    });
  });
}

function checkReference(
  { to, reference: { active = false, allows, sent } }: Compiled['refers'][number],
  path: string,
  id: Id,
  context: CoreContext,
  record: Facts,
): void {
  const resource = to.find((name) => context.get(name, id));
  if (resource === undefined) return context.refuse('reference', `${sent ?? path} ${id} does not exist.`);
  const target = context.get(resource, id)!;
  if (active && target['status'] === 'inactive') {
    context.refuse('state', `${sentence(context.describe(resource, target))} is inactive.`);
  }
  allows?.(target, context, record);
}

function checksOfUnique(
  { unique, table }: Compiled,
  store: Store,
  context: CoreContext,
  record: Facts,
): (() => void)[] {
  return unique.map(({ field, rule, isChecked, keyOf }) => () => {
    const key = isChecked ? keyOf(record) : undefined;
    const other = key && store.members(key.index, key.key).find(({ id }) => id !== record[table.idField]);
    if (!other) return;
    const named = context.describe(other.resource, store.get(other.resource, other.id)!);
    const message = `${field} ${String(record[field])} is taken: ${named} has it already.`;
    context.within(rule, () => context.refuse('taken', message, field));
  });
}

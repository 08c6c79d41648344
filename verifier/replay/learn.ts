import {
  AmountError,
  type AnyTable,
  type Call,
  defined,
  type Engine,
  type Id,
  type Plan,
  type RecordData,
  readBody,
} from '../../sandbox/engine/index.ts';
import type { Node } from '../../src/contract/index.ts';
import { idsIn } from './id-pairs.ts';
import type { Shadow } from './shadow.ts';
import type { Shown } from './shown.ts';

/** An answer of the service, with what it is the answer to. */
export interface Answered {
  call: Call;
  plan: Plan;
  table: AnyTable;
  body: Node;
  shown: Shown;
}

/** Takes over the records that an answer shows and the shadow does not have. */
export function learnRecords(shadow: Shadow, engine: Engine, { call, plan, table, shown }: Answered): void {
  if (table.source || plan.resource === 'organizations') return learnOrganization(shadow, shown);
  for (const [id, row] of shown.records) {
    if (!/^\d+$/.test(id) || shadow.deleted.has(id)) continue;
    const stored = shadow.store.get(plan.resource, id);
    if (stored && shadow.created.has(id)) continue;
    const owner = table.parent && plan.parent && { [table.parent.field]: call.path[plan.parent.parameter] };
    if (plan.resource === 'warehouses') learnWarehouse(shadow, row);
    // What is computed of others may go by this record.
    if (!stored) shadow.baseline.clear();
    put(shadow, plan.resource, id, { ...factsOf(engine, table, row), ...owner, ...stored, [table.idField]: id });
  }
}

/** Takes over a setting that no call shows: a call that needs it was carried out. */
export function learnSettings({ store, organization }: Shadow, { resource, kind }: Plan): void {
  if (resource !== 'warehouses' || kind === 'list' || kind === 'action') return;
  store.put('organizations', organization, { ...store.get('organizations', organization)!, has_warehouses: true });
}

/** Records the ids of an answer as seen, or as those of records that the recording does not show. */
export function learnIds(shadow: Shadow, body: Node, isOpaque: boolean): void {
  for (const id of idsIn(body)) {
    if (shadow.seen.has(id)) continue;
    shadow.seen.add(id);
    if (isOpaque) shadow.opaque.add(id);
  }
}

/** Makes stored fields of a record those that the service shows. */
export function correct(
  shadow: Shadow,
  { resource }: Plan,
  table: AnyTable,
  id: Id,
  row: Node,
  fields: Iterable<string>,
): void {
  const data = shadow.store.get(resource, id);
  if (!data || table.source) return;
  const shown = [...fields].filter((field) => data[field] !== undefined && typeof row[field] !== 'object');
  if (shown.length > 0)
    put(shadow, resource, id, { ...data, ...Object.fromEntries(shown.map((field) => [field, row[field]])) });
}

/** Continues the numbers of a resource after one that the service has given. */
export function learnNumber({ store, numbered }: Shadow, resource: string, number: string): void {
  const [, prefix, digits] = /^(.*?)(\d{1,15})$/.exec(number) ?? [];
  const entry = store.all('numberings').find(({ data }) => data['kind'] === resource);
  if (!entry || digits === undefined) return;
  const next = Number(digits) + 1;
  store.put('numberings', entry.id, { ...entry.data, prefix, next, digits: digits.length });
  numbered.add(resource);
}

/** Returns the stored fields of a row, without the computed ones. */
function factsOf(engine: Engine, { resource, computed = [] }: AnyTable, row: Node): RecordData {
  const body = engine.forms.get(resource)!;
  const { fields } = readBody(structuredClone(row), { body, refusesTypes: false });
  for (const { run } of computed) for (const field of Object.keys(run)) delete fields[field];
  return defined(fields);
}

function put(shadow: Shadow, resource: string, id: Id, data: RecordData): void {
  try {
    shadow.store.put(resource, id, data);
  } catch (error) {
    // An amount that can't be exact says nothing of a rule.
    if (!(error instanceof AmountError)) throw error;
    shadow.opaque.add(id);
  }
}

function learnOrganization({ store, organization }: Shadow, { records }: Shown): void {
  const row = records.get(organization);
  const data = store.get('organizations', organization);
  if (row && data) store.put('organizations', organization, { ...data, ...row });
}

/** Warehouses are listed only where there are several, and one of them is the primary one. */
function learnWarehouse({ store, organization }: Shadow, row: Node): void {
  const data = store.get('organizations', organization)!;
  store.put('organizations', organization, { ...data, has_warehouses: true });
  if (row['is_primary'] !== true) return;
  for (const { id, data } of store.all('warehouses')) {
    if (data['is_primary'] && id !== row['warehouse_id']) store.remove('warehouses', id);
  }
}

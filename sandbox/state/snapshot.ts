import { isNode, suggestion } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import {
  AmountError,
  copyOf,
  END_OF_CLOCK,
  type Engine,
  type Id,
  type ObjectForm,
  type RecordData,
  readStored,
  type Store,
  valuesAt,
} from '../engine/index.ts';

/** The form of snapshots that this version writes and reads. */
export const FORMAT = 1;

/**
 * Everything that an organization has, as JSON. It holds data alone, so rules may change between two versions. The journal of
 * `--data` takes it apart and makes it again, key by key, in `sandbox/node/data/journal-entries.ts`.
 */
export interface Snapshot {
  format: typeof FORMAT;
  organizationId: string;
  counters: Readonly<Record<string, number>>;
  /** The records by resource, oldest first. */
  records: Readonly<Record<string, readonly RecordData[]>>;
}

/** A snapshot that can't be used. The message says where and why. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/** Schema of a snapshot. Missing parts are reported below. */
const SNAPSHOT = service.closedOf(
  service.object({
    'format?': {},
    'organizationId?': service.FILLED,
    'counters?': service.ANY_OBJECT,
    'records?': service.ANY_OBJECT,
  }),
);

/** Largest number of records of a snapshot. */
const MAX_RECORDS = 1_000_000;
/** Deepest nesting of a value of a record. */
const MAX_DEPTH = 16;
/** Names that would reach the prototype of an object. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Takes a snapshot of a store. */
export function snapshotOf(store: Store, organizationId: string): Snapshot {
  const records = store.resources().map((resource) => [resource, store.all(resource).map(({ data }) => data)]);
  return copyOf({
    format: FORMAT,
    organizationId,
    counters: store.counters(),
    records: Object.fromEntries(records.filter(([, rows]) => rows!.length > 0)),
  });
}

export type Destination = Pick<Engine, 'projections' | 'forms' | 'references'>;

/**
 * Puts the records of a snapshot into an empty store. The organization gets the id that is given.
 *
 * @returns The paths of fields that the contract does not have any more, such as `taxes.colour`; they are left out.
 * @throws SnapshotError if it is of another format, or is no snapshot.
 */
export function restoreInto(
  store: Store,
  organization: string,
  snapshot: unknown,
  { projections, forms, references }: Destination,
): string[] {
  const { counters, records } = check(snapshot);
  const unknown = new Set<string>();
  for (const [name, value] of Object.entries(counters)) store.setCounter(name, value);
  for (const [resource, rows] of Object.entries(records)) {
    const [form, projection] = [forms.get(resource), projections.get(resource)];
    if (!form || !projection) {
      const near = suggestion(resource, [...forms.keys()]);
      throw new SnapshotError(`records.${resource}: there is no such resource.${near}`);
    }
    for (const [index, row] of rows.entries()) {
      const path = `records.${resource}[${index}]`;
      // The organization gets another id below, whatever its own is.
      const isOwn = resource === 'organizations' && isNode(row);
      const read = isOwn ? { ...row, [projection.idField]: String(index) } : row;
      const data = readRecord(read, form, path, (field) => unknown.add(`${resource}.${field}`));
      const id = data[projection.idField];
      if (typeof id !== 'string' || !/^\d{1,30}$/.test(id)) {
        throw new SnapshotError(`${path}.${projection.idField} must be a string of digits.`);
      }
      if (store.get(resource, id)) throw new SnapshotError(`${path}: two records have the ID ${id}.`);
      put(store, resource, id, data, path);
    }
  }
  checkReferences(store, references);
  const [only, ...others] = store.all('organizations');
  if (!only || others.length > 0)
    throw new SnapshotError('records.organizations must contain exactly one organization.');
  renameOrganization(store, only.id, organization);
  return [...unknown].sort();
}

/** Gives the organization of a store another id. */
export function renameOrganization(store: Store, from: string, to: string): void {
  const record = store.get('organizations', from);
  if (from === to || !record) return;
  store.remove('organizations', from);
  store.put('organizations', to, { ...record, organization_id: to });
}

function put(store: Store, resource: string, id: string, data: RecordData, path: string): void {
  try {
    store.put(resource, id, data);
  } catch (error) {
    if (error instanceof AmountError) throw new SnapshotError(`${path}: ${error.message}.`);
    throw error;
  }
}

/** A record that another one names has to be there, unless its use does not keep it. */
function checkReferences(store: Store, references: Destination['references']): void {
  for (const [resource, its] of references) {
    for (const [index, { data }] of store.all(resource).entries()) {
      for (const { path, to } of its) {
        const missing = valuesAt(data, path).find(({ value }) => !to.some((name) => store.get(name, value as Id)));
        if (missing) {
          throw new SnapshotError(
            `records.${resource}[${index}].${missing.path}: there is no record ${missing.value} among ${to.join(', ')}.`,
          );
        }
      }
    }
  }
}

function readRecord(row: unknown, form: ObjectForm, path: string, onUnknown: (field: string) => void): RecordData {
  checkValue(row, path, 0);
  if (!isNode(row)) throw new SnapshotError(`${path} must be an object.`);
  const read = readStored(row, form);
  if (typeof read === 'string') throw new SnapshotError(`${path}.${read}`);
  for (const field of read.unknown) onUnknown(field.replace(/\[\d+\]/g, '[]'));
  return read.fields;
}

function check(snapshot: unknown): { counters: Record<string, number>; records: Record<string, unknown[]> } {
  if (!isNode(snapshot)) throw new SnapshotError('A snapshot must be an object.');
  const { format, counters, records } = snapshot;
  if (format !== FORMAT) {
    throw new SnapshotError(`format is ${JSON.stringify(format)}, but this version reads only ${FORMAT}.`);
  }
  const problem = service.problemIn(SNAPSHOT, snapshot, 'a field of a snapshot');
  if (problem) throw new SnapshotError(service.sentenceOf(problem));
  if (!isNode(counters) || !isNode(records)) throw new SnapshotError('A snapshot must have counters and records.');
  for (const [name, value] of Object.entries(counters)) {
    if (!Number.isSafeInteger(value) || (value as number) < 0) {
      throw new SnapshotError(`counters.${name} must be a whole number, 0 or more.`);
    }
  }
  if (counters['now'] === undefined) throw new SnapshotError('counters.now, the time on the clock, is missing.');
  if ((counters['now'] as number) > service.LATEST_TIME) throw new SnapshotError(END_OF_CLOCK);
  let count = 0;
  for (const [resource, rows] of Object.entries(records)) {
    if (!Array.isArray(rows)) throw new SnapshotError(`records.${resource} must be an array.`);
    count += rows.length;
  }
  if (count > MAX_RECORDS)
    throw new SnapshotError(`A snapshot can have at most ${MAX_RECORDS} records, but this one has ${count}.`);
  return { counters: counters as Record<string, number>, records: records as Record<string, unknown[]> };
}

function checkValue(value: unknown, path: string, depth: number): void {
  if (depth > MAX_DEPTH) throw new SnapshotError(`${path}: values are nested too deeply.`);
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) {
    if (FORBIDDEN.has(name)) throw new SnapshotError(`${path}: ${name} is not a valid field name.`);
    checkValue((value as RecordData)[name], `${path}.${name}`, depth + 1);
  }
}

import { suggestion } from '../../src/contract/index.ts';
import { ANY_OBJECT, type Schema, TEXT } from '../../src/service/index.ts';
import { type Id, Refusal } from '../engine/index.ts';
import type { Records } from '../state/index.ts';
import type { ResourceName } from '../types/index.ts';
import type { ControlCall } from './route.ts';

/** The parameters by which records are found and ordered. */
export const FIND: Readonly<Record<string, Schema>> = {
  search: TEXT,
  filter: ANY_OBJECT,
  sort: TEXT,
};

interface Find {
  search: string;
  filter: Readonly<Record<string, unknown>>;
  sort: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The ids of the records that a call asks for: in the order of the field `sort`, or else of their creation. Numbers are ordered
 * as such, also in texts; records without the field come first.
 *
 * @throws Refusal if no record has a field that the call names.
 */
export function findRecords(
  { organization, path, query }: ControlCall,
  records: Records<ResourceName>,
  nameOf: (id: Id) => string,
): Id[] {
  const { search, filter, sort } = query as Partial<Find>;
  // Without a question, no record but those of the page is made.
  if (search === undefined && filter === undefined && sort === undefined)
    return organization.store.all(path['resource']!).map(({ id }) => id);
  const candidates = records.list().map((record) => record as Fields);
  refuseUnknown(candidates, [...Object.keys(filter ?? {}), ...(sort === undefined ? [] : [sort])]);
  const idOf = (record: Fields): Id => record[records.idField] as Id;
  const matches = candidates.filter(
    (record) =>
      (search === undefined || holds([nameOf(idOf(record)), ...Object.values(record)], search)) &&
      Object.entries(filter ?? {}).every(([field, value]) => isAlike(record[field], value)),
  );
  if (sort !== undefined) matches.sort((one, other) => order(one[sort], other[sort]));
  return matches.map(idOf);
}

function refuseUnknown(records: readonly Fields[], names: readonly string[]): void {
  const fields = new Set(records.flatMap((record) => Object.keys(record)));
  const unknown = fields.size === 0 ? undefined : names.find((name) => !fields.has(name));
  if (unknown !== undefined)
    throw new Refusal('invalid', `No record has a field ${unknown}.${suggestion(unknown, [...fields])}`);
}

/** Whether one of some values, or a value in it, has a text. */
function holds(values: readonly unknown[], text: string): boolean {
  const wanted = text.toLowerCase();
  return values.some((value) =>
    typeof value === 'object' && value !== null
      ? holds(Object.values(value), text)
      : String(value ?? '')
          .toLowerCase()
          .includes(wanted),
  );
}

function isAlike(value: unknown, wanted: unknown): boolean {
  return String(value ?? '').toLowerCase() === String(wanted ?? '').toLowerCase();
}

const TEXTS = new Intl.Collator('en', { numeric: true });

function order(left: unknown, right: unknown): number {
  const isNumber = (value: unknown): boolean => String(value ?? '').trim() !== '' && Number.isFinite(Number(value));
  return isNumber(left) && isNumber(right)
    ? Number(left) - Number(right)
    : TEXTS.compare(String(left ?? ''), String(right ?? ''));
}

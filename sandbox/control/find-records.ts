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
  ignore_unknown: { type: 'boolean', description: 'ignore a field that no record has, and name it in `ignored`' },
};

interface Find {
  search: string;
  filter: Readonly<Record<string, unknown>>;
  sort: string;
  ignore_unknown: boolean;
}

interface Found {
  ids: Id[];
  /** The fields that it names, no record has, and it wants to be ignored. */
  ignored: string[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The ids of the records that a call asks for: in the order of the field `sort`, or else of their creation. Numbers are ordered
 * as such, also in strings; records without the field come first.
 *
 * @throws Refusal if no record has a field that the call names, unless it wants such fields to be ignored.
 */
export function findRecords(
  { organization, path, query }: ControlCall,
  records: Records<ResourceName>,
  nameOf: (id: Id) => string,
): Found {
  const { search, filter = {}, sort, ignore_unknown: ignoresUnknown = false } = query as Partial<Find>;
  const names = [...Object.keys(filter), ...(sort === undefined ? [] : [sort])];
  // Without a question, no record but those of the page is made.
  if (search === undefined && names.length === 0)
    return { ids: organization.store.all(path['resource']!).map(({ id }) => id), ignored: [] };
  if (search === undefined && names.length === 1 && sort === undefined && names[0] === records.idField) {
    const id = String(filter[records.idField]);
    return { ids: organization.store.get(path['resource']!, id) === undefined ? [] : [id], ignored: [] };
  }
  const candidates = records.list().map((record) => record as Fields);
  const unknown = unknownFields(candidates, names);
  if (unknown[0] && !ignoresUnknown)
    throw new Refusal('invalid', `No record has a field ${unknown[0].name}.${unknown[0].suggested}`);
  const ignored = unknown.map(({ name }) => name);
  const wanted = Object.entries(filter).filter(([field]) => !ignored.includes(field));
  const idOf = (record: Fields): Id => record[records.idField] as Id;
  const matches = candidates.filter(
    (record) =>
      (search === undefined || holds([nameOf(idOf(record)), ...Object.values(record)], search)) &&
      wanted.every(([field, value]) => isAlike(record[field], value)),
  );
  if (sort !== undefined && !ignored.includes(sort)) matches.sort((one, other) => order(one[sort], other[sort]));
  return { ids: matches.map(idOf), ignored };
}

/** Of some fields those that no record has. Without records, nobody can tell. */
function unknownFields(records: readonly Fields[], names: readonly string[]): { name: string; suggested: string }[] {
  const fields = new Set(records.flatMap((record) => Object.keys(record)));
  if (fields.size === 0) return [];
  return names.filter((name) => !fields.has(name)).map((name) => ({ name, suggested: suggestion(name, [...fields]) }));
}

/** Checks whether a string occurs in any of the values, at any depth. */
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

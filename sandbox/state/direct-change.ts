import { isNode, suggestion } from '../../src/contract/index.ts';
import {
  type AnyTable,
  type CoreContext,
  isAmount,
  type RecordData,
  Refusal,
  sentence,
  withArticle,
} from '../engine/index.ts';

/** A record that a test adds or updates directly, with what the checks need to know about it. */
export interface DirectChange {
  table: AnyTable;
  /** The fields as the test passed them. */
  fields: RecordData;
  /** The record's stored data before the change, if it existed. */
  before: RecordData | undefined;
  /** The paths of fields that a stored record does not have: `line_items[0].sku`. */
  unknown: readonly string[];
  /** The names of all fields that are stored. */
  stored: readonly string[];
  /** The names of the fields that are computed or completed when a record is read. */
  computed: readonly string[];
}

/**
 * Checks the names of fields and the state, before the record is there.
 *
 * @throws Refusal if there is no such field, not even a computed one, or no such state.
 */
export function checkNames({ table, fields, unknown, stored, computed }: DirectChange): void {
  const names = unknown.filter((path) => !computed.includes(rootOf(path)));
  if (names.length > 0) throw unknownFields(table, names, [...stored, ...computed]);
  const { states, noun } = table;
  const { status } = fields;
  if (!states || typeof status !== 'string' || status === '') return;
  const { set, follow = [] } = states;
  if ([...set, ...follow].includes(status)) return;
  const hints = [
    ...(set.length > 0 ? [`It may be ${set.join(', ')}.`] : []),
    ...(follow.length > 0
      ? [`${follow.join(', ')} ${follow.length > 1 ? 'are' : 'is'} derived from other records.`]
      : []),
  ];
  throw new Refusal(
    'invalid',
    `status ${status} is not a state of ${withArticle(noun)}. ${hints.join(' ')}${suggestion(status, [...set, ...follow])}`,
  );
}

/**
 * Checks that every computed field in the change has the value that the stored record shows.
 *
 * @param data What is stored of the record.
 * @param shown The record with what is computed.
 * @throws Refusal that says what the field follows from, or that there is no such field.
 */
export function checkComputed(change: DirectChange, data: RecordData, shown: RecordData, context: CoreContext): void {
  const { table, fields, unknown, stored, computed } = change;
  for (const field of Object.keys(fields)) {
    if (!computed.includes(field) || isSet(change, field)) continue;
    const follows = (table.derivedFrom as Readonly<Record<string, Follow>> | undefined)?.[field];
    for (const leaf of leavesOf(fields[field], field, shown[field], data[field])) {
      const { path, value } = leaf;
      const isUnknown = unknown.includes(path);
      if (isAsShown(leaf, follows === null && !isUnknown)) continue;
      if (isUnknown && path !== field && leaf.shown === undefined) throw unknownFields(table, [path], stored);
      const from = typeof follows === 'function' ? follows(data, value, context) : follows;
      throw new Refusal('invalid', `${path}${worded(value)} is derived from ${from ?? 'other records'}.`);
    }
  }
}

/** Checks whether the change sets a state, whichever state results: an invoice that is set to sent may be overdue at once. */
function isSet({ table, fields, before }: DirectChange, field: string): boolean {
  const value = fields[field];
  return field === 'status' && table.states?.set.includes(value as string) === true && before?.[field] !== value;
}

type Follow = string | null | ((record: RecordData, wanted: unknown, context: CoreContext) => string);

/** A value that was given and holds no others, with what is shown and what is stored at its path. */
interface Leaf {
  path: string;
  value: unknown;
  shown: unknown;
  stored: unknown;
  isInner: boolean;
}

/** Checks that no given value is lost: it is shown as it was given, or as rules have stored it. */
function isAsShown({ value, shown, stored, isInner }: Leaf, isMade: boolean): boolean {
  if (value === undefined || value === null || value === '' || isAlike(value, shown)) return true;
  if (isMade) return true;
  return isInner && stored !== undefined && (isAlike(value, stored) || isAlike(shown, stored));
}

function* leavesOf(value: unknown, path: string, shown: unknown, stored: unknown, isInner = false): Generator<Leaf> {
  if (Array.isArray(value)) {
    // Where the contract has one object or an array of them, one may stand alone.
    const [shownRows, storedRows] = [[shown].flat(), [stored].flat()];
    for (const [index, entry] of value.entries()) {
      yield* leavesOf(entry, `${path}[${index}]`, shownRows[index], storedRows[index], true);
    }
  } else if (isNode(value)) {
    for (const [name, inner] of Object.entries(value)) {
      yield* leavesOf(inner, `${path}.${name}`, partOf(shown, name), partOf(stored, name), true);
    }
  } else yield { path, value, shown, stored, isInner };
}

function partOf(value: unknown, name: string): unknown {
  return isNode(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function same(left: unknown, right: unknown): boolean {
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((entry, index) => same(entry, right[index]))
    );
  }
  if (isNode(left)) {
    if (!isNode(right)) return false;
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...names].every((name) => same(left[name], right[name]));
  }
  return left === right;
}

/** Checks whether two scalars are equal. A number may be written as a string. */
function isAlike(left: unknown, right: unknown): boolean {
  return left === right || (isAmount(left) && isAmount(right) && Number(left) === Number(right));
}

function unknownFields({ noun }: AnyTable, paths: readonly string[], names: readonly string[]): Refusal {
  const [first] = paths;
  const near = paths.length === 1 && first === rootOf(first!) ? suggestion(first, names) : '';
  return new Refusal('unknown', `${sentence(withArticle(noun))} has no field ${paths.join(', ')}.${near}`);
}

function rootOf(path: string): string {
  return /^[^.[]*/.exec(path)![0];
}

/** A value in a message, if it is short. */
function worded(value: unknown): string {
  return typeof value === 'object' || String(value).length > 40 ? '' : ` ${String(value)}`;
}

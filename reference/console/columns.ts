import { TELLING_FIELDS } from '../../src/contract/index.ts';
import type { Json } from './control-client.ts';

/** Columns of a table at most. */
const MOST = 6;
/** Columns that are filled up to with other fields. */
const LEAST = 3;

/**
 * Chooses the fields that a table of records shows next to their names.
 *
 * @param idField The field with the id, which no column repeats.
 */
export function columnsOf(records: readonly Json[], names: readonly string[], idField: string): string[] {
  const isShown = (field: string): boolean =>
    records.some((record) => hasText(record[field])) &&
    !records.some((record, index) => hasText(record[field]) && record[field] === names[index]);
  const telling = TELLING_FIELDS.filter(isShown).slice(0, MOST);
  if (telling.length >= LEAST) return telling;
  const others = Object.keys(records[0] ?? {}).filter(
    (field) => field !== idField && !field.endsWith('_id') && !telling.includes(field) && isShown(field),
  );
  return [...telling, ...others].slice(0, LEAST);
}

/** The fields that a table can show: of one value each, without the id. */
export function fieldsOf(records: readonly Json[], idField: string): string[] {
  const names = new Set(records.flatMap((record) => Object.keys(record).filter((field) => hasText(record[field]))));
  names.delete(idField);
  return [...names].toSorted();
}

/** A value as a cell of a table has it: empty if a table can't show it. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.every((entry) => typeof entry !== 'object') ? value.join(', ') : '';
  return typeof value === 'object' || value === undefined ? '' : String(value);
}

function hasText(value: unknown): boolean {
  return textOf(value) !== '';
}

/** Checks whether a field's values are numbers, which are right-aligned. */
export function isNumeric(records: readonly Json[], field: string): boolean {
  const values = records.map((record) => record[field]).filter(hasText);
  return values.every((value) => typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(String(value)));
}

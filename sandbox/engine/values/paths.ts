import { isNode } from '../../../src/contract/index.ts';
import type { RecordData } from './record-data.ts';

/** A value and its path in the record: `mapped_items[0].item_id`. */
export interface ValueAt {
  path: string;
  value: unknown;
}

/** The values at a path such as `tax_id`, `mapped_items[].item_id` or `default_templates.invoice_template_id`. */
export function valuesAt(record: RecordData, path: string): ValueAt[] {
  const [first = '', field] = path.split('.');
  const isList = first.endsWith('[]');
  const name = isList ? first.slice(0, -2) : first;
  if (record[name] === undefined) return [];
  const entries = isList && Array.isArray(record[name]) ? (record[name] as unknown[]) : [record[name]];
  return entries.flatMap((entry, index) => {
    const value = field === undefined ? entry : isNode(entry) ? entry[field] : undefined;
    const path = `${name}${isList ? `[${index}]` : ''}${field === undefined ? '' : `.${field}`}`;
    return value === undefined ? [] : { path, value };
  });
}

/** The paths below one at which a value differs from what it was before. What is new has one path. */
export function changedPaths(before: unknown, after: unknown, path: string): string[] {
  if (before === after || after === undefined) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((entry, index) => changedPaths(before[index], entry, `${path}[${index}]`));
  }
  if (isNode(before) && isNode(after)) {
    return Object.keys(after).flatMap((name) => changedPaths(before[name], after[name], below(path, name)));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
}

/** The value at a path such as `line_items[0].rate`; undefined if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  const keys = path.match(/[^.[\]]+/g) ?? [];
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  );
}

/** The path of a field, or of an entry such as `[0]`, below another path, which is empty for the value itself. */
export function below(path: string, field: string): string {
  return path === '' || field === '' || field.startsWith('[') ? path + field : `${path}.${field}`;
}

/** The fields of an object or the entries of a list, with their paths. */
export function entriesOf(value: unknown, path: string): [path: string, value: unknown][] {
  if (Array.isArray(value)) return value.map((entry, index) => [`${path}[${index}]`, entry]);
  return isNode(value) ? Object.entries(value).map(([name, entry]) => [below(path, name), entry]) : [];
}

export function isAtOrBelow(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[`);
}

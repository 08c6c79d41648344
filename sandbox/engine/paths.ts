import { isNode } from '../../src/contract/index.ts';
import type { Facts } from './record-facts.ts';

/** A value and its path in the record: `mapped_items[0].item_id`. */
export interface ValueAt {
  path: string;
  value: unknown;
}

/** The values at a path such as `tax_id`, `mapped_items[].item_id` or `default_templates.invoice_template_id`. */
export function valuesAt(record: Facts, path: string): ValueAt[] {
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

import { isNode } from '../../contract/walk.ts';

/** A value and where it is: `mapped_items[0].item_id`. */
export interface Place {
  place: string;
  value: unknown;
}

/** The values at a path such as `tax_id`, `mapped_items[].item_id` or `default_templates.invoice_template_id`. */
export function valuesAt(record: Readonly<Record<string, unknown>>, path: string): Place[] {
  let places: Place[] = [{ place: '', value: record }];
  for (const step of path.split('.')) {
    const isList = step.endsWith('[]');
    const field = isList ? step.slice(0, -2) : step;
    places = places.flatMap(({ place, value }) => {
      const inner = isNode(value) ? value[field] : undefined;
      const name = place === '' ? field : `${place}.${field}`;
      if (inner === undefined) return [];
      if (!isList) return [{ place: name, value: inner }];
      return Array.isArray(inner) ? inner.map((entry, index) => ({ place: `${name}[${index}]`, value: entry })) : [];
    });
  }
  return places;
}

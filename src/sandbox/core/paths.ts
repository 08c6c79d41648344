import { isNode } from '../../contract/walk.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A value and where it is: `mapped_items[0].item_id`. */
export interface Place {
  place: string;
  value: unknown;
}

/** Finds the values at a path such as `tax_id`, `mapped_items[].item_id` or `default_templates.invoice_template_id`. */
export interface Path {
  /** Calls a function with each value. */
  each(record: Fields, visit: (value: unknown) => void): void;
  /** The values with their places. */
  places(record: Fields): Place[];
}

/** Reads a path once, for many records. */
export function compilePath(path: string): Path {
  const [first = '', field] = path.split('.');
  const isList = first.endsWith('[]');
  const name = isList ? first.slice(0, -2) : first;

  function* found(record: Fields): Generator<Place> {
    const value = record[name];
    if (value === undefined) return;
    const entries = isList && Array.isArray(value) ? value : [value];
    for (const [index, entry] of entries.entries()) {
      const inner: unknown = field === undefined ? entry : isNode(entry) ? entry[field] : undefined;
      const place = `${name}${isList ? `[${index}]` : ''}${field === undefined ? '' : `.${field}`}`;
      if (inner !== undefined) yield { place, value: inner };
    }
  }

  return {
    each(record, visit) {
      const value = record[name];
      if (value === undefined) return;
      if (field === undefined && !isList) return visit(value);
      for (const { value } of found(record)) visit(value);
    },
    places: (record) => (record[name] === undefined ? [] : [...found(record)]),
  };
}

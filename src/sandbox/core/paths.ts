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

  function each(record: Fields, visit: (value: unknown, index: number) => void): void {
    const value = record[name];
    if (value === undefined) return;
    const entries = isList && Array.isArray(value) ? value : [value];
    for (let index = 0; index < entries.length; index += 1) {
      const entry: unknown = entries[index];
      const inner = field === undefined ? entry : isNode(entry) ? entry[field] : undefined;
      if (inner !== undefined) visit(inner, index);
    }
  }

  return {
    each,
    places(record) {
      const places: Place[] = [];
      each(record, (value, index) => {
        places.push({ place: `${name}${isList ? `[${index}]` : ''}${field === undefined ? '' : `.${field}`}`, value });
      });
      return places;
    },
  };
}

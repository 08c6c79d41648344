import type { Document, Node, Place } from './places.ts';

/** A body with a value at a place. What is missing on the way is made from the schemas. */
export function withValue({ leastOf }: Document, body: unknown, { path, way }: Place, value: unknown): unknown {
  const put = (whole: unknown, depth: number): unknown => {
    const key = path[depth];
    if (key === undefined) return value;
    const given = whole ?? leastOf(way[depth]!);
    if (key === '[]') {
      const [first, ...others] = Array.isArray(given) ? (given as unknown[]) : [];
      return [put(first, depth + 1), ...others];
    }
    const fields = given as Node;
    return { ...fields, [key]: put(fields[key], depth + 1) };
  };
  return put(body, 0);
}

/** The value at a path of a body, that of the first entry for `[]`; undefined if there is none. */
export function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (value as Node | undefined | null)?.[key === '[]' ? '0' : key], body);
}

/** A place as answers write it, such as `body.line_items[0].rate`. */
export function written(path: readonly string[]): string {
  return path.reduce((text, key) => (key === '[]' ? `${text}[0]` : `${text}.${key}`), 'body');
}

/** A copy of a body that names no record which is there: with names and numbers of its own. */
export function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (typeof inner !== 'string') return [field, renamed(inner)];
      if (field === 'upc' || field === 'ean') return [field, `9${inner.slice(1)}`];
      return [field, /^(\w+_)?name$|^sku$|^email$|^(\w+_)?number$/.test(field) ? `${inner} 9` : inner];
    }),
  );
}

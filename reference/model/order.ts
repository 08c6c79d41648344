/** The field that a record is mostly about, where it has one. */
export const MAIN = 'line_items';

interface Orderable {
  name: string;
  required: boolean;
}

/** Sorts fields by how soon a reader needs them: the required ones, the lines, those of a sample in its order, the rest. */
export function inOrder<Field extends Orderable>(fields: readonly Field[], sample: unknown): Field[] {
  const shown = Object.keys(typeof sample === 'object' && sample !== null ? sample : {});
  const rank = ({ name, required }: Orderable): number => {
    if (required) return 0;
    if (name === MAIN) return 1;
    const place = shown.indexOf(name);
    return place < 0 ? Infinity : 2 + place;
  };
  return [...fields].sort((one, other) => Math.sign(rank(one) - rank(other)) || 0);
}

/**
 * A value of JSON that holds each of its repeated parts once. A number stands for the part at that place; a number of the
 * value itself is `{ "": 7 }`.
 */
export type SharedParts = readonly [parts: readonly unknown[], root: unknown];

/** Packs a value of JSON in which no key is empty. */
export function shareParts(value: unknown): SharedParts {
  const counts = countParts(value);
  const places = new Map<string, number>();
  const parts: unknown[] = [];

  function pack(part: unknown): unknown {
    if (typeof part === 'number') return { '': part };
    if (!isPart(part)) return part;
    const text = JSON.stringify(part);
    if (counts.get(text) === 1) return packBelow(part);
    const place = places.get(text) ?? parts.push(packBelow(part)) - 1;
    places.set(text, place);
    return place;
  }

  function packBelow(part: object): unknown {
    return Array.isArray(part)
      ? part.map(pack)
      : Object.fromEntries(Object.entries(part).map(([key, child]) => [key, pack(child)]));
  }

  const root = pack(value);
  return [parts, root];
}

/** Makes the value of its parts. No two places of it are the same object. */
export function unshareParts([parts, root]: SharedParts): unknown {
  function unpack(part: unknown): unknown {
    if (typeof part === 'number') return unpack(parts[part]);
    if (Array.isArray(part)) return part.map(unpack);
    if (!isPart(part)) return part;
    if ('' in part) return part[''];
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, unpack(child)]));
  }
  return unpack(root);
}

/** How often each part occurs, by its text. Within a repeated part, what it holds is counted once. */
function countParts(value: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  function count(part: unknown): void {
    if (!isPart(part)) return;
    const text = JSON.stringify(part);
    const known = counts.get(text) ?? 0;
    counts.set(text, known + 1);
    if (known === 0) Object.values(part).forEach(count);
  }
  count(value);
  return counts;
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

import { isNode } from '../walk.ts';
import type { Shape } from './shape.ts';
import { MAX_LISTED } from './violations.ts';

/** Lists the places of fields in a value that the contract does not have, at most {@link MAX_LISTED}. */
export type ListUnknown = (value: unknown, place: string) => string[];

/** Makes a function that lists the fields that a shape does not have. */
export function createListUnknown(shape: Shape): ListUnknown {
  return (value, place) => {
    // Nearly all requests have none, so whether there are any is asked first, which is much faster than naming them.
    if (!hasUnknown(shape, value)) return [];
    const found: string[] = [];
    collect(shape, value, place, found);
    return found;
  };
}

/** Makes a function that lists the fields of a value whose strings the contract does not name where it names some: `query.filter_by=Lost`. */
export function createListUnknownValues(shape: Shape): ListUnknown {
  let named: [string, readonly unknown[]][] | undefined;
  return (value, place) => {
    if (!isNode(value)) return [];
    named ??= Object.entries(shape.fields ?? {}).flatMap(([name, { known }]) => (known ? [[name, known]] : []));
    return named.flatMap(([name, known]) => {
      const text = value[name];
      return typeof text === 'string' && text !== '' && !known.includes(text) ? [`${place}.${name}=${text}`] : [];
    });
  };
}

function hasUnknown({ fields, items, open }: Shape, value: unknown): boolean {
  if (Array.isArray(value)) return items !== undefined && value.some((entry) => hasUnknown(items, entry));
  if (!isNode(value) || !fields) return false;
  for (const name in value) {
    const below = fields[name];
    const child = value[name];
    if (!below) {
      if (!open) return true;
    } else if (typeof child === 'object' && hasUnknown(below, child)) return true;
  }
  return false;
}

function collect({ fields, items, open }: Shape, value: unknown, place: string, found: string[]): void {
  if (Array.isArray(value)) {
    if (!items) return;
    for (let index = 0; index < value.length && found.length < MAX_LISTED; index += 1)
      collect(items, value[index], `${place}[${index}]`, found);
  } else if (isNode(value) && fields) {
    for (const name of Object.keys(value)) {
      if (found.length >= MAX_LISTED) return;
      const below = fields[name];
      if (below) collect(below, value[name], `${place}.${name}`, found);
      else if (!open) found.push(`${place}.${name}`);
    }
  }
}

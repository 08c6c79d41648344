import { isNode } from '../walk.ts';
import type { Shape } from './shape.ts';
import { MAX_LISTED } from './violations.ts';

/** Collects the places of fields that a shape does not have, until there are as many as are listed. */
export function unknownNames({ fields, items, open }: Shape, value: unknown, place: string, found: string[]): void {
  if (Array.isArray(value)) {
    if (!items) return;
    for (let index = 0; index < value.length && found.length < MAX_LISTED; index += 1)
      unknownNames(items, value[index], `${place}[${index}]`, found);
  } else if (isNode(value) && fields) {
    for (const name of Object.keys(value)) {
      if (found.length >= MAX_LISTED) return;
      if (Object.hasOwn(fields, name)) unknownNames(fields[name]!, value[name], `${place}.${name}`, found);
      else if (!open) found.push(`${place}.${name}`);
    }
  }
}

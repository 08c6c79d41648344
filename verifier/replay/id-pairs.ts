import type { Call, Id } from '../../sandbox/engine/index.ts';
import { isNode } from '../../src/contract/index.ts';

/** Keys whose values are ids, one or several. */
const ID_KEY = /(^|_)ids?$/;

export function isIdKey(key: string): boolean {
  return ID_KEY.test(key);
}

/** The ids in JSON: the digits of keys that are those of ids. */
export function* idsIn(value: unknown, key = ''): Generator<Id> {
  if (Array.isArray(value)) for (const entry of value) yield* idsIn(entry, key);
  else if (isNode(value)) for (const [name, inner] of Object.entries(value)) yield* idsIn(inner, name);
  else if (isIdKey(key)) yield* String(value).match(/\b\d+\b/g) ?? [];
}

/** The ids that a call names, in its URL, its query and its body. */
export function idsOf({ path, query, body }: Call): Set<Id> {
  const { organization_id: _, ...others } = query;
  return new Set([...Object.values(path), ...idsIn(others), ...idsIn(body)]);
}

/**
 * Pairs the new ids of one response with the ids in the same places of another.
 *
 * @param drawn The new ids in `left`.
 * @returns The ids in `right`, by the ids in `left`.
 */
export function alignIds(left: unknown, right: unknown, drawn: ReadonlySet<Id>): Map<Id, Id> {
  const pairs = new Map<Id, Id>();
  const visit = (mine: unknown, theirs: unknown): void => {
    if (Array.isArray(mine) && Array.isArray(theirs)) mine.forEach((entry, index) => visit(entry, theirs[index]));
    else if (isNode(mine) && isNode(theirs)) for (const key of Object.keys(mine)) visit(mine[key], theirs[key]);
    else if (drawn.has(String(mine)) && /^\d+$/.test(String(theirs))) pairs.set(String(mine), String(theirs));
  };
  visit(left, right);
  return pairs;
}

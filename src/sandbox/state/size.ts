import type { Facts } from '../engine/index.ts';

/** About the length of a value as JSON, 0 of none. */
export function sizeOf(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  for (const name in value) size += name.length + 4 + sizeOf((value as Facts)[name]);
  return size;
}

import type { Plan } from '../../../sandbox/engine/index.ts';
import { ORDER, type Where } from '../shown.ts';

/** A place as reports write it: without ids. */
export function placeOf(where: Where, { envelope }: Plan): string {
  const key = 'key' in envelope ? `/${envelope.key}` : '';
  const many = envelope.form === 'list' ? '/*' : '';
  if (where === ORDER) return `response.body${key}`;
  const [, ...keys] = where.split('/');
  return [`response.body${key}${many}`, ...keys.map((name) => (/^\d+$/.test(name) ? '*' : name))].join('/');
}

/** Describes the difference at a place, as the end of a sentence. It quotes no value. */
export function messageOf(
  where: Where,
  mine: ReadonlyMap<Where, unknown>,
  theirs: ReadonlyMap<Where, unknown>,
): string {
  if (where === ORDER) return 'has its rows in another order';
  if (where.includes('/')) return 'differs from what the rule predicts';
  if (!mine.has(where)) return 'is listed, but the rule leaves it out';
  return theirs.has(where) ? 'is listed' : 'is left out, but the rule lists it';
}

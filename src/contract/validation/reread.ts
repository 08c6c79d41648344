import { unescapeToken } from '../references.ts';
import { isNode } from '../walk.ts';
import type { Check, Remark } from './violations.ts';

/** A body in which values are read as the types that the contract states. */
export interface Reread {
  /** Reads another copy of the body in the same way. */
  apply(body: unknown): unknown;
  remarks: Remark[];
}

/** Where a value stands, and what it is read as. */
interface Reading {
  keys: readonly string[];
  value: unknown;
}

/**
 * Reads what a check has just refused for its type alone as the type that is stated: `"5"` as 5, `"true"` as true, 5 as text.
 *
 * @returns Undefined if nothing can be read so.
 */
export function rereadOf({ errors }: Check, body: unknown): Reread | undefined {
  const readings: Reading[] = [];
  const remarks: Remark[] = [];
  for (const { keyword, instancePath, params } of errors ?? []) {
    if (keyword !== 'type') continue;
    const keys = instancePath.split('/').slice(1).map(unescapeToken);
    const sent = keys.reduce((whole, key) => (whole as Readonly<Record<string, unknown>> | undefined)?.[key], body);
    const value = readAs([params['type']].flat() as string[], sent);
    if (value === undefined) continue;
    readings.push({ keys, value });
    remarks.push({ place: placeOf(keys), message: `${inWords(sent)} was read as ${inWords(value)}` });
  }
  if (readings.length === 0) return undefined;
  return { remarks, apply: (copy) => readings.reduce((whole, { keys, value }) => withValue(whole, keys, value), copy) };
}

/** A number as it is usually written, with at most 15 digits, which a number keeps. */
const NUMBER = /^-?(?=[\d.]{1,16}$)\d{1,15}(\.\d+)?$/;

function inWords(value: unknown): string {
  return typeof value === 'string' ? 'text' : typeof value === 'number' ? 'a number' : String(value);
}

function readAs(types: readonly string[], sent: unknown): unknown {
  const isText = typeof sent === 'string';
  if (types.includes('number') || types.includes('integer'))
    return isText && NUMBER.test(sent) ? Number(sent) : undefined;
  if (types.includes('boolean')) return sent === 'true' ? true : sent === 'false' ? false : undefined;
  if (!types.includes('string')) return undefined;
  return typeof sent === 'number' || typeof sent === 'boolean' ? String(sent) : undefined;
}

function placeOf(keys: readonly string[]): string {
  return keys.reduce((place, key) => (/^\d+$/.test(key) ? `${place}[${key}]` : `${place}.${key}`), 'body');
}

function withValue(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((entry, index) => (String(index) === key ? withValue(entry, rest, value) : (entry as unknown)));
  return isNode(whole) ? { ...whole, [key]: withValue(whole[key], rest, value) } : whole;
}

import { isNode } from '../../../src/contract/index.ts';
import type { Call } from '../call.ts';
import type { FieldAlias } from '../record/field-aliases.ts';
import type { Locate } from '../refusal.ts';
import { objectIn } from './read-body.ts';

export interface Sent extends Pick<Call, 'path' | 'query'>, Partial<Pick<Call, 'body' | 'form'>> {
  /** The parameters that the query may have; none by default. */
  parameters?: readonly string[];
  /** The other name that a field of the body may have. */
  alias?: FieldAlias | undefined;
  /** Where the entries of lists of the body were sent, by the path of the list, if they do not stand where they are found. */
  places?: ReadonlyMap<string, readonly number[]>;
}

/** Where a call names its organization. */
export const ORGANIZATION_PLACE = 'query.organization_id';

const PARTS = ['body', 'query', 'path'] as const;

/** A place that names its part of the call. */
const PLACE = /^(body|query|path)\.(.+)$/;

/**
 * Makes what finds fields in a call: where they were sent, or the deepest place around them that was. What is missing is found
 * where it would stand.
 */
export function locateIn({ path, query, body, form, alias, parameters = [], places }: Sent): Locate {
  const values = { body: form ?? objectIn(body, false), query, path };
  return (field, reason) => {
    const [, prefix, rest = field] = PLACE.exec(field) ?? [];
    const names = [rest, ...(alias ? [otherName(rest, alias)] : [])].map(keysOf);
    const parts = prefix === undefined ? PARTS : [prefix as (typeof PARTS)[number]];
    const candidates = parts.flatMap((part) =>
      names.map((name) => {
        const keys = part === 'body' && places ? placed(name, places) : name;
        return { part, keys, ...reached(values[part], keys) };
      }),
    );
    const whole = candidates.find(({ keys, depth }) => depth === keys.length);
    if (whole) return written(whole.part, whole.keys);
    const missing =
      candidates.find(({ part }) => part === (parameters.includes(rest) ? 'query' : 'body')) ?? candidates[0]!;
    const isRoom = missing.depth === missing.keys.length - 1 && (missing.depth === 0 || isNode(missing.value));
    if (reason === 'missing' && isRoom) return written(missing.part, missing.keys);
    const around = candidates.find(({ depth }) => depth > 0);
    return around && written(around.part, around.keys.slice(0, around.depth));
  };
}

type Key = string | number;

/** The keys of a field: `line_items[0].rate` has three. */
function keysOf(field: string): Key[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : Number(index),
  );
}

function written(part: string, keys: readonly Key[]): string {
  return part + keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
}

/** Keys as they were sent. */
function placed(keys: readonly Key[], places: ReadonlyMap<string, readonly number[]>): Key[] {
  const sent: Key[] = [];
  for (const key of keys) {
    const list = written('', sent).slice(1);
    sent.push(typeof key === 'number' ? (places.get(list)?.[key] ?? key) : key);
  }
  return sent;
}

/** Follows keys into a value. Returns how many of them lead on, and the value there. */
function reached(root: unknown, keys: readonly Key[]): { depth: number; value: unknown } {
  let value = root;
  for (const [depth, key] of keys.entries()) {
    const isThere =
      typeof key === 'number' ? Array.isArray(value) && key < value.length : isNode(value) && Object.hasOwn(value, key);
    if (!isThere) return { depth, value };
    value = (value as Record<Key, unknown>)[key];
  }
  return { depth: keys.length, value };
}

/** A field by its other name: `invoices[0].amount` for `invoices[0].amount_applied`. */
function otherName(field: string, { field: word, alias: other }: FieldAlias): string {
  return field === word || field.endsWith(`.${word}`) ? field.slice(0, -word.length) + other : field;
}

import { bareObject } from '../bare-object.ts';
import type { Shape } from './shape.ts';

/** A query, decoded. A parameter that comes more than once has a list. */
export type RawQuery = Readonly<Record<string, string | readonly string[]>>;

/** JSON's form of a number, which strings of a query must have. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const INTEGER = /^-?(0|[1-9]\d*)$/;

/**
 * Reads the strings of a query as the types of their parameters. A parameter of the contract without a value is left out,
 * unless it is a string that must not be empty, which a check refuses.
 */
export function readQuery(query: RawQuery, shape: Shape): Record<string, unknown> {
  const values = bareObject<unknown>();
  for (const name in query) {
    const value = query[name]!;
    const [, base = '', key] = shape.fields?.[name] ? [] : (PART.exec(name) ?? []);
    const whole = key === undefined ? undefined : shape.fields?.[base];
    const declared = shape.fields?.[name];
    if (whole) values[base] = withPart(values[base], key!, value, whole);
    else if (declared?.items && !declared.reads) values[name] = readList(value, declared);
    else if (typeof value !== 'string') values[name] = value;
    else if (value !== '' || !declared || (declared.filled && !declared.reads))
      values[name] = readText(value, declared?.reads);
  }
  return values;
}

/** Reads the identifiers of a URL as the types of their parameters: a list or an object is one text, with commas in it. */
export function readPath(path: Readonly<Record<string, string>>, shape: Shape): Record<string, unknown> {
  const values = bareObject<unknown>();
  for (const name in path) {
    const [text, declared] = [path[name]!, shape.fields?.[name]];
    if (declared?.reads) values[name] = readText(text, declared.reads);
    else if (declared?.items) values[name] = text.split(',').map((entry) => readText(entry, declared.items?.reads));
    else values[name] = declared?.fields ? readPairs(text, declared.fields) : text;
  }
  return values;
}

/** Reads the fields of an object in a URL, `a,1,b,2` or `a=1,b=2`. */
function readPairs(text: string, shapes: Readonly<Record<string, Shape>>): Record<string, unknown> {
  const texts = text.split(',');
  const isExploded = texts.every((one) => one.includes('='));
  const pairs = isExploded ? texts.flatMap((one) => one.split(/=(.*)/s).slice(0, 2)) : texts;
  const fields = bareObject<unknown>();
  for (let at = 0; at < pairs.length; at += 2)
    fields[pairs[at]!] = readText(pairs[at + 1] ?? '', shapes[pairs[at]!]?.reads);
  return fields;
}

/** The name of a part of a parameter: `created[gte]`, `expand[]` or `expand[0]`. */
const PART = /^([^[]+)\[([^\]]*)\]/;

/** A parameter with one more part: an entry where it is a list, or else a field. */
function withPart(known: unknown, key: string, value: string | readonly string[], whole: Shape): unknown {
  if (whole.items) return [...((known as unknown[] | undefined) ?? []), ...readList(value, whole)];
  const fields = Object.assign(bareObject<unknown>(), known);
  fields[key] = typeof value === 'string' ? readText(value, whole.fields?.[key]?.reads) : value;
  return fields;
}

function readList(value: string | readonly string[], { items, joined }: Shape): unknown[] {
  const texts = typeof value === 'string' && joined ? value.split(',') : [value].flat();
  return texts.map((text) => readText(text, items?.reads));
}

function readText(text: string, type: Shape['reads']): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'integer' && INTEGER.test(text)) return finite(text);
  if (type === 'number' && NUMBER.test(text)) return finite(text);
  return text;
}

/** A number beyond all bounds stays a string. */
function finite(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

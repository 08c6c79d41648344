import { bareObject } from '../bare-object.ts';
import type { Shape } from './shape.ts';

/** A query, decoded. A parameter that comes more than once has a list. */
export type RawQuery = Readonly<Record<string, string | readonly string[]>>;

/** How JSON writes a number: what the texts of a query are held to. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const INTEGER = /^-?(0|[1-9]\d*)$/;

/**
 * Reads the texts of a query as the types of their parameters. A parameter of the contract without a value is left out,
 * unless it is a text that must not be empty, which a check refuses.
 */
export function readQuery(query: RawQuery, shape: Shape): Record<string, unknown> {
  const values = bareObject<unknown>();
  for (const name in query) {
    const value = query[name]!;
    const declared = shape.fields?.[name];
    if (typeof value !== 'string') values[name] = value;
    else if (value !== '' || !declared || (declared.filled && !declared.reads))
      values[name] = readText(value, declared?.reads);
  }
  return values;
}

function readText(text: string, type: Shape['reads']): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'integer' && INTEGER.test(text)) return finite(text);
  if (type === 'number' && NUMBER.test(text)) return finite(text);
  return text;
}

/** A number beyond all bounds stays a text. */
function finite(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

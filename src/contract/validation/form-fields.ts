import { bareObject } from '../bare-object.ts';
import { isDeeperThan, MAX_LEVELS } from '../levels.ts';
import { readQuery } from './query.ts';
import type { Shape } from './shape.ts';

/** A field of a form. */
export interface FieldText {
  name: string;
  /** Its text; of a file its name. */
  text: string;
  /** Content of a JSON file. Pages can send JSON in a form in no other way. */
  json?: string | undefined;
}

/**
 * Reads the fields of a form as the types that the contract gives them, as those of a query are read. Objects, and lists that are
 * not sent as several fields, come as JSON.
 */
export function readFields(fields: readonly FieldText[], shape: Shape): Record<string, unknown> {
  const texts = bareObject<string | string[]>();
  for (const { name, text, json } of fields) {
    const sent = json !== undefined && isStructured(shape.fields?.[name]) ? json : text;
    texts[name] = name in texts ? [texts[name]!, sent].flat() : sent;
  }
  const values = readQuery(texts, shape);
  for (const name in texts) {
    const declared = shape.fields?.[name];
    if (!declared) continue;
    if (isStructured(declared) && values[name] !== undefined) values[name] = readJson(values[name], declared);
    else if (texts[name] === '' && !declared.reads) values[name] = '';
  }
  return values;
}

function isStructured(shape: Shape | undefined): boolean {
  return shape?.isObject === true || shape?.fields !== undefined || shape?.items !== undefined;
}

/** Reads what stands in a form as JSON where it is an object or a list. What is no JSON stays as it is. */
function readJson(value: unknown, { items }: Shape): unknown {
  if (typeof value === 'string') return parsed(value);
  if (!Array.isArray(value) || !items) return value;
  const entries = value.map((entry: unknown) => (typeof entry === 'string' ? parsed(entry) : entry));
  if (entries.length === 1 && Array.isArray(entries[0])) return entries[0];
  return isStructured(items) ? entries : value;
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text) || isDeeperThan(MAX_LEVELS, text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

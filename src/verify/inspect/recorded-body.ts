import { bareObject, isDeeperThan, MAX_LEVELS } from '../../contract/index.ts';
import { Refusal, readForm } from '../../service/index.ts';

/** A body that was read, or why it could not be, as the end of a sentence. */
export type ReadBody = { value: unknown } | { problem: string; keyword: 'json' | 'depth' };

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON, which is always UTF-8, even if a charset says otherwise (RFC 8259). */
export function readJson(body: string | Uint8Array): ReadBody {
  let text: string;
  try {
    text = typeof body === 'string' ? body : UTF8.decode(body);
  } catch {
    return { problem: 'is not UTF-8', keyword: 'json' };
  }
  if (text.trim() === '') return { problem: 'is empty', keyword: 'json' };
  if (isDeeperThan(MAX_LEVELS, text)) return { problem: `has more than ${MAX_LEVELS} levels`, keyword: 'depth' };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: 'is not JSON', keyword: 'json' };
  }
}

const BYTES = new TextEncoder();

/** Reads a form: its fields by name, with the names of files for their content. */
export function readFormBody(body: string | Uint8Array, contentType: string): ReadBody {
  try {
    const { fields } = readForm(typeof body === 'string' ? BYTES.encode(body) : body, contentType);
    const values = bareObject<unknown>();
    for (const { name, value } of fields) values[name] = typeof value === 'string' ? value : value.name;
    return { value: values };
  } catch (error) {
    if (error instanceof Refusal) return { problem: 'is not a form', keyword: 'json' };
    throw error;
  }
}

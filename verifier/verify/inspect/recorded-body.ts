import {
  coversType,
  FORM_PARTS,
  type FormType,
  isDeeperThan,
  MAX_LEVELS,
  type RequestParts,
} from '../../../src/contract/index.ts';
import { ALL_FORMS, Refusal } from '../../../src/service/index.ts';
import type { Unread } from '../evidence/facts.ts';
import { type Exchange, headerOf, isUtf8, mediaTypeOf, textOf } from '../recorded-exchange.ts';

/** A body that was read, or what is wrong with it. */
type Result = { value: unknown } | Problem;

/** A body that was read, what is wrong with it as the end of a sentence, or why it can't be judged. */
export type ReadBody = Result | { unread: Unread };

export interface Problem {
  problem: string;
  keyword: 'json' | 'depth';
}

type Message = Exchange['request' | 'response'];

const BYTES = new TextEncoder();

/**
 * Reads the body of a message, if a recording holds all of it in a form that can be read.
 *
 * @param mediaTypes The media types that the contract has for it; none if it names none.
 * @param read Reads it, as JSON by default.
 */
export function readBody(
  message: Message,
  mediaTypes: readonly string[],
  read: (body: string | Uint8Array) => Result = readJson,
): ReadBody {
  const { body, isUndecodable } = message;
  if (isOfOtherType(message, mediaTypes)) return { unread: 'another media type' };
  if (isUndecodable) return { unread: "can't be decoded" };
  if (body === undefined) return { unread: 'not recorded' };
  const result = read(body);
  return 'problem' in result && isCutOff(message, body) ? { unread: 'cut off' } : result;
}

function isOfOtherType(message: Message, mediaTypes: readonly string[]): boolean {
  const type = mediaTypeOf(message);
  return type !== undefined && mediaTypes.length > 0 && !coversType(mediaTypes, type);
}

function isCutOff({ size = 0 }: Message, body: string | Uint8Array): boolean {
  return size > (typeof body === 'string' ? BYTES.encode(body) : body).length;
}

/** Reads JSON, which is always UTF-8, even if a charset says otherwise (RFC 8259). */
function readJson(body: string | Uint8Array): Result {
  if (typeof body !== 'string' && !isUtf8(body)) return { problem: 'is not UTF-8', keyword: 'json' };
  const text = textOf(body);
  if (text.trim() === '') return { problem: 'is empty', keyword: 'json' };
  if (isDeeperThan(MAX_LEVELS, text)) return { problem: `has more than ${MAX_LEVELS} levels`, keyword: 'depth' };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: 'is not JSON', keyword: 'json' };
  }
}

/** Makes what reads a form: its fields by name, with the names of files for their content. */
export function formReader(
  message: Message,
  type: FormType,
  parts: RequestParts,
): (body: string | Uint8Array) => Result {
  return (body) => {
    try {
      const bytes = typeof body === 'string' ? BYTES.encode(body) : body;
      const form = ALL_FORMS.parse(bytes, type, headerOf(message, 'content-type')!)!;
      return { value: ALL_FORMS.values(form, parts)[FORM_PARTS[type]] };
    } catch (error) {
      if (error instanceof Refusal) return { problem: 'is not a form', keyword: 'json' };
      throw error;
    }
  };
}

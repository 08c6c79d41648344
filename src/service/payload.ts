import { quoteIds } from '../contract/exact-ids.ts';
import type { Operation } from '../contract/operations.ts';
import type { JsonPayload, Payload } from './engine.ts';
import { readForm } from './form.ts';
import { Refusal } from './refusal.ts';

/** Levels of arrays and objects in a JSON body. The contract has fewer than ten. */
const MAX_LEVELS = 100;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body as the content type of the request says.
 *
 * @param contentType The header, undefined if there is none.
 * @returns Undefined if there is no body, or the operation has none.
 * @throws Refusal if the operation does not take the type, or the syntax of the body is wrong.
 */
export function readPayload(
  { id, object }: Operation,
  body: Uint8Array | Refusal | undefined,
  contentType: string | undefined,
): Payload | undefined {
  if (body instanceof Refusal) throw body;
  if (body === undefined || body.length === 0 || !object.requestBody) return undefined;
  const types = Object.keys(object.requestBody.content);
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === undefined || !types.includes(type)) {
    const given = contentType === undefined ? 'is missing' : `is ${JSON.stringify(contentType)}`;
    throw new Refusal(415, 'content-type', `The header Content-Type ${given}. ${id} takes ${types.join(' and ')}.`);
  }
  return type === 'application/json' ? readJson(body) : readForm(body, contentType!);
}

function readJson(bytes: Uint8Array): JsonPayload {
  let text: string;
  let value: unknown;
  try {
    text = UTF8.decode(bytes);
    if (isDeeperThan(MAX_LEVELS, text)) throw tooDeep();
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof SyntaxError ? error.message : 'It is not UTF-8';
    throw new Refusal(400, 'malformed-body', `The body is not JSON. ${reason}.`);
  }
  return { type: 'application/json', value, exact: () => JSON.parse(quoteIds(text)) as unknown };
}

/** Whether arrays and objects in a text of JSON go deeper than some levels. */
function isDeeperThan(levels: number, text: string): boolean {
  return occursMoreThan(levels, '[', text) || occursMoreThan(levels, '{', text) ? depthOf(text) > levels : false;
}

/** Most bodies have so few brackets that they need not be counted one by one. */
function occursMoreThan(times: number, bracket: string, text: string): boolean {
  let at = text.indexOf(bracket);
  for (let count = 0; at !== -1; at = text.indexOf(bracket, at + 1)) {
    count += 1;
    if (count > times / 2) return true;
  }
  return false;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isInText = !isInText;
    else if (isInText) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}

function tooDeep(): Refusal {
  return new Refusal(400, 'malformed-body', `The body has more than ${MAX_LEVELS} levels of arrays and objects.`);
}

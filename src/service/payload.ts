import {
  coversType,
  guessInRequestBody,
  isDeeperThan,
  MAX_LEVELS,
  type Operation,
  quoteIds,
} from '../contract/index.ts';
import type { FormReading } from './form.ts';
import type { JsonPayload, Payload } from './service-engine.ts';
import { Refusal } from './service-refusal.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body as the content type of the request says. Where the contract only guesses that it is a form, JSON is read as well,
 * which the service documentation names for bodies.
 *
 * @param contentType The header, undefined if there is none.
 * @returns Undefined if there is no body, or the contract describes none; what is sent must be readable all the same.
 * @param forms How forms are read.
 * @throws Refusal if the operation does not take the type, or the syntax of the body is wrong.
 */
export function readPayload(
  operation: Operation,
  body: Uint8Array | Refusal | undefined,
  contentType: string | undefined,
  forms: FormReading,
): Payload | undefined {
  const { id, requestBody } = operation;
  if (body instanceof Refusal) throw body;
  if (body === undefined || body.length === 0) return undefined;
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (!requestBody) {
    parse(body, type, contentType, forms);
    return undefined;
  }
  const types = Object.keys(requestBody.content);
  const isGuess = type === 'application/json' && guessInRequestBody(operation).parts;
  if (type === undefined || !(coversType(types, type) || isGuess)) {
    const problem = contentType === undefined ? 'is missing' : `is ${JSON.stringify(contentType)}`;
    throw new Refusal(415, 'content-type', `The Content-Type header ${problem}. ${id} accepts ${types.join(' and ')}.`);
  }
  return parse(body, type, contentType, forms);
}

/** Parses JSON and forms; undefined for any other type. */
function parse(
  body: Uint8Array,
  type: string | undefined,
  contentType: string | undefined,
  forms: FormReading,
): Payload | undefined {
  if (type === undefined) return undefined;
  return /^application\/json$|\+json$/.test(type) ? readJson(body) : forms.parse(body, type, contentType!);
}

function readJson(bytes: Uint8Array): JsonPayload {
  let text = '';
  let value: unknown;
  try {
    text = UTF8.decode(bytes);
    if (isDeeperThan(MAX_LEVELS, text)) throw tooDeep();
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof SyntaxError ? error.message : 'It is not UTF-8';
    const advice = text.startsWith('[object ') ? ' Send JSON.stringify(body).' : '';
    throw new Refusal(400, 'malformed-body', `The body is not JSON. ${reason}.${advice}`);
  }
  return { type: 'application/json', value, exact: () => JSON.parse(quoteIds(text)) as unknown };
}

function tooDeep(): Refusal {
  return new Refusal(400, 'malformed-body', `The body has more than ${MAX_LEVELS} levels of arrays and objects.`);
}

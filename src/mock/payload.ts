import { quoteIds } from '../contract/exact-ids.ts';
import type { Operation } from '../contract/operations.ts';
import type { FormPayload, JsonPayload, Payload } from './engine.ts';
import { Refusal } from './refusal.ts';

/** Levels of arrays and objects in a JSON body. The contract has fewer than ten. */
const MOST_LEVELS = 100;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body as the content type of the request says. Where the contract describes no body, any may come, since nothing
 * documents that it is refused; its syntax is checked all the same.
 *
 * @param contentType The header, undefined if there is none.
 * @returns Undefined if the body is empty, or if the contract describes none.
 * @throws Refusal if the operation does not take the type, or the syntax of the body is wrong.
 */
export async function readPayload(
  { id, object }: Operation,
  bytes: Buffer,
  contentType: string | undefined,
): Promise<Payload | undefined> {
  if (bytes.length === 0) return undefined;
  const types = Object.keys(object.requestBody?.content ?? {});
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (types.length === 0) {
    await parse(bytes, type, contentType);
    return undefined;
  }
  if (type === undefined || !types.includes(type)) {
    const given = contentType === undefined ? 'is missing' : `is ${JSON.stringify(contentType)}`;
    throw new Refusal(415, 'content-type', `The header Content-Type ${given}. ${id} takes ${types.join(' and ')}.`);
  }
  const payload = await parse(bytes, type, contentType);
  if (payload) return payload;
  throw new Refusal(415, 'content-type', `The mock cannot read ${type}. It reads JSON and forms.`);
}

/** Parses JSON and forms; undefined for any other type. */
async function parse(
  bytes: Buffer,
  type: string | undefined,
  contentType: string | undefined,
): Promise<Payload | undefined> {
  if (type === 'application/json') return readJson(bytes);
  return type === 'multipart/form-data' ? readForm(bytes, contentType!) : undefined;
}

function readJson(bytes: Buffer): JsonPayload {
  let text: string;
  let value: unknown;
  try {
    text = UTF8.decode(bytes);
    value = JSON.parse(text);
  } catch (error) {
    const what = error instanceof SyntaxError ? error.message : 'It is not UTF-8';
    throw new Refusal(400, 'malformed-body', `The body is not JSON. ${what}.`);
  }
  if (isDeeperThan(MOST_LEVELS, value)) {
    throw new Refusal(400, 'malformed-body', `The body has more than ${MOST_LEVELS} levels of arrays and objects.`);
  }
  return { type: 'application/json', value, exact: () => JSON.parse(quoteIds(text)) as unknown };
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(levels - 1, child));
}

async function readForm(bytes: Buffer, contentType: string): Promise<FormPayload> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } }).formData();
    return { type: 'multipart/form-data', form };
  } catch {
    throw new Refusal(
      400,
      'malformed-body',
      'The body is not a form. Let the HTTP client write the header Content-Type, so that it names the boundary that stands in the body.',
    );
  }
}

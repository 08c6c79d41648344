import type { MediaType, OpenApiDocument, Response } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import type { Preferences } from './engine.ts';
import { Refusal } from './refusal.ts';

/** `name=value` or `name="value"`, between commas or semicolons (RFC 7240). */
const PREFERENCE = /([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;"]*))/g;

/** The name of a sample that the contract gives without one. */
const UNNAMED = 'default';

/**
 * Reads the header `Prefer`. Preferences that are not the mock's are passed over, as RFC 7240 has it.
 *
 * @throws Refusal if the operation has no such code or example, naming those that it has.
 */
export function readPreferences(
  document: OpenApiDocument,
  operation: Operation,
  prefer: string | undefined,
): Preferences {
  if (prefer === undefined) return {};
  const given = new Map(
    [...prefer.matchAll(PREFERENCE)].map(([, name, quoted, plain]) => [name!.toLowerCase(), quoted ?? plain ?? '']),
  );
  const [code, example, dynamic, seed] = [
    given.get('code'),
    given.get('example'),
    given.get('dynamic'),
    given.get('seed'),
  ];
  if (code !== undefined) checkCode(operation, code);
  if (example !== undefined) checkExample(document, operation, code ?? operation.successStatus, example);
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') {
    throw refuse(`Prefer: dynamic is true or false, not ${JSON.stringify(dynamic)}.`);
  }
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic !== undefined && { dynamic: dynamic === 'true' }),
    ...(seed !== undefined && { seed }),
  };
}

function checkCode({ id, object }: Operation, code: string): void {
  if (object.responses[code] && code !== 'default') return;
  const hasDefault = object.responses['default'] !== undefined;
  if (hasDefault && /^[45]\d\d$/.test(code)) return;
  const codes = Object.keys(object.responses).filter((known) => known !== 'default');
  const others = hasDefault ? ', and any other from 400 to 599' : '';
  throw refuse(`Prefer: ${id} has no code ${JSON.stringify(code)}. It has ${codes.join(', ')}${others}.`);
}

function checkExample(document: OpenApiDocument, { id, object }: Operation, code: string, example: string): void {
  const response = object.responses[code] ?? object.responses['default'];
  const content = Object.values((response && resolve(document, response).content) ?? {}) as (MediaType & {
    examples?: object;
  })[];
  const names = content.flatMap(({ example: sample, examples }) =>
    Object.keys(examples ?? (sample === undefined ? {} : { [UNNAMED]: sample })),
  );
  if (names.includes(example)) return;
  const known = names.length > 0 ? `It has ${names.join(', ')}` : 'It has none';
  throw refuse(`Prefer: the answer ${code} of ${id} has no example ${JSON.stringify(example)}. ${known}.`);
}

function resolve(document: OpenApiDocument, response: Response): Response {
  const name = response.$ref?.split('/').at(-1);
  return name === undefined ? response : (document.components.responses[name] ?? response);
}

function refuse(message: string): Refusal {
  return new Refusal(400, 'prefer', message);
}

import { complete } from './complete.ts';
import { jsonTypeOf } from './content.ts';
import type { OpenApiDocument, Parameter } from './document.ts';
import { unusedOf32, writeAs31 } from './openapi-3-2.ts';
import { METHODS, operationsOf } from './operations.ts';
import { escapeToken, lookUp, resolve, UnresolvedReferenceError } from './references.ts';
import { followed } from './validation/in-place.ts';
import { isFormType, isReadParameter } from './validation/schemas.ts';
import { unreadableKeywords } from './validation/unreadable.ts';
import { SchemaError } from './validation/visit.ts';
import { isNode, type Node, walk } from './walk.ts';

/** A part of a document that no tool reads. */
export interface Unsupported {
  /** JSON Pointer to it. */
  pointer: string;
  /** Why it is not read, as a sentence. */
  problem: string;
}

export interface Supported {
  document: OpenApiDocument;
  unsupported: readonly Unsupported[];
}

/** Keywords that say which fields there are. */
const OF_FIELDS = ['$ref', 'properties', 'allOf', 'anyOf', 'oneOf'];

const partlyRead = new WeakSet<object>();

/** Checks whether {@link supportedPart} has left out the core of a part of a document, so that its fields are unknown. */
export function isPartlyRead(part: object): boolean {
  return partlyRead.has(part);
}

/**
 * Leaves out of a document of others what can't be read: references to nothing or in a circle, keywords of schemas with
 * values that JSON Schema does not know, and operations that can't be told apart. Whoever reads the rest need not expect them.
 *
 * @param given It stays as it is.
 */
export function supportedPart(given: OpenApiDocument): Supported {
  const document = structuredClone(given);
  const unsupported: Unsupported[] = [];
  const leaveOut = (node: Node, path: readonly string[], keyword: string, problem: string): void => {
    delete (node as Record<string, unknown>)[keyword];
    if (OF_FIELDS.includes(keyword)) partlyRead.add(node);
    unsupported.push({ pointer: pointerTo([...path, keyword]), problem });
  };
  leaveOutServers(document, unsupported);
  for (const { node, path } of walk(document)) {
    const problem = problemOfReference(document, node);
    if (problem !== undefined) leaveOut(node, path, '$ref', problem);
  }
  writeAs31(document);
  for (const { node, path } of schemasIn(document))
    for (const [keyword, problem] of unreadableKeywords(node)) leaveOut(node, path, keyword, problem);
  const whole = complete(document as unknown as Node);
  const seen = new Set<string>();
  for (const [url, referred] of Object.entries(whole.paths)) {
    const item = resolve(whole, referred);
    for (const method of METHODS) {
      const { operationId: id } = item[method] ?? {};
      const path = ['paths', url];
      if (!item[method]) continue;
      const address = `${method} ${url.replaceAll(/\{[^{}]*\}/g, '{}')}`;
      if (!url.startsWith('/')) leaveOut(item as Node, path, method, 'A URL must begin with a slash.');
      else if (seen.has(address)) leaveOut(item as Node, path, method, 'Another operation has this method and URL.');
      else if (id !== undefined && (typeof id !== 'string' || seen.has(id)))
        leaveOut(
          item[method] as object as Node,
          [...path, method],
          'operationId',
          'It is not a string, or another operation has it.',
        );
      seen.add(address).add(String(id));
    }
  }
  const unused = [...unusedOf32(given)].map(({ path, problem }) => ({ pointer: pointerTo(path), problem }));
  return { document: whole, unsupported: [...unsupported, ...uncheckedIn(whole), ...unused] };
}

function pointerTo(path: readonly string[]): string {
  return path.map((key) => `/${escapeToken(key)}`).join('');
}

/** Lists what is read but not checked: bodies other than JSON and forms, response headers, and parameters that no tool sees. */
function uncheckedIn(document: OpenApiDocument): Unsupported[] {
  return operationsOf(document).flatMap(({ path, method, parameters, requestBody, responses }) => {
    const pointer = `/paths/${escapeToken(path)}/${method}`;
    const types = [requestBody, ...Object.values(responses)].flatMap((body) => Object.entries(body?.content ?? {}));
    const bodies = types.filter(
      ([type, { schema }]) =>
        !isFormType(type) && jsonTypeOf({ [type]: { schema } }) === undefined && isNode(schema['properties']),
    );
    const hasHeaders = Object.values(responses).some(({ headers = {} }) => Object.keys(headers).length > 0);
    const hidden = parameters.filter((parameter) => 'in' in parameter && !isReadParameter(parameter));
    return [
      ...bodies.map(([type]) => ({ pointer, problem: `Bodies of ${type} are not checked.` })),
      ...(hasHeaders ? [{ pointer, problem: 'Headers of responses are neither checked nor sent.' }] : []),
      ...hidden.map((parameter) => ({ pointer, problem: whyHidden(parameter) })),
    ];
  });
}

function whyHidden({ in: place, style }: Parameter): string {
  if (place === 'path')
    return `Path parameters with the style ${style ?? 'simple'}, or with \`content\`, are not checked.`;
  const which = place === 'query' ? ` with the style ${style ?? 'form'}, or with \`content\`,` : '';
  return `Parameters in a ${place}${which} are not checked.`;
}

function leaveOutServers(document: OpenApiDocument, unsupported: Unsupported[]): void {
  document.servers = document.servers.filter(({ url }: { url?: unknown }, index) => {
    const isReadable = typeof url === 'string' && URL.canParse(url.replaceAll(/\{[^{}]+\}/g, 'x'), 'http://localhost');
    if (!isReadable) unsupported.push({ pointer: `/servers/${index}/url`, problem: 'A server must have a URL.' });
    return isReadable;
  });
}

function problemOfReference(document: OpenApiDocument, node: Node): string | undefined {
  const { $ref: reference } = node;
  if (reference === undefined) return undefined;
  if (typeof reference !== 'string') return 'A reference is not a string.';
  try {
    const resource = { uri: '', root: node };
    followed(reference, node, resource, (further) => ({ schema: lookUp(document, further), resource }));
    return undefined;
  } catch (error) {
    if (error instanceof UnresolvedReferenceError || error instanceof SchemaError) return error.message;
    throw error;
  }
}

/** The schemas of a document, with the keys that lead to them. */
function* schemasIn(document: OpenApiDocument): Generator<{ node: Node; path: readonly string[] }> {
  for (const { node, path, keyword } of walk(document)) {
    if (keyword !== 'schema' && !(keyword === 'schemas' && path.length === 3)) continue;
    for (const below of walk(node)) yield { node: below.node, path: [...path, ...below.path] };
  }
}

import type { OpenApiDocument } from './document.ts';
import { lookUp, UnresolvedReferenceError } from './references.ts';
import { isNode, type Node, referencesIn } from './walk.ts';

/** The title that every edition of the contract has. */
const TITLE = 'Inventory Service API';

/** What an item of `paths` holds in addition to operations. */
const SHARED = new Set(['parameters', 'servers', 'summary', 'description']);
const METHODS = new Set(['get', 'post', 'put', 'delete']);
const BODY_TYPES = new Set(['application/json', 'multipart/form-data']);

/**
 * Says why a document is no edition of this contract: the same API, written as it is here, with the operations, values and
 * servers that it may have by then.
 *
 * @returns The end of a sentence, such as `its title is "Pets"`; undefined if it is an edition.
 */
export function whyNoEdition(document: OpenApiDocument): string | undefined {
  const { info, servers, paths, components } = document as unknown as Record<string, Node>;
  if (info?.['title'] !== TITLE) return `its title is ${JSON.stringify(info?.['title'])}, not ${JSON.stringify(TITLE)}`;
  const scheme = (components?.['securitySchemes'] as Record<string, Node> | undefined)?.['accessToken'];
  if (scheme?.['in'] !== 'header' || scheme['name'] !== 'Authorization')
    return 'it has no security scheme accessToken in the header Authorization';
  if (!Array.isArray(servers) || servers.length === 0) return 'it has no servers';
  if (servers.some(({ url }: Node) => typeof url !== 'string')) return 'it has a server without a URL';
  for (const [path, item] of Object.entries(paths ?? {})) {
    const problem = isNode(item) ? problemOfPath(path, item) : `${path} is not an object`;
    if (problem !== undefined) return problem;
  }
  return doubledId(paths ?? {}) ?? deadReference(document);
}

function problemOfPath(path: string, item: Node): string | undefined {
  if (!/^(\/([^/{}]+|\{\w+\}))+$/.test(path)) return `the segments of ${path} are not all literal or an identifier`;
  for (const [key, value] of Object.entries(item)) {
    if (SHARED.has(key) || key.startsWith('x-')) continue;
    if (!METHODS.has(key)) return `${path} has ${key}, which the contract does not use`;
    const problem = isNode(value) ? problemOfOperation(value) : 'is not an object';
    if (problem !== undefined) return `${key.toUpperCase()} ${path} ${problem}`;
  }
  return undefined;
}

function problemOfOperation({ operationId, tags, security, responses, requestBody }: Node): string | undefined {
  if (typeof operationId !== 'string' || !/^\w+$/.test(operationId)) return 'has no operationId that is a word';
  if (!Array.isArray(tags) || typeof tags[0] !== 'string') return 'has no tag';
  const [requirement] = (Array.isArray(security) ? security : []) as Node[];
  if (!Array.isArray(requirement?.['accessToken'])) return 'does not name the scopes of accessToken in its security';
  if (!isNode(responses) || !Object.keys(responses).some((status) => /^2\d\d$/.test(status)))
    return 'has no response of success';
  const content = isNode(requestBody) ? requestBody['content'] : {};
  const other = isNode(content) ? Object.keys(content).find((type) => !BODY_TYPES.has(type)) : 'nothing';
  return other === undefined ? undefined : `takes ${other}, neither JSON nor a form`;
}

function doubledId(paths: Node): string | undefined {
  const ids = Object.values(paths).flatMap((item) =>
    Object.values(item as Node).flatMap((operation) => (isNode(operation) ? (operation['operationId'] ?? []) : [])),
  );
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index);
  return doubled === undefined ? undefined : `it has several operations called ${String(doubled)}`;
}

function deadReference(document: OpenApiDocument): string | undefined {
  for (const reference of referencesIn(document)) {
    try {
      lookUp(document, reference);
    } catch (error) {
      if (error instanceof UnresolvedReferenceError) return error.message.replace(/\.$/, '');
      throw error;
    }
  }
  return undefined;
}

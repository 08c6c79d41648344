import type { OpenApiDocument } from './document.ts';
import type { Operation } from './operations.ts';
import { resolve } from './references.ts';
import { isNode, type Node, type Step, walk } from './walk.ts';

/** Parts of OpenAPI 3.2 that nothing here uses: their keys, and the sentence that says so. */
const UNUSED: readonly { of(step: Step): boolean; keys: readonly string[]; problem: string }[] = [
  {
    of: ({ path }) => path.length === 0,
    keys: ['$self'],
    problem: "The document's own URL is not used.",
  },
  {
    of: ({ keyword, path }) => keyword === 'pathItems' || (keyword === 'paths' && path.length === 2),
    keys: ['query', 'additionalOperations'],
    problem: 'Operations with QUERY and other new methods are neither served nor checked.',
  },
  { of: under('servers'), keys: ['name'], problem: 'Names of servers are not used.' },
  { of: under('tags'), keys: ['summary', 'parent', 'kind'], problem: 'The hierarchy and kinds of tags are not used.' },
  { of: under('responses'), keys: ['summary'], problem: 'Summaries of responses are not used.' },
  {
    of: under('content', 'mediaTypes', 'encoding'),
    keys: ['itemSchema', 'prefixEncoding', 'itemEncoding'],
    problem: 'The items of bodies that are sequences are not checked.',
  },
  {
    of: under('examples'),
    keys: ['serializedValue'],
    problem: 'Serialized samples are not used, only samples as data.',
  },
  {
    of: under('discriminator'),
    keys: ['defaultMapping'],
    problem: 'Discriminators are not used: a value is checked against each of the alternative schemas.',
  },
  {
    of: under('securitySchemes'),
    keys: ['oauth2MetadataUrl', 'deprecated'],
    problem: 'Metadata of authorization servers, and the deprecation of schemes, are not used.',
  },
  {
    of: under('flows'),
    keys: ['deviceAuthorization'],
    problem: 'The device authorization flow is not used to get tokens.',
  },
];

function under(...keywords: string[]): (step: Step) => boolean {
  return ({ keyword }) => keywords.includes(keyword);
}

/** The parts of a document that are new in OpenAPI 3.2 and that nothing uses. */
export function* unusedOf32(document: OpenApiDocument): Generator<{ path: readonly string[]; problem: string }> {
  if (!document.openapi.startsWith('3.2.')) return;
  for (const step of walk(document))
    for (const { of, keys, problem } of UNUSED)
      for (const key of keys)
        if (step.node[key] !== undefined && of(step)) yield { path: [...step.path, key], problem };
}

/**
 * Puts in place what OpenAPI 3.2 writes in a way of its own: media types that stand among the components, and samples as data. The
 * document is changed.
 */
export function writeAs31(document: OpenApiDocument): void {
  if (!document.openapi.startsWith('3.2.')) return;
  for (const { node, keyword } of walk(document)) {
    const part = node as Record<string, unknown>;
    const { $ref: reference, dataValue } = part;
    if (keyword === 'content' && typeof reference === 'string') {
      delete part['$ref'];
      Object.assign(part, structuredClone(resolve(document, { $ref: reference })));
    } else if (keyword === 'examples' && dataValue !== undefined) part['value'] ??= dataValue;
  }
}

/** The operations of a document whose methods are new in OpenAPI 3.2: nothing is known of them but that they are there. */
export function unreadOperations(document: OpenApiDocument): Operation[] {
  if (!document.openapi.startsWith('3.2.')) return [];
  const operations = Object.entries(document.paths).flatMap(([path, referred]) => {
    const { query, additionalOperations } = resolve(document, referred) as Node;
    const all = { ...(isNode(query) && { query }), ...(isNode(additionalOperations) && additionalOperations) };
    return Object.entries(all).map(([method, object]) => {
      const id = `${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
      return { id, method, path, object } as unknown as Operation;
    });
  });
  return [...new Map(operations.map((operation) => [operation.id, operation])).values()];
}

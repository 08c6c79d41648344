import { complete } from './complete.ts';
import type { OpenApiDocument } from './document.ts';
import { escapeToken, lookUp, UnresolvedReferenceError } from './references.ts';
import { followed } from './validation/in-place.ts';
import { unreadableKeywords } from './validation/unreadable.ts';
import { SchemaError } from './validation/visit.ts';
import { type Node, walk } from './walk.ts';

/** A part of a document that no tool reads. */
export interface Unsupported {
  /** JSON Pointer to it. */
  pointer: string;
  /** Why it is not read, as a sentence. */
  problem: string;
}

/** What the tools read of a document. */
export interface Supported {
  document: OpenApiDocument;
  /** What was left out of it. */
  unsupported: readonly Unsupported[];
}

/**
 * Leaves out of a document of others what cannot be read: references to nothing or in a circle, and keywords of schemas with
 * values that JSON Schema does not know. Whoever reads the rest need not expect them.
 *
 * @param given It stays as it is.
 */
export function supportedPart(given: OpenApiDocument): Supported {
  const document = structuredClone(given);
  const unsupported: Unsupported[] = [];
  const leaveOut = (node: Node, path: readonly string[], keyword: string, problem: string): void => {
    delete (node as Record<string, unknown>)[keyword];
    unsupported.push({ pointer: [...path, keyword].map((key) => `/${escapeToken(key)}`).join(''), problem });
  };
  for (const { node, path } of walk(document)) {
    const problem = problemOfReference(document, node);
    if (problem !== undefined) leaveOut(node, path, '$ref', problem);
  }
  for (const { node, path } of schemasIn(document))
    for (const [keyword, problem] of unreadableKeywords(node)) leaveOut(node, path, keyword, problem);
  return { document: complete(document as unknown as Node), unsupported };
}

function problemOfReference(document: OpenApiDocument, node: Node): string | undefined {
  const { $ref: reference } = node;
  if (reference === undefined) return undefined;
  if (typeof reference !== 'string') return 'A reference is not a text.';
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

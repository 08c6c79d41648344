import type { OpenApiDocument } from './document.ts';
import { walk } from './walk.ts';

/** A part of the document that was inferred. */
export interface InferredPart {
  /** Keys from the root of the document. */
  path: readonly string[];
  part: object;
  /** What it was inferred from. */
  reason: string;
}

/** Lists the parts of a document that have `x-inferred`, in its order. */
export function inferredParts(document: OpenApiDocument): InferredPart[] {
  return [...walk(document)].flatMap(({ node, path }) => {
    const reason = node['x-inferred'];
    return typeof reason === 'string' ? { path, part: node, reason } : [];
  });
}

import type { OpenApiDocument } from './document.ts';
import { lookUp } from './references.ts';
import { referencesIn } from './walk.ts';

/**
 * Every reference that a part of a document holds, or that what it refers to holds in turn.
 *
 * @throws UnresolvedReferenceError if one leads out of the document or to nothing in it.
 */
export function reachableReferences(document: OpenApiDocument, part: unknown): Set<string> {
  const found = new Set<string>();
  const waiting = [part];
  while (waiting.length > 0) {
    for (const reference of referencesIn(waiting.pop())) {
      if (found.has(reference)) continue;
      found.add(reference);
      waiting.push(lookUp(document, reference));
    }
  }
  return found;
}

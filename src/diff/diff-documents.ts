import type { OpenApiDocument } from '../contract/index.ts';
import { compareAnnotations } from './annotations.ts';
import { compareWebhooks } from './callbacks.ts';
import { type Change, ChangeList } from './changes.ts';
import { compareSchemaNames } from './compare-names.ts';
import { compareOperations } from './compare-operations.ts';
import { compare } from './comparison.ts';
import { compareSecuritySchemes } from './security.ts';
import { compareServers } from './servers.ts';

/**
 * Compares two OpenAPI 3.1 documents.
 *
 * @returns What changed from the old to the new one, gravest first; nothing if both say the same.
 * @throws UnresolvedReferenceError if a reference leads out of its document or to nothing in it.
 */
export function diffDocuments(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const changes = new ChangeList();
  const comparison = compare(before, after, changes);
  compareServers(comparison);
  compareSecuritySchemes(comparison);
  compareOperations(comparison);
  compareWebhooks(comparison);
  compareSchemaNames(comparison);
  compareAnnotations(comparison);
  return changes.toSorted();
}

import {
  escapeToken,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  reachableReferences,
} from '../contract/index.ts';
import type { Side } from './changes.ts';

/** An operation that has a part of a document, and who meets that part: who sends it or who reads it. */
export interface Use {
  side: Side;
  /** By its operationId; undefined if no operation has the part. */
  operation: string | undefined;
}

/** Creates what finds the uses of a part of a document, by the keys that lead to it. */
export function createUsesOf(document: OpenApiDocument): (path: readonly string[]) => readonly Use[] {
  let byReference: Map<string, Use[]> | undefined;
  return (path) => {
    const [section, kind = '', name = ''] = path;
    const operations = section === 'paths' ? operationsOf(document).filter((operation) => holds(operation, path)) : [];
    if (operations.length > 0) {
      const side = path[3] === 'responses' ? 'readers' : 'callers';
      return operations.map(({ id }) => ({ side, operation: id }));
    }
    byReference ??= usesByReference(document);
    const uses = section === 'components' && byReference.get(`#/components/${kind}/${escapeToken(name)}`);
    return uses || [{ side: 'callers', operation: undefined }];
  };
}

/** Whether a path leads to an operation, or to the parameters of its URL. */
function holds(operation: Operation, [, url, method]: readonly string[]): boolean {
  return operation.path === url && (operation.method === method || method === 'parameters');
}

function usesByReference(document: OpenApiDocument): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { id, path, object } of operationsOf(document)) {
    const { responses, requestBody, parameters } = object;
    const sent = [document.paths[path]?.parameters, parameters, requestBody];
    const parts = { callers: reachableReferences(document, sent), readers: reachableReferences(document, responses) };
    for (const side of ['callers', 'readers'] as const)
      for (const reference of parts[side])
        uses.set(reference, [...(uses.get(reference) ?? []), { side, operation: id }]);
  }
  return uses;
}

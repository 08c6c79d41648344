import { nameOf, type OpenApiDocument, type Operation, refTo, resolve } from '../../src/contract/index.ts';

/** The body of an operation that a schema describes. The ids of its fields start with this word. */
export type BodyPart = 'request' | 'response';

/** The place of a schema that nothing but one body of one operation refers to: it is described there. */
export interface BodySchema {
  operation: Operation;
  part: BodyPart;
}

/** Finds the schemas that are described with the one operation that they belong to, by name. */
export function bodySchemas(document: OpenApiDocument, operations: readonly Operation[]): Map<string, BodySchema> {
  const counts = referenceCounts(document);
  const found = new Map<string, BodySchema>();
  for (const operation of operations) {
    const { requestBody, responses } = operation.object;
    const contents = {
      request: requestBody?.content,
      response: resolve(document, responses[operation.successStatus]!).content,
    };
    for (const part of ['request', 'response'] as const) {
      const [media] = Object.values(contents[part] ?? {});
      const name = nameOf(media?.schema.$ref);
      if (name !== undefined && counts.get(name) === 1) found.set(name, { operation, part });
    }
  }
  return found;
}

function referenceCounts(document: OpenApiDocument): Map<string, number> {
  const counts = new Map<string, number>();
  const reference = new RegExp(`"\\$ref":"${refTo('schemas', '')}([^"]+)"`, 'g');
  for (const [, name] of JSON.stringify(document).matchAll(reference)) counts.set(name!, (counts.get(name!) ?? 0) + 1);
  return counts;
}

import type { OpenApiDocument } from '../document.ts';
import type { Operation } from '../operations.ts';
import { guessInRequestBody, STATED } from './guess.ts';
import { createChecks } from './interpreter.ts';
import type { RequestParts, RequestTable } from './request-validator.ts';
import { requestSchemas } from './schemas.ts';
import { shapeOf } from './shape.ts';

/**
 * Makes the checks of requests, each when it is first looked up.
 *
 * @param document What the schemas of the operations refer to.
 */
export function interpretedRequests(
  operations: readonly Operation[],
  document: { components: Pick<OpenApiDocument['components'], 'schemas'> },
): RequestTable {
  const checkOf = createChecks(document);
  const table: Record<string, RequestParts> = {};
  for (const operation of operations) {
    let row: RequestParts | undefined;
    Object.defineProperty(table, operation.id, {
      enumerable: true,
      get: () => (row ??= partsOf(operation)),
    });
  }
  return table;

  function partsOf(operation: Operation): RequestParts {
    const guess = guessInRequestBody(operation);
    const parts = Object.entries(requestSchemas(operation)).map(([part, schema]) => [
      part,
      { check: checkOf(schema, isBody(part) ? guess : STATED), shape: shapeOf(document, schema) },
    ]);
    return Object.fromEntries(parts) as RequestParts;
  }
}

function isBody(part: string): boolean {
  return part === 'body' || part === 'form' || part === 'urlencoded';
}

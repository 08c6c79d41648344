import type { OpenApiDocument, Schema } from '../document.ts';
import { operationsOf } from '../operations.ts';
import { createAjv } from './ajv.ts';
import type { RequestParts, RequestTable } from './request-validator.ts';
import { requestSchemas, standalone } from './schemas.ts';
import { shapeOf } from './shape.ts';
import type { Check, Part } from './violations.ts';

/** Makes the checks of the requests of a document, each when it is first looked up. It makes code, as Ajv does. */
export function requestsOf(document: OpenApiDocument): RequestTable {
  const ajv = createAjv(document);
  const parts = new Map<string, Part>();

  function partOf(schema: Schema): Part {
    const text = JSON.stringify(schema);
    const known = parts.get(text);
    if (known) return known;
    const part: Part = { check: ajv.compile(standalone(schema)) as Check, shape: shapeOf(document, schema) };
    parts.set(text, part);
    return part;
  }

  const table: Record<string, RequestParts> = {};
  for (const operation of operationsOf(document)) {
    let row: RequestParts | undefined;
    Object.defineProperty(table, operation.id, {
      enumerable: true,
      get: () => (row ??= mapValues(requestSchemas(operation), partOf)),
    });
  }
  return table;
}

function mapValues<Key extends string, From, To>(
  object: Partial<Record<Key, From>>,
  map: (value: From) => To,
): Partial<Record<Key, To>> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value as From)])) as Record<Key, To>;
}

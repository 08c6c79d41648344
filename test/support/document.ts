import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { readDocumentFile } from '../../src/contract/node/read-file.ts';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { interpretedRequests } from '../../src/contract/validation/interpreted.ts';

/** The bundle as it is committed. */
export const contract = await readDocumentFile(shippedFile('generated/openapi.json'));

/** The operations of the bundle. */
export const operations: Operation[] = operationsOf(contract);

/** The checks of its requests. */
export const requests = interpretedRequests(operations, contract);

/** A property, and whether its object must have it. */
export interface FlatProperty {
  schema: Schema;
  required: boolean;
}

/** The properties of a schema. */
export function flatten(document: OpenApiDocument, schema: Schema): Map<string, FlatProperty> {
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  return new Map(
    Object.entries(properties).map(([name, property]) => [
      name,
      { schema: property, required: required.includes(name) },
    ]),
  );
}

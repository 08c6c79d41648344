import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { readDocumentFile } from '../../src/contract/node/read-file.ts';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';
import { resolveSchema } from '../../src/contract/references.ts';

/** The bundle as it is committed. */
export const contract = await readDocumentFile(shippedFile('generated/openapi.json'));

/** The operations of the bundle. */
export const operations: Operation[] = operationsOf(contract);

/** A property with everything that the schemas it is composed of say of it. */
export interface FlatProperty {
  schema: Schema;
  required: boolean;
}

/** The properties of a schema with those that it takes up through `allOf`; the last to name one wins. */
export function flatten(document: OpenApiDocument, schema: Schema): Map<string, FlatProperty> {
  const properties = new Map<string, FlatProperty>();
  const required = new Set<string>();
  const visit = (part: Schema): void => {
    const resolved = resolveSchema(document, part);
    resolved.allOf?.forEach(visit);
    for (const [name, property] of Object.entries(resolved.properties ?? {}))
      properties.set(name, { schema: property, required: false });
    resolved.required?.forEach((name) => required.add(name));
  };
  visit(schema);
  for (const name of required) {
    const property = properties.get(name);
    if (property) property.required = true;
  }
  return properties;
}

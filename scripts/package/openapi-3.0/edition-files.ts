import { mapChildren, type OpenApiDocument, resolveSchema, type Schema } from '../../../src/contract/index.ts';

/**
 * Puts the schema of a file in the place of each reference to it. Generators of clients send a field of a form as a file
 * only where its own schema says so.
 */
export function spellOutFiles(document: OpenApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return mapChildren(schema, (part) => spellOutFiles(document, part));
  const resolved = resolveSchema(document, schema);
  return resolved['contentMediaType'] === undefined ? schema : resolved;
}

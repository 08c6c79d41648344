import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { nameOf, refTo } from '../../src/contract/references.ts';

const BANNER = '// Made from openapi/ by `npm run build`. Do not edit.\n\n';

/** Writes the TypeScript types of a document: ids are `string`, files are `Blob`. */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(declareRequired(document) as unknown as OpenAPI3, {
    silent: true,
    // A default is what the service assumes; callers may still leave the field out.
    defaultNonNullable: false,
    transform(schema, { path }) {
      if (path === refTo('schemas', 'LongId')) return ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
      if ((schema as Schema)['contentMediaType']) return ts.factory.createTypeReferenceNode('Blob');
      return undefined;
    },
  });
  return BANNER + astToString(nodes);
}

/**
 * Declares each required property beside the `required` that names it.
 *
 * openapi-typescript heeds `required` only for properties of the same schema, so one that a property of another
 * part of an `allOf` needs would be lost.
 */
function declareRequired(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const declare = (schema: Schema, whole: Schema): Schema => {
    const declared = propertiesOf(whole, schemas);
    const missing = (schema.required ?? []).filter((name) => !schema.properties?.[name] && declared[name]);
    return {
      ...schema,
      ...(missing.length > 0 && {
        properties: { ...schema.properties, ...Object.fromEntries(missing.map((name) => [name, declared[name]!])) },
      }),
      ...(schema.allOf && { allOf: schema.allOf.map((part) => (part.$ref ? part : declare(part, whole))) }),
    };
  };
  const complete = Object.entries(schemas).map(([name, schema]) => [name, declare(schema, schema)]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(complete) } };
}

function propertiesOf(schema: Schema, schemas: Record<string, Schema>): Record<string, Schema> {
  const target = schema.$ref && schemas[nameOf(schema.$ref)];
  const parts = [...(target ? [target] : []), ...(schema.allOf ?? [])];
  return Object.assign({}, ...parts.map((part) => propertiesOf(part, schemas)), schema.properties);
}

import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument, Schema } from '../../src/contract.ts';

const BANNER = '// Made from openapi/ by `npm run build`. Do not edit.\n\n';

/** Writes the TypeScript types of a document: ids are `string`, files are `Blob`. */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(withoutRules(document) as unknown as OpenAPI3, {
    silent: true,
    // A default is what the service assumes; callers may still leave the field out.
    defaultNonNullable: false,
    transform(schema, { path }) {
      if (path === '#/components/schemas/Id') return ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
      if ((schema as Schema)['contentMediaType']) return ts.factory.createTypeReferenceNode('Blob');
      return undefined;
    },
  });
  return BANNER + astToString(nodes);
}

/** Leaves out the rules between fields, which no type can hold. */
function withoutRules(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components.schemas).map(([name, { allOf: _rules, ...schema }]) => [
    name,
    schema,
  ]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

import { astToString, type GlobalContext, type OpenAPI3, resolveRef, transformSchema } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { refTo } from '../../src/contract/references.ts';

const BANNER = '// Made from openapi/ by `npm run build`. Do not edit.\n\n';

/** The options of openapi-typescript, off as they are by default. */
const DEFAULTS = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  // A default is what the service assumes; callers may still leave the field out.
  defaultNonNullable: false,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  postTransform: undefined,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
  transformProperty: undefined,
};

/** Writes the TypeScript types of a document: ids are `string`, files are `Blob`. */
export function generateTypes(document: OpenApiDocument): string {
  const source = withoutRules(document) as unknown as OpenAPI3;
  return BANNER + astToString(transformSchema(source, contextOf(source)));
}

/**
 * What openapi-typescript transforms a document with. Its main function would lint and bundle the document once more
 * before, which takes most of its time.
 */
function contextOf(document: OpenAPI3): GlobalContext {
  return {
    ...DEFAULTS,
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: (reference) => resolveRef(document, reference, { silent: true }),
    transform(schema, { path }) {
      if (path === refTo('schemas', 'Id')) return ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
      if ((schema as Schema)['contentMediaType']) return ts.factory.createTypeReferenceNode('Blob');
      return undefined;
    },
  } satisfies Omit<GlobalContext, 'redoc'> as unknown as GlobalContext;
}

/** Leaves out the rules between fields, which no type can hold. */
function withoutRules(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components.schemas).map(([name, { allOf: _rules, ...schema }]) => [
    name,
    schema,
  ]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

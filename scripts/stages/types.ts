import { astToString, type GlobalContext, type OpenAPI3, resolveRef, transformSchema } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { nameOf, refTo } from '../../src/contract/references.ts';

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
  const source = declareRequired(document) as unknown as OpenAPI3;
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
      if (path === refTo('schemas', 'LongId')) return ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
      if ((schema as Schema)['contentMediaType']) return ts.factory.createTypeReferenceNode('Blob');
      return undefined;
    },
  } satisfies Omit<GlobalContext, 'redoc'> as unknown as GlobalContext;
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

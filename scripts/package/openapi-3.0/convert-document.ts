import {
  mapChildren,
  type Node,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  resolveSchema,
  type Schema,
  type SecurityRequirement,
} from '../../../src/contract/index.ts';
import { downgradeSchema, Losses } from './convert-schema.ts';
import { writeServersOut } from './servers.ts';
import { Unions } from './unions.ts';

/** The document as OpenAPI 3.0.3. */
export interface OpenApi30Document extends OpenApiDocument {
  /** Facts lost in the conversion, one sentence per kind. */
  'x-lost': string[];
}

/**
 * Writes the document as OpenAPI 3.0.3, for tools that can't read 3.1. It accepts all that the contract accepts, and
 * lists what it can't say under `x-lost` and in its description.
 *
 * @throws Error if the document uses something for which no translation is written.
 */
export function downgrade(document: OpenApiDocument): OpenApi30Document {
  const collected = { losses: new Losses(), unions: new Unions() };
  const operations = new Map(operationsOf(document).map(({ id, object }) => [object, id]));

  function convertSchema(schema: Schema, place: string, isNamed = false): Schema {
    return downgradeSchema(spellOutFiles(document, schema), place, collected, isNamed);
  }

  function convert(node: Node, place: string): Node {
    const own = operations.get(node as unknown as OperationObject) ?? place;
    return mapChildren(writeServersOut(withScopesApart(node)), (child, keyword) =>
      keyword === 'schema' ? convertSchema(child, own) : convert(child, own),
    );
  }

  const { openapi, info, paths, components, ...others } = document;
  const { schemas, ...otherComponents } = components;
  if (!openapi.startsWith('3.1.')) throw new Error(`The document is OpenAPI ${openapi}, not 3.1`);
  const converted = mapChildren({ paths }, (item) => convert(item, 'paths'));
  const convertedComponents = mapChildren(otherComponents, (component, _, name = '') => convert(component, name));
  const convertedSchemas = mapChildren({ schemas }, (schema, _, name = '') => convertSchema(schema, name, true));
  const lost = collected.losses.list();
  return {
    openapi: '3.0.3',
    'x-lost': lost,
    info: infoOf(info, lost),
    ...others,
    ...converted,
    // The unions are known once all else is converted.
    components: {
      ...convertedComponents,
      schemas: { ...convertedSchemas.schemas, ...collected.unions.schemas(schemas ?? {}) },
    },
  };
}

/** 3.0 has no summary of a document; and its readers should know what it is. */
function infoOf(
  { summary, description, ...info }: OpenApiDocument['info'] & { summary?: string },
  lost: readonly string[],
): OpenApiDocument['info'] {
  const edition = `**This edition** is OpenAPI 3.0.3, made from the OpenAPI 3.1 document for tools that can't read it. It does not hold:\n\n${lost
    .map((sentence) => `- ${sentence}`)
    .join('\n')}\n`;
  return { ...info, description: [summary, description.trimEnd(), edition].filter(Boolean).join('\n\n') };
}

/** In 3.0 an `apiKey` has no scopes, so an operation says them in a field of its own. */
function withScopesApart(node: Node): Node {
  const { security, ...operation } = node as { security?: SecurityRequirement[] };
  if (!security) return node;
  const scopes = security.flatMap((requirement) => Object.values(requirement).flat());
  const requirements = security.map((requirement) =>
    Object.fromEntries(Object.keys(requirement).map((scheme) => [scheme, []])),
  );
  return { ...operation, security: requirements, ...(scopes.length > 0 && { 'x-scopes': scopes }) };
}

/**
 * Puts the schema of a file in the place of each reference to it. Generators of clients send a field of a form as a file
 * only where its own schema says so.
 */
function spellOutFiles(document: OpenApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return mapChildren(schema, (part) => spellOutFiles(document, part));
  const resolved = resolveSchema(document, schema);
  return resolved['contentMediaType'] === undefined ? schema : resolved;
}

import type { OpenApiDocument, PathItem, RequestBody, Response, Schema } from './document.ts';
import { METHODS } from './operations.ts';
import type { Node } from './walk.ts';

interface SchemaHolder {
  $ref?: string;
  schema?: Schema;
}

/** Fills in what OpenAPI lets a document leave out and the types promise. What it holds is changed in place. */
export function complete(value: Node): OpenApiDocument {
  const filled = withDefaults(value, { servers: [], tags: [], paths: {}, components: {} });
  const components = { schemas: {}, parameters: {}, responses: {}, securitySchemes: {} };
  const document = { ...filled, components: withDefaults(filled.components, components) } as unknown as OpenApiDocument;
  for (const item of Object.values({ ...document.components.pathItems, ...document.paths })) completePath(item);
  completeSchemas(document.components.parameters);
  for (const response of Object.values(document.components.responses)) completeResponse(response);
  for (const body of Object.values(document.components.requestBodies ?? {})) completeBody(body);
  completeSchemas(document.components.headers);
  return document;
}

function completePath(item: PathItem): void {
  completeSchemas(item.parameters);
  for (const operation of METHODS.flatMap((method) => item[method] ?? [])) {
    operation.responses ??= {};
    completeSchemas(operation.parameters);
    if (operation.requestBody) completeBody(operation.requestBody);
    for (const response of Object.values(operation.responses)) completeResponse(response);
  }
}

function completeBody(body: RequestBody): void {
  if (body.$ref === undefined) completeSchemas((body.content ??= {}));
}

function completeResponse({ content, headers }: Response): void {
  completeSchemas(content);
  completeSchemas(headers);
}

/** Gives each parameter, body or header a schema, if it has none. */
function completeSchemas(holders: SchemaHolder[] | Record<string, SchemaHolder | null> = {}): void {
  for (const [key, holder] of Object.entries(holders)) {
    if (holder === null) (holders as Record<string, SchemaHolder>)[key] = { schema: {} };
    else if (holder.$ref === undefined) holder.schema ??= {};
  }
}

/** Existing keys stay where they are, so that the document is written in its own order. */
function withDefaults<Defaults extends object>(value: Node, defaults: Defaults): Node & Defaults {
  return { ...value, ...defaults, ...value };
}

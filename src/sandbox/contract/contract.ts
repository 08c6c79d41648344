import type { OpenApiDocument, Schema, ServerObject } from '../../contract/document.ts';
import { type Operation, operationsOf } from '../../contract/operations.ts';
import type { RequestTable } from '../../contract/validation/request-validator.ts';
import { isAnnotation } from '../../contract/validation/schemas.ts';
import { mapChildren, type Node } from '../../contract/walk.ts';
import type { Plans } from '../core/plan/plan.ts';

/** What the sandbox needs of a contract. */
export interface Contract {
  servers: readonly ServerObject[];
  operations: readonly Operation[];
  plans: Plans;
  /** The checks of requests. */
  requests: RequestTable;
}

/** A document without what only its readers need. */
export interface BareContract {
  servers: readonly ServerObject[];
  operations: readonly Operation[];
  /** The schemas that those of the operations refer to. Their names are numbers. */
  schemas: Readonly<Record<string, Schema>>;
}

/** Leaves out of a document what only its readers need. */
export function bareContractOf(document: OpenApiDocument): BareContract {
  const operations = operationsOf(document).map(withoutProse);
  const { [ID_OF_URL]: idOfUrl, ...others } = bareSchemasOf(document, operations);
  const schemas = { ...(idOfUrl && { [ID_OF_URL]: idOfUrl }), ...others };
  const numbers = new Map(Object.keys(schemas).map((name, number) => [name, String(number)]));
  const numbered = <Part>(part: Part): Part =>
    JSON.parse(
      JSON.stringify(part).replaceAll(REFERENCE, (_, start: string, name: string) => `${start}${numbers.get(name)}"`),
    ) as Part;
  return {
    servers: document.servers.map(bareServer),
    operations: numbered(operations),
    schemas: Object.fromEntries(Object.values(schemas).map((schema, number) => [number, numbered(schema)])),
  };
}

/** The schema of the ids in URLs, which has the first number. */
const ID_OF_URL = 'PathId';

/** A reference to a schema, in JSON. */
const REFERENCE = /("#\/components\/schemas\/)([^"]+)"/g;

function bareServer({ url, variables }: ServerObject): ServerObject {
  return { url, ...(variables && { variables }) };
}

function withoutProse(operation: Operation): Operation {
  const { requestBody, servers, 'x-rules': rules } = operation.object;
  const content = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [
    type,
    { schema: bareSchema(schema) },
  ]);
  return {
    ...operation,
    ...NOT_NEEDED,
    parameters: operation.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      ...(required && { required }),
      schema: bareSchema(schema),
    })),
    object: {
      responses: {},
      ...(servers && { servers: servers.map(bareServer) }),
      ...(rules && { 'x-rules': rules }),
      ...(requestBody && {
        requestBody: {
          ...(requestBody.required !== undefined && { required: requestBody.required }),
          content: Object.fromEntries(content),
        },
      }),
    },
  };
}

/** What operations have for readers alone. */
export const NOT_NEEDED = { tag: '', summary: '', description: '', notDocumented: [] };

/** The schemas that those of operations refer to, by name, directly or through others. */
function bareSchemasOf({ components }: OpenApiDocument, operations: readonly Operation[]): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const visit = (part: unknown): void => {
    for (const [, , name] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (found[name!]) continue;
      found[name!] = bareSchema(components.schemas[name!]!);
      visit(found[name!]);
    }
  };
  visit(operations);
  return found;
}

/** A schema with what checks ask, and an example of what a pattern matches, which messages show. */
function bareSchema(schema: Node): Schema {
  const { pattern, examples } = schema as Schema;
  const keywords = Object.entries(schema).filter(([keyword]) => !isAnnotation(keyword));
  return {
    ...mapChildren(Object.fromEntries(keywords), bareSchema),
    ...(pattern !== undefined && examples && { examples: examples.slice(0, 1) }),
  };
}

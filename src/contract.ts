/** A part of an operation that the documents of the service may not show. */
export type DocumentedPart = 'path' | 'query' | 'request-body' | 'required-fields' | 'response' | 'scope' | 'semantics';

/** A JSON Schema of the contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  [keyword: string]: unknown;
}

/** A parameter, or a reference to one. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  example?: unknown;
  'x-inferred'?: string;
  'x-refers-to'?: string | string[];
  schema: Schema;
}

/** A body in one content type. */
export interface MediaType {
  schema: Schema;
  example?: unknown;
}

/** A response, or a reference to one. */
export interface Response {
  $ref?: string;
  description: string;
  'x-inferred'?: string;
  content?: Record<string, MediaType>;
}

/** An address of the service. */
export interface ServerObject {
  url: string;
  variables?: Record<string, { default: string; enum?: string[] }>;
}

/** What an operation does: the parts of an address that come with a record count as well, such as its comments. */
export type OperationKind = 'create' | 'list' | 'get' | 'update' | 'delete' | 'action';

/** A documented transition of the record that an operation is about. */
export interface Transition {
  /** The field that holds the state. */
  field: string;
  /** The state that it leads to; null where the documents do not name it. */
  to: string | boolean | null;
  /** Fields of the body, with the values under which it leads there. */
  when?: Record<string, unknown>;
}

/** A rule between the query and the body of a call. */
export interface CallRule {
  /** Parameters of the query, with the values under which the rule holds. */
  when: { query: Record<string, unknown> };
  /** What the call needs then, such as `body.retainerinvoice_number`. */
  requires: string[];
  /** Whether the documents state the rule or it was read from a name. Only a documented one may refuse a call. */
  basis: 'documented' | 'inferred';
}

/** An operation as it stands in the document. */
export interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  'x-kind'?: OperationKind;
  'x-method'?: string;
  'x-transition'?: Transition;
  'x-rules'?: CallRule[];
  'x-not-documented'?: DocumentedPart[];
  security: [{ accessToken: string[] }];
  servers?: ServerObject[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
}

/** The bundled document. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: ServerObject[];
  tags: { name: string; description: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, unknown>;
  };
}

/** An operation with its address. */
export interface Operation {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** The URL template below the server's address, such as `/settings/taxes/{tax_id}`. */
  path: string;
  tag: string;
  /** The documented scope, if there is one. */
  scope: string | undefined;
  /** What the documents of the service do not show. */
  notDocumented: readonly DocumentedPart[];
  /** Parameters of the URL and of the operation, resolved. */
  parameters: Parameter[];
  /** Status of success. */
  successStatus: string;
  object: OperationObject;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** Lists the operations of a bundled document, in its order. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const object = item[method] as OperationObject | undefined;
      if (!object) return [];
      const parameters = [...((item['parameters'] as Parameter[] | undefined) ?? []), ...(object.parameters ?? [])];
      return {
        id: object.operationId,
        method,
        path,
        tag: object.tags[0],
        scope: object.security[0].accessToken[0],
        notDocumented: object['x-not-documented'] ?? [],
        parameters: parameters.map((parameter) => resolveParameter(document, parameter)),
        successStatus: Object.keys(object.responses).find((status) => status.startsWith('2')) ?? '200',
        object,
      };
    }),
  );
}

function resolveParameter(document: OpenApiDocument, parameter: Parameter): Parameter {
  const name = parameter.$ref?.split('/').at(-1);
  const resolved = name === undefined ? parameter : document.components.parameters[name];
  if (!resolved) throw new Error(`The document has no parameter ${parameter.$ref}`);
  return resolved;
}

/** A part of the document that was inferred. */
export interface InferredPart {
  /** Keys from the root of the document. */
  path: string[];
  part: object;
  /** What it was inferred from. */
  reason: string;
}

/** Lists the parts of a document that bear `x-inferred`, in its order. */
export function inferredParts(document: OpenApiDocument): InferredPart[] {
  const found: InferredPart[] = [];
  const visit = (node: unknown, path: string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-inferred' && typeof value === 'string') found.push({ path, part: node, reason: value });
      else if (key !== 'example') visit(value, [...path, key]);
    }
  };
  visit(document, []);
  return found;
}

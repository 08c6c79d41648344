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

/** An operation as it stands in the document. */
export interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
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

import type { Schema } from '../contract/document.ts';

/** A document as it is compared: OpenAPI 3.1 in one file. Whatever the specification lets be left out may be missing. */
export interface ComparedDocument {
  openapi: string;
  servers?: Server[];
  security?: SecurityRequirement[];
  tags?: { name: string }[];
  paths: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, Record<string, unknown>>;
  };
}

/** An address of the service. */
export interface Server {
  url: string;
  variables?: Record<string, { default: string; enum?: string[] }>;
}

/** Schemes that are needed together, each with its scopes. */
export type SecurityRequirement = Record<string, string[]>;

/** What stands at a URL: operations by method, and what they share. */
export interface PathItem {
  parameters?: Parameter[];
  [method: string]: unknown;
}

/** An operation. */
export interface OperationObject {
  operationId?: string;
  tags?: string[];
  deprecated?: boolean;
  security?: SecurityRequirement[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Response>;
  'x-not-documented'?: string[];
}

/** A parameter or a reference to one. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  [keyword: string]: unknown;
}

/** A request body or a reference to one. */
export interface RequestBody {
  $ref?: string;
  required?: boolean;
  content?: Content;
}

/** A response or a reference to one. */
export interface Response {
  $ref?: string;
  content?: Content;
  headers?: Record<string, Header>;
}

/** A header of a response or a reference to one. */
export interface Header {
  $ref?: string;
  required?: boolean;
  schema?: Schema;
}

/** Bodies by content type. */
export type Content = Record<string, { schema?: Schema }>;

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** An operation with its address. */
export interface ComparedOperation {
  /** Its operationId; its method and URL if it has none. */
  id: string;
  method: string;
  path: string;
  /** Parameters of the URL and of the operation, as they stand. */
  parameters: Parameter[];
  object: OperationObject;
}

/** Lists the operations of a document, in its order. */
export function listOperations(document: ComparedDocument): ComparedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const object = item[method] as OperationObject | undefined;
      if (!object) return [];
      const id = object.operationId ?? `${method.toUpperCase()} ${path}`;
      return { id, method, path, parameters: [...(item.parameters ?? []), ...(object.parameters ?? [])], object };
    }),
  );
}

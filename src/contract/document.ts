/** A part of an operation that the service documentation may not show. */
export type DocumentedPart = 'path' | 'query' | 'request-body' | 'required-fields' | 'response' | 'scope' | 'semantics';

/** Basis of an operation: the service documentation, traffic of the service, or a guess. */
export type OperationBasis = 'documented' | 'observed' | 'inferred';

/** A method of HTTP that may stand at a URL. */
export type Method = 'get' | 'post' | 'put' | 'delete' | 'patch' | 'head' | 'options' | 'trace';

/** Evidence for a part of the contract: how often it was seen in traffic of the service, and when. */
export interface Observed {
  /** Exchanges that had it. */
  seen: number;
  /** Exchanges that could have had it. */
  of: number;
  /** First and last day, such as `2026-03-28`. */
  from: string;
  to: string;
}

/** A JSON Schema, or a reference to one; keywords next to a reference win over those of its target. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  deprecated?: boolean;
  'x-sunset'?: string;
  'x-inferred'?: string;
  /** Shared reason why several of its fields were inferred. Each of them has the mark. */
  'x-inferred-fields'?: string;
  'x-observed'?: Observed;
  [keyword: string]: unknown;
}

/** A parameter, or a reference to one. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  content?: Content;
  example?: unknown;
  'x-inferred'?: string;
  'x-observed'?: Observed;
  'x-refers-to'?: string | string[];
  deprecated?: boolean;
  'x-sunset'?: string;
  /** An empty one if the document gives none. */
  schema: Schema;
}

/** A body in one content type. */
export interface MediaType {
  /** An empty one if the document gives none. */
  schema: Schema;
  /** Encoding of a form's fields. */
  encoding?: Record<string, unknown>;
  /** The only sample, if it has no name. */
  example?: unknown;
  /** Samples by name, the usual one first. */
  examples?: Record<string, Example>;
}

/** A sample of a body that has a name, or a reference to one. */
export interface Example {
  $ref?: string;
  summary?: string;
  value: unknown;
}

/** Bodies by content type. */
export type Content = Record<string, MediaType>;

/** Body of an operation's requests, or a reference to it. */
export interface RequestBody {
  $ref?: string;
  required?: boolean;
  content: Content;
}

/** A header of a response, or a reference to one. */
export interface Header {
  $ref?: string;
  required?: boolean;
  /** An empty one if the document gives none. */
  schema: Schema;
}

/** A response, or a reference to one. */
export interface Response {
  $ref?: string;
  description: string;
  'x-inferred'?: string;
  'x-observed'?: Observed;
  headers?: Record<string, Header>;
  content?: Content;
  links?: Record<string, Link>;
}

/** Call that can follow another call's response. */
export interface Link {
  operationId: string;
  /** Where the values of its parameters come from, as expressions of OpenAPI. */
  parameters: Record<string, string>;
}

/** An address of the service. */
export interface ServerObject {
  url: string;
  variables?: Record<string, { default: string; enum?: string[] }>;
}

/** Security schemes that are needed together, each with its scopes. */
export type SecurityRequirement = Record<string, string[]>;

/** Kind of an operation. Parts of a URL that come with a record, such as its comments, count as well. */
export type OperationKind = 'create' | 'list' | 'get' | 'update' | 'delete' | 'action';

/** A documented transition of the record that an operation is about. */
export interface Transition {
  /** The field that holds the state. */
  field: string;
  /** The state that it leads to; null where the service documentation does not name it. */
  to: string | boolean | null;
  /** Fields of the body, with the values under which it leads there. */
  when?: Record<string, unknown>;
}

/** A rule between the query and the body of a call. */
export interface CallRule {
  /** Parameters of the query, with the values under which the rule holds. */
  when: { query: Record<string, unknown> };
  /** The value that the call needs then, such as `body.retainerinvoice_number`. */
  requires: string[];
  /** Stated by the service documentation, or inferred from a name. Only a documented rule may reject a call. */
  basis: 'documented' | 'inferred';
}

/** An operation as it stands in the document. */
export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  /** The first day on which it may be removed, if it is deprecated. */
  'x-sunset'?: string;
  'x-kind'?: OperationKind;
  'x-method'?: string;
  'x-transition'?: Transition;
  /** The fields of the body that the sandbox needs, though no document requires them. */
  'x-needed-by-sandbox'?: string[];
  'x-rules'?: CallRule[];
  'x-not-documented'?: DocumentedPart[];
  /** Source of the inference, if the service documentation doesn't show it. */
  'x-inferred'?: string;
  /** Evidence from traffic, if the service documentation doesn't show it. */
  'x-observed'?: Observed;
  security?: SecurityRequirement[];
  servers?: ServerObject[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  /** By status, or `default`; none if the document gives none. */
  responses: Record<string, Response>;
}

/** Operations of a URL by method, and the parameters that they share, or a reference to these. */
export type PathItem = { $ref?: string; parameters?: Parameter[]; servers?: ServerObject[] } & Partial<
  Record<Method, OperationObject>
>;

/**
 * An OpenAPI document of version 3.1 or 3.2 in one file. The lists and maps that OpenAPI lets a document leave out are there, perhaps
 * empty: whoever reads a document fills them in.
 */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string; 'x-contract-version'?: string };
  servers: ServerObject[];
  security?: SecurityRequirement[];
  tags: { name: string; description: string; 'x-mentioned'?: string[] }[];
  'x-conventions'?: { envelope?: string[]; account?: string; openBody?: string; id?: string };
  'x-tagGroups'?: { name: string; tags: string[] }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    requestBodies?: Record<string, RequestBody>;
    headers?: Record<string, Header>;
    pathItems?: Record<string, PathItem>;
    securitySchemes: Record<string, Record<string, unknown>>;
  };
}

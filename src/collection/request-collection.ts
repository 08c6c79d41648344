import type { Authorization } from '../contract/index.ts';

/** Requests for tools that send them by hand, in folders. Texts may hold variables, as `{{name}}`. */
export interface Collection {
  title: string;
  variables: readonly Variable[];
  /** A folder per resource. */
  resources: readonly Folder[];
  /** A folder per workflow: its requests are sent in their order. */
  workflows: readonly Folder[];
}

/** A variable of a collection. */
export interface Variable {
  name: string;
  /** Its value at first. A secret has none: it belongs to an environment, not to a file that is shared. */
  value: string | undefined;
  description: string;
}

/** Requests that belong together. */
export interface Folder {
  name: string;
  /** Plain text or Markdown. */
  description: string;
  requests: readonly CollectionRequest[];
}

/** A request of a collection. */
export interface CollectionRequest {
  name: string;
  description: string;
  /** In capitals. */
  method: string;
  /** The variable that holds the address of the server. */
  server: string;
  /** The URL template, such as `/settings/taxes/{tax_id}`. */
  path: string;
  /** Values of the path parameters. */
  ids: Readonly<Record<string, string>>;
  query: readonly QueryParameter[];
  headers: Readonly<Record<string, string>>;
  /** The header with the token; undefined if none is sent. */
  authorization: { name: string; value: string } | undefined;
  body: CollectionBody | undefined;
  /** What a response is checked for, and what is kept of it; undefined if nothing is. */
  expected: Expected | undefined;
}

/** A parameter of the query. */
export interface QueryParameter {
  name: string;
  value: string;
  isRequired: boolean;
}

/** A body: JSON, or a form with one file. */
export type CollectionBody = { json: unknown } | { field: string };

/** What is expected of a response. */
export interface Expected {
  status: number;
  /** Variables, each with the keys that lead to its value in the body. */
  outputs: Readonly<Record<string, readonly string[]>>;
}

/** What the documents do not name of the service that a collection calls. */
export interface CalledService {
  /** Its address with its path; that of the sandbox by default. */
  baseUrl?: string | undefined;
  /** How requests carry the token; as documented by default. */
  authorization?: Authorization | undefined;
}

/** Writes a variable where a collection uses it. */
export function use(variable: string): string {
  return `{{${variable}}}`;
}

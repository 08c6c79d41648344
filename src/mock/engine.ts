import type { OpenApiDocument } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';

/** What answers the requests that the front lets through. */
export interface Engine {
  /**
   * Answers a request. Its URL, method, token, content type and syntax have been checked; its values have not.
   *
   * @throws Refusal if the request does not hold to the contract.
   */
  answer(operation: Operation, request: EngineRequest): Promise<Answer>;
}

/** Makes an engine for a document. `seed` makes whatever it draws at random repeatable. */
export type CreateEngine = (document: OpenApiDocument, options: { seed: string }) => Promise<Engine>;

/** A request as an engine sees it. */
export interface EngineRequest {
  /** The identifiers of the URL by the names of the contract, decoded, digit for digit. */
  path: Readonly<Record<string, string>>;
  /** The query, decoded. A parameter that comes twice has a list. */
  query: Readonly<Record<string, string | string[]>>;
  /** The body, unless it is empty. */
  payload: Payload | undefined;
  /** What the caller asks for in the header `Prefer`. */
  preferences: Preferences;
}

/** A body whose syntax holds. */
export type Payload = JsonPayload | FormPayload;

/** A body of JSON. */
export interface JsonPayload {
  type: 'application/json';
  /** The body as `JSON.parse` reads it: an integer beyond 2^53 is rounded, and is still an integer. */
  value: unknown;
  /** The body with its ids, and all other integers beyond 2^53, as strings that have every digit. */
  exact(): unknown;
}

/** A body of form fields. */
export interface FormPayload {
  type: 'multipart/form-data';
  form: FormData;
}

/** Which answer the caller wants. */
export interface Preferences {
  /** Status of the answer. */
  code?: number;
  /** Name of the example. */
  example?: string;
  /** Whether the answer is made up from the schema instead of the sample. */
  dynamic?: boolean;
  /** Makes a dynamic answer repeatable. */
  seed?: string;
}

/** A mocked answer. */
export interface Answer {
  status: number;
  contentType: string;
  body: string | Uint8Array;
}

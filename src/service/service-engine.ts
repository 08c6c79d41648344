import type { Operation } from '../contract/index.ts';
import type { Failure } from './failure.ts';
import type { AlsoRefused } from './refusal-body.ts';
import type { Cut } from './service-call.ts';

/** Responds to the requests that conform to the contract. */
export interface Engine {
  /**
   * Answers a request whose URL, method, token and values are valid.
   *
   * @throws Refusal to refuse the request all the same.
   */
  answer(call: EngineCall): EngineAnswer | Promise<EngineAnswer>;
  /**
   * Finds further errors in a request whose values the contract rejects at some places. It changes nothing, and never throws. An
   * engine without it knows of nothing.
   */
  alsoRefused?: ((call: EngineCall, violated: readonly string[]) => AlsoRefused | undefined) | undefined;
}

/** A valid request. */
export interface EngineCall {
  operation: Operation;
  /** The method and the URL, path and query, as they came in. */
  method: string;
  url: string;
  /** The identifiers of the URL by the names of the contract, decoded, digit for digit. */
  path: Readonly<Record<string, string>>;
  /** The query. Parameters that the contract types as a number or as boolean are such; one that comes twice is a list. */
  query: Readonly<Record<string, unknown>>;
  /** The body, undefined if there is none or the operation has none. */
  payload: Payload | undefined;
  /** The organization that the query names. */
  organization: string | undefined;
  /** Scopes of the token. */
  scopes: Scopes;
  /** The caller's choice of a response in the header `Prefer`. */
  preferences: Preferences;
  /** The value of a header, by its name in lower case. */
  header(name: string): string | undefined;
  /**
   * Unknown parts of the request: values such as `query.payment_mode=barter`, `body` where the contract describes none, and preferences that are
   * not heeded, `prefer.status`.
   */
  unread: readonly string[];
}

/** Scopes such as `ServiceAPI.taxes.CREATE`, or all of them. */
export type Scopes = 'all' | readonly string[];

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
  type: 'multipart/form-data' | 'application/x-www-form-urlencoded';
  fields: readonly FormField[];
}

/** A field of a form: a string or a file. */
export interface FormField {
  name: string;
  value: string | FormFile;
}

/** A file in a form. */
export interface FormFile {
  /** Its name, which may be empty. */
  name: string;
  /** Its media type, `application/octet-stream` if the form gives none. */
  type: string;
  bytes: Uint8Array;
}

/** The response that the caller prefers. */
export interface Preferences {
  /** Status of the answer, as it was written. */
  code?: string | undefined;
  /** Name of the example. */
  example?: string | undefined;
  /** True if the response is made up from the schema instead of the sample. */
  dynamic?: boolean | undefined;
  /** Makes a dynamic answer repeatable. */
  seed?: string | undefined;
}

/** An answer of an engine. */
export interface EngineAnswer {
  status: number;
  contentType: string;
  body: string | Uint8Array;
  /** Further headers. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Time for which the response is held back, in ms, after the engine has returned it. */
  delay?: number | undefined;
  /** Part of the response that is cut off, with the connection; nothing by default. */
  cut?: Cut | undefined;
  /** The failure that was asked for and met the call; none by default. */
  failure?: Failure | undefined;
  /**
   * Places that the request names and the engine does not know, such as `body.custmer_id`. If an engine does not say, they
   * are those that the contract does not have.
   */
  unknown?: readonly string[] | undefined;
  /** A sentence on what the caller may not expect, in visible ASCII. */
  hint?: string | undefined;
}

/** Checks for a `then` method: promises of other realms, as in test runners, are not instances of `Promise`. */
export function isPromise<Value>(value: Value | Promise<Value>): value is Promise<Value> {
  return typeof (value as { then?: unknown }).then === 'function';
}

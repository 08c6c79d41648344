import type { Availability } from './available-in.ts';
import { asLine } from './message.ts';

/** Facts on a call that every error states. They include neither the token nor any header. */
export interface CallInfo {
  /** Identifies the call among all calls of this process. */
  id: number;
  /** The operation that a method calls; calls by path have none. */
  operationId: string | undefined;
  /** HTTP method. */
  method: string;
  /** The URL with its query. If redirects were followed, the last one's URL. */
  url: string;
  /** Number of requests sent, including retries and redirects. */
  attempts: number;
  /**
   * True if the service may have carried out the call even though it failed, so that sending a POST again could repeat it.
   * False for GET, if nothing was sent, and if the service rejected every request.
   */
  mayHaveHappened: boolean;
}

/**
 * Base of all error classes.
 *
 * @typeParam Own What a class says more than about its call.
 */
abstract class BaseError<Own extends object = object> extends Error implements CallInfo {
  override readonly name: string = 'InventoryError';
  declare readonly id: number;
  declare readonly operationId: string | undefined;
  declare readonly method: string;
  declare readonly url: string;
  declare readonly attempts: number;
  declare readonly mayHaveHappened: boolean;

  constructor(message: string, fields: CallInfo & Own, options?: ErrorOptions) {
    super(asLine(message), options);
    Object.assign(this, fields);
  }

  /** For `JSON.stringify`: all but the stack and the cause. */
  toJSON(): Record<string, unknown> {
    const { message } = this;
    const fields = Object.entries(this).map(([name, value]) => [
      name,
      value instanceof Headers ? Object.fromEntries(value) : value,
    ]);
    return { message, ...Object.fromEntries(fields) };
  }
}

interface Refusal {
  /** HTTP status. */
  readonly status: number;
  /** `code` of the envelope, a string if the service sends one or an integer beyond 2^53; undefined if the response has none. */
  readonly code: number | string | undefined;
  /** Headers of the response. */
  readonly headers: Headers;
  /** Body of the response: an object if it is JSON, or else a string; undefined if there is none. */
  readonly body?: unknown;
}

/** The names of an `ApiError` and of its subclasses. */
type ApiErrorName = 'ApiError' | 'AuthenticationError' | 'PermissionError' | 'NotFoundError' | 'RateLimitError';

/**
 * The service responded with a status that is not 2xx, or with a `code` that is not 0 (document 1, "Errors"), or with a
 * redirect that is not followed. The message then names the target; in a browser, which hides it, `status` is 0.
 */
export class ApiError extends BaseError<Refusal> implements Refusal {
  override readonly name: ApiErrorName = 'ApiError';
  declare readonly status: number;
  declare readonly code: number | string | undefined;
  declare readonly headers: Headers;
  declare readonly body?: unknown;
}

/** 401: the token is missing, expired or without the scope, and asking for another did not help. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError' as const;
}

/** There is no access token: its function failed or returned none. `cause` is what it threw. Nothing was sent. */
export class TokenError extends BaseError {
  override readonly name = 'TokenError' as const;
}

/** 403: the token does not allow the call. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError' as const;
}

/** 404 with a `code`: there is no such record. A 404 without one is a `ResponseError`, since it is not from the service. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError' as const;
}

/** 429: a limit of the service is exceeded, and retrying did not help or would take too long. */
export class RateLimitError extends ApiError implements Availability {
  override readonly name = 'RateLimitError' as const;
  declare readonly retryAfter: number;
  declare readonly availableAt: Date;

  constructor(message: string, fields: CallInfo & Refusal & Availability) {
    super(message, fields);
  }
}

/** The requests of the day are used up, by the count of this process; nothing was sent (document 1, "Limits"). */
export class BudgetError extends BaseError<Availability> implements Availability {
  override readonly name = 'BudgetError' as const;
  declare readonly retryAfter: number;
  declare readonly availableAt: Date;
}

/** The call took longer than its timeout, or its turn comes after it. */
export class TimeoutError extends BaseError {
  override readonly name = 'TimeoutError' as const;
}

/** The client was closed. A call that a signal aborts throws the reason of the signal instead, as `fetch` does. */
export class ClosedError extends BaseError {
  override readonly name = 'ClosedError' as const;
}

/** A file or stream could not be read; `cause` is what reading it threw. Nothing was sent. */
export class UploadError extends BaseError {
  override readonly name = 'UploadError' as const;
}

/** The service could not be reached, or the connection broke; `cause` is what `fetch` threw, without request and token. */
export class NetworkError extends BaseError<{ code: string | undefined }> {
  override readonly name = 'NetworkError' as const;
  /** The runtime's code for the failure, such as `ECONNREFUSED`; undefined in a browser, which doesn't give one. */
  declare readonly code: string | undefined;
}

/**
 * The response can't be read: it is HTML, empty, cut off, larger than `maxSize`, no file where a file belongs, without the record or list
 * that the method returns, or a 404 without a `code`, which is not from the service.
 */
export class ResponseError extends BaseError<{ status: number }> {
  override readonly name = 'ResponseError' as const;
  /** HTTP status. */
  declare readonly status: number;
}

/**
 * A list can't be followed to its end: the service repeats pages or passes over one, says that more follow an empty one or 10,000
 * others, does not say whether more follow, sends no list under the key of the records, or null for a record.
 */
export class PagingError extends BaseError {
  override readonly name = 'PagingError' as const;
}

/** A call that did not succeed. Its `name` says why, and `switch (error.name)` knows what each error has. */
export type InventoryError =
  | (ApiError & { readonly name: 'ApiError' })
  | AuthenticationError
  | PermissionError
  | NotFoundError
  | RateLimitError
  | TokenError
  | BudgetError
  | TimeoutError
  | ClosedError
  | UploadError
  | NetworkError
  | ResponseError
  | PagingError;

/** Base of every error of a call for `instanceof`. For TypeScript, it is the union of them. */
export const InventoryError = BaseError as unknown as abstract new () => InventoryError;

/** What every error says about its call. It holds neither the token nor any header. */
export interface CallInfo {
  /** The operation, if the call was made by a method; path calls of `http` have none. */
  operationId: string | undefined;
  method: string;
  /** The URL with its query; that of the last redirect, if any was followed. */
  url: string;
  /** How many requests were sent, repetitions and redirects included. */
  attempts: number;
}

/** A call that did not succeed. Its class says why. */
export class InventoryError extends Error implements CallInfo {
  override name = 'InventoryError';
  readonly operationId: string | undefined;
  readonly method: string;
  readonly url: string;
  readonly attempts: number;

  constructor(message: string, call: CallInfo, options?: ErrorOptions) {
    super(message, options);
    this.operationId = call.operationId;
    this.method = call.method;
    this.url = call.url;
    this.attempts = call.attempts;
  }
}

/**
 * The service answered with a status that is not 2xx, or with a `code` that is not 0 (document 1, "Errors"), or with a
 * redirect that is not followed. The message then names the target; in a browser, which hides it, `status` is 0.
 */
export class ApiError extends InventoryError {
  override name = 'ApiError';

  constructor(
    message: string,
    call: CallInfo,
    /** HTTP status. */
    readonly status: number,
    /** `code` of the envelope, a text if the service sends one or an integer beyond 2^53; undefined if the response has none. */
    readonly code: number | string | undefined,
    /** Headers of the response. */
    readonly headers: Headers,
  ) {
    super(message, call);
  }
}

/** 401: the token is missing, expired or without the scope, and asking for another did not help. */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError';
}

/** There is no access token: its function failed or returned none. `cause` is what it threw. Nothing was sent. */
export class TokenError extends InventoryError {
  override name = 'TokenError';
}

/** 403: the token does not allow the call. */
export class PermissionError extends ApiError {
  override name = 'PermissionError';
}

/** 404: there is no such record. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}

/** 429: a limit of the service is exceeded, and retrying did not help or would take too long. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError';
}

/** The requests of the day are used up, by the count of this process; nothing was sent (document 1, "Limits"). */
export class BudgetError extends InventoryError {
  override name = 'BudgetError';

  constructor(
    call: CallInfo,
    /** When the next request may be sent. */
    readonly availableAt: Date,
  ) {
    super(`The requests of the day are used up. The next may be sent at ${availableAt.toISOString()}`, call);
  }
}

/** The call took longer than its timeout, or its turn comes after it. */
export class TimeoutError extends InventoryError {
  override name = 'TimeoutError';
}

/** The caller's signal aborted the call; `cause` is its reason. */
export class AbortError extends InventoryError {
  override name = 'AbortError';
}

/** The service could not be reached, or the connection broke; `cause` is what `fetch` threw. */
export class NetworkError extends InventoryError {
  override name = 'NetworkError';
}

/** The response cannot be read: it is HTML, empty, cut off, or no file where a file belongs. */
export class ResponseError extends InventoryError {
  override name = 'ResponseError';

  constructor(
    message: string,
    call: CallInfo,
    /** HTTP status. */
    readonly status: number,
  ) {
    super(message, call);
  }
}

/**
 * A list cannot be followed to its end: the service repeats a page, says that more follow an empty one or 10,000 others, or
 * does not say whether more follow.
 */
export class PagingError extends InventoryError {
  override name = 'PagingError';
}

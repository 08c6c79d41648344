/** How failed requests are repeated. */
export interface RetryOptions {
  /** At most this many repetitions of one call, 2 by default; 0 switches them off. */
  retries: number;
  /**
   * The wait for the first repetition is drawn at random between 0 and this, in ms, 500 by default. It doubles with each.
   */
  backoff: number;
  /** At most this long between two requests, in ms, 30,000 by default. If `Retry-After` asks for more, the call fails at once. */
  maxDelay: number;
}

const MINUTE = 60_000;

/** Methods that may be carried out twice without harm. */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** What `fetch` implementations call a connection that was never made, so that nothing can have been carried out. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether a request with this status may be repeated: any method after 429, all but POST after 408 and 5xx. */
export function mayRepeatStatus(method: string, status: number): boolean {
  return status === 429 || (REPEATABLE.has(method) && (status === 408 || status >= 500));
}

/** Whether a request that broke may be repeated: POST only if the connection was never made. */
export function mayRepeatFailure(method: string, error: unknown): boolean {
  return REPEATABLE.has(method) || NEVER_SENT.has(codeOf(error) ?? '');
}

/**
 * How long to wait before a request is repeated, in ms; undefined if the service asks for more than `maxDelay`.
 *
 * @param repetition Which repetition it is, counted from 1.
 */
export function delayOf(
  repetition: number,
  { backoff, maxDelay }: RetryOptions,
  headers?: Headers,
): number | undefined {
  const asked = retryAfter(headers?.get('retry-after') ?? '');
  if (asked > 0) return asked > maxDelay ? undefined : asked;
  return Math.random() * Math.min(backoff * 2 ** (repetition - 1), maxDelay);
}

/**
 * For how long nobody should send after a 429, in ms: as long as the service asks, but a minute or `maxDelay` at most, after
 * which its limit is tried again.
 */
export function pauseOf({ backoff, maxDelay }: RetryOptions, headers: Headers): number {
  const asked = retryAfter(headers.get('retry-after') ?? '');
  return asked > 0 ? Math.min(asked, Math.max(maxDelay, MINUTE)) : Math.min(backoff, maxDelay);
}

/** Reads `Retry-After`, seconds or a date, as ms from now; NaN if it is neither. */
function retryAfter(value: string): number {
  return /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
}

/** The code of the failure, or of the first of several addresses that were tried. */
function codeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string; errors?: { code?: string }[] } };
  return cause?.code ?? cause?.errors?.[0]?.code ?? code;
}

/** How failed requests are repeated. */
export interface RetryOptions {
  /** Most repetitions of one call, 2 by default; 0 switches them off. */
  retries: number;
  /** Longest wait for the first repetition, in ms, 500 by default; it doubles with each, and the wait is drawn at random below it. */
  backoff: number;
  /** Longest wait between two requests, in ms, 30,000 by default. `Retry-After` is cut down to it. */
  maxDelay: number;
}

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

/** How long to wait before the next request, in ms. */
export function delayOf(attempt: number, options: RetryOptions, headers?: Headers): number {
  const asked = retryAfter(headers?.get('retry-after') ?? '');
  if (asked > 0) return Math.min(asked, options.maxDelay);
  return Math.random() * Math.min(options.backoff * 2 ** (attempt - 1), options.maxDelay);
}

/** Reads `Retry-After`, seconds or a date, as ms from now; NaN if it is neither. */
function retryAfter(value: string): number {
  return /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
}

/** The code of the failure, or of the first of several addresses that were tried. */
function codeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string; errors?: { code?: string }[] } };
  return cause?.code ?? cause?.errors?.[0]?.code ?? code;
}

/** Waits, unless the signal aborts first; then it rejects with the reason. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

import type { Budget } from './budget.ts';
import { AbortError, BudgetError, InventoryError, NetworkError, TimeoutError, type CallInfo } from './errors.ts';
import { quoteIds } from './ids.ts';
import { delayOf, mayRepeatFailure, mayRepeatStatus, sleep, type RetryOptions } from './retry.ts';
import type { TokenSource } from './token.ts';

/** Told of what happens to a call. None of them can change it; none of them sees the token. */
export interface Hooks {
  /** A request is about to be sent. */
  onRequest?: (call: CallInfo) => void;
  /** A response has been read. */
  onResponse?: (call: CallInfo & { status: number; /** Time since the request was sent, in ms. */ duration: number }) => void;
  /** A request failed and will be repeated. */
  onRetry?: (call: CallInfo & { /** Time until then, in ms. */ delay: number; reason: unknown }) => void;
  /** A call waits for its turn, since the requests of the minute are spent. */
  onWait?: (call: CallInfo & { /** Expected time, in ms. */ delay: number }) => void;
}

/** What one call may set for itself. */
export interface CallOptions {
  /** Aborts the call, wherever it is. */
  signal?: AbortSignal;
  /** Longest time for the whole call, in ms: waiting, retries and reading the body included. */
  timeout?: number;
  /** Most repetitions of the request. */
  retries?: number;
}

/** What a transport needs. */
export interface TransportOptions {
  fetch: (request: Request) => Promise<Response>;
  tokens: TokenSource;
  budget: Budget;
  retry: RetryOptions;
  timeout: number;
  hooks: Hooks;
}

/** What a method attaches to its request; the transport keeps it up to date. */
export interface Tag extends CallInfo, CallOptions {}

/** Statuses whose responses have no body. */
const BODILESS = new Set([101, 204, 205, 304]);

/**
 * Creates a `fetch` that adds the token, waits its turn, repeats what may be repeated, and reads the body,
 * all within the timeout of the call. Ids in JSON arrive as strings.
 *
 * @throws BudgetError, TimeoutError, AbortError or NetworkError; never for a status.
 */
export function createTransport({ fetch, tokens, budget, retry, timeout, hooks }: TransportOptions) {
  return async function send(request: Request & { inventory?: Tag }): Promise<Response> {
    const tag: Tag = Object.assign(request.inventory ?? { operationId: undefined }, { method: request.method, url: request.url, attempts: 0 });
    const info = (): CallInfo => ({ operationId: tag.operationId, method: tag.method, url: tag.url, attempts: tag.attempts });
    const limit = tag.timeout ?? timeout;
    const retries = tag.retries ?? retry.retries;

    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new TimeoutError(`No answer within ${limit} ms`, info())), limit);
    const abort = (): void => stop.abort(new AbortError('The call was aborted', info(), { cause: request.signal.reason }));
    if (request.signal.aborted) abort();
    else request.signal.addEventListener('abort', abort, { once: true });
    const { signal } = stop;

    try {
      const body = request.body ? await request.arrayBuffer() : undefined;
      let repetitions = 0;
      let refreshed = false;
      const repeat = async (reason: unknown, headers?: Headers): Promise<void> => {
        repetitions += 1;
        const delay = delayOf(repetitions, retry, headers);
        hooks.onRetry?.({ ...info(), delay, reason });
        await sleep(delay, signal);
      };

      for (;;) {
        const spentUntil = await budget.take(signal, (delay) => hooks.onWait?.({ ...info(), delay }));
        if (spentUntil !== undefined) throw new BudgetError(info(), new Date(spentUntil));
        const token = await untilAborted(tokens.get(), signal);
        const headers = new Headers(request.headers);
        headers.set('Authorization', `Service-oauthtoken ${token}`);

        tag.attempts += 1;
        hooks.onRequest?.(info());
        const start = performance.now();
        let response: Response;
        try {
          response = await read(await fetch(new Request(request.url, { method: request.method, headers, body: body ?? null, signal })));
        } catch (error) {
          signal.throwIfAborted();
          if (repetitions >= retries || !mayRepeatFailure(request.method, error)) {
            throw new NetworkError('The service could not be reached, or the connection broke', info(), { cause: error });
          }
          await repeat(error);
          continue;
        }
        hooks.onResponse?.({ ...info(), status: response.status, duration: performance.now() - start });

        if (response.status === 401 && !refreshed && tokens.refuse(token)) {
          refreshed = true;
        } else if (repetitions < retries && mayRepeatStatus(request.method, response.status)) {
          await repeat(response.status, response.headers);
        } else {
          return response;
        }
      }
    } catch (error) {
      if (error instanceof InventoryError || !signal.aborted) throw error;
      throw signal.reason;
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', abort);
    }
  };
}

/** Reads a response to its end, and returns it with the ids of a JSON body as strings. */
async function read(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  if (BODILESS.has(status)) return response;
  const isText = /json|text|^$/.test(headers.get('content-type') ?? '');
  const body = isText ? quoteIds(await response.text()) : await response.arrayBuffer();
  return new Response(body, { status, statusText, headers });
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

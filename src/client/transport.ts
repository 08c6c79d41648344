import { quoteIds } from '../contract/exact-ids.ts';
import type { Budget } from './budget.ts';
import { untilAborted, within } from './deadline.ts';
import { BudgetError, type CallInfo, NetworkError, TimeoutError, TokenError } from './errors.ts';
import { delayOf, mayRepeatFailure, mayRepeatStatus, type RetryOptions, sleep } from './retry.ts';
import type { TokenSource } from './token.ts';

/** Told of what happens to a call. None of them can change it, not even by throwing; none of them sees the token. */
export interface Hooks {
  /** A request is about to be sent. */
  onRequest?: (call: CallInfo) => void;
  /** A response has been read. */
  onResponse?: (
    call: CallInfo & { status: number /** Time since the request was sent, in ms. */; duration: number },
  ) => void;
  /** A request failed and will be repeated. `reason` is the status of the response, or what `fetch` threw. */
  onRetry?: (call: CallInfo & { /** Time until then, in ms. */ delay: number; reason: unknown }) => void;
  /** A call waits for its turn, since the requests of the minute are spent. */
  onWait?: (call: CallInfo & { /** Expected time, in ms. */ delay: number }) => void;
}

/** What one call may set for itself. */
export interface CallOptions {
  /** Aborts the call, wherever it is. */
  signal?: AbortSignal;
  /** Longest time for the whole call, in ms: waiting, retries and reading the bodies included. Infinity for none. */
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
export interface Tag extends CallInfo {
  retries?: number | undefined;
  /** Whether a file is asked for, which is left as it is. */
  isFile?: boolean;
  /** Takes the token out of a text of the service. */
  redact?: (text: string) => string;
}

/** What a tag tells of its call. */
export function infoOf({ operationId, method, url, attempts }: Tag): CallInfo {
  return { operationId, method, url, attempts };
}

/** Statuses whose responses have no body. */
const BODILESS = new Set([101, 204, 205, 304]);

/**
 * Creates a `fetch` that adds the token, waits its turn, repeats what may be repeated, and reads the body. Ids in JSON
 * arrive as strings. A method keeps the time of its call, since it may have a stream to read first; for any other
 * request the transport does.
 *
 * @throws TokenError, BudgetError, TimeoutError, AbortError or NetworkError; never for a status.
 */
export function createTransport({ fetch, tokens, budget, retry, timeout, hooks }: TransportOptions) {
  return function send(request: Request & { inventory?: Tag }): Promise<Response> {
    const { inventory, method, url } = request;
    const tag: Tag = Object.assign(inventory ?? { operationId: undefined }, { method, url, attempts: 0 });
    return within(
      inventory ? Infinity : timeout,
      request.signal,
      () => infoOf(tag),
      (signal) => exchange(request, tag, signal),
    );
  };

  async function exchange(request: Request, tag: Tag, signal: AbortSignal): Promise<Response> {
    const { method, url } = request;
    const retries = tag.retries ?? retry.retries;
    const body = request.body ? await request.arrayBuffer() : null;
    let repetitions = 0;
    let refreshed = false;

    async function repeat(reason: unknown, responseHeaders?: Headers): Promise<void> {
      repetitions += 1;
      const delay = delayOf(repetitions, retry, responseHeaders);
      tell('onRetry', { ...infoOf(tag), delay, reason });
      await sleep(delay, signal);
    }

    for (;;) {
      // Asked for the token first, so that no turn is lost when there is none; it may be another by then.
      await tokenOf(tokens.get(), tag, signal);
      const spentUntil = await budget.take(signal, (delay) => tell('onWait', { ...infoOf(tag), delay }));
      if (spentUntil !== undefined) throw new BudgetError(infoOf(tag), new Date(spentUntil));
      const asked = tokens.get();
      const token = await tokenOf(asked, tag, signal);
      tag.redact = (text) => text.replaceAll(token, '***');
      const headers = new Headers(request.headers);
      headers.set('Authorization', `Service-oauthtoken ${token}`);

      tag.attempts += 1;
      tell('onRequest', infoOf(tag));
      const start = performance.now();
      let response: Response;
      try {
        response = await read(await fetch(new Request(url, { method, headers, body, signal })), tag.isFile);
      } catch (error) {
        signal.throwIfAborted();
        if (repetitions >= retries || !mayRepeatFailure(method, error)) {
          throw new NetworkError('The service could not be reached, or the connection broke', infoOf(tag), {
            cause: error,
          });
        }
        await repeat(error);
        continue;
      }
      signal.throwIfAborted();
      const { status } = response;
      tell('onResponse', { ...infoOf(tag), status, duration: performance.now() - start });

      if (status === 401 && !refreshed && tokens.refuse(asked)) {
        refreshed = true;
        tell('onRetry', { ...infoOf(tag), delay: 0, reason: status });
      } else if (repetitions < retries && mayRepeatStatus(method, status)) {
        await repeat(status, response.headers);
      } else {
        return response;
      }
    }
  }

  /** Waits for a token. One that does not come within the time of a call is not waited for by the next call. */
  async function tokenOf(asked: Promise<string>, tag: Tag, signal: AbortSignal): Promise<string> {
    try {
      return await untilAborted(asked, signal);
    } catch (cause) {
      if (signal.reason instanceof TimeoutError) tokens.refuse(asked);
      signal.throwIfAborted();
      throw new TokenError('The access token could not be had', infoOf(tag), { cause });
    }
  }

  /** Tells a hook. Whether it throws or rejects, the call goes on. */
  function tell<Name extends keyof Hooks>(name: Name, event: Parameters<NonNullable<Hooks[Name]>>[0]): void {
    (async () => hooks[name]?.(event as never))().catch(() => undefined);
  }
}

/** Reads a response to its end, and returns it with the ids of a JSON body as strings. */
async function read(response: Response, isFile = false): Promise<Response> {
  const { status, statusText, headers } = response;
  if (BODILESS.has(status)) return response;
  const bytes = await response.arrayBuffer();
  const body = holdsJson(headers, bytes, isFile) ? quoteIds(new TextDecoder().decode(bytes)) : bytes;
  // A response may come with a text that it is not allowed to be made with.
  return new Response(body, { status, statusText: statusText.replace(/[^ -~]/g, ''), headers });
}

/** Whether a body is JSON, by its type or its first bytes, and not a file that happens to be JSON. */
function holdsJson(headers: Headers, bytes: ArrayBuffer, isFile: boolean): boolean {
  const isNamed = headers.has('content-disposition');
  if (/json/i.test(headers.get('content-type') ?? '')) return !(isFile && isNamed);
  return !isFile && !isNamed && /^\s*\{\s*"/.test(new TextDecoder().decode(bytes.slice(0, 64)));
}

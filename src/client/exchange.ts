import { type Call, infoOf } from './call.ts';
import { type Deadline, throwIfAborted, untilAborted } from './deadline.ts';
import { BudgetError, TokenError } from './errors.ts';
import type { Notify } from './hooks.ts';
import type { Limiter, Turn } from './limiter.ts';
import { isRedirect, redirectTarget } from './redirects.ts';
import type { ReusableRequest } from './request.ts';
import { readResponse } from './response.ts';
import { pauseOf, type RetryOptions } from './retry.ts';
import type { GivenToken, TokenSource } from './token.ts';

/** What an exchange needs. */
export interface ExchangeOptions {
  fetch: (request: Request) => Promise<Response>;
  tokens: TokenSource;
  limiter: Limiter;
  retry: RetryOptions;
  notify: Notify;
}

/** What became of a request: a response, read to its end, or what `fetch` threw. */
export interface Outcome {
  response?: Response | undefined;
  error?: unknown;
  /** The token that was sent, if one was. */
  given?: GivenToken | undefined;
}

/** Sends a request once, and follows its redirects. */
export type Exchange = (reusable: ReusableRequest, call: Call, deadline: Deadline) => Promise<Outcome>;

/**
 * Makes exchanges. Every request, redirected or not, waits its turn. The token goes only to the origin that was called.
 *
 * @throws TokenError, BudgetError, TimeoutError or AbortError; ApiError for a redirect that is not followed.
 */
export function createExchange({ fetch, tokens, limiter, retry, notify }: ExchangeOptions): Exchange {
  return async function exchange({ request, copy }, call, deadline) {
    const { signal } = deadline;
    const { origin } = new URL(request.url);
    call.url = request.url;
    for (let redirects = 0; ; redirects += 1) {
      const needsToken = new URL(call.url).origin === origin;
      // Asked for the token first, so that no turn is lost if there is none; it may be another by then.
      if (needsToken) await tokenOf(call, signal);
      const turn = await takeTurn(call, deadline);
      try {
        const given = needsToken ? await tokenOf(call, signal) : undefined;
        const next = copy(call.url, given?.token, signal);
        const { response, error } = await receive(next, call, signal, turn, redirects > 0);
        if (!response || request.redirect === 'manual' || !isRedirect(response)) return { response, error, given };
        call.url = redirectTarget(request, response, call, redirects);
      } finally {
        turn.release();
      }
    }
  };

  async function receive(request: Request, call: Call, signal: AbortSignal, turn: Turn, redirected: boolean) {
    call.attempts += 1;
    notify('onRequest', infoOf(call));
    const start = performance.now();
    try {
      const arrived = await untilAborted(fetch(request), signal);
      if (arrived.status === 429) turn.refused(pauseOf(retry, arrived.headers));
      else turn.done();
      const response = await untilAborted(readResponse(arrived, call, redirected), signal);
      notify('onResponse', { ...infoOf(call), status: response.status, duration: performance.now() - start });
      return { response };
    } catch (error) {
      turn.done();
      throwIfAborted(signal);
      return { error };
    }
  }

  async function takeTurn(call: Call, deadline: Deadline): Promise<Turn> {
    const turn = await limiter.take(deadline.signal, (delay) => {
      deadline.pause(delay);
      notify('onWait', { ...infoOf(call), delay });
    });
    deadline.resume();
    if ('wait' in turn) throw new BudgetError(infoOf(call), new Date(Date.now() + turn.wait));
    return turn;
  }

  async function tokenOf(call: Call, signal: AbortSignal): Promise<GivenToken> {
    try {
      const given = await tokens.get(signal);
      call.redact = (text) => text.replaceAll(given.token, '***');
      return given;
    } catch (cause) {
      throwIfAborted(signal);
      throw new TokenError('There is no access token', infoOf(call), { cause });
    }
  }
}

import type { Budget, Turn } from './budget.ts';
import { type Call, infoOf } from './call.ts';
import { type Deadline, throwIfAborted, untilAborted } from './deadline.ts';
import { BudgetError, TimeoutError, TokenError } from './errors.ts';
import type { Notify } from './hooks.ts';
import { isRedirect, redirectTarget } from './redirects.ts';
import type { ReusableRequest } from './request.ts';
import { readResponse } from './response.ts';
import type { TokenSource } from './token.ts';

/** What an exchange needs. */
export interface ExchangeOptions {
  fetch: (request: Request) => Promise<Response>;
  tokens: TokenSource;
  budget: Budget;
  notify: Notify;
}

/** What became of a request: a response, read to its end, or what `fetch` threw. */
export interface Outcome {
  response?: Response | undefined;
  error?: unknown;
  /** The token that was sent, if one was. */
  token?: Promise<string> | undefined;
}

/** Sends a request once, and follows its redirects. */
export type Exchange = (reusable: ReusableRequest, call: Call, deadline: Deadline) => Promise<Outcome>;

/**
 * Makes exchanges. Every request, redirected or not, waits its turn. The token goes only to the origin that was called.
 *
 * @throws TokenError, BudgetError, TimeoutError or AbortError; ApiError for a redirect that is not followed.
 */
export function createExchange({ fetch, tokens, budget, notify }: ExchangeOptions): Exchange {
  return async function exchange({ request, copy }, call, deadline) {
    const { signal } = deadline;
    const { origin } = new URL(request.url);
    call.url = request.url;
    for (let redirects = 0; ; redirects += 1) {
      const needsToken = new URL(call.url).origin === origin;
      // Asked for the token first, so that no turn is lost if there is none; it may be another by then.
      if (needsToken) await tokenOf(tokens.get(), call, signal);
      const turn = await takeTurn(call, deadline);
      try {
        const token = needsToken ? tokens.get() : undefined;
        const next = copy(call.url, token && (await tokenOf(token, call, signal)), signal);
        const { response, error } = await receive(next, call, signal, turn, redirects > 0);
        if (!response || request.redirect === 'manual' || !isRedirect(response)) return { response, error, token };
        call.url = redirectTarget(request, response, call, redirects);
      } finally {
        turn.end();
      }
    }
  };

  async function receive(request: Request, call: Call, signal: AbortSignal, turn: Turn, redirected: boolean) {
    call.attempts += 1;
    notify('onRequest', infoOf(call));
    const start = performance.now();
    try {
      const arrived = await untilAborted(fetch(request), signal);
      turn.end();
      const response = await untilAborted(readResponse(arrived, call, redirected), signal);
      notify('onResponse', { ...infoOf(call), status: response.status, duration: performance.now() - start });
      return { response };
    } catch (error) {
      throwIfAborted(signal);
      return { error };
    }
  }

  async function takeTurn(call: Call, deadline: Deadline): Promise<Turn> {
    const turn = await budget.take(deadline.signal, (delay) => {
      deadline.pause(delay);
      notify('onWait', { ...infoOf(call), delay });
    });
    deadline.resume();
    if ('wait' in turn) throw new BudgetError(infoOf(call), new Date(Date.now() + turn.wait));
    return turn;
  }

  /** Waits for a token. One that does not come within the time of a call is not waited for by the next call. */
  async function tokenOf(asked: Promise<string>, call: Call, signal: AbortSignal): Promise<string> {
    try {
      const token = await untilAborted(asked, signal);
      call.redact = (text) => text.replaceAll(token, '***');
      return token;
    } catch (cause) {
      if (signal.reason instanceof TimeoutError) tokens.refuse(asked);
      throwIfAborted(signal);
      throw new TokenError('There is no access token', infoOf(call), { cause });
    }
  }
}

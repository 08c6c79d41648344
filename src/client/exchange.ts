import type { GivenToken, TokenSource } from './access-token.ts';
import { redactHeaders } from './api-error.ts';
import { availableIn } from './available-in.ts';
import { checkUnauthorized } from './checks.ts';
import { type Call, infoOf } from './client-call.ts';
import { type Deadline, throwIfAborted, untilAborted } from './deadline.ts';
import { BudgetError, InventoryError, TokenError } from './errors.ts';
import type { Notify } from './hooks.ts';
import { type LimitHeaders, statedLimits } from './limit-headers.ts';
import type { DayUsedUp, Turn, Turns } from './limiter.ts';
import { wasNeverSent } from './network.ts';
import { observedExchange } from './observed-exchange.ts';
import { redactError } from './redact.ts';
import { isRedirect, redirectTarget } from './redirects.ts';
import { type Fetch, type Outgoing, sendRequest } from './request.ts';
import { type Answer, checkResponse, readResponse } from './response.ts';
import { isRefused, isSafe, pauseOf, type RetryOptions } from './retry.ts';
import { retryAfterOf } from './retry-after.ts';

export interface ExchangeOptions {
  fetch: Fetch;
  tokens: TokenSource;
  limiter: Turns;
  limitHeaders: LimitHeaders;
  retry: RetryOptions;
  notify: Notify;
  /** At most this many bytes of a response. */
  maxSize: number;
}

export interface Outcome {
  answer?: Answer | undefined;
  error?: unknown;
  /** The token that was sent, if one was. */
  given?: GivenToken | undefined;
}

/** A request that is sent. */
interface Sending {
  request: Outgoing;
  given: GivenToken | undefined;
  call: Call;
  deadline: Deadline;
  turn: Turn;
}

/** Sends a request once, and follows its redirects. */
export type Exchange = (request: Outgoing, call: Call, deadline: Deadline) => Promise<Outcome>;

/**
 * Makes exchanges. Every request, redirected or not, waits its turn. The token and the headers of the caller go only to the
 * origin that was called, and to none behind another: that one may have chosen where the redirect leads.
 *
 * @throws TokenError, BudgetError, TimeoutError or ClosedError; the reason of a signal; ApiError for a redirect that is not followed.
 */
export function createExchange(options: ExchangeOptions): Exchange {
  const { fetch, tokens, limiter, limitHeaders, retry, notify, maxSize } = options;
  return async function exchange(request, call, deadline) {
    call.url = request.url;
    let sent = withEncoding(request, request.headers, call);
    let needsToken = true;
    for (let redirects = 0; ; redirects += 1) {
      // Asked for the token first, so that no turn is lost if there is none; it may be another by then.
      if (needsToken && !tokens.given) await tokenOf(call, deadline);
      const turn = takenTurn(await limiter.take(deadline, waiting(call, deadline)), call, deadline);
      try {
        const given = needsToken ? (tokens.given ?? (await tokenOf(call, deadline))) : undefined;
        // A limiter of the user may not have heeded the signal.
        throwIfAborted(deadline);
        if (given) checkUnauthorized(sent.headers, given.headers);
        const outcome = await receive({ request: sent, given, call, deadline, turn });
        const target = targetOf(outcome, request, call, redirects);
        if (target === undefined) return outcome;
        call.url = target;
        if (isSameOrigin(target, request.url)) continue;
        needsToken = false;
        sent = withEncoding(request, publicHeaders(request), call);
      } finally {
        turn.release();
      }
    }
  };

  function waiting(call: Call, deadline: Deadline): (delay: number) => void {
    return (delay) => {
      deadline.pause(delay);
      notify('onWait', () => ({ ...infoOf(call), delay }));
    };
  }

  async function receive(sending: Sending): Promise<Outcome> {
    const { request, given, call, deadline, turn } = sending;
    if (given) call.redact = given.redact;
    call.attempts += 1;
    notify('onRequest', () => ({ ...infoOf(call), headers: new Headers(request.headers) }));
    const before = call.mayHaveHappened;
    call.mayHaveHappened ||= !isSafe(request.method);
    try {
      return { answer: await untilAborted(answerTo(sending, before), deadline), given };
    } catch (error) {
      turn.done();
      throwIfAborted(deadline);
      if (error instanceof InventoryError) throw error;
      if (wasNeverSent(error)) call.mayHaveHappened = before;
      return { error: redactError(error, call.redact), given };
    }
  }

  async function answerTo({ request, given, call, deadline, turn }: Sending, before: boolean): Promise<Answer> {
    const start = performance.now();
    const response = checkResponse(await sendRequest(fetch, request, call.url, given?.headers, deadline.signal), call);
    throwIfAborted(deadline);
    call.status = response.status;
    if (isRefused(response.status)) call.mayHaveHappened = before;
    // Another origin, which is not given the token, has no say in the limits.
    heedLimits(response, call, turn, given ? limitHeaders : {});
    const answer = await readResponse(response, call, maxSize, (text) =>
      notify('onExchange', () => observedExchange(request, response, text, call)),
    );
    throwIfAborted(deadline);
    const duration = performance.now() - start;
    notify('onResponse', () => {
      const headers = redactHeaders(response.headers, call);
      return { ...infoOf(call), status: response.status, headers, duration };
    });
    return answer;
  }

  /** Ends the turn of a response, and keeps to what the service says of its limits. */
  function heedLimits({ status, headers }: Response, call: Call, turn: Turn, names: LimitHeaders): void {
    const { limit, remaining, resetIn = NaN } = statedLimits(headers, names);
    const asked = retryAfterOf(headers);
    call.retryAfter = status === 429 && Number.isNaN(asked) ? resetIn : asked;
    if (limit !== undefined) limiter.allow(limit);
    if (status === 429) turn.refused(pauseOf(retry, call.retryAfter));
    else if (remaining === 0 && resetIn > 0) turn.refused(pauseOf(retry, resetIn));
    else turn.done();
  }

  async function tokenOf(call: Call, deadline: Deadline): Promise<GivenToken> {
    try {
      return await tokens.get(deadline);
    } catch (cause) {
      throwIfAborted(deadline);
      // The error of a parser quotes what it read, which may be the token.
      const reason = cause instanceof Error && !(cause instanceof SyntaxError) ? `: ${call.redact(cause.message)}` : '';
      throw new TokenError(`No usable access token${reason}`, infoOf(call), {
        cause: redactError(cause, call.redact),
      });
    }
  }
}

/**
 * The turn that a call was given.
 *
 * @throws BudgetError if the requests of the day are used up.
 */
function takenTurn(taken: Turn | DayUsedUp, call: Call, deadline: Deadline): Turn {
  deadline.resume();
  // A millisecond more, since neither the clock nor a date has fractions of one.
  if (!('wait' in taken)) return taken;
  const available = availableIn(Math.ceil(taken.wait) + 1);
  const when = available.availableAt.toISOString();
  throw new BudgetError(`Today's requests are used up. The next one can be sent at ${when}`, {
    ...infoOf(call),
    ...available,
  });
}

/** Where a response sends the client; undefined if it is the last. */
function targetOf({ answer }: Outcome, request: Outgoing, call: Call, redirects: number): string | undefined {
  if (!answer) return undefined;
  const { response } = answer;
  if (redirects > 0) Object.defineProperty(response, 'redirected', { value: true });
  const isLast = request.redirect === 'manual' || !isRedirect(response);
  return isLast ? undefined : redirectTarget(request, response, call, redirects);
}

/**
 * A request with other headers. A file is asked for as it is: Node takes a compressed one that is cut off for complete. Deno does
 * not, but leaves compressed what was asked for with this header.
 */
function withEncoding(request: Outgoing, headers: Outgoing['headers'], { isFile }: Call): Outgoing {
  const asItIs = isFile && !('Deno' in globalThis);
  return { ...request, headers: asItIs ? { 'accept-encoding': 'identity', ...headers } : headers };
}

/** Returns the headers that another origin may see. */
function publicHeaders({ headers: { accept } }: Outgoing): Record<string, string> {
  return accept === undefined ? {} : { accept };
}

function isSameOrigin(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

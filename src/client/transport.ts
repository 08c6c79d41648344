import type { TokenSource } from './access-token.ts';
import { type Call, infoOf } from './client-call.ts';
import { type Deadline, sleep, throwIfAborted } from './deadline.ts';
import type { Exchange, Outcome } from './exchange.ts';
import type { Notify } from './hooks.ts';
import { networkError } from './network.ts';
import type { Outgoing } from './request.ts';
import type { Answer } from './response.ts';
import { delayOf, mayRepeatFailure, mayRepeatStatus, type RetrySettings } from './retry.ts';

export interface TransportOptions {
  exchange: Exchange;
  tokens: TokenSource;
  retry: RetrySettings;
  notify: Notify;
}

/** Sends the request of a call. */
export type Send = (request: Outgoing, call: Call, deadline: Deadline) => Promise<Answer>;

/**
 * Creates what sends requests, asks for another token after a 401 and repeats what may be repeated.
 *
 * @throws TokenError, BudgetError, TimeoutError, ClosedError or NetworkError; the reason of a signal; ApiError for a redirect
 *   that is not followed, and for no other status.
 */
export function createTransport({ exchange, tokens, retry, notify }: TransportOptions): Send {
  return async function send(request, call, deadline) {
    const { method } = request;
    call.method = method;
    call.url = request.url;
    const retries = call.retries ?? retry.retries;
    let refreshed = false;
    for (let repetitions = 0; ; ) {
      const outcome = await exchange(request, call, deadline);
      throwIfAborted(deadline);
      const { answer, error, given } = outcome;
      const response = answer?.response;
      const reason = response ? response.status : error;
      const isRefused = response?.status === 401 && given !== undefined && !refreshed && tokens.refuse(given);
      // The service has taken the new token, which may expire in its turn.
      if (response && response.status !== 401) refreshed = false;
      const backoff = repetitions < retries ? delayBefore(repetitions + 1, call, outcome) : undefined;
      const delay = isRefused ? 0 : backoff;
      // After a 429 the call waits for a turn, as the limiter makes all others wait.
      const isTurn = response?.status === 429;
      const left = isTurn ? deadline.leftForTurn() : deadline.left();
      if (delay === undefined || delay > left) {
        if (answer) return answer;
        throw networkError(error, call);
      }
      if (isRefused) refreshed = true;
      else repetitions += 1;
      notify('onRetry', () => ({ ...infoOf(call), delay, reason }));
      if (isTurn) deadline.pause(delay);
      if (delay > 0) await sleep(delay, deadline);
      deadline.resume();
    }
  };

  /** Returns the time to wait before the request is sent again, in ms; undefined if it is not. */
  function delayBefore(repetition: number, call: Call, { answer, error }: Outcome): number | undefined {
    const { method } = call;
    const response = answer?.response;
    const mayRepeat = response ? mayRepeatStatus(method, response.status) : mayRepeatFailure(method, error);
    if (!mayRepeat) return undefined;
    const maxDelay = response?.status === 429 ? retry.maxDelayAfter429 : retry.maxDelay;
    return delayOf(repetition, { ...retry, maxDelay }, response && call.retryAfter);
  }
}

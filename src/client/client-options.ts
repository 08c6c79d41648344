import {
  type Authorization,
  authorizationHeaders,
  DOCUMENTED_AUTHORIZATION,
  isOrganizationId,
  readBaseUrl,
  TOKEN_PLACE,
} from '../contract/index.ts';
import type { AccessToken } from './access-token.ts';
import { MINUTE } from './arrivals.ts';
import { type Limits, sharedBudget, withoutLimits } from './budget.ts';
import { checkHeaders, checkNames, checkNumber, checkSignal, checkType, checkUnauthorized, wrong } from './checks.ts';
import { LONGEST_TIMER, type TimeLimit } from './deadline.ts';
import type { Hooks } from './hooks.ts';
import { checkLimitHeaders, type LimitHeaders } from './limit-headers.ts';
import { DOCUMENTED_LIMITS, type Limiter, type Turns, turnsOf } from './limiter.ts';
import type { ListAssumptions } from './page-reader.ts';
import type { ListOptions } from './paging.ts';
import { type Fetch, requestOf } from './request.ts';
import type { RetryOptions, RetrySettings } from './retry.ts';
import { idText } from './values.ts';

/** The same, all optional. */
type Optional<Options> = { [Name in keyof Options]?: Options[Name] | undefined };

/** Options of a client: its organization, its token, and how it sends requests. */
export interface InventoryClientOptions extends Optional<RetryOptions>, ListAssumptions {
  /** ID of the organization whose records you work with; the list of organizations contains it. */
  organizationId: string;
  /**
   * The OAuth 2.0 access token, or a function that returns one. If the service rejects the token, the client calls the
   * function again, with the rejected token as `{ refused }`. `keepToken` creates such a function.
   */
  accessToken: AccessToken;
  /**
   * How requests carry the token: a function that returns the value of the `Authorization` header, or an object of headers.
   * By default `(token) => 'Service-oauthtoken ' + token`, as documented (document 1, "Authentication").
   */
  authorization?: Authorization | undefined;
  /**
   * URL of the service, a sandbox or a mock, with its path: `https://…/inventory/v1`. The service documentation names no
   * host, so there is no default. It must be an http or https URL without a query, hash or password. In a browser, it may be
   * relative to the page.
   */
  baseUrl: string;
  /** The organization's plan, which sets the requests per day: 1500 for `free`, 2500 for `standard`, the default. */
  plan?: keyof typeof DOCUMENTED_LIMITS.perDay | undefined;
  /**
   * Limits to use instead of the documented ones, or `false` for none. All clients of an organization in this process share
   * one count. If their limits differ, the lower one applies.
   */
  limits?: Optional<Limits> | false | undefined;
  /**
   * Enforces the limits in place of `plan` and `limits`, for example across several processes. `redisLimiter` and
   * `fileLimiter` create one. If the limiter names an organization, it must be the client's.
   */
  limiter?: Limiter | undefined;
  /**
   * Names of the headers in which responses state the limits. The service documentation names none, so none is read by
   * default. Missing headers and meaningless values are ignored. A page sees only headers that the service exposes.
   */
  limitHeaders?: LimitHeaders | undefined;
  /**
   * Maximum time for a call, in ms, including waits, retries and reading bodies; Infinity for no limit. The default is
   * 60,000, which doesn't include waiting for a turn under the limits.
   */
  timeout?: number | undefined;
  /**
   * Headers for all requests, in addition to those that the client sets. A header that carries the token is rejected, and
   * forms always have their own `Content-Type`.
   */
  headers?: Record<string, string> | undefined;
  /**
   * Maximum size of a response in bytes, decompressed; no limit by default. A larger response throws a `ResponseError`.
   * Doesn't apply to `parseAs: 'stream'`.
   */
  maxSize?: number | undefined;
  /**
   * Functions that are called on requests, responses, retries and waits, and at the end of a call. They observe calls, but
   * can't change them.
   */
  hooks?: Hooks | undefined;
  /** Function to use in place of the global `fetch`. It can change requests and responses. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** The names of all options, which is also what an unknown one may have meant. */
const OPTIONS: Record<keyof InventoryClientOptions, true> = {
  organizationId: true,
  accessToken: true,
  authorization: true,
  baseUrl: true,
  plan: true,
  limits: true,
  limiter: true,
  limitHeaders: true,
  timeout: true,
  retries: true,
  backoff: true,
  maxDelay: true,
  headers: true,
  maxSize: true,
  assumeMore: true,
  assumeEmpty: true,
  hooks: true,
  fetch: true,
};

const LIMITS: Record<keyof Limits, true> = { perMinute: true, perDay: true, concurrent: true };

const HOOKS: Record<keyof Hooks, true> = {
  onRequest: true,
  onResponse: true,
  onExchange: true,
  onRetry: true,
  onWait: true,
  onEnd: true,
};

/** The names of the options of a call. */
export const CALL_OPTIONS: Record<keyof ListOptions, true> = {
  signal: true,
  timeout: true,
  retries: true,
  headers: true,
  assumeMore: true,
  assumeEmpty: true,
};

/** The options, checked and complete. */
export interface Settings {
  organizationId: string;
  accessToken: AccessToken;
  authorization: Authorization;
  baseUrl: string;
  limiter: Turns;
  limitHeaders: LimitHeaders;
  limit: TimeLimit;
  retry: RetrySettings;
  hooks: Hooks;
  headers: Record<string, string>;
  maxSize: number;
  assumed: ListAssumptions;
  fetch: Fetch;
}

/**
 * Checks the options of a client and adds the defaults.
 *
 * @throws TypeError or RangeError, which says what is wanted. Neither shows the token.
 */
export function readOptions(options: InventoryClientOptions = {} as InventoryClientOptions): Settings {
  checkNames('options', 'an option of a client', options, OPTIONS);
  const { accessToken, timeout, retries = 2, backoff = 500, maxDelay = 30_000 } = options;
  const { authorization = DOCUMENTED_AUTHORIZATION, hooks = {}, headers = {}, maxSize = Infinity } = options;
  const { assumeMore, assumeEmpty, fetch: ownFetch } = options;
  const given: unknown = options.organizationId;
  // A number is taken as well, as for other ids.
  const organizationId = typeof given === 'string' ? given : /^\d+$/.exec(idText(given) ?? '')?.[0];
  if (!isOrganizationId(organizationId)) throw wrong('organizationId', 'a non-empty string', given);
  if (typeof accessToken !== 'function' && (typeof accessToken !== 'string' || accessToken.trim() === ''))
    throw new TypeError('accessToken must be a string, or a function that returns one');
  checkCallValues(options);
  checkNumber('backoff', backoff);
  checkNumber('maxDelay', maxDelay);
  checkNumber('maxSize', maxSize);
  if (typeof hooks !== 'object' || hooks === null) throw wrong('hooks', 'an object of functions', hooks);
  // They may be methods of an object, which has other fields as well.
  const own = Object.entries(hooks).filter(([name]) => /^on./i.test(name));
  checkNames('hooks', 'a hook', Object.fromEntries(own), HOOKS);
  checkType('hooks.', 'function', Object.fromEntries(own));
  checkType('', 'function', { authorization, fetch: ownFetch });
  checkUnauthorized(headers, authorizationHeaders(authorization, TOKEN_PLACE));
  if (options.limitHeaders !== undefined) checkLimitHeaders(options.limitHeaders);
  const baseUrl = addressOf(options.baseUrl);
  return {
    organizationId,
    accessToken,
    authorization,
    baseUrl,
    limiter: limiterOf(options, baseUrl, organizationId),
    limitHeaders: options.limitHeaders ?? {},
    limit: { ms: timeout ?? 60_000, coversTurns: timeout !== undefined },
    retry: {
      retries,
      backoff,
      maxDelay: Math.min(maxDelay, LONGEST_TIMER),
      maxDelayAfter429: Math.min(options.maxDelay ?? MINUTE, LONGEST_TIMER),
    },
    hooks,
    headers,
    maxSize,
    assumed: { assumeMore, assumeEmpty },
    // Where `fetch` is the runtime's, it makes the request itself, which is half the work.
    fetch: ownFetch ? (input, init) => ownFetch(requestOf(input, init)) : (input, init) => fetch(input, init),
  };
}

/**
 * Checks the options that a call may set for itself.
 *
 * @throws TypeError or RangeError, which says what is wanted.
 */
export function checkCallOptions(options: ListOptions): void {
  checkNames('The options of a call', 'an option of a call', options, CALL_OPTIONS);
  checkCallValues(options);
}

function checkCallValues(options: ListOptions): void {
  const { timeout, retries, signal, headers, assumeMore, assumeEmpty } = options;
  checkNumber('timeout', timeout, Number.MIN_VALUE);
  checkNumber('retries', retries);
  checkSignal(signal);
  checkHeaders(headers);
  checkType('', 'boolean', { assumeMore, assumeEmpty });
}

function addressOf(baseUrl: string | undefined): string {
  if (baseUrl === undefined)
    throw new TypeError(
      "baseUrl is missing. Use your service's URL with its path, or the baseUrl of a sandbox or mock",
    );
  try {
    return readBaseUrl(baseUrl, (globalThis.location as { href: string } | undefined)?.href);
  } catch (error) {
    throw new TypeError(`baseUrl ${(error as Error).message}`);
  }
}

function limiterOf(options: InventoryClientOptions, baseUrl: string, organizationId: string): Turns {
  const { limiter, limits, plan, limitHeaders } = options;
  const { perDay } = DOCUMENTED_LIMITS;
  if (plan !== undefined && !Object.hasOwn(perDay, plan)) throw wrong('plan', "'free' or 'standard'", plan);
  if (limiter !== undefined) {
    if (typeof (limiter as Limiter | null)?.take !== 'function') throw wrong('limiter', 'an object with take', limiter);
    if (limits !== undefined || plan !== undefined)
      throw new TypeError('limiter replaces limits and plan: pass one or the other');
    const counted = limiter.organizationId ?? organizationId;
    if (counted !== organizationId)
      throw new TypeError(`limiter counts for organization ${counted}, but the client is for ${organizationId}`);
    if (limitHeaders?.limit !== undefined && typeof limiter.allow !== 'function')
      throw new TypeError('limitHeaders.limit needs a limiter with an allow function');
    return turnsOf(limiter);
  }
  if (limits === false) return withoutLimits();
  return sharedBudget(
    `${baseUrl} ${organizationId}`,
    readLimits(limits === undefined ? {} : limits, perDay[plan ?? 'standard']),
  );
}

function readLimits(limits: Optional<Limits>, planned: number): Limits {
  if (typeof limits !== 'object' || limits === null)
    throw wrong('limits', 'false, or an object with perMinute and perDay', limits);
  checkNames('limits', 'one of the limits', limits, LIMITS);
  const { perMinute = DOCUMENTED_LIMITS.perMinute, perDay = planned, concurrent } = limits;
  return { perMinute, perDay, concurrent };
}

import createClient, { type Client } from 'openapi-fetch';
import { type Resources, table } from '../../generated/client.ts';
import type { paths } from '../../generated/types.ts';
import type { Limits } from './budget.ts';
import { createExchange } from './exchange.ts';
import { createNotify, type Hooks } from './hooks.ts';
import { type ClientPaths, createHttp } from './http.ts';
import type { LimiterState } from './limiter.ts';
import { createObserve } from './observe.ts';
import { type Operations, readTable } from './operation.ts';
import { type InventoryClientOptions, readOptions } from './options.ts';
import { createPerform } from './perform.ts';
import { createResources } from './resources.ts';
import type { RetryOptions } from './retry.ts';
import { createRun } from './run.ts';
import { type AccessToken, type TokenRequest, tokenSource } from './token.ts';
import { createTransport } from './transport.ts';

export type * from '../../generated/client.ts';
export type * from '../../generated/models.ts';
export type { components, operations, paths } from '../../generated/types.ts';
export type { WithResponse } from './call.ts';
export * from './errors.ts';
export type { DayUsedUp, Limiter, LimiterState, Turn } from './limiter.ts';
export type { ObservedExchange, Observer } from './observe.ts';
export type { Page } from './paging.ts';
export type { CallOptions, CallPromise, List, ListOptions, PageQuery, Upload } from './surface.ts';
export type { Uploadable } from './upload.ts';
export type { AccessToken, Hooks, InventoryClientOptions, Limits, RetryOptions, TokenRequest };

/** The same for all clients. */
let operations: Operations | undefined;

/** Stands for `Request`, which Node loads when it is first named; that takes longer than to create a client. */
function LazyRequest(input: RequestInfo, init?: RequestInit): Request {
  return new Request(input, init);
}
Object.defineProperty(LazyRequest, Symbol.hasInstance, { value: (value: unknown) => value instanceof Request });

/** A client of the service: a method per operation, by resource. */
export interface InventoryClient extends Resources {
  /**
   * openapi-fetch's own calls by path, over the same transport: token, limits, retries, ids and `organization_id` are
   * taken care of.
   */
  readonly http: Client<ClientPaths>;
  /** What is left of the limits, as far as this process knows. */
  budget(): LimiterState;
  /** Aborts all calls, those that wait included. They and all later ones throw an `AbortError`. */
  close(): void;
}

/**
 * Creates a client of the service.
 *
 * Every method takes the ids of its URL first, then the body, then the query, then options of the call.
 *
 * @throws TypeError for an option that is missing or of the wrong kind, RangeError for a number out of range.
 */
export function createInventoryClient(options: InventoryClientOptions): InventoryClient {
  const settings = readOptions(options);
  const { organizationId, accessToken, baseUrl, limiter, limit, retry, hooks, headers } = settings;
  const notify = createNotify(hooks);
  const tokens = tokenSource(accessToken);
  const exchange = createExchange({ ...settings, tokens, notify, observe: createObserve(settings.observe) });
  const send = createTransport({ exchange, tokens, retry, notify });

  const client = createClient<paths>({ baseUrl, headers, Request: LazyRequest as unknown as typeof Request });
  const closing = new AbortController();
  const run = createRun(limit, notify, closing.signal);
  let hasMiddleware = false;
  const ways = { client, hasMiddleware: () => hasMiddleware, baseUrl, headers, organizationId, send };
  const perform = createPerform(ways);
  operations ??= readTable(table);
  const resources = createResources(operations, perform, run);
  const http = createHttp(client, operations, perform, run, () => (hasMiddleware = true));
  return {
    ...resources,
    http,
    budget: () => limiter.state(),
    close: () => closing.abort(new Error('The client was closed')),
  };
}

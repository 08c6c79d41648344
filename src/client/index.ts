import createClient, { type Client } from 'openapi-fetch';
import { type Resources, table } from '../../generated/client.ts';
import type { paths } from '../../generated/types.ts';
import type { Limits } from './budget.ts';
import { createExchange } from './exchange.ts';
import { createNotify, type Hooks } from './hooks.ts';
import { type ClientPaths, createHttp } from './http.ts';
import type { LimiterState } from './limiter.ts';
import { readTable } from './operation.ts';
import { type InventoryClientOptions, readOptions } from './options.ts';
import { createPerform } from './perform.ts';
import { createResources } from './resources.ts';
import type { RetryOptions } from './retry.ts';
import { type AccessToken, type TokenRequest, tokenSource } from './token.ts';
import { createTransport } from './transport.ts';

export type * from '../../generated/client.ts';
export type * from '../../generated/models.ts';
export type { components, operations, paths } from '../../generated/types.ts';
export * from './errors.ts';
export type { DayUsedUp, Limiter, LimiterState, Turn } from './limiter.ts';
export type { Page } from './paging.ts';
export type { CallOptions, List, PageQuery, Upload } from './surface.ts';
export type { Uploadable } from './upload.ts';
export type { AccessToken, Hooks, InventoryClientOptions, Limits, RetryOptions, TokenRequest };

/** A client of the service: a method per operation, by resource. */
export interface InventoryClient extends Resources {
  /**
   * openapi-fetch's own calls by path, over the same transport: token, limits, retries, ids and `organization_id` are
   * taken care of.
   */
  readonly http: Client<ClientPaths>;
  /** What is left of the limits, as far as this process knows. */
  budget(): LimiterState;
}

/**
 * Creates a client of the service.
 *
 * Every method takes the ids of its URL first, then the body, then the query, then options of the call.
 *
 * @throws TypeError for an option that is missing or of the wrong kind, RangeError for a number out of range.
 */
export function createInventoryClient(options: InventoryClientOptions): InventoryClient {
  const { organizationId, accessToken, baseUrl, limiter, limit, retry, hooks, fetch } = readOptions(options);
  const notify = createNotify(hooks);
  const tokens = tokenSource(accessToken);
  const exchange = createExchange({ fetch, tokens, limiter, retry, notify });
  const send = createTransport({ exchange, tokens, retry, notify });

  const client = createClient<paths>({ baseUrl });
  const perform = createPerform(client, organizationId);
  const operations = readTable(table);
  const resources = createResources(operations, perform, send, limit);
  const http = createHttp(client, operations, perform, send, limit);
  return { ...resources, http, budget: () => limiter.state() };
}

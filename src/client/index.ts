import createClient, { type Client } from 'openapi-fetch';
import type { Resources } from '../../generated/client.ts';
import type { paths } from '../../generated/types.ts';
import { type BudgetState, type Limits, sharedBudget, unlimited } from './budget.ts';
import { createResources } from './resources.ts';
import type { RetryOptions } from './retry.ts';
import { type AccessToken, tokenSource } from './token.ts';
import { createTransport, type Hooks } from './transport.ts';

export type * from '../../generated/client.ts';
export type * from '../../generated/models.ts';
export type { components, operations, paths } from '../../generated/types.ts';
export * from './errors.ts';
export type { Page } from './paging.ts';
export type { CallOptions, List, PageQuery, Upload } from './surface.ts';
export type { Uploadable } from './upload.ts';
export type { AccessToken, BudgetState, Hooks, Limits, RetryOptions };

/** Top-level domain of each data center (document 1, "What the service does"). */
const TOP_LEVEL_DOMAINS = { us: 'com', in: 'in' } as const;

/** Requests per day of each plan (document 1, "Limits"). */
const PER_DAY = { free: 1500, standard: 2500 } as const;

/** Requests per minute, on every plan (document 1, "Limits"). */
const PER_MINUTE = 100;

/** How a client reaches the service. */
export interface InventoryClientOptions extends Partial<RetryOptions> {
  /** The organization that calls are about; the list of organizations gives it. */
  organizationId: string;
  /** The OAuth 2.0 access token, or a function that is asked for one, and for another when the service refuses it. */
  accessToken: AccessToken;
  /** The data center that holds the organization, `us` by default. */
  dataCenter?: keyof typeof TOP_LEVEL_DOMAINS;
  /** Address of the service, such as that of a mock; it takes the place of `dataCenter`. */
  baseUrl?: string;
  /** Plan of the organization, which sets the requests per day: 1500 for `free`, 2500 for `standard`, the default. */
  plan?: keyof typeof PER_DAY;
  /** Limits to keep instead of the documented ones, or `false` to keep none. All clients of an organization share them. */
  limits?: Partial<Limits> | false;
  /** Longest time for a call, in ms, 60,000 by default: waiting, retries and reading the bodies included. Infinity for none. */
  timeout?: number;
  /** Told of requests, responses, retries and waits. */
  hooks?: Hooks;
  /** Used in place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client of the service: a method per operation, by resource. */
export interface InventoryClient extends Resources {
  /** openapi-fetch's own calls by path, over the same transport: token, limits, retries and ids are taken care of. */
  readonly http: Client<paths>;
  /** What is left of the limits, by the count of this process. */
  budget(): BudgetState;
}

/**
 * Creates a client of the service.
 *
 * Every method takes the ids of its URL first, then the body, then the query, then options of the call.
 *
 * @throws TypeError if `organizationId` or `accessToken` is missing, RangeError for limits that are no whole numbers from 1.
 */
export function createInventoryClient(options: InventoryClientOptions): InventoryClient {
  const { organizationId, accessToken, dataCenter = 'us', plan = 'standard', limits = {} } = options;
  if (!organizationId) throw new TypeError('createInventoryClient needs organizationId, as a text of digits');
  if (!accessToken)
    throw new TypeError('createInventoryClient needs accessToken, a text or a function that returns one');

  const baseUrl = (
    options.baseUrl ?? `https://inventory.example.${TOP_LEVEL_DOMAINS[dataCenter]}/inventory/v1`
  ).replace(/\/+$/, '');
  const timeout = options.timeout ?? 60_000;
  const budget = limits
    ? sharedBudget(`${baseUrl} ${organizationId}`, { perMinute: PER_MINUTE, perDay: PER_DAY[plan], ...limits })
    : unlimited;
  const transport = createTransport({
    fetch: options.fetch ?? ((request) => fetch(request)),
    tokens: tokenSource(accessToken),
    budget,
    retry: { retries: options.retries ?? 2, backoff: options.backoff ?? 500, maxDelay: options.maxDelay ?? 30_000 },
    timeout,
    hooks: options.hooks ?? {},
  });
  const http = createClient<paths>({ baseUrl, fetch: transport });
  const resources = createResources(http, organizationId, timeout);
  return { ...resources, http, budget: () => budget.state() };
}

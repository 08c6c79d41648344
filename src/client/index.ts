import createClient, { type Client } from 'openapi-fetch';
import { createOperations } from '../../generated/client.ts';
import type { components, operations, paths } from '../../generated/types.ts';
import type { Call } from './call.ts';
import { InventoryError } from './error.ts';

export { InventoryError };
export type { components, operations, paths };

/** Top-level domain of each data center (document 1, "What the service does"). */
const TOP_LEVEL_DOMAINS = { us: 'com', in: 'in' } as const;

/** How a client reaches the service. */
export interface InventoryClientOptions {
  /** The organization that calls are about; the list of organizations gives it. */
  organizationId: string;
  /** The OAuth 2.0 access token, or a function that is asked for it before every call. */
  accessToken: string | (() => string | Promise<string>);
  /** The data center that hosts the organization, `us` by default. */
  dataCenter?: 'us' | 'in';
  /** Address of the service, such as that of a mock; it takes the place of `dataCenter`. */
  baseUrl?: string;
  /** Used in place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client of the service: one method per operation, and openapi-fetch's own calls under `http`. */
export type InventoryClient = ReturnType<typeof createOperations> & {
  /** The openapi-fetch client that the methods go through, with the token set. */
  http: Client<paths>;
};

/**
 * Creates a client of the service.
 *
 * Every method takes the ids of its URL first, then the body, then the query, and returns the body of the response.
 *
 * @throws InventoryError from a method, if the status is not 2xx or `code` is not 0.
 * @throws TypeError from a method, if the service cannot be reached.
 */
export function createInventoryClient(options: InventoryClientOptions): InventoryClient {
  const { organizationId, accessToken, dataCenter = 'us' } = options;
  const baseUrl = options.baseUrl ?? `https://inventory.example.${TOP_LEVEL_DOMAINS[dataCenter]}/inventory/v1`;
  const http = createClient<paths>({ baseUrl, ...(options.fetch && { fetch: options.fetch }) });
  http.use({
    async onRequest({ request }) {
      const token = typeof accessToken === 'function' ? await accessToken() : accessToken;
      request.headers.set('Authorization', `Service-oauthtoken ${token}`);
      return request;
    },
  });

  // The generated operations give each path the parts that belong to it, which openapi-fetch's types ask of the caller.
  const request = http.request as unknown as (method: string, path: string, init: object) => Promise<Outcome>;

  const call: Call = async (method, path, { ids = {}, body, query, as = 'json' } = {}) => {
    const organization = path === '/organizations' ? {} : { organization_id: organizationId };
    const init = {
      params: { path: ids, query: { ...query, ...organization } },
      body,
      parseAs: as,
      ...(body && holdsFile(body) && { bodySerializer: toFormData }),
    };
    const { data, error, response } = await request(method, path, init);
    const envelope = (error ?? data) as Partial<Envelope> | undefined;
    if (response.ok && (as === 'blob' || envelope?.code === 0)) return data as never;
    throw new InventoryError(response.status, envelope?.code, envelope?.message ?? `The service answered ${response.status}`);
  };

  return { ...createOperations(call), http };
}

interface Outcome {
  data?: unknown;
  error?: unknown;
  response: Response;
}

interface Envelope {
  code: number;
  message: string;
}

function holdsFile(body: object): boolean {
  return Object.values(body).some((value) => value instanceof Blob);
}

function toFormData(body: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value);
  return form;
}

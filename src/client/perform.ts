import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';
import { readBody, readIds } from './arguments.ts';
import type { Operation } from './operation.ts';

/** The one path that is not about an organization. */
const LIST_OF_ORGANIZATIONS = '/organizations';

/** What openapi-fetch is given for a request. */
export interface Init {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> | undefined };
  body?: unknown;
  bodySerializer?: (body: unknown) => unknown;
  parseAs?: string;
  signal?: AbortSignal;
  fetch?: (request: Request) => Promise<Response>;
}

/** What openapi-fetch makes of a response. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Checks and completes what is given for an operation, and sends it over openapi-fetch.
 *
 * @throws TypeError for a wrong id and for a file in the wrong place; what `fetch` throws.
 */
export type Perform = (operation: Operation, init: Init) => Promise<Result>;

/** Creates the way that all calls go, by a method or by a path. */
export function createPerform(client: Client<paths>, organizationId: string): Perform {
  // The table says what belongs to a path, which openapi-fetch asks of the caller by its types.
  const request = client.request as unknown as (verb: string, path: string, init: Init) => Promise<Result>;
  return async (operation, init) => {
    const { params, body, bodySerializer, signal = new AbortController().signal } = init;
    const path = readIds(operation, params?.path);
    const { organization_id = organizationId, ...query } = params?.query ?? {};
    return request(operation.verb, operation.path, {
      ...init,
      params: {
        ...params,
        path,
        query: operation.path === LIST_OF_ORGANIZATIONS ? params?.query : { ...query, organization_id },
      },
      body: bodySerializer ? body : await readBody(operation, body, signal),
    });
  };
}

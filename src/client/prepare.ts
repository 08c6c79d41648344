import {
  createFinalURL,
  createQuerySerializer,
  defaultBodySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from 'openapi-fetch';
import { readBody, readIds } from './arguments.ts';
import type { Call } from './call.ts';
import type { Abortable } from './deadline.ts';
import type { Operation } from './operation.ts';
import type { Outgoing } from './request.ts';

/** The one path that is not about an organization. */
const LIST_OF_ORGANIZATIONS = '/organizations';

/** What a request is made of, as openapi-fetch takes it. */
export interface Init {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  bodySerializer?: (body: unknown) => unknown;
  parseAs?: string;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Checks and completes what is given for an operation.
 *
 * @param abortable Stops reading a body.
 * @throws TypeError for a wrong id and for a file in the wrong place, UploadError for one that cannot be read.
 */
export type Prepare = (operation: Operation, init: Init, call: Call, abortable: Abortable) => Promise<Init>;

/** Creates what prepares requests about an organization. */
export function createPrepare(organizationId: string): Prepare {
  return async (operation, init, call, abortable) => {
    const { params, body, bodySerializer } = init;
    const { organization_id = organizationId, ...query } = params?.query ?? {};
    return {
      ...init,
      params: {
        ...params,
        path: readIds(operation, params?.path),
        query: operation.path === LIST_OF_ORGANIZATIONS ? (params?.query ?? {}) : { ...query, organization_id },
      },
      body: bodySerializer ? body : await readBody(operation, body, call, abortable),
    };
  };
}

/** Creates what makes the requests that openapi-fetch would make. It does without a `Request`, which takes long. */
export function createBuild(baseUrl: string, headers: Record<string, string>) {
  const querySerializer = createQuerySerializer();
  let common: Record<string, string> | undefined;

  return ({ verb, path }: Operation, { params = {}, body, headers: own }: Init): Outgoing => {
    const isJson = body !== undefined && !(body instanceof FormData);
    common ??= Object.fromEntries(mergeHeaders(headers));
    const all = isJson ? { 'content-type': 'application/json', ...common } : common;
    const merged = own ? Object.fromEntries(mergeHeaders(all, own)) : all;
    return {
      method: verb,
      url: createFinalURL(path, { baseUrl, params, querySerializer, pathSerializer: defaultPathSerializer }),
      headers: merged,
      body: isJson ? (defaultBodySerializer as (body: unknown, headers: object) => string)(body, merged) : body,
    };
  };
}

import {
  type Client,
  createFinalURL,
  createQuerySerializer,
  defaultBodySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';
import { readBody, readIds } from './arguments.ts';
import type { Call } from './call.ts';
import { type Deadline, untilAborted } from './deadline.ts';
import type { Operation } from './operation.ts';
import { type Outgoing, readRequest } from './request.ts';
import { type Answer, toResponse } from './response.ts';
import type { Send } from './transport.ts';

/** The one path that is not about an organization. */
const LIST_OF_ORGANIZATIONS = '/organizations';

/** What openapi-fetch is given for a request. */
export interface Init {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  bodySerializer?: (body: unknown) => unknown;
  parseAs?: string;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

/** What openapi-fetch makes of a response. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Checks and completes what is given for an operation, and sends it. */
export interface Perform {
  /**
   * By a method: without openapi-fetch, unless there is middleware.
   *
   * @throws TypeError for a wrong id and for a file in the wrong place; what `send` throws.
   */
  byMethod(operation: Operation, init: Init, call: Call, deadline: Deadline): Promise<Answer>;
  /**
   * By a path, over openapi-fetch.
   *
   * @param signal Stops reading a body. The request does not get it, since it would listen to it until it is garbage.
   * @throws As for a method, and what `fetch` throws.
   */
  byPath(operation: Operation, init: Init, signal?: AbortSignal): Promise<Result>;
  /** Sends a request of openapi-fetch. */
  fetch(request: Request, call: Call, deadline: Deadline): Promise<Response>;
}

/** What calls are sent with. */
export interface PerformOptions {
  client: Client<paths>;
  hasMiddleware: () => boolean;
  baseUrl: string;
  headers: Record<string, string>;
  organizationId: string;
  send: Send;
}

/** Creates the ways that calls go. */
export function createPerform(options: PerformOptions): Perform {
  const { client, hasMiddleware, baseUrl, headers, organizationId, send } = options;
  // The table says what belongs to a path, which openapi-fetch asks of the caller by its types.
  const request = client.request as unknown as (verb: string, path: string, init: Init) => Promise<Result>;
  const querySerializer = createQuerySerializer();
  let common: Record<string, string> | undefined;

  async function complete(operation: Operation, init: Init, signal: AbortSignal): Promise<Init> {
    const { params, body, bodySerializer } = init;
    const { organization_id = organizationId, ...query } = params?.query ?? {};
    const isAbout = operation.path !== LIST_OF_ORGANIZATIONS;
    return {
      ...init,
      params: {
        ...params,
        path: readIds(operation, params?.path),
        query: isAbout ? { ...query, organization_id } : (params?.query ?? {}),
      },
      body: bodySerializer ? body : await readBody(operation, body, signal),
    };
  }

  /** Makes the request that openapi-fetch would make. */
  function build({ verb, path }: Operation, { params = {}, body, headers: own }: Init): Outgoing {
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
  }

  const perform: Perform = {
    async byMethod(operation, init, call, deadline) {
      const completed = await complete(operation, init, deadline.signal);
      if (!hasMiddleware()) return send(build(operation, completed), call, deadline);
      const { data, error, response } = await request(operation.verb, operation.path, {
        ...completed,
        parseAs: operation.isFile ? 'arrayBuffer' : 'text',
        fetch: (made) => perform.fetch(made, call, deadline),
      });
      return { response, body: response.ok ? (data as Answer['body']) : textOf(error) };
    },
    async byPath(operation, init, signal = new AbortController().signal) {
      return request(operation.verb, operation.path, await complete(operation, init, signal));
    },
    async fetch(made, call, deadline) {
      // A middleware may have made another request, which does not abort with the call.
      deadline.follow(made.signal);
      const outgoing = await untilAborted(readRequest(made), deadline.signal);
      return toResponse(await send(outgoing, call, deadline), call);
    },
  };
  return perform;
}

/** What openapi-fetch has read. */
function textOf(error: unknown): string {
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? '');
}

import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';
import { type Call, infoOf, newCall } from './call.ts';
import { type Deadline, untilAborted } from './deadline.ts';
import { ResponseError } from './errors.ts';
import { type Operation, type Operations, readRow } from './operation.ts';
import type { Init, Prepare } from './prepare.ts';
import { readRequest } from './request.ts';
import { type Answer, toResponse } from './response.ts';
import type { Run } from './run.ts';
import type { Send } from './transport.ts';

/** The paths of the contract, with `organization_id` optional, since the client fills it in. */
export type ClientPaths = {
  [Path in keyof paths]: { [Verb in keyof paths[Path]]: Filled<paths[Path][Verb]> };
};

type Filled<Operation> = Operation extends { parameters: { query: infer Query extends { organization_id: string } } }
  ? Omit<Operation, 'parameters'> & {
      parameters: Omit<Operation['parameters'], 'query'> &
        FilledQuery<Partial<Pick<Query, 'organization_id'>> & Omit<Query, 'organization_id'>>;
    }
  : Operation;

/** A query of which nothing is required can be left out. */
type FilledQuery<Query> = Record<never, never> extends Query ? { query?: Query } : { query: Query };

/** How openapi-fetch reads a response whose bytes are wanted. */
const RAW = new Set(['blob', 'arrayBuffer', 'stream']);

/** openapi-fetch, over the transport of the client. */
export interface Http {
  client: Client<ClientPaths>;
  /** Whether there is middleware. */
  readonly hasMiddleware: boolean;
  /** Sends what was prepared for a method, so that middleware sees it. */
  answer(operation: Operation, init: Init, call: Call, deadline: Deadline): Promise<Answer>;
}

/** What path calls go over. */
export interface HttpOptions {
  baseUrl: string;
  headers: Record<string, string>;
  operations: Operations;
  prepare: Prepare;
  send: Send;
  run: Run;
}

/** What openapi-fetch makes of a response. */
interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Makes openapi-fetch's calls by path go the way of the methods. */
export function createHttp({ baseUrl, headers, operations, prepare, send, run }: HttpOptions): Http {
  const own = createClient<paths>({ baseUrl, headers });
  // The table says what belongs to a path, which openapi-fetch asks of the caller by its types.
  const perform = own.request as unknown as (verb: string, path: string, init: Init) => Promise<Result>;
  const all = Object.values(operations).flatMap((methods) => Object.values(methods));
  const byRoute = new Map(all.map((operation) => [`${operation.verb} ${operation.path}`, operation]));
  let hasMiddleware = false;

  async function fetch(request: Request, call: Call, deadline: Deadline): Promise<Response> {
    // A middleware may have made another request, which does not abort with the call.
    deadline.follow(request.signal);
    const outgoing = await untilAborted(readRequest(request), deadline.signal);
    return toResponse(await send(outgoing, call, deadline), call);
  }

  async function request(method: string, path: string, init: Init = {}): Promise<Result> {
    const name = `${method.toUpperCase()} ${path}`;
    const operation = { ...(byRoute.get(name) ?? readRow(name)), name };
    const { parseAs = 'json' } = init;
    const call = newCall({
      method: operation.verb,
      url: path,
      isFile: RAW.has(parseAs) || (parseAs === 'text' && operation.isFile),
      isStream: parseAs === 'stream',
    });
    // The request does not get the signal, since it would listen to it until it is garbage.
    const { signal, ...others } = init;
    const prepared = await prepare(operation, others, call, signal ?? new AbortController().signal);
    try {
      return await perform(operation.verb, path, {
        fetch: (made) => run(call, { ...(signal && { signal }) }, (deadline) => fetch(made, call, deadline)),
        ...prepared,
        ...(init.fetch && { signal }),
      });
    } catch (error) {
      // The message of JSON.parse quotes the response, and so may hold what should not be in an error.
      if (!(error instanceof SyntaxError)) throw error;
      throw new ResponseError('The response is cut off or not JSON', infoOf(call), call.status ?? 0);
    }
  }

  const verbs = Object.keys(own).filter((name) => name === name.toUpperCase());
  const byVerb = verbs.map((verb) => [verb, (path: string, init?: Init) => request(verb, path, init)]);
  const use: typeof own.use = (...middleware) => {
    own.use(...middleware);
    hasMiddleware = true;
  };
  return {
    client: { ...own, request, use, ...Object.fromEntries(byVerb) },
    get hasMiddleware() {
      return hasMiddleware;
    },
    async answer({ verb, path, isFile }, init, call, deadline) {
      const parseAs = isFile ? 'arrayBuffer' : 'text';
      const { data, error, response } = await perform(verb, path, {
        ...init,
        parseAs,
        fetch: (made) => fetch(made, call, deadline),
      });
      const text = typeof error === 'string' ? error : JSON.stringify(error);
      return { response, body: response.ok ? (data as Answer['body']) : text };
    },
  };
}

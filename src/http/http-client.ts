import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';
import {
  type Answer,
  type Call,
  type Connection,
  type Deadline,
  type Init,
  infoOf,
  newCall,
  ResponseError,
  readRow,
  untilAborted,
} from '../client/index.ts';
import { RequestParts, readRequest } from './http-request.ts';
import { textResponse, toResponse } from './http-response.ts';
import { checkInit, initFor } from './init.ts';

/** The paths of the contract, with `organization_id` optional, since the client fills it in. */
type ClientPaths = {
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

/** Values of `parseAs` for a response that is wanted as bytes. */
const RAW = new Set(['blob', 'arrayBuffer', 'stream']);

interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Settings of a call by path for its response. */
interface Given {
  /** Aborts it, also while it is read as a stream. */
  signal?: AbortSignal | undefined;
  /** True for the service's JSON: openapi-fetch counts an empty response as success without data. */
  needsBody?: boolean;
}

/** openapi-fetch's calls by path. */
export type HttpClient = Client<ClientPaths>;

/** Makes openapi-fetch's calls by path go the way of the methods. */
export function createHttp(connection: Connection): HttpClient {
  const { baseUrl, headers, operations, prepare, send, run } = connection;
  const own = createClient<paths>({ baseUrl, headers });
  // The table says what belongs to a path, which openapi-fetch asks of the caller by its types.
  const perform = own.request as unknown as (verb: string, path: string, init: object) => Promise<Result>;
  const all = Object.values(operations).flatMap((methods) => Object.values(methods).map((read) => read()));
  const byRoute = new Map(all.map((operation) => [`${operation.verb} ${operation.path}`, operation]));

  let hasMiddleware = false;
  /** Of calls without a signal. To make one takes as long as a tenth of a call. */
  let never: AbortSignal | undefined;

  async function fetch(request: Request | RequestParts, call: Call, deadline: Deadline, given: Given): Promise<Answer> {
    // A middleware may have made another request, which does not abort with the call.
    if (request instanceof Request) deadline.follow(request.signal);
    const outgoing = await untilAborted(readRequest(request), deadline);
    const answer = await send(outgoing, call, deadline);
    if (given.needsBody && answer.response.ok && answer.body === '')
      throw new ResponseError('The response is empty', { ...infoOf(call), status: answer.response.status });
    return answer;
  }

  async function request(method: string, path: string, init: Init = {}): Promise<Result> {
    const name = `${method.toUpperCase()} ${path}`;
    const operation = { ...(byRoute.get(name) ?? readRow(name)), name };
    checkInit(name, init);
    const { parseAs = 'json' } = init;
    const call = newCall({
      method: operation.verb,
      url: path,
      isFile: RAW.has(parseAs) || (parseAs === 'text' && operation.isFile),
      isStream: parseAs === 'stream',
    });
    // The request does not get the signal, since it would listen to it until it is garbage.
    const { signal, ...others } = init;
    const given: Given = { signal, needsBody: parseAs === 'json' && byRoute.has(name) };
    never ??= new AbortController().signal;
    const prepared = await prepare(operation, others, call, signal ?? never);
    const isPlain = !hasMiddleware && !init.middleware?.length;
    let read: Response | undefined;
    try {
      const result = await perform(operation.verb, path, {
        ...initFor(name, prepared),
        ...(isPlain && { Request: RequestParts }),
        fetch: async (made: Request | RequestParts) => {
          const answer = await run(call, { signal }, (deadline) => fetch(made, call, deadline, given));
          const { response, body } = answer;
          if (!isPlain || !response.ok || typeof body !== 'string') return toResponse(answer, call, signal);
          read = response;
          return textResponse(response, body, call);
        },
      });
      return read ? { ...result, response: read } : result;
    } catch (error) {
      // The message of JSON.parse quotes the response, and so may hold what should not be in an error.
      if (!(error instanceof SyntaxError)) throw error;
      throw new ResponseError('The response is cut off or not JSON', { ...infoOf(call), status: call.status ?? 0 });
    }
  }

  const verbs = Object.keys(own).filter((name) => name === name.toUpperCase());
  const byVerb = verbs.map((verb) => [verb, (path: string, init?: Init) => request(verb, path, init)]);
  const use: typeof own.use = (...middleware) => {
    own.use(...middleware);
    hasMiddleware = true;
  };
  return { ...own, request, use, ...Object.fromEntries(byVerb) };
}

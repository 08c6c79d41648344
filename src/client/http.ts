import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';
import { newCall } from './call.ts';
import { type Operations, readRow } from './operation.ts';
import type { Init, Perform, Result } from './perform.ts';
import type { Run } from './run.ts';

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

const VERBS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

/**
 * Makes openapi-fetch's calls by path go the way of the methods.
 *
 * @param onUse Called when there is middleware.
 */
export function createHttp(
  client: Client<paths>,
  operations: Operations,
  perform: Perform,
  run: Run,
  onUse: () => void,
): Client<ClientPaths> {
  const all = Object.values(operations).flatMap((methods) => Object.values(methods));
  const byRoute = new Map(all.map((operation) => [`${operation.verb} ${operation.path}`, operation]));

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
    const { signal, ...others } = init;
    const fetch = (request: Request): Promise<Response> =>
      run(call, { ...(signal && { signal }) }, (deadline) => perform.fetch(request, call, deadline));
    return perform.byPath(operation, init.fetch ? init : { ...others, fetch }, signal);
  }

  const byVerb = VERBS.map((verb) => [verb, (path: string, init?: Init) => request(verb, path, init)]);
  const use: typeof client.use = (...middleware) => {
    client.use(...middleware);
    onUse();
  };
  return { ...client, request, use, ...Object.fromEntries(byVerb) };
}

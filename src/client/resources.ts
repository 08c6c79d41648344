import type { Resources } from '../../generated/client.ts';
import { checkPage } from './arguments.ts';
import { type Call, dataOf, infoOf, newCall, type WithResponse } from './call.ts';
import { readFile } from './download.ts';
import { readEnvelope, refusalOf } from './envelope.ts';
import { mapValues, type Operation, type Operations } from './operation.ts';
import { checkCallOptions } from './options.ts';
import { createList, type ListOptions, type Page } from './paging.ts';
import type { Perform } from './perform.ts';
import type { Run } from './run.ts';
import type { Send } from './transport.ts';

type Query = Record<string, unknown> | undefined;

/** What a method was called with. */
interface Given {
  path: Record<string, unknown>;
  body: unknown;
  query: Query;
  options: ListOptions;
}

/** Makes the methods of all resources. */
export function createResources(operations: Operations, perform: Perform, send: Send, run: Run): Resources {
  async function call(
    operation: Operation,
    given: Given,
    sent = newCallOf(operation, given),
  ): Promise<WithResponse<unknown>> {
    const { path, body, query, options } = given;
    checkCallOptions(options);
    return run(sent, options, async (deadline) => {
      if (operation.list) checkPage(operation, query?.['page']);
      const init = {
        params: { path, query },
        body,
        headers: options.headers,
        parseAs: operation.isFile ? 'blob' : 'text',
        fetch: (request: Request) => send(request, sent, deadline),
      };
      const { data, error, response } = await perform(operation, init, deadline.signal);
      if (!response.ok) throw refusalOf(error, sent, response);
      const read = operation.isFile
        ? await readFile(data as Blob | undefined, sent, response)
        : readEnvelope(data as string | undefined, sent, response);
      return { data: read, response };
    });
  }

  function list(operation: Operation, key: string, given: Given): unknown {
    let sent = newCallOf(operation, given);
    const load = (page: number | undefined) => {
      sent = newCallOf(operation, given);
      const query = page === undefined ? given.query : { ...given.query, page };
      return call(operation, { ...given, query }, sent) as Promise<WithResponse<Page>>;
    };
    return createList(key, given.query?.['page'], load, () => infoOf(sent), given.options.assumeMore);
  }

  function bind(operation: Operation): (...args: unknown[]) => unknown {
    const { ids, takesJson, fileField, takesQuery } = operation;
    return (...args) => {
      const given: Given = {
        path: Object.fromEntries(ids.map((name) => [name, args.shift()])),
        body: takesJson || fileField !== undefined ? args.shift() : undefined,
        query: takesQuery ? (args.shift() as Query) : undefined,
        options: (args.shift() as ListOptions | undefined) ?? {},
      };
      return operation.list === undefined ? dataOf(call(operation, given)) : list(operation, operation.list, given);
    };
  }

  return mapValues(operations, (methods) => mapValues(methods, bind)) as unknown as Resources;
}

function newCallOf({ operationId, verb, path, isFile }: Operation, { options }: Given): Call {
  return newCall(verb, path, { operationId, isFile, retries: options.retries });
}

import type { Resources } from '../../generated/client.ts';
import { checkPage } from './arguments.ts';
import { type Call, type CallOptions, infoOf, newCall } from './call.ts';
import { type TimeLimit, within } from './deadline.ts';
import { readFile } from './download.ts';
import { readEnvelope, refusalOf } from './envelope.ts';
import { mapValues, type Operation, type Operations } from './operation.ts';
import { checkCallOptions } from './options.ts';
import { createList, type Page } from './paging.ts';
import type { Perform } from './perform.ts';
import type { Send } from './transport.ts';

type Query = Record<string, unknown> | undefined;

/** What a method was called with. */
interface Given {
  path: Record<string, unknown>;
  body: unknown;
  query: Query;
  options: CallOptions;
}

/**
 * Makes the methods of all resources.
 *
 * @param limit How long a call may take that says nothing of it.
 */
export function createResources(operations: Operations, perform: Perform, send: Send, limit: TimeLimit): Resources {
  async function call(operation: Operation, given: Given, sent = newCallOf(operation, given)): Promise<unknown> {
    const { path, body, query, options } = given;
    checkCallOptions(options);
    return within(
      options.timeout === undefined ? limit : { ms: options.timeout, coversTurns: true },
      () => infoOf(sent),
      async (deadline) => {
        const { signal } = deadline;
        if (options.signal) deadline.follow(options.signal);
        if (operation.list) checkPage(operation, query?.['page']);
        const { data, error, response } = await perform(operation, {
          params: { path, query },
          body,
          parseAs: operation.isFile ? 'blob' : 'text',
          signal,
          fetch: (request) => send(request, sent, deadline),
        });
        if (!response.ok) throw refusalOf(error, sent, response);
        return operation.isFile
          ? readFile(data as Blob | undefined, sent, response)
          : readEnvelope(data as string | undefined, sent, response);
      },
    );
  }

  function list(operation: Operation, key: string, given: Given): unknown {
    let sent = newCallOf(operation, given);
    const load = (page: number | undefined): Promise<Page> => {
      sent = newCallOf(operation, given);
      const query = page === undefined ? given.query : { ...given.query, page };
      return call(operation, { ...given, query }, sent) as Promise<Page>;
    };
    return createList(key, given.query?.['page'], load, () => infoOf(sent));
  }

  function bind(operation: Operation): (...args: unknown[]) => unknown {
    const { ids, takesJson, fileField, takesQuery } = operation;
    return (...args) => {
      const given: Given = {
        path: Object.fromEntries(ids.map((name) => [name, args.shift()])),
        body: takesJson || fileField !== undefined ? args.shift() : undefined,
        query: takesQuery ? (args.shift() as Query) : undefined,
        options: (args.shift() as CallOptions | undefined) ?? {},
      };
      return operation.list === undefined ? call(operation, given) : list(operation, operation.list, given);
    };
  }

  return mapValues(operations, (methods) => mapValues(methods, bind)) as unknown as Resources;
}

function newCallOf({ operationId, verb, path, isFile }: Operation, { options }: Given): Call {
  return newCall(verb, path, { operationId, isFile, retries: options.retries });
}

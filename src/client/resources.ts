import type { Resources } from '../../generated/client.ts';
import { checkForOperation, checkPaging } from './arguments.ts';
import { type Call, dataOf, infoOf, newCall, type WithResponse } from './client-call.ts';
import type { Deadline } from './deadline.ts';
import { readFile } from './download.ts';
import { handedOver, readEnvelope, readRefusal } from './envelope.ts';
import { mapValues, type Operation, type Operations } from './operation.ts';
import type { ListAssumptions, Page } from './page-reader.ts';
import { createList, type ListOptions } from './paging.ts';
import type { Init } from './prepare.ts';
import type { Answer } from './response.ts';
import type { Run } from './runner.ts';

type Query = Record<string, unknown> | undefined;

interface Given {
  path: Record<string, unknown>;
  body: unknown;
  query: Query;
  options: ListOptions;
  /** Arguments that no method takes. */
  rest: unknown[];
}

/** Prepares and sends the request of a method. */
export type Perform = (operation: Operation, init: Init, call: Call, deadline: Deadline) => Promise<Answer>;

/**
 * Makes the methods of all resources.
 *
 * @param assumed What lists assume where a call does not say.
 */
export function createResources(
  operations: Operations,
  run: Run,
  perform: Perform,
  assumed: ListAssumptions,
): Resources {
  function call(
    operation: Operation,
    given: Given,
    sent = newCallOf(operation, given),
  ): Promise<WithResponse<unknown>> {
    const { path, body, query, options, rest } = given;
    return run(sent, options, async (deadline) => {
      checkForOperation(operation, options, query, rest);
      if (operation.list) checkPaging(operation, query);
      const init = { params: { path, query: query ?? {} }, body, headers: options.headers };
      return readAnswer(await perform(operation, init, sent, deadline), sent, operation.record);
    });
  }

  function list(operation: Operation, key: string, given: Given): unknown {
    let sent = newCallOf(operation, given);
    const load = (page: number | undefined) => {
      sent = newCallOf(operation, given);
      const query = page === undefined ? given.query : { ...given.query, page };
      return call(operation, { ...given, query }, sent) as Promise<WithResponse<Page>>;
    };
    const { assumeMore = assumed.assumeMore, assumeEmpty = assumed.assumeEmpty } = given.options;
    return createList({ key, query: given.query, load, describe: () => infoOf(sent), assumeMore, assumeEmpty });
  }

  function bind(read: () => Operation): (...args: unknown[]) => unknown {
    return (...args) => {
      const operation = read();
      warnOfDeprecation(operation);
      const { ids, takesJson, fileField, takesQuery } = operation;
      let next = 0;
      const path: Record<string, unknown> = {};
      for (const id of ids) path[id] = args[next++];
      const given: Given = {
        path,
        body: takesJson || fileField !== undefined ? args[next++] : undefined,
        query: takesQuery ? (args[next++] as Query) : undefined,
        options: (args[next] as ListOptions | undefined) ?? {},
        rest: args.slice(next + 1),
      };
      return operation.list === undefined
        ? dataOf(call(operation, given).then(handedOver))
        : list(operation, operation.list, given);
    };
  }

  return mapValues(operations, (methods) => mapValues(methods, bind)) as unknown as Resources;
}

/**
 * The data of a response: a file, or an envelope.
 *
 * @throws ApiError, ResponseError
 */
function readAnswer({ response, body }: Answer, call: Call, record: Operation['record']): WithResponse<unknown> {
  if (!response.ok) throw readRefusal(body as string | undefined, call, response);
  const data = call.isFile
    ? readFile(body as ArrayBuffer | undefined, call, response)
    : readEnvelope(body as string | undefined, call, response, record);
  return { data, response };
}

function newCallOf({ operationId, verb, path, isFile }: Operation, { options }: Given): Call {
  return newCall({
    method: verb,
    url: path,
    operationId,
    isFile,
    retries: options.retries,
  });
}

const warned = new Set<string>();

/** Warns on the console of a deprecated operation, once in a process. */
function warnOfDeprecation({ name, sunset }: Operation): void {
  if (sunset === undefined || warned.has(name)) return;
  warned.add(name);
  console.warn(`${name} is deprecated: it may be removed on or after ${sunset}.`);
}

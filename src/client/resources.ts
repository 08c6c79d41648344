import type { Client } from 'openapi-fetch';
import { table, type Resources } from '../../generated/client.ts';
import type { paths } from '../../generated/types.ts';
import { apiError, ResponseError, type CallInfo } from './errors.ts';
import { createList, type Page } from './paging.ts';
import type { CallOptions, Tag } from './transport.ts';
import { holdsFile, toFormData } from './upload.ts';

/** A method of the table: what it calls, and what it takes. */
interface Method {
  operationId: string;
  verb: string;
  path: string;
  ids: string[];
  takesBody: boolean;
  takesQuery: boolean;
  /** The key of the records, if the response is a list. */
  list: string | undefined;
  /** Whether the response is a file. */
  isFile: boolean;
}

/** What a call sends, sorted out of the arguments of its method. */
interface Parts {
  path: Record<string, unknown>;
  body: object | undefined;
  query: Record<string, unknown> | undefined;
  options: CallOptions;
}

type Load = (page: number | undefined) => Promise<Page>;

type Send = (verb: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Makes the methods of all resources over an openapi-fetch client. */
export function createResources(http: Client<paths>, organizationId: string): Resources {
  // The table gives each path what belongs to it, which openapi-fetch asks of the caller by its types.
  const send = http.request as unknown as Send;

  async function call(method: Method, { path, body, query, options }: Parts, tag = newTag(method)): Promise<unknown> {
    const form = body && holdsFile(body) ? await toFormData(body) : undefined;
    const { data, error, response } = await send(method.verb, method.path, {
      params: { path, query: method.path === '/organizations' ? query : { ...query, organization_id: organizationId } },
      body: form ?? body,
      ...(form && { bodySerializer: () => form }),
      parseAs: method.isFile ? 'blob' : 'text',
      ...(options.signal && { signal: options.signal }),
      inventory: Object.assign(tag, options),
    });
    const info = infoOf(tag);
    if (!response.ok) throw refusal(info, response, error);
    if (method.isFile && !isJson(response)) return toFile(data as Blob, method.operationId, response);
    const envelope = parse(method.isFile ? await (data as Blob).text() : ((data as string | undefined) ?? ''), info, response);
    if (envelope.code !== 0) throw refusal(info, response, envelope);
    return envelope;
  }

  function bind(method: Method): (...args: unknown[]) => unknown {
    return (...args) => {
      const path = Object.fromEntries(method.ids.map((name) => [name, args.shift()]));
      const body = method.takesBody ? (args.shift() as object | undefined) : undefined;
      const query = method.takesQuery ? (args.shift() as Record<string, unknown> | undefined) : undefined;
      const parts: Parts = { path, body, query, options: (args.shift() as CallOptions | undefined) ?? {} };
      if (!method.list) return call(method, parts);
      const tag = newTag(method);
      const load = (page: number | undefined): Promise<unknown> =>
        call(method, page === undefined ? parts : { ...parts, query: { ...query, page } }, tag);
      return createList(method.list, query?.['page'] as number | undefined, load as Load, () => infoOf(tag));
    };
  }

  const resources = Object.entries(table).map(([name, methods]) => [
    name,
    Object.fromEntries(Object.entries(methods).map(([key, row]) => [key, bind(readRow(row))])),
  ]);
  return Object.fromEntries(resources) as Resources;
}

function newTag({ operationId, verb, path }: Method): Tag {
  return { operationId, method: verb, url: path, attempts: 0 };
}

function infoOf({ operationId, method, url, attempts }: Tag): CallInfo {
  return { operationId, method, url, attempts };
}

function readRow(row: string): Method {
  const [operationId = '', verb = '', path = '', ...flags] = row.split(' ');
  return {
    operationId,
    verb,
    path,
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    takesBody: flags.includes('body'),
    takesQuery: flags.includes('query'),
    list: flags.find((flag) => flag.startsWith('list:'))?.slice(5),
    isFile: flags.includes('file'),
  };
}

interface Envelope {
  code?: number;
  message?: string;
}

function parse(text: string, info: CallInfo, response: Response): Envelope {
  if (text.trim() === '') throw new ResponseError('The response is empty', info, response.status);
  try {
    return JSON.parse(text) as Envelope;
  } catch (cause) {
    const what = text.trimStart().startsWith('<') ? 'is HTML or XML' : 'is cut off or not JSON';
    throw new ResponseError(`The response ${what}`, info, response.status, { cause });
  }
}

function refusal(info: CallInfo, response: Response, body: unknown): Error {
  const { code, message } = (typeof body === 'object' && body ? body : {}) as Envelope;
  return apiError(message ?? `The service answered ${response.status}`, info, response, code);
}

function isJson(response: Response): boolean {
  return /json/.test(response.headers.get('content-type') ?? '');
}

function toFile(blob: Blob, fallback: string, response: Response): File {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, quoted] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  const type = response.headers.get('content-type') ?? blob.type;
  return new File([blob], quoted ?? fallback, { type });
}

import type { Client } from 'openapi-fetch';
import { type Resources, table } from '../../generated/client.ts';
import type { paths } from '../../generated/types.ts';
import { within } from './deadline.ts';
import {
  ApiError,
  AuthenticationError,
  type CallInfo,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ResponseError,
} from './errors.ts';
import { createList, type Page } from './paging.ts';
import { type CallOptions, infoOf, type Tag } from './transport.ts';
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

type Send = (
  verb: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/**
 * Makes the methods of all resources over an openapi-fetch client.
 *
 * @param timeout Longest time for a call that sets none itself, in ms.
 */
export function createResources(http: Client<paths>, organizationId: string, timeout: number): Resources {
  // The table gives each path what belongs to it, which openapi-fetch asks of the caller by its types.
  const send = http.request as unknown as Send;

  function call(method: Method, { path, body, query, options }: Parts, tag = newTag(method)): Promise<unknown> {
    return within(
      options.timeout ?? timeout,
      options.signal,
      () => infoOf(tag),
      async (signal) => {
        for (const [name, id] of Object.entries(path)) {
          if (/^\.{0,2}$/.test(String(id ?? ''))) throw new TypeError(`${method.operationId} needs ${name}`);
        }
        const form = body && holdsFile(body) ? await toFormData(body, signal) : undefined;
        const { data, error, response } = await send(method.verb, method.path, {
          params: {
            path,
            query: method.path === '/organizations' ? query : { ...query, organization_id: organizationId },
          },
          body: form ?? body,
          ...(form && { bodySerializer: () => form }),
          parseAs: method.isFile ? 'blob' : 'text',
          signal,
          inventory: Object.assign(tag, { retries: options.retries, isFile: method.isFile }),
        });
        if (!response.ok) throw refusal(tag, response, error);
        return method.isFile
          ? readFile(data as Blob | undefined, tag, response)
          : readEnvelope(data as string | undefined, tag, response);
      },
    );
  }

  function bind(method: Method): (...args: unknown[]) => unknown {
    return (...args) => {
      const path = Object.fromEntries(method.ids.map((name) => [name, args.shift()]));
      const body = method.takesBody ? (args.shift() as object | undefined) : undefined;
      const query = method.takesQuery ? (args.shift() as Record<string, unknown> | undefined) : undefined;
      const parts: Parts = { path, body, query, options: (args.shift() as CallOptions | undefined) ?? {} };
      if (!method.list) return call(method, parts);
      let tag = newTag(method);
      const load = (page: number | undefined): Promise<unknown> =>
        call(method, page === undefined ? parts : { ...parts, query: { ...query, page } }, (tag = newTag(method)));
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
  code?: unknown;
  message?: unknown;
}

function readEnvelope(text: string | undefined, tag: Tag, response: Response): Envelope {
  const envelope = parse(text ?? '', infoOf(tag), response);
  if (envelope.code !== 0) throw refusal(tag, response, envelope);
  return envelope;
}

async function readFile(blob: Blob | undefined, tag: Tag, response: Response): Promise<File> {
  const disposition = response.headers.get('content-disposition');
  const type = response.headers.get('content-type') ?? '';
  if (blob?.size && (disposition !== null || !/json|html/i.test(type))) {
    return new File([blob], fileName(disposition ?? '') ?? tag.operationId ?? 'file', { type });
  }
  readEnvelope(await blob?.text(), tag, response);
  throw new ResponseError('The response holds no file', infoOf(tag), response.status);
}

function parse(text: string, info: CallInfo, { status }: Response): Envelope {
  const start = text.trimStart();
  if (start === '') throw new ResponseError('The response is empty', info, status);
  let envelope: unknown;
  try {
    envelope = JSON.parse(text);
  } catch {
    // What JSON.parse says may quote the response, and so hold what should not be in an error.
    throw new ResponseError(
      `The response is ${start.startsWith('<') ? 'HTML or XML' : 'cut off or not JSON'}`,
      info,
      status,
    );
  }
  if (typeof envelope !== 'object' || !envelope) throw new ResponseError('The response is not an object', info, status);
  return envelope;
}

const BY_STATUS: Record<number, typeof ApiError> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  429: RateLimitError,
};

/** Makes the error for a response. The service may repeat in it what it was sent, so the token is taken out. */
function refusal(tag: Tag, { status, ok, headers }: Response, body: unknown): ApiError {
  const redact = tag.redact ?? String;
  const { code, message } = (body ?? {}) as Envelope;
  const text =
    typeof message === 'string' && message
      ? message
      : `The service answered ${status}${ok ? ', but with a code that is not 0' : ''}`;
  const Class = BY_STATUS[status] ?? ApiError;
  return new Class(
    redact(text),
    infoOf(tag),
    status,
    typeof code === 'number' ? code : typeof code === 'string' ? redact(code) : undefined,
    new Headers(Array.from(headers, ([name, value]): [string, string] => [name, redact(value)])),
  );
}

/** The name of a file (RFC 6266), without folders: its extended form if it is UTF-8, or else the plain one, quoted or not. */
function fileName(disposition: string): string | undefined {
  const [, extended] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = decode(extended) ?? quoted?.replace(/\\(.)/g, '$1') ?? plain;
  return name?.split(/[\\/]/).pop() || undefined;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

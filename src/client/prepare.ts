import { checkQuery, readBody, readIds } from './arguments.ts';
import { toJson } from './checks.ts';
import type { Call } from './client-call.ts';
import type { Abortable } from './deadline.ts';
import type { Operation } from './operation.ts';
import type { Outgoing } from './request.ts';
import { urlOf } from './url.ts';

/** The one path that is not about an organization. */
const LIST_OF_ORGANIZATIONS = '/organizations';

/** The parts of a request, as openapi-fetch expects them. */
export interface Init {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown>; header?: Record<string, unknown> };
  body?: unknown;
  bodySerializer?: (body: unknown) => unknown;
  parseAs?: string;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  middleware?: readonly unknown[];
}

/**
 * Checks and completes what is given for an operation.
 *
 * @param abortable Stops reading a body.
 * @throws TypeError for a wrong id and for a file in the wrong place, UploadError for one that can't be read.
 */
export type Prepare = (operation: Operation, init: Init, call: Call, abortable: Abortable) => Promise<Init>;

/** Creates what prepares requests about an organization. */
export function createPrepare(organizationId: string): Prepare {
  return async (operation, init, call, abortable) => {
    const { params, body, bodySerializer } = init;
    const path = readIds(operation, params?.path);
    checkQuery(operation, params?.query);
    const query = { ...params?.query };
    const needsOrganization = operation.path !== LIST_OF_ORGANIZATIONS && query['organization_id'] === undefined;
    if (needsOrganization) query['organization_id'] = organizationId;
    const read = bodySerializer ? body : await readBody(operation, body, call, abortable);
    return { ...init, params: { ...params, path, query }, body: read };
  };
}

/** Creates what makes the requests that openapi-fetch would make. It does without a `Request`, which takes long. */
export function createBuild(baseUrl: string, headers: Record<string, string>) {
  /** Merged with the first request: the first `Headers` of a process makes Node load its `fetch`. */
  let common: Record<string, string> | undefined;

  return ({ name, verb, path }: Operation, { params, body, headers: own }: Init): Outgoing => {
    common ??= mergeHeaders(headers);
    const type = typeOf(body);
    const all = type === undefined ? common : { 'content-type': type, ...common };
    // The type of a form holds what parts it, which nobody else knows.
    const isForm = body instanceof FormData;
    return {
      method: verb,
      url: urlOf(baseUrl + path, params?.path, params?.query),
      headers: own || isForm ? mergeHeaders(all, own ?? {}, isForm ? { 'content-type': null } : {}) : all,
      body: type ? toJson(name, body) : (body as FormData | undefined),
    };
  };
}

/** The type of a body; undefined if `fetch` adds it, as for a form, and if there is none. */
function typeOf(body: unknown): string | undefined {
  return body === undefined || body instanceof FormData ? undefined : 'application/json';
}

/** Later headers replace earlier ones. Names are not case-sensitive. */
function mergeHeaders(...all: Record<string, string | null | undefined>[]): Record<string, string> {
  const merged = new Headers();
  for (const [name, value] of all.flatMap((headers) => Object.entries(headers))) {
    if (value === null) merged.delete(name);
    else if (value !== undefined) merged.set(name, value);
  }
  return Object.fromEntries(merged);
}

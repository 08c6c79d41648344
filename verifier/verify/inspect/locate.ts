import type { Match } from '../../../src/contract/index.ts';
import { Refusal, readTarget, type Target } from '../../../src/service/index.ts';
import type { Model, OperationModel } from '../contract/model.ts';
import { isWord, OTHER_NAMES } from '../evidence/map-names.ts';
import type { Exchange } from '../recorded-exchange.ts';

/** Why an exchange is not checked against the contract. */
export type Skipped =
  | 'another service'
  | 'no answer'
  | 'not a call'
  | 'not modified'
  | 'an operation that is not read'
  | 'unknown URL, refused'
  | 'unreadable URL';

/** The operation that an exchange belongs to. */
export interface LocatedExchange {
  /** operationId; method and URL for an operation that the contract does not have. */
  key: string;
  model: OperationModel | undefined;
  target: Target;
  match: Match | undefined;
}

/** Finds the operation of an exchange, or says why it has none. */
export function locate(
  { routes, operations, unread }: Model,
  { request, response }: Exchange,
): LocatedExchange | Skipped {
  const method = request.method.toUpperCase();
  if (method === 'OPTIONS' || method === 'HEAD' || method === 'CONNECT') return 'not a call';
  if (!(response.status >= 200)) return 'no answer';
  const target = targetOf(request.url);
  const match = target && matchOf(routes, target.path);
  if (!target || match === 'unreadable') return 'unreadable URL';
  const operation = match?.operations.get(method);
  // What a cache learns about its own copy says nothing of the service.
  if (match && response.status === 304) return 'not modified';
  if (match && operation) return { key: operation.id, model: operations.get(operation.id), target, match };
  if (unread.match(target.path)?.operations.has(method)) return 'an operation that is not read';
  if (!match && !routes.basePaths.some((base) => target.path.startsWith(`${base}/`))) return 'another service';
  if (response.status >= 400) return 'unknown URL, refused';
  const url = match?.template ?? template(target.path);
  return { key: `${knownMethod(method)} ${url}`, model: undefined, target, match };
}

function targetOf(url: string): Target | undefined {
  try {
    return readTarget(url);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function matchOf(routes: Model['routes'], path: string): Match | undefined | 'unreadable' {
  try {
    return routes.match(path);
  } catch {
    return 'unreadable';
  }
}

/** A path that the contract does not have, without what may be a value in it. */
export function template(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment === '' || isWord(segment) || /^v\d$/.test(segment) ? segment : OTHER_NAMES))
    .join('/');
}

function knownMethod(method: string): string {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method) ? method : 'OTHER';
}

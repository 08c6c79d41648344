import {
  MAX_LISTED,
  type Match,
  type Operation,
  type Remark,
  type RequestValues,
  type Reread,
} from '../contract/index.ts';
import type { Authorize, ReadToken } from './check-token.ts';
import { FLAT_FORMS } from './form.ts';
import { unknownUrl } from './hint.ts';
import type { LogEntry } from './log.ts';
import { readPayload } from './payload.ts';
import { readPreferences } from './prefer.ts';
import type { Call } from './service-call.ts';
import type { ServiceContract } from './service-contract.ts';
import { type Engine, type EngineAnswer, type EngineCall, isPromise, type Payload } from './service-engine.ts';
import { Refusal } from './service-refusal.ts';
import { readTarget, type Target } from './target.ts';

export interface ResponderOptions {
  contract: ServiceContract;
  engine: Engine;
  readToken: ReadToken;
  authorize: Authorize;
  /** True if a slash at the end of a URL is ignored. */
  takesFinalSlash: boolean;
  /** The URL that is meant by one that the contract does not have, and what to name as unknown; undefined if none is. */
  otherUrl: OtherUrl | undefined;
  /** True if values of another type are read as the stated type, where that is possible. */
  takesOtherTypes: boolean;
  takesPreferences: boolean;
}

/** Reads the path of a URL that the contract does not have. */
export type OtherUrl = (path: string) => { path: string; unknown: string } | undefined;

/** Name of a slash at the end of a URL, among the things that the contract does not have. */
const FINAL_SLASH = 'path./';

/** Answers the calls that hold to the contract. */
export interface Responder {
  /**
   * @param entry Gets what becomes known of the call.
   * @returns The answer of the engine; the methods of the URL, as the header `Allow` has them, if the call asks for them.
   * @throws Refusal if the call does not hold to the contract.
   */
  respond(call: Call, entry: LogEntry): EngineAnswer | Promise<EngineAnswer> | string;
}

/** Makes what finds the operation of a call, checks the call against the contract, and asks the engine. */
export function createResponder(options: ResponderOptions): Responder {
  const { contract, engine, readToken, authorize } = options;
  const { takesFinalSlash, otherUrl, takesOtherTypes, takesPreferences } = options;
  const { routes, validatorOf, partsOf, formReading = FLAT_FORMS, account } = contract;

  function operationOf(match: Match, method: string, path: string): Operation {
    const operation = match.operations.get(method) ?? match.operations.get(method === 'HEAD' ? 'GET' : method);
    if (operation) return operation;
    if (isMisread(match)) throw unknownUrl(routes, path);
    const allowed = allowedMethods(match);
    throw new Refusal(405, 'wrong-method', `This URL does not support ${method}. Use ${allowed}.`, { Allow: allowed });
  }

  function withoutSlash(path: string): Match | undefined {
    return path.endsWith('/') ? routes.match(path.slice(0, -1)) : undefined;
  }

  function accountOf({ query }: Target): string | undefined {
    const value = account === undefined ? undefined : query[account];
    return typeof value === 'string' ? value : undefined;
  }

  /** Checks whether an identifier of the URL is impossible, so that the URL was matched to the wrong operation. */
  function isMisread({ operations, pathOf }: Match): boolean {
    const [operation] = operations.values();
    const violations = operation ? validatorOf(operation).judge({ path: pathOf(operation), query: {} }).violations : [];
    return violations.some(({ place }) => place.startsWith('path.'));
  }

  function valuesOf(operation: Operation, payload: Payload | undefined): Partial<RequestValues> {
    if (!payload) return {};
    return payload.type === 'application/json'
      ? { body: payload.value }
      : formReading.values(payload, partsOf(operation));
  }

  /** @throws Refusal if the call has no token, or its values are not what the contract says. */
  function readCall(
    call: Call,
    operation: Operation,
    path: EngineCall['path'],
    target: Target,
    entry: LogEntry,
  ): EngineCall {
    const scopes = authorize(needsToken(operation) ? readToken(call) : '', operation);
    const { preferences, unknown } = readPreferences(call.header('prefer'), takesPreferences);
    const sent = readPayload(operation, call.body, call.header('content-type'), formReading);
    const { requestBody } = operation;
    const validator = validatorOf(operation);
    const query = validator.readQuery(target.query);
    const first = { path, query, ...valuesOf(operation, sent) };
    const judged = validator.judge(first);
    const reread = takesOtherTypes && judged.violations.length > 0 ? validator.reread(first) : undefined;
    const payload = reread && sent ? rereadPayload(sent, reread) : sent;
    const values = reread ? { path, query, ...valuesOf(operation, payload) } : first;
    const { violations } = reread ? validator.judge(values) : judged;
    const remarks = [...typeRemarks(operation, sent), ...(reread?.remarks ?? []), ...judged.remarks];
    if (!payload && !hasBody(call) && requestBody?.required) violations.push({ place: 'body', message: 'is required' });
    const unread = [...validator.unknownValues(values), ...(!requestBody && hasBody(call) ? ['body'] : []), ...unknown];
    const names = [...validator.unknown(values), ...unread];
    if (names.length > 0) entry.unknown = names.slice(0, MAX_LISTED);
    const { header } = call;
    const read: EngineCall = {
      operation,
      method: call.method,
      url: call.target,
      path,
      query,
      payload,
      scopes,
      preferences,
      unread,
      header,
      organization: accountOf(target),
    };
    if (violations.length === 0) {
      if (remarks.length > 0) entry.inferred = remarks.slice(0, MAX_LISTED);
      return read;
    }
    const also = engine.alsoRefused?.(read, [...new Set(violations.map(({ place }) => place))]);
    if (also?.unknown) entry.unknown = also.unknown.slice(0, MAX_LISTED);
    throw Refusal.ofViolations(violations, also);
  }

  return {
    respond(call, entry) {
      const target = readTarget(call.target);
      const exactMatch = routes.match(target.path);
      const slashed = exactMatch || !takesFinalSlash ? undefined : withoutSlash(target.path);
      const other = exactMatch || slashed ? undefined : otherUrl?.(target.path);
      const match = exactMatch ?? slashed ?? (other && routes.match(other.path));
      if (!match) throw unknownUrl(routes, target.path);
      if (call.method === 'OPTIONS') return allowedMethods(match);
      const operation = operationOf(match, call.method, target.path);
      entry.operationId = operation.id;
      const answer = engine.answer(readCall(call, operation, match.pathOf(operation), target, entry));
      if (exactMatch) return answer;
      const noted = (one: EngineAnswer): EngineAnswer => ({
        ...one,
        unknown: [other?.unknown ?? FINAL_SLASH, ...(one.unknown ?? entry.unknown ?? [])],
      });
      return isPromise(answer) ? answer.then(noted) : noted(answer);
    },
  };
}

/** Checks whether an operation needs a token. It doesn't if none of its security requirements names a scheme. */
function needsToken({ security }: Operation): boolean {
  return (
    security === undefined || (!security.some((schemes) => Object.keys(schemes).length === 0) && security.length > 0)
  );
}

/** Says that a body is of another media type than was guessed. */
function typeRemarks({ requestBody }: Operation, payload: Payload | undefined): Remark[] {
  const types = Object.keys(requestBody?.content ?? {});
  if (!payload || types.includes(payload.type)) return [];
  return [{ place: 'body', message: `expected ${types.join(' or ')} (inferred), but got ${payload.type}` }];
}

/** A body of JSON in which values are read as other types. */
function rereadPayload(payload: Payload, { apply }: Reread): Payload {
  if (payload.type !== 'application/json') return payload;
  return { ...payload, value: apply(payload.value), exact: () => apply(payload.exact()) };
}

/** The methods of a URL, with those that every service adds. */
function allowedMethods({ operations }: Match): string {
  return [...operations.keys(), ...(operations.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

function hasBody({ body }: Call): boolean {
  return body !== undefined && !(body instanceof Refusal) && body.length > 0;
}

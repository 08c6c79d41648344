import type { WatchedResponse } from '../contract/index.ts';
import { refusal } from './api-error.ts';
import { type Call, infoOf, type WithResponse } from './client-call.ts';
import { type ApiError, type CallInfo, ResponseError } from './errors.ts';
import type { Operation } from './operation.ts';
import { describeValue } from './values.ts';

/** Part of every JSON response (document 1, "Conventions"). */
interface Envelope {
  code?: unknown;
  message?: unknown;
}

/**
 * Reads the body of a response of success.
 *
 * @param record What it holds a record under.
 * @throws ApiError for a code that is not 0, ResponseError for a body that is not an envelope, or has no record.
 */
export function readEnvelope(
  text: string | undefined,
  call: Call,
  response: Response,
  record?: Operation['record'],
): Envelope {
  // Nothing is left to say of what was deleted.
  if (response.status === 204 && call.method === 'DELETE') return { code: 0, message: '' };
  const envelope = parse(text);
  if (!isObject(envelope)) throw unreadable(text, envelope, call, response);
  if (envelope.code === 0) {
    if (!record) return envelope;
    const value: unknown = (envelope as Record<string, unknown>)[record.key];
    if (value !== null && (Array.isArray(value) ? 'array' : typeof value) === record.type) return envelope;
    throw new ResponseError(lacks(call, record.type, record.key, envelope), {
      ...infoOf(call),
      status: response.status,
    });
  }
  call.mayHaveHappened &&= call.attempts > 1;
  throw refusalOf(parse(call.redact(text ?? '')), call, response);
}

/** A result as the caller gets it. What the client reads before is not watched. */
export function handedOver<Data>({ data, response }: WithResponse<Data>): WithResponse<Data> {
  return { data: (response as WatchedResponse).watchBody?.(data) ?? data, response };
}

/**
 * Makes the error for a response that is not one of success. Each response of the service has a code. A 404 without one comes from
 * elsewhere, such as a proxy, and says nothing of a record.
 */
export function readRefusal(text: string | undefined, call: Call, response: Response): ApiError | ResponseError {
  const body = parse(text);
  const isFromElsewhere = response.status === 404 && !(isObject(body) && isCode(body.code));
  return isFromElsewhere
    ? unreadable(text, body, call, response)
    : refusalOf(body === undefined ? text || undefined : body, call, response);
}

function refusalOf(body: unknown, call: Call, response: Response): ApiError {
  const { code, message } = (body ?? {}) as Envelope;
  const { status, ok } = response;
  const hasCode = isCode(code);
  const which = hasCode ? `code ${describeValue(code)}` : "a code that isn't 0";
  const ownMessage = `The service responded with ${status}${ok ? `, but with ${which}` : hasCode ? `, ${which}` : ''}`;
  return refusal(call, response, {
    code,
    message: (typeof message === 'string' && message) || ownMessage,
    body,
  });
}

function isCode(code: unknown): boolean {
  return typeof code === 'number' || typeof code === 'string';
}

function isObject(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null;
}

/** Says what an envelope has in place of what belongs under a key. */
export function lacks({ operationId }: CallInfo, what: string, key: string, envelope: object): string {
  const { [key]: value, ...others } = envelope as Record<string, unknown>;
  const names = Object.keys(others).map((name) => `\`${name}\``);
  const received = value === undefined ? `only ${names.join(', ')}` : `but ${describeValue(value)}`;
  return `The response to ${operationId} has no ${what} under \`${key}\`, ${received}`;
}

/** Reads JSON; undefined for anything else. The error of `JSON.parse` may quote what should not be in an error. */
function parse(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes the error for a body that is no envelope of the service. */
function unreadable(text = '', body: unknown, call: Call, { status }: Response): ResponseError {
  const isPage = /^\s*</.test(text);
  const noJson = text.trim() === '' ? 'empty' : isPage ? 'HTML or XML' : 'cut off or not JSON';
  const what = body === undefined ? noJson : isObject(body) ? 'JSON without a code' : 'not an object';
  const info = infoOf(call);
  const advice =
    status === 404 || isPage
      ? `, with the status ${status}, so it isn't from the service. Check baseUrl: the request went to ${info.url}`
      : '';
  return new ResponseError(`The response is ${what}${advice}`, { ...info, status });
}

import { MINUTE } from './arrivals.ts';
import { type Call, infoOf } from './client-call.ts';
import {
  ApiError,
  AuthenticationError,
  availableIn,
  NotFoundError,
  PermissionError,
  RateLimitError,
} from './errors.ts';

const BY_STATUS: Record<number, typeof ApiError> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
};

/** Makes the error for a response. The service may repeat in it what it was sent, so the token is taken out. */
export function refusal(
  call: Call,
  { status, headers }: Response,
  { code, message, body }: { code?: unknown; message: string; body?: unknown },
): ApiError {
  const text = call.redact(message);
  const fields = {
    ...infoOf(call),
    status,
    code: typeof code === 'number' ? code : typeof code === 'string' ? call.redact(code) : undefined,
    headers: redactHeaders(headers, call),
    body,
  };
  const { retryAfter } = call;
  if (status === 429)
    return new RateLimitError(text, {
      ...fields,
      ...availableIn(Number.isNaN(retryAfter) ? MINUTE : Math.max(retryAfter, 0)),
    });
  const Class = BY_STATUS[status] ?? ApiError;
  return new Class(text, fields);
}

/** A copy of headers without the token. */
export function redactHeaders(headers: Headers, { redact }: Pick<Call, 'redact'>): Headers {
  return new Headers(Array.from(headers, ([name, value]): [string, string] => [name, redact(value)]));
}

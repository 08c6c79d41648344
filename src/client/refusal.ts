import { type Call, infoOf } from './call.ts';
import { ApiError, AuthenticationError, NotFoundError, PermissionError, RateLimitError } from './errors.ts';

const BY_STATUS: Record<number, typeof ApiError> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  429: RateLimitError,
};

/** Makes the error for a response. The service may repeat in it what it was sent, so the token is taken out. */
export function refusal(
  call: Call,
  { status, headers }: Response,
  { code, message, body }: { code?: unknown; message: string; body?: unknown },
): ApiError {
  const Class = BY_STATUS[status] ?? ApiError;
  return new Class(
    call.redact(message) + call.note,
    infoOf(call),
    status,
    typeof code === 'number' ? code : typeof code === 'string' ? call.redact(code) : undefined,
    redactHeaders(headers, call),
    body,
  );
}

/** A copy of headers without the token. */
export function redactHeaders(headers: Headers, { redact }: Pick<Call, 'redact'>): Headers {
  return new Headers(Array.from(headers, ([name, value]): [string, string] => [name, redact(value)]));
}

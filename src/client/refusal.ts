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
  { code, message }: { code?: unknown; message: string },
): ApiError {
  const Class = BY_STATUS[status] ?? ApiError;
  return new Class(
    call.redact(message),
    infoOf(call),
    status,
    typeof code === 'number' ? code : typeof code === 'string' ? call.redact(code) : undefined,
    new Headers(Array.from(headers, ([name, value]): [string, string] => [name, call.redact(value)])),
  );
}

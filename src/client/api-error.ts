import { MINUTE } from './arrivals.ts';
import { availableIn } from './available-in.ts';
import { type Call, infoOf } from './client-call.ts';
import { ApiError, AuthenticationError, NotFoundError, PermissionError, RateLimitError } from './errors.ts';

const BY_STATUS: Record<number, typeof ApiError> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
};

/** Of a text of the service, a message holds at most this many characters. */
const LONGEST_MESSAGE = 1000;

/** Makes the error for a response. The service may repeat in it what it was sent, so the token is taken out. */
export function refusal(
  call: Call,
  { status, headers }: Response,
  { code, message, body }: { code?: unknown; message: string; body?: unknown },
): ApiError {
  const line = asLine(call.redact(message));
  const fields = {
    ...infoOf(call),
    status,
    code: typeof code === 'number' ? code : typeof code === 'string' ? call.redact(code) : undefined,
    headers: redactHeaders(headers, call),
    body,
  };
  const { retryAfter } = call;
  if (status === 429)
    return new RateLimitError(line, {
      ...fields,
      ...availableIn(Number.isNaN(retryAfter) ? MINUTE : Math.max(retryAfter, 0)),
    });
  const Class = BY_STATUS[status] ?? ApiError;
  return new Class(line, fields);
}

/** A message goes into logs, where control characters and breaks of lines could pass for something else. `body` keeps them. */
function asLine(text: string): string {
  const start =
    text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  const escaped = start.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return escaped.slice(0, LONGEST_MESSAGE);
}

/** A copy of headers without the token. */
export function redactHeaders(headers: Headers, { redact }: Pick<Call, 'redact'>): Headers {
  return new Headers(Array.from(headers, ([name, value]): [string, string] => [name, redact(value)]));
}

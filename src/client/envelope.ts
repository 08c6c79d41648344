import { refusal } from './api-error.ts';
import { type Call, infoOf } from './client-call.ts';
import { type ApiError, type CallInfo, ResponseError } from './errors.ts';
import { describeValue } from './values.ts';

/** What every JSON response carries (document 1, "Conventions"). */
interface Envelope {
  code?: unknown;
  message?: unknown;
}

/**
 * Reads the body of a response of success.
 *
 * @throws ApiError for a code that is not 0, ResponseError for a body that is not an envelope.
 */
export function readEnvelope(text: string | undefined, call: Call, response: Response): Envelope {
  // Nothing is left to say of what was deleted.
  if (response.status === 204 && call.method === 'DELETE') return { code: 0, message: '' };
  const envelope = parse(text ?? '', infoOf(call), response);
  if (envelope.code !== 0) {
    call.mayHaveHappened &&= call.attempts > 1;
    throw refusalOf(parse(call.redact(text ?? ''), infoOf(call), response), call, response);
  }
  return envelope;
}

/**
 * Makes the error for a response that is not one of success. Each response of the service has a code. A 404 without one comes from
 * elsewhere, such as a proxy, and says nothing of a record.
 */
export function readRefusal(text: string | undefined, call: Call, response: Response): ApiError | ResponseError {
  let body: unknown = text || undefined;
  try {
    body = JSON.parse(text ?? '');
  } catch {
    // The page of a proxy, say.
  }
  if (response.status === 404 && !isCode((body as Envelope | undefined | null)?.code))
    return unreadable(typeof body === 'object' ? 'JSON without a code' : kindOf(text ?? ''), infoOf(call), response);
  return refusalOf(body, call, response);
}

function refusalOf(body: unknown, call: Call, response: Response) {
  const { code, message } = (body ?? {}) as Envelope;
  const { status, ok } = response;
  const hasCode = isCode(code);
  const which = hasCode ? `the code ${describeValue(code)}` : 'a code that is not 0';
  const ownMessage = `The service answered ${status}${ok ? `, but with ${which}` : hasCode ? ` with ${which}` : ''}`;
  return refusal(call, response, {
    code,
    message: typeof message === 'string' && message ? message : ownMessage,
    body,
  });
}

function isCode(code: unknown): boolean {
  return typeof code === 'number' || typeof code === 'string';
}

function parse(text: string, info: CallInfo, response: Response): Envelope {
  let envelope: unknown;
  try {
    envelope = JSON.parse(text);
  } catch {
    // The message of JSON.parse may quote the response, and so hold what should not be in an error.
    throw unreadable(kindOf(text), info, response);
  }
  if (typeof envelope !== 'object' || !envelope) throw unreadable('not an object', info, response);
  return envelope;
}

const PAGE = 'HTML or XML';

/** What a text is that is no JSON. */
function kindOf(text: string): string {
  const start = text.trimStart();
  return start === '' ? 'empty' : start.startsWith('<') ? PAGE : 'cut off or not JSON';
}

function unreadable(what: string, info: CallInfo, { status }: Response): ResponseError {
  const isFromElsewhere = status === 404 || what === PAGE;
  const advice = `, with the status ${status}, so not from the service. Is baseUrl right? ${info.url} was called`;
  return new ResponseError(`The response is ${what}${isFromElsewhere ? advice : ''}`, info, status);
}

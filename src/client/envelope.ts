import { refusal } from './api-error.ts';
import { type Call, infoOf } from './client-call.ts';
import { type CallInfo, ResponseError } from './errors.ts';
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

/** Makes the error for a response that is not one of success. */
export function readRefusal(text: string | undefined, call: Call, response: Response) {
  let body: unknown = text || undefined;
  try {
    body = JSON.parse(text ?? '');
  } catch {
    // The page of a proxy, say.
  }
  return refusalOf(body, call, response);
}

function refusalOf(body: unknown, call: Call, response: Response) {
  const { code, message } = (body ?? {}) as Envelope;
  const { status, ok } = response;
  const isCode = typeof code === 'number' || typeof code === 'string';
  const which = isCode ? `the code ${describeValue(code)}` : 'a code that is not 0';
  const ownMessage = `The service answered ${status}${ok ? `, but with ${which}` : isCode ? ` with ${which}` : ''}`;
  return refusal(call, response, {
    code,
    message: typeof message === 'string' && message ? message : ownMessage,
    body,
  });
}

function parse(text: string, info: CallInfo, { status }: Response): Envelope {
  const start = text.trimStart();
  if (start === '') throw new ResponseError('The response is empty', info, status);
  let envelope: unknown;
  try {
    envelope = JSON.parse(text);
  } catch {
    // The message of JSON.parse may quote the response, and so hold what should not be in an error.
    const what = start.startsWith('<') ? 'HTML or XML' : 'cut off or not JSON';
    throw new ResponseError(`The response is ${what}`, info, status);
  }
  if (typeof envelope !== 'object' || !envelope) throw new ResponseError('The response is not an object', info, status);
  return envelope;
}

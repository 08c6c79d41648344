import { type Call, infoOf } from './call.ts';
import { type CallInfo, ResponseError } from './errors.ts';
import { refusal } from './refusal.ts';

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
  const envelope = parse(text ?? '', infoOf(call), response);
  if (envelope.code !== 0) throw refusalOf(envelope, call, response);
  return envelope;
}

/** Makes the error for a body that says what went wrong, or for the status alone. */
export function refusalOf(body: unknown, call: Call, response: Response) {
  const { code, message } = (body ?? {}) as Envelope;
  const { status, ok } = response;
  const ownMessage = `The service answered ${status}${ok ? ', but with a code that is not 0' : ''}`;
  return refusal(call, response, { code, message: typeof message === 'string' && message ? message : ownMessage });
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

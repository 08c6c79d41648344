import { curlSample } from '../../code-samples/index.ts';
import { checkInput, object, TEXT } from '../../service/index.ts';
import type { LogEntry } from '../organizations/index.ts';

/** Where the calls of a log were sent to. */
export interface Sender {
  /** Such as `http://127.0.0.1:4010`, without a slash at the end. */
  origin: string;
  /** How the token is carried, if not as documented: `Bearer {token}`. */
  authorization?: string | undefined;
}

const SENDER = object({ origin: TEXT, 'authorization?': TEXT });

function checked(sender: Sender): Sender {
  checkInput(SENDER, sender, 'where calls were sent to');
  return sender;
}

/**
 * The calls of a log as an HTTP archive (HAR 1.2). It has no headers but the content types, so no token either.
 *
 * @throws RangeError if the sender has no origin, or something else that it does not have.
 */
export function harOf(entries: readonly LogEntry[], sender: Sender): Record<string, unknown> {
  const { origin } = checked(sender);
  const creator = { name: 'inventory-service-api sandbox', version: '1' };
  return { log: { version: '1.2', creator, entries: entries.filter(isCall).map((entry) => harEntry(entry, origin)) } };
}

function harEntry(entry: Call, origin: string): Record<string, unknown> {
  const { method, url, time, status, body, answer } = entry;
  const address = new URL(url, origin);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const text = answer === undefined ? undefined : JSON.stringify(answer);
  const message = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  return {
    startedDateTime: time.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'),
    time: 0,
    request: {
      ...message,
      method,
      url: address.href,
      headers: sent === undefined ? [] : [JSON_TYPE],
      queryString: [...address.searchParams].map(([name, value]) => ({ name, value })),
      bodySize: sent === undefined ? (whyWithoutBody(entry) === undefined ? 0 : -1) : sizeOf(sent),
      ...(sent !== undefined && { postData: { mimeType: JSON_TYPE.value, text: sent } }),
      ...(whyWithoutBody(entry) !== undefined && { comment: whyWithoutBody(entry) }),
    },
    response: {
      ...message,
      status,
      statusText: '',
      headers: text === undefined ? [] : [JSON_TYPE],
      content:
        text === undefined ? { size: -1, mimeType: '' } : { size: sizeOf(text), mimeType: JSON_TYPE.value, text },
      redirectURL: '',
      bodySize: text === undefined ? -1 : sizeOf(text),
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

/**
 * The calls of a log as commands for curl 7.82 or later. The token is taken from `ACCESS_TOKEN`.
 *
 * @throws RangeError as `harOf`.
 */
export function curlOf(entries: readonly LogEntry[], sender: Sender): string {
  const { origin, authorization } = checked(sender);
  return entries
    .filter(isCall)
    .map((entry) => curlCommand(entry, origin, authorization))
    .join('\n\n');
}

function curlCommand(entry: Call, origin: string, authorization: string | undefined): string {
  const { number, method, url, operationId = 'no operation', status, body } = entry;
  const without = whyWithoutBody(entry);
  const command = curlSample({
    ...{ id: operationId, method, server: origin, path: url, ids: {}, query: {} },
    ...{ body: body === undefined ? undefined : { json: body }, fresh: [], client: '', result: '' },
    authorization,
  });
  return [
    `# ${number}. ${operationId}, answered with ${status}`,
    ...(without === undefined ? [] : [`# ${without}`]),
    command,
  ].join('\n');
}

/** Why a call has no body in the log, though it may have had one. */
function whyWithoutBody({ method, path, form, body }: Call): string | undefined {
  if (body !== undefined || method === 'GET' || method === 'HEAD') return undefined;
  if (form) return `Its body was a form with ${form.join(', ')}, which the log does not keep.`;
  return path ? undefined : 'It broke the contract, so the log does not have its body.';
}

type Call = LogEntry & { method: string; url: string };

function isCall(entry: LogEntry): entry is Call {
  return entry.method !== undefined && entry.url !== undefined;
}

const JSON_TYPE = { name: 'content-type', value: 'application/json' };

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

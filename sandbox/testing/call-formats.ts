import { curlSample } from '../../src/code-samples/index.ts';
import { checkInput, object, TEXT } from '../../src/service/index.ts';
import type { LogEntry } from '../organizations/index.ts';
import { WENT_BACK, type WentBack } from '../state/index.ts';

/** Where the calls of a log were sent to. */
export interface Sender {
  /** Such as `http://127.0.0.1:4010`, without a slash at the end. */
  origin: string;
  /** Form of the token, such as `Bearer {token}`; as documented by default. */
  authorization?: string | undefined;
}

const SENDER = object({ origin: TEXT, 'authorization?': TEXT });

/**
 * The calls of a log as commands for curl 7.82 or later. The token is taken from `INVENTORY_ACCESS_TOKEN`. A comment marks where the
 * organization went back to a checkpoint.
 *
 * @throws RangeError if the sender has no origin, or something else that it does not have.
 */
export function curlOf(entries: readonly LogEntry[], sender: Sender): string {
  checkInput(SENDER, sender, 'where calls were sent to');
  const { origin, authorization } = sender;
  return entries
    .flatMap((entry) => {
      if (entry.event === WENT_BACK) return [wentBack(entry)];
      return isCall(entry) ? [curlCommand(entry, origin, authorization)] : [];
    })
    .join('\n\n');
}

/** Says that what follows was sent to an earlier state: no call has taken the organization there. */
function wentBack({ number, body }: LogEntry): string {
  const { checkpoint, lastNumber } = body as WentBack;
  return `# ${number}. The organization went back to the checkpoint ${checkpoint}, as it was after entry ${lastNumber}.`;
}

function curlCommand(entry: Call, origin: string, authorization: string | undefined): string {
  const { number, method, url, operationId = 'no operation', status, body, failure } = entry;
  const without = whyWithoutBody(entry);
  const command = curlSample({
    ...{ id: operationId, method, server: origin, path: url, ids: {}, query: {} },
    ...{ body: body === undefined ? undefined : { json: body }, fresh: [], client: '', result: '' },
    authorization,
  });
  return [
    `# ${number}. ${operationId}, response ${status}`,
    ...(failure ? [`# It got a failure that was asked for: ${JSON.stringify(failure)}.`] : []),
    ...(without === undefined ? [] : [`# ${without}`]),
    command,
  ].join('\n');
}

/** Why a call has no body in the log, though it may have had one. */
function whyWithoutBody({ method, path, form, body }: Call): string | undefined {
  if (body !== undefined || method === 'GET' || method === 'HEAD') return undefined;
  if (form) return `Its body was a form with ${form.join(', ')}, which the log does not store.`;
  return path ? undefined : 'It broke the contract, so the log does not have its body.';
}

type Call = LogEntry & { method: string; url: string };

function isCall(entry: LogEntry): entry is Call {
  return entry.method !== undefined && entry.url !== undefined;
}

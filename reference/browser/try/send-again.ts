import type { SampleCall } from '../../../src/code-samples/index.ts';
import type { Preparation } from '../../model/preparation.ts';
import { element } from '../elements.ts';
import { type Entered, withCall } from './entered.ts';
import { requestOf } from './request-of.ts';
import { PreparationError, runPreparation } from './run-preparation.ts';
import { answerTo, type Outgoing, send } from './send-call.ts';
import type { Answer } from './shown-answer.ts';

export interface SentAgain {
  /** The last answer. */
  answer: Answer;
  /** Values sent in the end; undefined if there was no retry. */
  entered: Entered | undefined;
  /** The ids in its URL. */
  ids?: SampleCall['ids'];
  /** Tells the reader what the form did. */
  note: HTMLElement;
}

/** Checks whether a sandbox rejected values that were filled in automatically, so that the form has to change them. */
export function isOfForm({ entered, isAsFilled }: Outgoing, { response }: Answer): boolean {
  const isRule = [400, 404].includes(response.status) && response.headers.has('x-sandbox-refusal');
  return isAsFilled && isRule && entered.place !== 'address' && entered.prefer === '';
}

/** Makes a record that a refused call can take, and sends the call with it, once. */
export async function sendAgain(outgoing: Outgoing, refused: Answer, cancelled: AbortSignal): Promise<SentAgain> {
  const { call, entered, preparation } = outgoing;
  const { message } = JSON.parse(await refused.content.text()) as { message: string };
  const tell = (...parts: readonly (string | Node)[]): HTMLElement => {
    const note = element('p', 'again');
    note.setAttribute('role', 'status');
    note.append(message, ...parts);
    return note;
  };
  if (!preparation || entered.example > 0)
    return { answer: refused, entered: undefined, note: tell(...wayOn(entered)) };
  try {
    const ready = await prepared(preparation, outgoing, cancelled);
    const again = withCall(entered, ready);
    const answer = await send({ ...outgoing, call: ready, entered: again }, cancelled);
    const end = answer.response.ok ? [] : [' It was rejected again.', ...wayOn(entered)];
    const note = tell(
      ' So the form sent ',
      ...links(preparation),
      ` first, and then this request${changes(call, ready)}.`,
      ...end,
    );
    return { answer, entered: again, ids: ready.ids, note };
  } catch (error) {
    if (!(error instanceof PreparationError)) throw error;
    const reason = ` The form could not make another record: ${error.message}`;
    return { answer: refused, entered: undefined, note: tell(reason, ...wayOn(entered)) };
  }
}

function prepared(
  preparation: Preparation,
  { call: { server, ...call }, entered: { organization, place, token } }: Outgoing,
  cancelled: AbortSignal,
): Promise<SampleCall> {
  const sendOne = (step: SampleCall): Promise<Response> => {
    const query = { ...step.query, ...('organization_id' in call.query && { organization_id: organization }) };
    return answerTo(new Request(requestOf({ ...step, query, server }, token), { signal: cancelled }), place);
  };
  return runPreparation(preparation, { server, ...call }, { send: sendOne, time: Date.now() });
}

function wayOn({ example, place }: Entered): (string | Node)[] {
  if (example > 0)
    return [
      ' The records in this example have already been changed this way. Change the field that the message names, or choose Smallest above the fields.',
    ];
  if (place === 'page') return [' Reset the sandbox at the bottom of the page, and send the request again.'];
  const link = element('a', '', 'its page');
  link.href = '/sandbox';
  return [' Reset the sandbox of this server on ', link, ', and send the request again.'];
}

/** The calls that a preparation sends, in words. */
function links({ steps }: Preparation): (string | Node)[] {
  return steps.flatMap(({ call: { id } }, index) => {
    const link = element('a', '', id);
    link.href = `${document.documentElement.dataset['root'] ?? ''}operations/${id}.html`;
    const joint = index === 0 ? '' : index === steps.length - 1 ? ' and ' : ', ';
    return [joint, link];
  });
}

/** The values of the URL that a preparation has changed. */
function changes(before: SampleCall, { ids, query }: SampleCall): string {
  const known = { ...before.query, ...before.ids };
  const changed = Object.entries({ ...query, ...ids }).filter(([name, value]) => known[name] !== value);
  return changed.length === 0 ? '' : ` with ${changed.map(([name, value]) => `${name} ${value}`).join(' and ')}`;
}

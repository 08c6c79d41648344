import { type SampleCall, urlOf } from '../../../src/code-samples/index.ts';
import type { Preparation } from '../../model/preparation.ts';
import { ASKING_WHY, apart } from '../../reasons.ts';
import { isLocal } from '../own-mock.ts';
import { answerInPage, withPageSandbox } from '../page-sandbox.ts';
import type { Entered, Place } from './entered.ts';
import { formOf, tokenHeaders } from './request-of.ts';
import type { Answer } from './shown-answer.ts';

const TIMEOUT = 30_000;

/** A call as it is sent. */
export interface Outgoing {
  /** Its body aside, which goes as it was typed. */
  call: SampleCall;
  entered: Entered;
  /** The file of an upload. */
  file: File | undefined;
  isAsFilled: boolean;
  /** Makes a record that the call can take, where the form knows how. */
  preparation: Preparation | undefined;
}

/**
 * Sends a call.
 *
 * @throws Error that says why there is no answer.
 */
export async function send(outgoing: Outgoing, cancelled: AbortSignal): Promise<Answer> {
  const { place } = outgoing.entered;
  const url = addressOf(outgoing.call);
  try {
    const init = initOf(outgoing, await hasAskedForFailure(outgoing));
    const start = performance.now();
    const request = new Request(url, { ...init, signal: AbortSignal.any([cancelled, AbortSignal.timeout(TIMEOUT)]) });
    const response = await answerTo(request, place);
    const duration = Math.round(performance.now() - start);
    return { response, ...(await contentOf(response)), duration, name: outgoing.call.id };
  } catch (error) {
    throw new Error(reasonOf(error, url, place));
  }
}

/** The content of an answer as it would be without the question why, and the reasons. */
async function contentOf(response: Response): Promise<Pick<Answer, 'content' | 'reasons'>> {
  const content = await response.blob();
  if (!content.type.includes('json')) return { content, reasons: [] };
  const answer = JSON.parse(await content.text()) as Record<string, unknown>;
  const { body, reasons } = apart(answer);
  if (body === answer) return { content, reasons };
  return { content: new Blob([JSON.stringify(body)], { type: content.type }), reasons };
}

/** The answer to a request, from where it is sent to. */
export function answerTo(request: Request, place: Place): Promise<Response> {
  return place === 'page' ? answerInPage(request) : fetch(request);
}

/** Lets the next call to a sandbox fail, if that is chosen. A mock, which has no such URL, is asked by the call itself. */
async function hasAskedForFailure({ call: { id }, entered }: Outgoing): Promise<boolean> {
  const [, status] = /^code=(\d+)$/.exec(entered.prefer) ?? [];
  if (status === undefined || entered.place === 'address') return false;
  const failing = { status: Number(status), operationId: id };
  if (entered.place === 'page') {
    await withPageSandbox((sandbox) => sandbox.failNext(failing));
    return true;
  }
  const { ok } = await fetch(
    `${location.origin}/sandbox/failures?organization_id=${encodeURIComponent(entered.organization)}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Sandbox-Control': '1' },
      body: JSON.stringify(failing),
    },
  );
  return ok;
}

function addressOf(call: SampleCall): URL {
  const url = new URL(urlOf(call));
  for (const [name, value] of Object.entries(call.query)) url.searchParams.set(name, value);
  return url;
}

/** Builds the request. The body is sent as typed, so that the service can report errors in it. */
function initOf({ call, entered, file }: Outgoing, hasAsked: boolean): RequestInit {
  const { method, body } = call;
  const headers: Record<string, string> = {
    ...tokenHeaders(call, entered.token),
    ...(entered.prefer && !hasAsked && { Prefer: entered.prefer }),
    ...(entered.place !== 'address' && ASKING_WHY),
  };
  if (entered.body) return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: entered.body };
  if (!file || !body || !('field' in body)) return { method, headers };
  return { method, headers, body: formOf(body.field, file) };
}

function reasonOf(error: unknown, url: URL, place: Place): string {
  if (!(error instanceof Error)) return String(error);
  if (place === 'page') return error.message;
  if (error.name === 'TimeoutError') return `${url.origin} did not respond within ${TIMEOUT / 1000} seconds.`;
  return `${url.origin} could not be reached. Check that it is running, that it allows requests from this page (CORS), and that it uses https if this page does. To start the sandbox: npx inventory-service-api sandbox${permission()}`;
}

/** The option with which a sandbox takes calls of this page, if it needs one. */
function permission(): string {
  if (isLocal(location.href)) return '';
  return ` --cors-origin ${origin === 'null' ? "'*'" : origin}`;
}

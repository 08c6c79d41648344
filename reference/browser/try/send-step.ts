import {
  exactText,
  MOCK_ORIGIN,
  parseExact,
  SAMPLE_TOKEN,
  type SampleCall,
  TIME,
} from '../../../src/code-samples/index.ts';
import { valueAt } from '../../model/call-places.ts';
import type { StepCall } from '../../model/guides/step-calls.ts';
import { element } from '../elements.ts';
import { answerInPage, withPageSandbox } from '../page-sandbox.ts';
import { controlPage } from './control-page.ts';
import { requestOf } from './request-of.ts';
import { fillIn } from './run-preparation.ts';
import { showAnswer } from './shown-answer.ts';

/** Values from responses for later steps, by the step's index and the path in its response. */
export type StepValues = Record<number, Record<string, unknown>>;

export interface StepToSend {
  steps: readonly StepCall[];
  index: number;
  values: StepValues;
  /** Address of the server of the page; without one, the sandbox in the page answers. */
  own: string | undefined;
}

/**
 * Sends a step and shows the answer.
 *
 * @returns What later steps use of the answer; undefined if the step was not answered as expected.
 */
export async function sendStep(
  { steps, index, values, own }: StepToSend,
  outcome: HTMLElement,
): Promise<Record<string, unknown> | undefined> {
  const { call, fills, status, retriedAfter } = steps[index]!;
  const filled = withTime(fills.reduce((made, fill) => fillIn(made, fill.to, values[fill.step]?.[fill.from]), call));
  const start = performance.now();
  let response = await answerTo(filled, own);
  if (response.status === retriedAfter) response = await answerTo(filled, own);
  const content = await response.blob();
  outcome.hidden = false;
  const duration = Math.round(performance.now() - start);
  await showAnswer(outcome, { response, content, reasons: [], duration, name: call.id });
  if (response.status !== status) {
    outcome.prepend(notExpected(status, own));
    outcome.focus();
    return undefined;
  }
  const answer = /json/.test(content.type) ? parseExact(await content.text()) : undefined;
  const wanted = steps.flatMap((step) => step.fills.filter((fill) => fill.step === index).map(({ from }) => from));
  return Object.fromEntries(wanted.map((from) => [from, valueAt(answer, from)]));
}

function notExpected(status: number, own: string | undefined): HTMLElement {
  const note = element('p', 'failure', `The expected response was ${status}. `);
  if (own === undefined) {
    note.append('If the sandbox in this page is not in its initial state, reset it at the bottom of the page.');
    return note;
  }
  const link = element('a', '', 'its page');
  link.href = '/sandbox';
  note.append('If the sandbox is not in its initial state, reset it on ', link, ', and begin with the first step.');
  return note;
}

async function answerTo(call: SampleCall, own: string | undefined): Promise<Response> {
  if (own !== undefined) return call.isControl ? controlServer(call) : fetch(requestOf(onServer(call), SAMPLE_TOKEN));
  if (call.isControl) return withPageSandbox((sandbox) => controlPage(sandbox, call));
  return answerInPage(requestOf(call, SAMPLE_TOKEN));
}

/** Calls a control URL of the server of the page. A failure is asked for once, since a second one would meet a call that is to succeed. */
async function controlServer(call: SampleCall): Promise<Response> {
  const { method, url, headers } = requestOf(onServer(call), SAMPLE_TOKEN);
  headers.delete('authorization');
  headers.set('X-Sandbox-Control', '1');
  const body = call.body && 'json' in call.body ? exactText(call.body.json) : null;
  if (call.id === 'failNext') {
    const { failures } = (await (await fetch(url, { headers })).json()) as { failures?: unknown[] };
    if (failures?.some((failure) => isMatch(failure, call.body))) return new Response('{}', { status: 201 });
  }
  return fetch(url, { method, headers, body });
}

/** Checks whether a pending failure is the one that a body asks for. */
function isMatch(failure: unknown, body: SampleCall['body']): boolean {
  if (!body || !('json' in body)) return false;
  const [known, asked] = [failure, body.json] as Record<string, unknown>[];
  return Object.entries(asked!).every(([name, value]) => known![name] === value);
}

function onServer(call: SampleCall): SampleCall {
  return { ...call, server: call.server.replace(MOCK_ORIGIN, location.origin) };
}

/** The call with names and numbers that no record has. */
function withTime(call: SampleCall): SampleCall {
  if (!call.body || !('json' in call.body)) return call;
  return { ...call, body: { json: parseExact(exactText(call.body.json).replaceAll(TIME, String(Date.now()))) } };
}

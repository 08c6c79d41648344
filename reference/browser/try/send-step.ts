import { exactText, parseExact, SAMPLE_TOKEN, type SampleCall, TIME } from '../../../src/code-samples/index.ts';
import { valueAt } from '../../model/call-places.ts';
import type { StepCall } from '../../model/guides/step-calls.ts';
import { element } from '../elements.ts';
import { answerInPage, withPageSandbox } from '../page-sandbox.ts';
import { controlPage } from './control-page.ts';
import { requestOf } from './request-of.ts';
import { fillIn } from './run-preparation.ts';
import { showAnswer } from './shown-answer.ts';

/** What answers gave for later steps: by the index of the step and the place in its answer. */
export type StepValues = Record<number, Record<string, unknown>>;

/** Which step to send, and what earlier answers gave. */
export interface StepToSend {
  steps: readonly StepCall[];
  index: number;
  values: StepValues;
}

/**
 * Sends a step to the sandbox in the page and shows the answer.
 *
 * @returns What later steps use of the answer; undefined if the step was not answered as expected.
 */
export async function sendStep(
  { steps, index, values }: StepToSend,
  outcome: HTMLElement,
): Promise<Record<string, unknown> | undefined> {
  const { call, fills, status, retriedAfter } = steps[index]!;
  const filled = withTime(fills.reduce((made, fill) => fillIn(made, fill.to, values[fill.step]?.[fill.from]), call));
  const start = performance.now();
  let response = await answerTo(filled);
  if (response.status === retriedAfter) response = await answerTo(filled);
  const content = await response.blob();
  outcome.hidden = false;
  const duration = Math.round(performance.now() - start);
  await showAnswer(outcome, { response, content, reasons: [], duration, name: call.id });
  if (response.status !== status) {
    outcome.prepend(
      element(
        'p',
        'failure',
        `The expected answer was ${status}. If the sandbox in this page is not in its initial state, reset it at the bottom of the page.`,
      ),
    );
    outcome.focus();
    return undefined;
  }
  const answer = /json/.test(content.type) ? parseExact(await content.text()) : undefined;
  const wanted = steps.flatMap((step) => step.fills.filter((fill) => fill.step === index).map(({ from }) => from));
  return Object.fromEntries(wanted.map((from) => [from, valueAt(answer, from)]));
}

async function answerTo(call: SampleCall): Promise<Response> {
  if (call.isControl) return withPageSandbox((sandbox) => controlPage(sandbox, call));
  return answerInPage(requestOf(call, SAMPLE_TOKEN));
}

/** The call with names and numbers that no record has. */
function withTime(call: SampleCall): SampleCall {
  if (!call.body || !('json' in call.body)) return call;
  return { ...call, body: { json: parseExact(exactText(call.body.json).replaceAll(TIME, String(Date.now()))) } };
}

import { exactText, parseExact, SAMPLE_TOKEN, type SampleCall, TIME, urlOf } from '../../../src/code-samples/index.ts';
import type { Fill, StepCall } from '../../model/guides/step-calls.ts';
import { element } from '../elements.ts';
import { answerInPage, withPageSandbox } from '../page-sandbox.ts';
import { controlPage } from './control-page.ts';
import { textOf } from './form-values.ts';
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
  const filled = withTime(fills.reduce((made, fill) => fillIn(made, fill, values[fill.step]?.[fill.from]), call));
  const start = performance.now();
  let response = await answerTo(filled);
  if (response.status === retriedAfter) response = await answerTo(filled);
  const content = await response.blob();
  outcome.hidden = false;
  await showAnswer(outcome, { response, content, duration: Math.round(performance.now() - start), name: call.id });
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
  return Object.fromEntries(wanted.map((from) => [from, at(answer, from)]));
}

async function answerTo(call: SampleCall): Promise<Response> {
  if (call.isControl) return withPageSandbox((sandbox) => controlPage(sandbox, call));
  const { body, method } = call;
  return answerInPage(
    new Request(`${urlOf(call)}?${new URLSearchParams(call.query)}`, {
      method,
      headers: { Authorization: `Service-oauthtoken ${SAMPLE_TOKEN}`, 'Content-Type': 'application/json' },
      ...(body && 'json' in body && { body: exactText(body.json) }),
    }),
  );
}

/** The call with names and numbers that no record has. */
function withTime(call: SampleCall): SampleCall {
  if (!call.body || !('json' in call.body)) return call;
  return { ...call, body: { json: parseExact(exactText(call.body.json).replaceAll(TIME, String(Date.now()))) } };
}

/** The call with a value in the place of another. Values of the URL are texts. */
function fillIn(call: SampleCall, { to }: Fill, value: unknown): SampleCall {
  if (value === undefined) return call;
  const [place] = to.split('/').slice(1);
  return replaceAt(call, to, place === 'body' ? value : textOf(value)) as SampleCall;
}

function replaceAt(whole: unknown, pointer: string, value: unknown): unknown {
  const [, key, ...rest] = pointer.split('/');
  if (key === undefined) return value;
  const inner = replaceAt((whole as Record<string, unknown>)[key], ['', ...rest].join('/'), value);
  if (Array.isArray(whole)) return whole.map((entry, index) => (index === Number(key) ? inner : entry));
  return { ...(whole as object), [key]: inner };
}

/** What a JSON Pointer leads to. */
function at(whole: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], whole);
}

import type { SampleCall } from '../../../src/code-samples/index.ts';
import { statusOf } from './expectations.ts';
import type { RanStep } from './run-guide.ts';

/** A step as a page sends it. Plain data, which pages hold. */
export interface StepCall {
  /** The call with the values of a fresh sandbox, and `TIME` where the time is put in when it is sent. */
  call: SampleCall;
  /** The values of the call that come from earlier answers. */
  fills: readonly Fill[];
  /** The status that the step is answered with. */
  status: number;
  /** The status after which the call is sent again. */
  retriedAfter?: number;
}

/** A value that an earlier answer gives to a call. Both places are JSON Pointers. */
export interface Fill {
  /** Where it goes in the call. */
  to: string;
  /** Index of the step whose answer has it. */
  step: number;
  /** Where it stands in that answer. */
  from: string;
}

const OUTPUT = /^\$steps\.(\w+)\.outputs\.(\w+)$/;

/** Where a call has the parameters of a place. */
const PLACES: Readonly<Record<string, string>> = { path: '/ids', query: '/query' };

/** Checks whether a page can send a workflow's steps. Its sandbox accepts only the default token. */
export function canBeSent(steps: readonly RanStep[]): boolean {
  return steps.every(({ call }) => call.token === undefined);
}

/** The steps of a workflow as a page sends them. */
export function stepCalls(steps: readonly RanStep[]): StepCall[] {
  return steps.map((ran) => {
    const { step, call } = ran;
    const parameters = step.parameters.flatMap(({ name, in: place, value }) =>
      fillsOf(steps, value, `${PLACES[place]}/${name}`),
    );
    return {
      call,
      fills: [...parameters, ...fillsOf(steps, step.payload, '/body/json')],
      status: Number(statusOf(ran)),
      ...(step.retriedAfter !== undefined && { retriedAfter: step.retriedAfter }),
    };
  });
}

/** The values of a parameter or a payload that name an output of an earlier step. */
function fillsOf(steps: readonly RanStep[], value: unknown, to: string): Fill[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => fillsOf(steps, inner, `${to}/${key}`));
  const [, stepId, output] = OUTPUT.exec(String(value)) ?? [];
  if (stepId === undefined) return [];
  const index = steps.findIndex(({ step }) => step.stepId === stepId);
  return [{ to, step: index, from: steps[index]!.step.outputs[output!]!.split('#')[1]! }];
}

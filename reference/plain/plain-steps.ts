import { curlSample } from '../../src/code-samples/index.ts';
import { expectationsOf, statusOf } from '../model/guides/expectations.ts';
import type { RanStep } from '../model/guides/run-guide.ts';
import { operationLink } from '../model/site.ts';
import { plainAddress } from './plain-links.ts';
import { block, code, paragraphs } from './plain-text.ts';

/** Writes the steps of a workflow for a page in a folder: what each does, its call, and what to expect. */
export function plainSteps(steps: readonly RanStep[]): string {
  return steps.map(plainStep).join('\n');
}

function plainStep(ran: RanStep, index: number): string {
  const { step, call, operation } = ran;
  const title = operation ? `[${operation.summary}](../${plainAddress(operationLink(operation))})` : 'Outside the API';
  const expected = expectationsOf(ran).map(({ place, value }) => `${code(place)} is ${code(value)}`);
  return paragraphs([
    `### ${index + 1}. ${title}`,
    step.description,
    block('sh', curlSample(call)),
    `Expect ${[`status ${code(statusOf(ran))}`, ...expected].join(', ')}.`,
  ]);
}

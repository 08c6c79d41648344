import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { DOCUMENTED_AUTHORIZATION, tokenHeader } from '../contract/index.ts';
import { shippedFile } from '../contract/node/index.ts';

/** A step of a workflow. */
export interface Step {
  stepId: string;
  description: string;
  /** The operation that is called. */
  operation: string;
  /** True for a control URL of the sandbox, which is not an operation of the API. */
  isControl: boolean;
  parameters: readonly { name: string; in: string; value: unknown }[];
  /** The body, with expressions in it. */
  payload: unknown;
  criteria: readonly Criterion[];
  /** Where values that later steps use stand in the answer. */
  outputs: Readonly<Record<string, string>>;
  /** The access token alone, as an expression, if it is not the usual one. */
  token: string | undefined;
  /** The status after which the call is sent again, if there is one. */
  retriedAfter: number | undefined;
}

/** Check of a response: a comparison, a JSONPath or a regular expression. */
export interface Criterion {
  condition: string;
  type?: 'jsonpath' | 'regex';
  context?: string;
}

/** A workflow in the form of Arazzo, as far as guides show it. */
export interface Workflow {
  /** Name of its file, such as `first-invoice`. */
  name: string;
  /** Inputs with their defaults. */
  inputs: Readonly<Record<string, string>>;
  steps: readonly Step[];
}

const PREFIX = tokenHeader(DOCUMENTED_AUTHORIZATION).before;

const CONTROL = '$sourceDescriptions.sandbox.';
const SERVICE = '$sourceDescriptions.inventory.';

const FOLDER = 'openapi/workflows';
const ENDING = '.arazzo.yaml';

const STATUS = /^\$statusCode == (\d+)$/;

/** The inputs that all workflows have, as a path from the root of the project. */
export const INPUTS_FILE = `${FOLDER}/inputs.yaml`;

/** The file of a workflow, as a path from the root of the project. */
export function workflowFile(name: string): string {
  return `${FOLDER}/${name}${ENDING}`;
}

/** Names of the files of all workflows, in alphabetical order. */
export function workflowNames(): string[] {
  const files = readdirSync(shippedFile(FOLDER)).filter((file) => file.endsWith(ENDING));
  return files.map((file) => file.slice(0, -ENDING.length)).sort();
}

/** Reads a workflow by the name of its file. */
export function readWorkflow(name: string): Workflow {
  const [{ steps }] = read(workflowFile(name)).workflows;
  const properties = Object.entries<{ default: string }>(read(INPUTS_FILE).properties);
  const inputs = Object.fromEntries(properties.map(([input, { default: value }]) => [input, value]));
  return { name, inputs, steps: steps.map(readStep) };
}

/** The status that a step is checked for; undefined if it is checked for none. */
export function statusChecked({ criteria }: Step): string | undefined {
  return criteria.flatMap(({ condition }) => STATUS.exec(condition)?.[1] ?? [])[0];
}

// biome-ignore lint/suspicious/noExplicitAny: The files are checked by the rules of Redocly.
function read(file: string): any {
  return parse(readFileSync(shippedFile(file), 'utf8'));
}

// biome-ignore lint/suspicious/noExplicitAny: See above.
function readStep({ stepId, description, operationId, parameters = [], requestBody, ...step }: any): Step {
  const isControl = operationId.startsWith(CONTROL);
  return {
    stepId,
    description,
    operation: operationId.replace(isControl ? CONTROL : SERVICE, ''),
    isControl,
    parameters,
    payload: requestBody?.payload,
    criteria: step.successCriteria,
    outputs: step.outputs ?? {},
    token: step['x-security']?.[0].values.apiKey.replace(PREFIX, ''),
    retriedAfter: retriedAfter(step.onFailure?.[0]),
  };
}

function retriedAfter(action?: { type: string; criteria: readonly Criterion[] }): number | undefined {
  const [, status] = STATUS.exec(action?.criteria[0]?.condition ?? '') ?? [];
  return action?.type === 'retry' && status !== undefined ? Number(status) : undefined;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectAt } from '../../scripts/lib/project.ts';

/** The folder with the workflows. */
export const FOLDER = path.join(projectAt().root, 'openapi/workflows');

/** A step of a workflow, as its file has it. */
export interface Step {
  stepId: string;
  description?: string;
  operationId: string;
  parameters?: { name: string; in: string; value: unknown }[];
  requestBody?: { payload: unknown };
  successCriteria: { condition: string }[];
}

/** A workflow with the file that it stands in. */
export interface Workflow {
  id: string;
  /** Path of the file. */
  file: string;
  title: string;
  summary: string;
  /** Whether it runs against a live service: it needs none of the control URLs of the sandbox. */
  isLive: boolean;
  steps: readonly Step[];
}

const SANDBOX = '$sourceDescriptions.sandbox.';
const INVENTORY = '$sourceDescriptions.inventory.';

/** All workflows, by the name of their file. */
export const workflows: readonly Workflow[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.arazzo.yaml'))
  .sort()
  .map(readWorkflow);

function readWorkflow(name: string): Workflow {
  const file = path.join(FOLDER, name);
  const { info, sourceDescriptions, workflows } = parse(readFileSync(file, 'utf8'));
  if (workflows.length !== 1) throw new Error(`${name} must have one workflow.`);
  const [{ workflowId, steps }] = workflows;
  const isLive = !sourceDescriptions.some((source: { name: string }) => source.name === 'sandbox');
  return { id: workflowId, file, title: info.title, summary: info.summary, isLive, steps };
}

/** The operation that a step calls, and whether it is a control URL of the sandbox. */
export function operationOf({ operationId }: Step): { id: string; isControl: boolean } {
  const isControl = operationId.startsWith(SANDBOX);
  return { id: operationId.replace(isControl ? SANDBOX : INVENTORY, ''), isControl };
}

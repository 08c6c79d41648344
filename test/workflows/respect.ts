import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Workflow } from './workflows.ts';

/** Where the workflows are sent. */
export interface Servers {
  /** Base URL of the service. */
  inventory: string;
  /** Base URL of the control URLs. */
  sandbox: string;
}

/** How a workflow went. */
export interface Outcome {
  /** The steps that ran. */
  steps: string[];
  /** The checks that failed, as `step: check`. */
  failures: string[];
}

/** A workflow or a step of the log that Redocly writes. */
interface Executed {
  workflowId: string;
  stepId: string;
  executedSteps?: Executed[];
  checks?: { name: string; passed: boolean; condition?: string }[];
}

const CLI = path.join(path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

/** Checks whose failure does not end a workflow. */
export type Lenient = 'SCHEMA_CHECK' | 'SUCCESS_CRITERIA_CHECK' | 'STATUS_CODE_CHECK' | 'CONTENT_TYPE_CHECK';

/**
 * Runs workflows by `redocly respect`, in one process, each in an organization of its own: `1` for the first, and so on.
 *
 * @param lenient Checks whose failure is listed and does not end the workflow.
 * @param run What names end with.
 */
export async function runWorkflows(
  workflows: readonly Workflow[],
  { inventory, sandbox }: Servers,
  lenient: readonly Lenient[],
  run = '1',
): Promise<Map<string, Outcome>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'workflows-'));
  try {
    const [all, log] = [path.join(folder, 'all.arazzo.json'), path.join(folder, 'log.json')];
    writeFileSync(all, JSON.stringify(oneFileOf(workflows, run)));
    const servers = [`inventory=${inventory}`, `sandbox=${sandbox}`].flatMap((server) => ['--server', server]);
    const severity = lenient.flatMap((check) => ['--severity', `${check}=warn`]);
    const output = await runCli(['respect', all, ...servers, ...severity, '--json-output', log]);
    return outcomesIn(log, all, output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs one workflow with the input of the environment, as openapi/workflows/README.md does against a live service.
 *
 * @returns What is printed, and what the files of `--har-output` and `--json-output` hold.
 */
export async function runWithEnvironment(
  { file }: Workflow,
  inventory: string,
  input: Readonly<Record<string, string>>,
): Promise<{ output: string; archive: string; log: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
  try {
    const [archive, log] = [path.join(folder, 'calls.har'), path.join(folder, 'log.json')];
    const options = ['--server', `inventory=${inventory}`, '--severity', 'SCHEMA_CHECK=warn', '--verbose'];
    const output = await runCli(['respect', file, ...options, '--har-output', archive, '--json-output', log], {
      REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(input),
    });
    return { output, archive: readFileSync(archive, 'utf8'), log: readFileSync(log, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file whose workflows call those of the files. */
function oneFileOf(workflows: readonly Workflow[], run: string) {
  return {
    arazzo: '1.0.1',
    info: { title: 'All', version: '1.0.0' },
    sourceDescriptions: workflows.map(({ id, file }) => ({ name: id, type: 'arazzo', url: file })),
    workflows: workflows.map(({ id }, index) => ({
      workflowId: id,
      summary: id,
      steps: [
        {
          stepId: id,
          workflowId: `$sourceDescriptions.${id}.${id}`,
          parameters: [
            { name: 'organization_id', value: String(index + 1) },
            { name: 'run', value: run },
          ],
        },
      ],
    })),
  };
}

/** Runs Redocly. Its exit code says no more than its log. */
function runCli(args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { env, maxBuffer: 2 ** 28 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

function outcomesIn(log: string, file: string, output: string): Map<string, Outcome> {
  let files: Record<string, { executedWorkflows: Executed[] }>;
  try {
    ({ files } = JSON.parse(readFileSync(log, 'utf8')));
  } catch {
    throw new Error(output);
  }
  const [executed] = Object.entries(files)
    .find(([name]) => file.endsWith(path.basename(name)))!
    .slice(1) as [{ executedWorkflows: Executed[] }];
  return new Map(executed.executedWorkflows.map((workflow) => [workflow.workflowId, outcomeOf(workflow)]));
}

/** What the last attempt of each step came to. */
function outcomeOf(workflow: Executed): Outcome {
  const attempts = stepsIn(workflow);
  const steps = new Map(attempts.map((step) => [step.stepId, step]));
  const failures = [...steps.values()].flatMap(({ stepId, checks = [] }) =>
    checks.filter(({ passed }) => !passed).map(({ name, condition }) => `${stepId}: ${condition ?? name}`),
  );
  return { steps: [...steps.keys()], failures };
}

function stepsIn({ executedSteps = [] }: Executed): Executed[] {
  return executedSteps.flatMap((step) => (step.executedSteps ? stepsIn(step) : step));
}

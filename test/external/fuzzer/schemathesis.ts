import { spawn } from 'node:child_process';
import { cpSync, createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { projectAt } from '../../../scripts/lib/project.ts';
import { operations } from '../../support/document.ts';
import { installPython } from '../../support/external/tools.ts';
import { amountOf, partOf } from '../../support/full.ts';

export const VERSION = '4.32.5';

/** Requests that are made up for each operation and phase, for a change and before a release. */
export const EXAMPLES = { small: 1, full: 3 };

/** The operations that are called. */
export const FUZZED = partOf(operations, 28);

/** How long a run may take, in milliseconds. */
export const LIMIT = 900_000;

/** A check that failed, or an error of the run. */
export interface Failure {
  check: string;
  /** Such as `POST /items`. */
  operation: string;
  status: number | undefined;
  /** Why the answer says that the request was refused, in a word. */
  refusal: string | undefined;
  /** The rule of the sandbox that refused it. */
  rule: string | undefined;
  /** What the answer says of values of other types. */
  inferred: string;
  body: string;
  /** The request; none of an error of the run. */
  request?: SentRequest;
}

/** A request as it was sent. */
export interface SentRequest {
  /** Such as `POST /items`. */
  operation: string;
  query: URLSearchParams;
  /** The body; none if it is no JSON, or if there is none. */
  body: string | undefined;
  /** What was made up to be invalid: `path`, `query`, `header` or `body`. */
  negative: string[];
}

/** What came out of a run. */
export interface Outcome {
  requests: number;
  failures: Failure[];
  /** The phases that ran. */
  phases: Set<string>;
}

/** A scenario as the report has it. */
interface Scenario {
  phase: string;
  recorder: {
    label: string;
    checks?: Record<string, { name: string; status: string }[]>;
    interactions?: Record<string, Interaction>;
    cases?: Record<string, { value?: { method?: string; path?: string; meta?: Meta | null } }>;
  };
}

interface Interaction {
  request: { uri: string; headers: Record<string, string[]>; body?: { $base64: string } | null };
  response?: Answer;
}

/** How a request was made up. */
interface Meta {
  components: Record<string, { mode: string }>;
}

interface Answer {
  status_code: number;
  headers: Record<string, string[]>;
  content?: { $base64: string };
}

/** Lets Schemathesis send its requests to a server. */
export async function fuzz(baseUrl: string): Promise<Outcome> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const programs = await installPython('schemathesis', path.join(here, 'requirements.txt'));
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzzer-'));
  const report = path.join(folder, 'report.ndjson');
  const args = ['--config-file', path.join(here, 'config.toml'), 'run'];
  args.push(path.join(projectAt().generated, 'openapi.json'), '--url', baseUrl);
  args.push(
    '--max-examples',
    String(amountOf('FUZZ_EXAMPLES', EXAMPLES)),
    '--report-ndjson-path',
    report,
    '--no-color',
    ...FUZZED.flatMap(({ id }) => ['--include-operation-id', id]),
  );
  try {
    cpSync(path.join(here, 'hooks.py'), path.join(folder, 'hooks.py'));
    const output = await run(path.join(programs, 'schemathesis'), args, folder);
    return await outcomeOf(report, output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a program. Its exit code says no more than its report. */
function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, timeout: LIMIT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.once('error', reject).once('close', () => resolve(output));
  });
}

async function outcomeOf(report: string, output: string): Promise<Outcome> {
  const outcome: Outcome = { requests: 0, failures: [], phases: new Set() };
  let isFinished = false;
  for await (const line of createInterface({ input: createReadStream(report) })) {
    const [[event, data]] = Object.entries(JSON.parse(line)) as [[string, unknown]];
    if (event === 'ScenarioFinished') addScenario(outcome, data as Scenario);
    if (/Error|Interrupted/.test(event)) outcome.failures.push(errorOf(event, data));
    isFinished ||= event === 'EngineFinished';
  }
  if (!isFinished) throw new Error(`Schemathesis broke off:\n${output.slice(-4000)}`);
  return outcome;
}

function addScenario(outcome: Outcome, { phase, recorder }: Scenario): void {
  const { label, checks = {}, interactions = {}, cases = {} } = recorder;
  outcome.phases.add(phase);
  outcome.requests += Object.keys(interactions).length;
  for (const [id, all] of Object.entries(checks))
    for (const { name, status } of all)
      if (status !== 'success') {
        const { method, path: url, meta } = cases[id]?.value ?? {};
        // A scenario of several calls bears no name of an operation.
        const operation = method && url ? `${method} ${url}` : label;
        const request = requestOf(operation, interactions[id], meta);
        outcome.failures.push({
          ...failureOf(name, operation, interactions[id]?.response),
          ...(request && { request }),
        });
      }
}

function requestOf(operation: string, sent: Interaction | undefined, meta: Meta | null | undefined) {
  if (!sent) return undefined;
  const { uri, headers, body } = sent.request;
  const [type = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? [];
  const isJson = type.startsWith('application/json') && body;
  const components = Object.entries(meta?.components ?? {});
  return {
    operation,
    query: new URL(uri).searchParams,
    body: isJson ? Buffer.from(body.$base64, 'base64').toString() : undefined,
    negative: components.filter(([, { mode }]) => mode === 'negative').map(([where]) => where),
  };
}

function failureOf(check: string, operation: string, answer: Answer | undefined): Failure {
  const { headers = {}, status_code: status, content } = answer ?? {};
  return {
    check,
    operation,
    status,
    refusal: (headers['x-sandbox-refusal'] ?? headers['x-mock-refusal'])?.[0],
    rule: headers['x-sandbox-rule']?.[0],
    inferred: headers['x-sandbox-inferred']?.[0] ?? '',
    body: content ? Buffer.from(content.$base64, 'base64').toString() : '',
  };
}

function errorOf(event: string, data: unknown): Failure {
  return {
    check: event,
    operation: '',
    status: undefined,
    refusal: undefined,
    rule: undefined,
    inferred: '',
    body: JSON.stringify(data),
  };
}

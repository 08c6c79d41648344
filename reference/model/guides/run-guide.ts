import { createControl, ROUTES } from '../../../sandbox/control/index.ts';
import { contractOf } from '../../../sandbox/engine/index.ts';
import { openSandbox } from '../../../sandbox/index.ts';
import type { TokenGrant } from '../../../sandbox/options/index.ts';
import {
  MOCK_ORIGIN,
  SAMPLE_TOKEN,
  type SampleCall,
  sampleCall,
  TIME,
  urlOf,
} from '../../../src/code-samples/index.ts';
import {
  authorizationHeaders,
  DOCUMENTED_AUTHORIZATION,
  type OpenApiDocument,
  type Operation,
  operationsOf,
} from '../../../src/contract/index.ts';
import {
  readWorkflow,
  resolveExpressions,
  type Step,
  type Values,
  valueAt,
  type Workflow,
  workflowFile,
} from '../../../src/workflow/index.ts';
import { ReferenceProblem } from '../../problem.ts';

/** Where the sandbox answers its control URLs. */
const CONTROL_URL = `${MOCK_ORIGIN}/sandbox`;

/** A step as it went in a sandbox that has just started. */
export interface RanStep {
  step: Step;
  /** The call with all its values, but with `TIME` where names and numbers end with the input `run`. */
  call: SampleCall;
  /** The call as it was sent. */
  sent: SampleCall;
  /** The operation; undefined for a control URL. */
  operation: Operation | undefined;
  status: number;
  answer: unknown;
}

/**
 * Runs workflows, each in a sandbox of its own, so that guides show values that a reader gets as well.
 *
 * @param names Names of their files.
 * @throws ReferenceProblem if a step calls what the contract and the sandbox do not have.
 */
export async function runWorkflows(
  document: OpenApiDocument,
  names: readonly string[],
): Promise<Map<string, readonly RanStep[]>> {
  const [contract, operations] = [contractOf(document), operationsOf(document)];

  async function run({ name: workflow, inputs, steps }: Workflow): Promise<RanStep[]> {
    const open = openSandbox(contract, { tokens: tokensOf(inputs) });
    const control = createControl(open, () => undefined);
    const values = new Map<string, unknown>(Object.entries(inputs).map(([name, value]) => [`inputs.${name}`, value]));
    const ran: RanStep[] = [];
    for (const step of steps) {
      const operation = step.isControl ? undefined : operations.find(({ id }) => id === step.operation);
      if (!operation && !ROUTES.some(({ operationId }) => step.isControl && operationId === step.operation))
        throw new ReferenceProblem(
          `${workflowFile(workflow)}: the step ${step.stepId} calls ${step.operation}, which is not an operation of the ${step.isControl ? 'sandbox' : 'contract'}.`,
        );
      const callWith = (own: Values): SampleCall =>
        operation ? callOf(document, operation, step, own) : controlCallOf(step, own);
      const sent = callWith(values);
      const call = callWith(new Map([...values, ['inputs.run', TIME]]));
      const answered = operation ? () => send(open.sandbox.fetch, sent) : () => controlled(control, sent);
      let { status, answer } = await answered();
      if (status === step.retriedAfter) ({ status, answer } = await answered());
      for (const [name, pointer] of Object.entries(step.outputs)) {
        values.set(`steps.${step.stepId}.outputs.${name}`, valueAt(pointer, answer));
      }
      ran.push({ step, call, sent, operation, status, answer });
    }
    return ran;
  }

  return new Map(await Promise.all(names.map(async (name) => [name, await run(readWorkflow(name))] as const)));
}

/** The tokens that the sandbox knows: one that may do anything, and one that may only read contacts. */
function tokensOf({ token, read_token }: Workflow['inputs']): Record<string, TokenGrant> {
  return { [token!]: {}, [read_token!]: { scopes: ['ServiceAPI.contacts.READ'] } };
}

function callOf(document: OpenApiDocument, operation: Operation, step: Step, values: Values): SampleCall {
  const call = sampleCall(document, operation);
  const organization_id = String(values.get('inputs.organization_id'));
  return { ...call, ...partsOf(step, values), query: { organization_id, ...inPlace(step, 'query', values) } };
}

/** A call of a control URL. It has no method of the client. */
function controlCallOf(step: Step, values: Values): SampleCall {
  const { method, path } = ROUTES.find(({ operationId }) => operationId === step.operation)!;
  const query = { organization_id: String(values.get('inputs.organization_id')) };
  const server = CONTROL_URL;
  return { id: step.operation, method, server, path, query, client: '', result: '', ...partsOf(step, values) };
}

function partsOf(step: Step, values: Values): Pick<SampleCall, 'ids' | 'body' | 'fresh' | 'isControl' | 'token'> {
  const json = resolveExpressions(step.payload, values);
  return {
    ids: inPlace(step, 'path', values),
    body: json === undefined ? undefined : { json },
    fresh: [],
    isControl: step.isControl,
    token: step.token && String(resolveExpressions(step.token, values)),
  };
}

function inPlace({ parameters }: Step, place: string, values: Values): Record<string, string> {
  const own = parameters.filter((parameter) => parameter.in === place);
  return Object.fromEntries(own.map(({ name, value }) => [name, String(resolveExpressions(value, values))]));
}

async function controlled(control: ReturnType<typeof createControl>, { method, path, ids, query, body }: SampleCall) {
  const url = urlOf({ server: '', path, ids });
  const text = body && 'json' in body ? JSON.stringify(body.json) : '';
  const { status, body: answer } = await control({ method, path: url, query: new URLSearchParams(query), body: text });
  return { status, answer };
}

async function send(fetch: (url: string, init: RequestInit) => Promise<Response>, call: SampleCall) {
  const response = await fetch(`${urlOf(call)}?${new URLSearchParams(call.query)}`, {
    method: call.method,
    headers: {
      ...authorizationHeaders(DOCUMENTED_AUTHORIZATION, call.token ?? SAMPLE_TOKEN),
      'Content-Type': 'application/json',
    },
    ...(call.body && 'json' in call.body && { body: JSON.stringify(call.body.json) }),
  });
  return { status: response.status, answer: await response.json() };
}

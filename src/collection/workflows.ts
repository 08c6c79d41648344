import { account } from '../../generated/conventions.ts';
import { type Authorization, type OpenApiDocument, type Operation, operationsOf } from '../contract/index.ts';
import { resolveExpressions, type Step, statusChecked, type Values, type Workflow } from '../workflow/index.ts';
import { type CollectionRequest, type Expected, type Folder, use } from './request-collection.ts';
import { authorizationWith, BASE_URL, CONTROL_URL, TOKEN } from './variables.ts';

/** The documents whose operations workflows call. */
export interface Documents {
  contract: OpenApiDocument;
  /** That of the sandbox's control URLs. */
  control: OpenApiDocument;
}

/** Workflows as folders. What a step hands on to later ones is kept in variables. */
export function workflowFolders(
  documents: Documents,
  workflows: readonly Workflow[],
  authorization?: Authorization,
): Folder[] {
  const [operations, controls] = [operationsOf(documents.contract), operationsOf(documents.control)];
  const operationOf = ({ operation, isControl }: Step): Operation =>
    (isControl ? controls : operations).find(({ id }) => id === operation)!;
  return workflows.map((workflow) => {
    const values = variablesIn(workflow);
    return {
      name: workflow.title,
      description: workflow.summary,
      requests: workflow.steps.flatMap((step) =>
        requestsOf(workflow, step, operationOf(step), { values, authorization }),
      ),
    };
  });
}

/** What expressions of a workflow become: variables of the collection. */
function variablesIn(workflow: Workflow): Values {
  const inputs = Object.keys(workflow.inputs).map((name) => [`inputs.${name}`, use(name)] as const);
  const outputs = workflow.steps.flatMap((step) =>
    Object.keys(step.outputs).map(
      (name) => [`steps.${step.stepId}.outputs.${name}`, use(outputOf(workflow, step, name))] as const,
    ),
  );
  return new Map([...inputs, ...outputs]);
}

function outputOf({ id }: Workflow, { stepId }: Step, output: string): string {
  return `${id}_${stepId}_${output}`;
}

/** What requests are filled in with. */
interface Filling {
  values: Values;
  authorization: Authorization | undefined;
}

/** The request of a step; two where the first is expected to fail and is sent again. */
function requestsOf(workflow: Workflow, step: Step, operation: Operation, filling: Filling): CollectionRequest[] {
  const status = Number(statusChecked(step) ?? operation.successStatus);
  const expected = { status, outputs: outputsOf(workflow, step) };
  const request = requestOf(step, operation, filling, expected);
  if (step.retriedAfter === undefined) return [request];
  return [{ ...request, expected: { status: step.retriedAfter, outputs: {} } }, request];
}

function requestOf(
  step: Step,
  operation: Operation,
  { values, authorization }: Filling,
  expected: Expected,
): CollectionRequest {
  const valuesIn = (place: string): [string, string][] =>
    step.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, value }) => [name, String(resolveExpressions(value, values))]);
  const query = { [account]: use(account), ...Object.fromEntries(valuesIn('query')) };
  const token = step.token === undefined ? TOKEN : String(resolveExpressions(step.token, values));
  return {
    name: step.stepId,
    description: step.description,
    method: operation.method.toUpperCase(),
    server: step.isControl ? CONTROL_URL : BASE_URL,
    path: operation.path,
    ids: Object.fromEntries(valuesIn('path')),
    query: Object.entries(query).map(([name, value]) => ({ name, value, isRequired: true })),
    headers: Object.fromEntries(valuesIn('header')),
    authorization: step.isControl ? undefined : authorizationWith(token, authorization),
    body: step.payload === undefined ? undefined : { json: resolveExpressions(step.payload, values) },
    expected,
  };
}

function outputsOf(workflow: Workflow, step: Step): Expected['outputs'] {
  const outputs = Object.entries(step.outputs);
  return Object.fromEntries(
    outputs.map(([name, pointer]) => [outputOf(workflow, step, name), pointer.split('#/')[1]!.split('/')]),
  );
}

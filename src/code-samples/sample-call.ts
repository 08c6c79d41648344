import {
  type Conventions,
  conventionsOf,
  hasOpenBody,
  methodName,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolveSchema,
  resourceName,
  sampleOf,
} from '../contract/index.ts';
import { MOCK_URL, type SampleBody, type SampleCall } from './code-call.ts';
import { FRESH_FIELDS, textIn } from './fresh-text.ts';

/** Keys of payloads that a JavaScript variable may not be called. */
const RESERVED = new Set(['package']);

/**
 * Makes the call that the samples of an operation show, with the examples of the document. It goes to the mock, so that it can
 * be run as it is. A call that writes has the optional parameters that have an example, too.
 *
 * @throws Error if the contract has no example for a parameter that the call needs.
 */
export function sampleCall(document: OpenApiDocument, operation: Operation): SampleCall {
  const body = bodyOf(document, operation);
  const content = operation.responses[operation.successStatus]?.content ?? {};
  const isSent = ({ required, example }: Parameter): boolean =>
    required === true || (operation.method !== 'get' && example !== undefined);
  return {
    id: operation.id,
    method: operation.method.toUpperCase(),
    server: MOCK_URL,
    path: operation.path,
    ids: examplesOf(operation.parameters.filter((parameter) => parameter.in === 'path')),
    query: examplesOf(operation.parameters.filter((parameter) => parameter.in === 'query' && isSent(parameter))),
    body,
    fresh: (FRESH_FIELDS[operation.id] ?? []).filter((field) => textIn(body, field) !== undefined),
    client: clientMethod(operation),
    result: resultPattern(sampleOf(content['application/json']), conventionsOf(document)),
    file: content['application/json'] ? undefined : 'application/pdf' in content ? 'pdf' : 'bin',
  };
}

/** @throws Error if a parameter has no example. */
function examplesOf(parameters: Parameter[]): Record<string, string> {
  const values = parameters.map(({ name, example }): [string, string] => {
    if (example === undefined)
      throw new Error(`The parameter ${name} is required and has no example. Give it one in parameters.yaml.`);
    return [name, String(example)];
  });
  return Object.fromEntries(values);
}

function bodyOf(document: OpenApiDocument, operation: Operation): SampleBody | undefined {
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  if (json) return hasOpenBody(document, operation) ? undefined : { json: sampleOf(json) };
  const form = content['multipart/form-data'];
  if (!form) return undefined;
  const [field = 'file'] = Object.keys(resolveSchema(document, form.schema).properties ?? {});
  return { field };
}

/** Picks a response's payload if that has a key of its own, the message if there is no payload, or else everything. */
function resultPattern(example: unknown, { envelope }: Conventions): string {
  const [key = 'message', ...others] = Object.keys(example ?? {}).filter((name) => !envelope.includes(name));
  return others.length > 0 || RESERVED.has(key) ? 'result' : `{ ${key} }`;
}

/** Returns the name of an operation's client method, such as `taxes.create`. */
export function clientMethod(operation: Operation): string {
  return `${resourceName(operation.tag)}.${methodName(operation)}`;
}

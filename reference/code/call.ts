import type { OpenApiDocument, Parameter } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { serversOf } from '../model/servers.ts';

/** A call of an operation with the samples of the contract. */
export interface SampleCall {
  operation: Operation;
  /** Address with the ids filled in, without the query. */
  url: string;
  /** Values of the path parameters, in the order of the URL. */
  ids: string[];
  /** Query parameters that the operation needs. */
  query: Record<string, string>;
  body: SampleBody | undefined;
  /** Whether the response is a file. */
  isFile: boolean;
}

/** A body: JSON, or a form with one file. */
export type SampleBody = { json: unknown } | { field: string };

/** Name of the file that the samples upload. */
export const SAMPLE_FILE = { name: 'picture.png', type: 'image/png' };

/**
 * Makes the call that the samples of an operation show.
 *
 * @throws Error if the contract has no example for a parameter that the call needs.
 */
export function sampleCall(document: OpenApiDocument, operation: Operation): SampleCall {
  const ids = operation.parameters.filter((parameter) => parameter.in === 'path');
  const query = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const path = ids.reduce(
    (url, parameter) => url.replace(`{${parameter.name}}`, exampleOf(document, parameter)),
    operation.path,
  );
  return {
    operation,
    url: serversOf(document, operation)[0]!.url + path,
    ids: ids.map((parameter) => exampleOf(document, parameter)),
    query: Object.fromEntries(query.map((parameter) => [parameter.name, exampleOf(document, parameter)])),
    body: bodyOf(document, operation),
    isFile: operation.object.responses[operation.successStatus]?.content?.['application/json'] === undefined,
  };
}

/**
 * The example of a parameter: its own, or else that of its schema.
 *
 * @throws Error if there is neither.
 */
export function exampleOf(document: OpenApiDocument, parameter: Parameter): string {
  const example = parameter.example ?? firstExample(document, parameter);
  if (example === undefined)
    throw new Error(`The parameter ${parameter.name} is required and has no example. Give it one in parameters.yaml.`);
  return String(example);
}

/** The example of a parameter that may have none. */
export function firstExample(document: OpenApiDocument, { example, schema }: Parameter): unknown {
  return example ?? resolveSchema(document, schema).examples?.[0];
}

function bodyOf(document: OpenApiDocument, { object }: Operation): SampleBody | undefined {
  const content = object.requestBody?.content ?? {};
  const json = content['application/json'];
  if (json) return { json: sampleOf(json) };
  const form = content['multipart/form-data'];
  if (!form) return undefined;
  const [field = 'file'] = Object.keys(resolveSchema(document, form.schema).properties ?? {});
  return { field };
}

import { sampleFile } from '../../reference/browser/try/request-of.ts';
import {
  authorizationHeaders,
  DOCUMENTED_AUTHORIZATION,
  type MediaType,
  type Operation,
  type Parameter,
  readAuthorization,
  resolveSchema,
} from '../../src/contract/index.ts';
import { contract } from '../support/document.ts';
import type { ToldService } from './stand-in.ts';

/** Whether a request has a parameter of the query. */
type IsSent = (parameter: Parameter, operation: Operation) => boolean;

/** Leaves out all optional parameters. */
export const requiredOnly: IsSent = ({ required }) => required === true;

/** Sends the optional parameters that have an example, too, unless they narrow what is read. */
export const withExamples: IsSent = ({ required, example }, { method }) =>
  required === true || (method !== 'get' && example !== undefined);

/** Builds the request of an operation from nothing but the document, as tools do that import it. */
export function requestFromDocument(
  { baseUrl, authorization }: ToldService,
  operation: Operation,
  isSent: IsSent = withExamples,
): Request {
  const { method, parameters, path } = operation;
  const url = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((filled, one) => filled.replace(`{${one.name}}`, encodeURIComponent(exampleOf(one))), path);
  const query = parameters.filter((parameter) => parameter.in === 'query' && isSent(parameter, operation));
  const search = new URLSearchParams(query.map((one) => [one.name, exampleOf(one)]));
  const form = authorization === undefined ? DOCUMENTED_AUTHORIZATION : readAuthorization(authorization);
  const { 'application/json': json, 'multipart/form-data': upload } = operation.requestBody?.content ?? {};
  const body = json ? JSON.stringify(bodyExample(json)) : upload && pictureIn(upload);
  return new Request(`${baseUrl}${url}?${search}`, {
    method: method.toUpperCase(),
    headers: { ...authorizationHeaders(form, 'demo'), ...(json && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
}

/** The first example of a parameter: its own, or else that of its schema. */
function exampleOf({ example, schema }: Parameter): string {
  const { examples = [], default: usual, enum: values = [] } = resolveSchema(contract, schema);
  return String([example, ...examples, usual, ...values].find((value) => value !== undefined));
}

function bodyExample({ example, examples = {} }: MediaType): unknown {
  return example ?? Object.values(examples)[0]?.value;
}

/** A form with a picture in its first field. */
function pictureIn({ schema }: MediaType): FormData {
  const form = new FormData();
  form.set(Object.keys(resolveSchema(contract, schema).properties!)[0]!, sampleFile());
  return form;
}

/** Operations that fail without an optional parameter: package_ids is documented as mandatory, but not where it goes. */
export const NEEDS_MORE: ReadonlySet<string> = new Set(['createShipmentOrder']);

/** The errors of operations that reject the request that is built from the document. */
export async function errorsOf(
  service: ToldService,
  called: readonly Operation[],
  isSent: IsSent,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const operation of called) {
    const response = await fetch(requestFromDocument(service, operation, isSent));
    const answer = `${response.status} ${await response.text()}`;
    if (!response.ok) errors[operation.id] = answer;
  }
  return errors;
}

import { account } from '../../generated/conventions.ts';
import { firstExample, freshJson, sampleCall } from '../code-samples/index.ts';
import {
  type Authorization,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Parameter,
} from '../contract/index.ts';
import { type CollectionRequest, type Folder, type QueryParameter, use } from './request-collection.ts';
import { authorizationWith, BASE_URL, TIMESTAMP, TOKEN } from './variables.ts';

/** The operations of a document as requests with the values of their samples, in a folder per tag. */
export function resourceFolders(document: OpenApiDocument, authorization?: Authorization): Folder[] {
  const operations = operationsOf(document);
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    requests: operations
      .filter(({ tag }) => tag === name)
      .map((operation) => requestOf(document, operation, authorization)),
  }));
}

function requestOf(
  document: OpenApiDocument,
  operation: Operation,
  authorization: Authorization | undefined,
): CollectionRequest {
  const call = sampleCall(document, operation);
  const { method, path, ids, body } = call;
  return {
    name: operation.summary,
    description: operation.description,
    method,
    server: BASE_URL,
    path,
    ids,
    query: operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map((one) => queryOf(document, one, call.query[one.name])),
    headers: {},
    authorization: authorizationWith(TOKEN, authorization),
    body: body && 'json' in body ? { json: freshJson(call, TIMESTAMP) } : body,
    expected: undefined,
  };
}

/** @param given The value that the sample has; undefined if it has none. */
function queryOf(document: OpenApiDocument, parameter: Parameter, given: string | undefined): QueryParameter {
  const { name } = parameter;
  const value = given ?? String(firstExample(document, parameter) ?? '');
  return { name, value: name === account ? use(account) : value, isRequired: given !== undefined };
}

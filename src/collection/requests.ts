import { firstExample, freshJson, sampleCall } from '../code-samples/index.ts';
import { type OpenApiDocument, type Operation, operationsOf, type Parameter } from '../contract/index.ts';
import { type CollectionRequest, type Folder, type QueryParameter, use } from './request-collection.ts';
import { AUTHORIZATION, BASE_URL, ORGANIZATION_ID, TIMESTAMP } from './variables.ts';

/** The operations of a document as requests with the values of their samples, in a folder per tag. */
export function resourceFolders(document: OpenApiDocument): Folder[] {
  const operations = operationsOf(document);
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    requests: operations.filter(({ tag }) => tag === name).map((operation) => requestOf(document, operation)),
  }));
}

function requestOf(document: OpenApiDocument, operation: Operation): CollectionRequest {
  const call = sampleCall(document, operation);
  const { method, path, ids, body } = call;
  return {
    name: operation.summary,
    description: operation.description,
    method,
    server: BASE_URL,
    path,
    ids,
    query: operation.parameters.filter((parameter) => parameter.in === 'query').map((one) => queryOf(document, one)),
    headers: {},
    authorization: AUTHORIZATION,
    body: body && 'json' in body ? { json: freshJson(call, TIMESTAMP) } : body,
    expected: undefined,
  };
}

function queryOf(document: OpenApiDocument, parameter: Parameter): QueryParameter {
  const { name, required = false } = parameter;
  const value = name === ORGANIZATION_ID ? use(ORGANIZATION_ID) : String(firstExample(document, parameter) ?? '');
  return { name, value, isRequired: required };
}

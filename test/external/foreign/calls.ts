import {
  authorizationHeaders,
  documentedAuthorization,
  jsonTypeOf,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolveSchema,
  sampleOf,
} from '../../../src/contract/index.ts';
import { madeBody } from '../../../src/mock/made-body.ts';

/** The request of an operation, with values of its samples or schemas. */
export function requestOf(document: OpenApiDocument, operation: Operation, baseUrl: string): Request {
  const { method, path, parameters, requestBody } = operation;
  const textOfParameter = (one: Parameter): string =>
    textOf(one.example ?? resolveSchema(document, one.schema).examples?.[0] ?? madeBody(document, one.schema));
  const names = parameters.filter((one) => one.in === 'path');
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const declared = names.find((one) => one.name === name);
    return encodeURIComponent((declared && textOfParameter(declared)) || 'x');
  });
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === 'query' && one.required)
      .map((one) => [one.name, textOfParameter(one) || 'x']),
  );
  const content = requestBody?.content ?? {};
  const type = jsonTypeOf(content) ?? Object.keys(content)[0];
  const authorization = documentedAuthorization(document);
  const headers = new Headers(authorization ? authorizationHeaders(authorization, 'demo') : {});
  const init: RequestInit = { method: method.toUpperCase(), headers };
  if (type !== undefined && method !== 'get' && method !== 'head') {
    const isJson = jsonTypeOf(content) !== undefined;
    if (type === 'multipart/form-data') init.body = formOf(madeBody(document, content[type]!.schema));
    else {
      headers.set('Content-Type', type.includes('*') ? 'application/json' : type);
      const value = sampleOf(content[type]) ?? madeBody(document, content[type]!.schema);
      init.body = isJson ? JSON.stringify(value ?? null) : 'text';
    }
  }
  return new Request(`${baseUrl}${filled}${query.size > 0 ? `?${query}` : ''}`, init);
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, textOf(value));
  return form;
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
}

import { operationsOf, type MediaType, type OpenApiDocument, type Operation } from '../contract.ts';

/** Writes one function per operation: ids first, then the body, then the query. */
export function generateClient(document: OpenApiDocument): string {
  return `// Made from openapi/ by \`npm run build\`. Do not edit.

import type { Call } from '../src/client/call.ts';
import type { components, operations } from './types.ts';

type Schemas = components['schemas'];
type Query<Id extends keyof operations> = Omit<NonNullable<operations[Id]['parameters']['query']>, 'organization_id'>;

/** Every operation of the service by its operationId, over one function that carries out calls. */
export function createOperations(call: Call) {
  return {
${operationsOf(document).map(method).join('\n')}
  };
}
`;
}

function method(operation: Operation): string {
  const ids = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const query = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.name !== 'organization_id');
  const body = bodyType(operation);
  const parameters = [
    ...ids.map((id) => `${id}: string`),
    ...(body ? [`body: ${body}`] : []),
    ...(query.length > 0 ? [`query${query.some(({ required }) => required) ? '' : '?'}: Query<'${operation.id}'>`] : []),
  ];
  const parts = [
    ...(ids.length > 0 ? [`ids: { ${ids.join(', ')} }`] : []),
    ...(body ? ['body'] : []),
    ...(query.length > 0 ? ['query'] : []),
    ...(responseType(operation) === 'Blob' ? ["as: 'blob'"] : []),
  ];
  const init = parts.length > 0 ? `, { ${parts.join(', ')} }` : '';
  return [
    `    /** ${comment(operation)} */`,
    `    ${operation.id}: (${parameters.join(', ')}): Promise<${responseType(operation)}> =>`,
    `      call('${operation.method}', '${operation.path}'${init}),`,
  ].join('\n');
}

function comment({ object, scope, notDocumented }: Operation): string {
  const sentences = [`${object.summary}.`];
  if (scope) sentences.push(`Scope: \`${scope}\`.`);
  if (notDocumented.length > 0) sentences.push(`Not documented: ${notDocumented.join(', ')}.`);
  return sentences.join(' ');
}

function bodyType({ object }: Operation): string | undefined {
  return object.requestBody && contentType(object.requestBody.content);
}

function responseType({ object, successStatus }: Operation): string {
  return contentType(object.responses[successStatus]?.content ?? {});
}

function contentType(content: Record<string, MediaType>): string {
  const names = Object.entries(content).map(([type, { schema }]) => {
    if (type !== 'application/json' && type !== 'multipart/form-data') return 'Blob';
    return `Schemas['${schema.$ref?.split('/').at(-1)}']`;
  });
  return [...new Set(names)].join(' | ') || 'void';
}

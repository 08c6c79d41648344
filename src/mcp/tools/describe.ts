import { account } from '../../../generated/conventions.ts';
import {
  lookUp,
  nameOf,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  reachableReferences,
} from '../../contract/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { OPERATION_ID, type Tool, textIn } from '../tool.ts';

/** The tool that says what an operation takes and returns. */
export function describeTool({ find }: Catalogue): Tool {
  return {
    name: 'describe',
    description:
      'Describes an operation: parameters, JSON Schema of the request and of the response, scope, and what the documents of the service leave open.',
    inputSchema: {
      type: 'object',
      properties: { operationId: OPERATION_ID },
      required: ['operationId'],
      additionalProperties: false,
    },
    annotations: { title: 'Describe an operation', readOnlyHint: true, openWorldHint: false },
    run(values) {
      const { operation, document } = find(textIn(values, 'operationId'));
      return { text: JSON.stringify(descriptionOf(operation, document), null, 1) };
    },
  };
}

function descriptionOf(operation: Operation, document: OpenApiDocument): object {
  const { id, method, path, summary, description, scope, basis, notDocumented, parameters } = operation;
  const request = operation.requestBody?.content;
  const response = operation.responses[operation.successStatus]?.content;
  return {
    operationId: id,
    method: method.toUpperCase(),
    path,
    summary,
    ...(description !== '' && { description }),
    ...(scope !== undefined && { scope }),
    ...(basis !== 'documented' && { basis }),
    ...(notDocumented.length > 0 && { notDocumented }),
    parameters: parameters.filter(({ name }) => name !== account).map(shortened),
    ...(request && { request: schemasOf(request) }),
    ...(response && { response: schemasOf(response) }),
    schemas: Object.fromEntries(
      [...reachableReferences(document, [request, response])]
        .filter((reference) => reference.startsWith('#/components/schemas/'))
        .map((reference) => [nameOf(reference), lookUp(document, reference)]),
    ),
  };
}

function shortened({ name, in: place, required = false, description, schema }: Parameter): object {
  return { name, in: place, required, description, schema };
}

/** Schemas by media type, without samples. */
function schemasOf(content: Readonly<Record<string, { schema: object }>>): object {
  return Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema]));
}

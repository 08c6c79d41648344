import type { OpenApiDocument, ServerObject } from '../../contract/document.ts';
import { type Operation, operationsOf } from '../../contract/operations.ts';
import type { RequestTable } from '../../contract/validation/request-validator.ts';
import type { Plans } from '../core/plan/plan.ts';

/** What the sandbox needs of a contract. */
export interface Contract {
  servers: readonly ServerObject[];
  operations: readonly Operation[];
  plans: Plans;
  /** The checks of requests. */
  requests: RequestTable;
}

/** What the sandbox needs of an operation, without what only readers of the document need. */
function withoutProse(operation: Operation): Operation {
  const { requestBody, servers } = operation.object;
  const types = Object.keys(requestBody?.content ?? {}).map((type) => [type, { schema: {} }]);
  return {
    ...operation,
    summary: '',
    description: '',
    notDocumented: [],
    parameters: [],
    object: {
      responses: {},
      ...(servers && { servers }),
      ...(requestBody && {
        requestBody: {
          ...(requestBody.required !== undefined && { required: requestBody.required }),
          content: Object.fromEntries(types),
        },
      }),
    },
  };
}

/** The operations of a document, as the sandbox needs them. */
export function bareOperationsOf(document: OpenApiDocument): Operation[] {
  return operationsOf(document).map(withoutProse);
}

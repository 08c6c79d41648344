import { createChecks, jsonTypeOf, type OpenApiDocument, type Operation, responseKey } from '../contract/index.ts';
import { ownHeader, problemBody, type WriteRefusal } from '../service/index.ts';
import { createSamples } from './sample-answers.ts';

/** The header that has the words of a refusal whose body is one of the document. */
const MESSAGE_HEADER = ownHeader('mock', 'message');

const PROBLEM_TYPE = 'application/problem+json';

/**
 * Makes what writes refusals by a document without an envelope: as the operation answers with the status, if it says so, and
 * as Problem Details (RFC 9457) otherwise, or where that is what it answers.
 */
export function createRefusals(document: OpenApiDocument, operations: readonly Operation[]): WriteRefusal {
  const choose = createSamples(document);
  const checkOf = createChecks(document);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return (refusal, id = '') => {
    const { status } = refusal;
    const problem = problemBody(status, refusal.body);
    const operation = byId.get(id);
    const key = operation && responseKey(operation, status);
    // A default may be the response of success.
    const response = key === undefined || key === operation?.successStatus ? undefined : operation?.responses[key];
    const { content = {} } = response ?? {};
    const type = jsonTypeOf(content);
    const isProblem = type === PROBLEM_TYPE && checkOf(content[type]!.schema)(problem);
    if (!operation || type === undefined || isProblem)
      return { contentType: PROBLEM_TYPE, body: JSON.stringify(problem) };
    const { contentType, body, headers } = choose(operation, { code: String(status) });
    return { contentType, body, headers: { ...headers, [MESSAGE_HEADER]: inHeader(refusal.body.message) } };
  };
}

/** A header takes visible ASCII alone. */
function inHeader(message: string): string {
  return message.replaceAll(/[^ -~]/g, '?').slice(0, 300);
}

import { createChecks } from '../../src/contract/validation/interpreter.ts';
import { shapeOf } from '../../src/contract/validation/shape.ts';
import { createListUnknown } from '../../src/contract/validation/unknown.ts';
import { contract } from './document.ts';
import { operationOf } from './mock-calls.ts';

/** Lists what the contract has against the body of an answer: wrong values, and fields that it does not have. */
export type AnswerCheck = (body: unknown) => unknown[];

/** They say what Ajv says, as `test/contract/validation/checks.test.ts` holds, and take no time to make. */
const checkOf = createChecks(contract);

const checks = new Map<string, AnswerCheck | undefined>();

/** The check of the answers of an operation with a status, made once; undefined if the contract has no JSON for them. */
export function answerCheckOf(operation: string, status: number): AnswerCheck | undefined {
  const key = `${operation} ${status}`;
  if (!checks.has(key)) checks.set(key, createCheck(operation, status));
  return checks.get(key);
}

function createCheck(operation: string, status: number): AnswerCheck | undefined {
  const schema = operationOf(operation).object.responses[String(status)]?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const check = checkOf(schema);
  const listUnknown = createListUnknown(shapeOf(contract, schema));
  return (body) => [...(check(body) ? [] : check.errors!), ...listUnknown(body, 'body')];
}

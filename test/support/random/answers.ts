import assert from 'node:assert/strict';
import { shapeOf } from '../../../src/contract/validation/shape.ts';
import { createListUnknown } from '../../../src/contract/validation/unknown.ts';
import { contract, operations } from '../document.ts';
import type { Json } from '../story.ts';
import { validator } from '../validator.ts';

/** What the contract says against a body of an operation that succeeded. */
type Check = (body: Json) => unknown[];

const checks = new Map(
  operations.flatMap(({ id, object, successStatus }): [string, Check][] => {
    const schema = object.responses[successStatus]?.content?.['application/json']?.schema;
    if (!schema) return [];
    const violations = validator.of(schema);
    const listUnknown = createListUnknown(shapeOf(contract, schema));
    return [[id, (body) => [...violations(body), ...listUnknown(body, 'body')]]];
  }),
);

/** Holds an answer against the contract: every value, and no field that it does not have. */
export function checkAnswer(operation: string, status: number, body: Json): void {
  if (status >= 300) {
    assert.deepEqual(Object.keys(body), ['code', 'message']);
    assert.equal(Math.floor((body['code'] as number) / 10 ** (String(body['code']).length - 3)), status);
  } else assert.deepEqual(checks.get(operation)!(body), []);
}

import assert from 'node:assert/strict';
import { expect, it } from 'vitest';
import { createChecks } from '../../../src/contract/validation/interpreter.ts';
import { shapeOf } from '../../../src/contract/validation/shape.ts';
import { type Check, type Part, type Violation, violationsOf } from '../../../src/contract/validation/violations.ts';
import { type JudgedBody, sampledBodies } from '../../support/bodies.ts';
import { contract, operations, requests } from '../../support/document.ts';
import { shippedCheck } from '../../support/shipped-schemas.ts';
import { group } from '../../support/story.ts';

const checkOf = createChecks(contract);

/** The bodies of each schema that ships. The schema of an undocumented response leaves its fields open, as only the verifier does. */
const bodies = group(
  sampledBodies(contract, [Infinity, '2026-02-30', 'x'.repeat(3000)])
    .filter(({ operation, direction }) => direction === 'request' || !operation.notDocumented.includes('response'))
    .map((body) => [`${body.operation.id}.${body.direction}.json`, body]),
);

function partOf({ operation, direction, schema }: JudgedBody): Part {
  if (direction === 'request') return requests[operation.id]!.body!;
  return { check: checkOf(schema), shape: shapeOf(contract, schema) };
}

function violationsIn(part: Part, value: unknown): Violation[] {
  return part.check(value) ? [] : violationsOf(part, value, 'body');
}

it('the contract has checks for the requests of every operation', () => {
  expect(Object.keys(requests)).toEqual(operations.map(({ id }) => id));
});

it('our checks and Ajv say the same of every sample, and of each sample with one value changed', () => {
  const messages = new Set<string>();
  for (const [file, changed] of bodies) {
    const ours = partOf(changed[0]!);
    const theirs = { ...ours, check: shippedCheck(file) as Check };
    for (const { name, value } of changed) {
      const violations = violationsIn(ours, value);
      assert.deepEqual([name, violations], [name, violationsIn(theirs, value)]);
      for (const { message } of violations) messages.add(message);
    }
  }
  expect(messages).toContain('is required');
  expect([...messages].filter((message) => message.includes('breaks the rule'))).toEqual([]);
});

import assert from 'node:assert/strict';
import { it } from 'vitest';
import { guessInRequestBody } from '../../src/contract/validation/guess.ts';
import { changesOf } from '../support/changes.ts';
import { operations } from '../support/document.ts';
import { callOf } from '../support/mock-calls.ts';
import { openService } from '../support/service.ts';
import { lenientValidator } from '../support/validator.ts';

const { send } = await openService();

/**
 * Compares what the service takes with what the contract says.
 *
 * @param every Of every how many changes of a body one is sent.
 */
export function testVerdicts(every: number): void {
  const withBody = operations.filter(({ object }) => object.requestBody?.content['application/json']);

  it.each(withBody)('in the body of $id', async (operation) => {
    const call = callOf(operation);
    const violationsOf = lenientValidator.of(
      operation.object.requestBody!.content['application/json']!.schema,
      guessInRequestBody(operation),
    );
    for (const body of changesOf(call.body as string, every)) {
      const { status } = await send({ ...call, body: JSON.stringify(body) });
      assert.deepEqual([body, status], [body, violationsOf(body).length > 0 ? 400 : 200]);
    }
  });
}

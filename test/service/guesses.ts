import fc from 'fast-check';
import { expect, it } from 'vitest';
import { operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { callOf } from '../support/mock-calls.ts';
import { formOf, openFieldsOf, withValue } from '../support/open-fields.ts';
import { openService } from '../support/service.ts';

const { send, log } = await openService();

/** How a refusal says that a type is wrong. */
const OF_TYPE = /must be (a string|a number|an integer|true or false|an array|an object|null)/;

/** The operations with such a field. */
const withFields = operations.filter((operation) => openFieldsOf(operation).length > 0);

/** Sends values of each type in such fields of each operation: in every nth. */
export function testGuesses(nth: number): void {
  it.each(withFields)('in the body of $id', async (operation) => {
    const call = callOf(operation);
    let taken = 0;
    for (const { path, schema } of everyNth(openFieldsOf(operation), nth)) {
      for (const value of fc.sample(formOf(schema, path.at(-1)!), { seed: 7, numRuns: 2 })) {
        const body = JSON.stringify(withValue(JSON.parse(call.body as string), path, value));
        const response = await send({ ...call, body });
        const { message } = (await response.json()) as { message: string };
        // Limits that the contract sets on values of the type are kept, and so are rules between fields.
        if (response.status === 400)
          expect(message, `${path.join('.')}: ${JSON.stringify(value)}`).not.toMatch(OF_TYPE);
        else {
          taken += 1;
          expect(log.at(-1)!.inferred !== undefined).toBe(response.headers.has('x-mock-inferred'));
        }
      }
    }
    expect(taken).toBeGreaterThan(0);
  });
}

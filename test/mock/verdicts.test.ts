import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openValidator } from '../../scripts/validator.ts';
import { type Mock, startMock } from '../../src/mock/index.ts';
import { contract, operations } from '../support/document.ts';
import { callOf, send } from '../support/mock-calls.ts';

const validator = openValidator(contract);
const VALUES = [true, -1, 'x', [], {}];

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

type Holder = Record<string, unknown>;

/** Every object and array of a body. */
function holdersOf(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersOf)];
}

/** The body, changed in one place: each field left out, and replaced by one value after another. */
function* changesOf(text: string): Generator<unknown> {
  const count = holdersOf(JSON.parse(text)).length;
  let changes = 0;
  for (let index = 0; index < count; index += 1) {
    const keys = Object.keys(holdersOf(JSON.parse(text))[index]!);
    for (const key of keys) {
      for (const change of ['leave out', 'replace']) {
        const body: unknown = JSON.parse(text);
        const holder = holdersOf(body)[index]!;
        if (change === 'replace') holder[key] = VALUES[(changes += 1) % VALUES.length];
        else if (!Array.isArray(holder)) delete holder[key];
        yield body;
      }
    }
  }
}

describe('what the mock takes is what the contract says', () => {
  const withBody = operations.filter(({ object }) => object.requestBody?.content['application/json']);

  it.each(withBody)('in the body of $id', async (operation) => {
    const call = callOf(operation);
    const { schema } = operation.object.requestBody!.content['application/json']!;
    const bodies = [...changesOf(call.body as string)];
    const statuses = await Promise.all(
      bodies.map(async (body) => {
        const response = await send(mock.baseUrl, { ...call, body: JSON.stringify(body) });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    const expected = bodies.map((body) =>
      validator.violations(schema, body).length > 0 ? 400 : Number(operation.successStatus),
    );
    expect(statuses).toEqual(expected);
  });
});

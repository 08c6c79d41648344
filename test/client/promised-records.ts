import { expect, it } from 'vitest';
import { table } from '../../generated/client.ts';
import { type Operation, readTable } from '../../src/client/operation.ts';
import { type InventoryClient, ResponseError } from '../../src/public/client.ts';
import { everyNth } from '../support/full.ts';
import { answer, clientOf, errorOf, hostileServer } from '../support/hostile-server.ts';
import { leastResponse } from '../support/least-response.ts';

export const methods = Object.entries(readTable(table)).flatMap(([resource, rows]) =>
  Object.entries(rows).map(([method, read]) => ({ resource, method, operation: read() })),
);
const promising = methods.filter(({ operation: { list, record } }) => list ?? record);

/** Calls a method with as much as it needs to send something. */
function call(client: InventoryClient, { resource, method, operation }: (typeof methods)[number]): Promise<unknown> {
  const resources = client as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;
  const { ids, takesJson } = operation;
  return resources[resource]![method]!(...ids.map(() => '7'), ...(takesJson ? [{}] : []));
}

export const keyOf = ({ list, record }: Operation): string => list ?? record!.key;

/** What else may be under the key of a record, or of a list. */
function othersThan({ list, record }: Operation): unknown[] {
  const type = list === undefined ? record!.type : 'array';
  return [
    null,
    true,
    // Numbers become texts, as ids are.
    ...(type === 'string' ? [] : [5, 'x']),
    ...(type === 'array' ? [] : [[]]),
    ...(type === 'object' ? [] : [{}]),
  ];
}

/** Answers every nth method without what its type names, and with the least that it names. */
export function testPromises(nth: number): void {
  it.each(everyNth(promising, nth))('is an error: $operation.name', async (method) => {
    const { operation } = method;
    const key = keyOf(operation);
    const what = operation.list === undefined ? operation.record!.type : 'list';
    const bodies = [undefined, ...othersThan(operation)].map((value) => ({
      code: 0,
      message: 'success',
      [key]: value,
    }));
    const server = await hostileServer(...bodies.map((body) => answer(body)));
    for (const body of bodies) {
      const error = await errorOf(call(clientOf(server), method));
      expect(error, JSON.stringify(body)).toBeInstanceOf(ResponseError);
      expect(error).toMatchObject({ operationId: operation.operationId, status: 200, attempts: 1 });
      expect(error.mayHaveHappened).toBe(operation.verb !== 'GET');
      expect(error.message).toContain(`The response to ${operation.operationId} has no ${what} under \`${key}\`, `);
      expect(error.message).toContain(body[key] === undefined ? 'only `code`, `message`' : 'but ');
    }
    expect(server.requests).toHaveLength(bodies.length);
  });

  it.each(
    everyNth(
      methods.filter(({ operation }) => !operation.isFile),
      nth,
    ),
  )('is none with the least: $operation.name', async (method) => {
    const { verb, path } = method.operation;
    const least = leastResponse(verb, path.replaceAll(/\{\w+\}/g, '7'));
    const server = await hostileServer(answer(least));
    if (method.operation.fileField === undefined || method.operation.takesJson)
      expect(await call(clientOf(server), method)).toEqual(least);
  });
}

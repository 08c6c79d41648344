import { describe, expect, it } from 'vitest';
import { table } from '../../generated/client.ts';
import { documentForTypes } from '../../scripts/build/stages/typed-schemas.ts';
import { type Operation, readTable } from '../../src/client/operation.ts';
import { resolve } from '../../src/contract/references.ts';
import { type InventoryClient, ResponseError } from '../../src/public/client.ts';
import { contract, operations } from '../support/document.ts';
import { answer, clientOf, errorOf, hostileServer } from '../support/hostile-server.ts';
import { leastResponse } from '../support/least-response.ts';

const methods = Object.entries(readTable(table)).flatMap(([resource, rows]) =>
  Object.entries(rows).map(([method, read]) => ({ resource, method, operation: read() })),
);
const promising = methods.filter(({ operation: { list, record } }) => list ?? record);

/** Calls a method with as much as it needs to send something. */
function call(client: InventoryClient, { resource, method, operation }: (typeof methods)[number]): Promise<unknown> {
  const resources = client as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;
  const { ids, takesJson } = operation;
  return resources[resource]![method]!(...ids.map(() => '7'), ...(takesJson ? [{}] : []));
}

const keyOf = ({ list, record }: Operation): string => list ?? record!.key;

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

describe('the types of the client', () => {
  const typed = documentForTypes(contract);

  it.each(operations)('promise of $id what the client checks', ({ id, object, successStatus }) => {
    const { operation } = methods.find((one) => one.operation.operationId === id)!;
    const schema = object.responses[successStatus]!.content?.['application/json']?.schema;
    const { required = [], properties = {} } = schema ? resolve(typed, schema) : {};
    const keys = required.filter((key) => !['code', 'message', 'page_context'].includes(key));
    expect(keys).toEqual(operation.list !== undefined || operation.record ? [keyOf(operation)] : []);
    if (keys.length === 0) return;
    const isList = operation.list !== undefined || operation.record?.type === 'array';
    expect(properties[keys[0]!]!.type === 'array').toBe(isList);
  });
});

describe('a response without what the type of its method names', () => {
  it.each(promising)('is an error: $operation.name', async (method) => {
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
      expect(error.message).toContain(`The response of ${operation.operationId} has no ${what} under \`${key}\`, `);
      expect(error.message).toContain(body[key] === undefined ? 'only `code`, `message`' : 'but ');
    }
    expect(server.requests).toHaveLength(bodies.length);
  });

  it.each(methods.filter(({ operation }) => !operation.isFile))(
    'is none with the least: $operation.name',
    async (method) => {
      const { verb, path } = method.operation;
      const least = leastResponse(verb, path.replaceAll(/\{\w+\}/g, '7'));
      const server = await hostileServer(answer(least));
      if (method.operation.fileField === undefined || method.operation.takesJson)
        expect(await call(clientOf(server), method)).toEqual(least);
    },
  );

  it('is named by what it has instead', async () => {
    const server = await hostileServer(answer({ code: 0, message: 'success', data: { tax_id: '7' } }));
    expect((await errorOf(clientOf(server).taxes.get('7'))).message).toBe(
      'The response of getTax has no object under `tax`, only `code`, `message`, `data`',
    );
    expect((await errorOf(clientOf(server).taxes.create({ tax_name: 'VAT', tax_percentage: 5 }))).message).toBe(
      'The response of createTax has no array under `tax`, only `code`, `message`, `data`',
    );
  });

  it('is asked for again the next time, where it is a list', async () => {
    const server = await hostileServer(answer({ code: 0 }), answer({ code: 0, taxes: [] }));
    const list = clientOf(server).taxes.list();
    expect(await errorOf(list)).toBeInstanceOf(ResponseError);
    expect(await list).toEqual({ code: 0, taxes: [] });
  });

  it('is an error of all that a list is as a promise', async () => {
    const server = await hostileServer(answer({ code: 0, taxes: null }));
    const { taxes } = clientOf(server);
    for (const result of [taxes.list().withResponse(), taxes.list().finally(() => undefined), taxes.list().then()])
      expect(await errorOf(result)).toBeInstanceOf(ResponseError);
    expect(await taxes.list().catch((error: unknown) => error)).toBeInstanceOf(ResponseError);
  });

  it('is an error where a record of a list is null', async () => {
    const server = await hostileServer(answer({ code: 0, taxes: [{ tax_id: '7' }, null] }));
    const error = await errorOf(clientOf(server).taxes.list());
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toBe('The record at index 1 of `taxes` is null in the response of listTaxes');
  });
});

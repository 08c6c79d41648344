import { describe, expect, it } from 'vitest';
import { documentForTypes } from '../../scripts/build/stages/typed-schemas.ts';
import { resolve } from '../../src/contract/references.ts';
import { ResponseError } from '../../src/public/client.ts';
import { contract, operations } from '../support/document.ts';
import { answer, clientOf, errorOf, hostileServer } from '../support/hostile-server.ts';
import { keyOf, methods, testPromises } from './promised-records.ts';

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
  // A quarter of them; the long suite tries all.
  testPromises(4);

  it('is named by what it has instead', async () => {
    const server = await hostileServer(answer({ code: 0, message: 'success', data: { tax_id: '7' } }));
    expect((await errorOf(clientOf(server).taxes.get('7'))).message).toBe(
      'The response to getTax has no object under `tax`, only `code`, `message`, `data`',
    );
    expect((await errorOf(clientOf(server).taxes.create({ tax_name: 'VAT', tax_percentage: 5 }))).message).toBe(
      'The response to createTax has no array under `tax`, only `code`, `message`, `data`',
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
    expect(error.message).toBe('The record at index 1 of `taxes` is null in the response to listTaxes');
  });
});

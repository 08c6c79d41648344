import { describe, expect, it } from 'vitest';
import { httpOf } from '../../src/public/http.ts';
import { answer, clientOf, errorOf, hostileServer, pages } from '../support/hostile-server.ts';

const BIG = '4815162342481516001';

describe('over the wire', () => {
  it.each([
    ['application/json', ''],
    ['Application/JSON; charset=utf-8', '\ufeff'],
    ['application/problem+json', ''],
    ['text/html;charset=UTF-8', ' '],
    ['text/plain', '\ufeff'],
    ['application/octet-stream', ''],
  ])('ids arrive in %j, whatever stands before the first brace', async (type, before) => {
    const body = `${before}{"code":0,"message":"${BIG}","tax":{"tax_id":${BIG},"parent_id":5,"tax_percentage":12.5}}`;
    const server = await hostileServer(answer(body, { headers: { 'Content-Type': type } }));
    const { message, tax } = await clientOf(server).taxes.get(BIG);
    expect(message).toBe(BIG);
    expect(tax).toEqual({ tax_id: BIG, parent_id: '5', tax_percentage: 12.5 });
    expect(server.requests[0]!.url.pathname).toBe(`/settings/taxes/${BIG}`);
  });

  it.each([
    ['JSON that is to be saved, lest a browser shows it', 'application/json', ''],
    ['a text that is to be saved', 'text/plain', ''],
    ['a text behind much white space', 'text/plain', ' '.repeat(200)],
  ])('ids arrive in %s', async (_, type, before) => {
    const headers = { 'Content-Type': type, 'Content-Disposition': 'attachment; filename=response.json' };
    const server = await hostileServer(answer(`${before}{"code":0,"tax":{"tax_id":${BIG},"x":${BIG}}}`, { headers }));
    const client = clientOf(server);
    const http = httpOf(client);
    const { taxes } = client;
    expect((await taxes.get(BIG)).tax).toEqual({ tax_id: BIG, x: BIG });
    const { data } = await http.GET('/settings/taxes/{tax_id}', { params: { path: { tax_id: BIG } } });
    expect(data?.tax).toEqual({ tax_id: BIG, x: BIG });
  });

  it('ids of records in lists arrive', async () => {
    const server = await hostileServer((response, request) => {
      if (request.url.searchParams.has('page')) return pages(() => ({ records: [{ item_id: 3 }] }))(response, request);
      return answer(`{"code":0,"items":[{"item_id":${BIG}},{"item_id":2}],"page_context":{"has_more_page":true}}`)(
        response,
        request,
      );
    });
    const ids: unknown[] = [];
    for await (const { item_id } of clientOf(server).items.list()) ids.push(item_id);
    expect(ids).toEqual([BIG, '2', '3']);
  });

  it.each<[unknown, string]>([
    ['', '""'],
    [' ', '" "'],
    ['.', '"."'],
    ['..', '".."'],
    [undefined, 'undefined'],
    [null, 'null'],
    [{}, 'an object'],
    [{ contact_id: '5' }, 'an object'],
    [[5], 'an array'],
    [new Date(0), 'a value of the class Date'],
    [new Map(), 'a value of the class Map'],
    [true, 'true'],
    [() => '5', 'a function'],
    [Number('4815162342481523001'), '4815162342481523000'],
    [1.5, '1.5'],
    [NaN, 'NaN'],
  ])('an id that is %j is refused before it becomes another URL', async (id, what) => {
    const server = await hostileServer(answer({ code: 0 }));
    const client = clientOf(server);
    const http = httpOf(client);
    const { contacts } = client;
    const needs = `needs contact_id: a string, or a whole number up to 2^53, but got ${what}`;
    const byMethod = await errorOf(contacts.delete(id as string));
    expect(byMethod).toBeInstanceOf(TypeError);
    expect(byMethod.message).toBe(`contacts.delete ${needs}`);
    const params = { path: { contact_id: id as string } };
    const byPath = await errorOf(http.DELETE('/contacts/{contact_id}', { params }));
    expect(byPath).toBeInstanceOf(TypeError);
    expect(byPath.message).toBe(`DELETE /contacts/{contact_id} ${needs}`);
    expect(server.requests).toHaveLength(0);
  });

  it.each<[unknown, string]>([
    [BIG, BIG],
    [7, '7'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [BigInt(BIG), BIG],
  ])('an id may be a text, a whole number or a bigint: %s', async (id, sent) => {
    const server = await hostileServer(answer({ code: 0 }));
    await clientOf(server).contacts.delete(id as string);
    expect(server.requests[0]!.url.pathname).toBe(`/contacts/${sent}`);
  });

  it("an id can't leave its segment of the URL", async () => {
    const server = await hostileServer(answer({ code: 0 }));
    await clientOf(server).taxes.delete('../items?x=1#/7');
    expect(server.requests[0]!.url.pathname).toBe('/settings/taxes/..%2Fitems%3Fx%3D1%23%2F7');
  });
});

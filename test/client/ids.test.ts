import { describe, expect, it } from 'vitest';
import { answer, clientOf, hostileServer, pages } from '../support/hostile-server.ts';

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

  it('ids arrive in JSON that is to be saved, lest a browser shows it', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename=response.json' };
    const server = await hostileServer(answer(`{"code":0,"tax":{"tax_id":${BIG}}}`, { headers }));
    expect((await clientOf(server).taxes.get(BIG)).tax).toEqual({ tax_id: BIG });
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

  it.each(['', '.', '..', undefined, null])('an id that is %j is refused before it becomes another URL', async (id) => {
    const server = await hostileServer(answer({ code: 0 }));
    await expect(clientOf(server).taxes.delete(id as string)).rejects.toThrow('deleteTax needs tax_id');
    expect(server.requests).toHaveLength(0);
  });

  it('an id cannot leave its segment of the URL', async () => {
    const server = await hostileServer(answer({ code: 0 }));
    await clientOf(server).taxes.delete('../items?x=1#/7');
    expect(server.requests[0]!.url.pathname).toBe('/settings/taxes/..%2Fitems%3Fx%3D1%23%2F7');
  });
});

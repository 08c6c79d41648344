import { describe, expect, it, vi } from 'vitest';
import type { Hooks, ObservedExchange } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import {
  type Answer,
  answer,
  clientOf,
  errorOf,
  failure,
  hostileServer,
  reset,
  success,
  TOKEN,
} from '../support/hostile-server.ts';

const BIG = '4815162342481516001';

/** A hook that writes down what it is shown. */
function recorder(): { seen: ObservedExchange[]; hooks: Hooks } {
  const seen: ObservedExchange[] = [];
  return { seen, hooks: { onExchange: (exchange) => void seen.push(exchange) } };
}

describe('the hook onExchange', () => {
  it('is shown a request and its response, as they went over the network', async () => {
    const text = `{"code":0,"message":"success","tax":[{"tax_id":${BIG}}]}`;
    const server = await hostileServer(answer(text, { headers: { 'X-Request': 'r-1' } }));
    const { seen, hooks } = recorder();
    const body = { tax_name: 'VAT', tax_percentage: 5 };
    await clientOf(server, { hooks, headers: { 'X-App': 'shop' } }).taxes.create(body);
    expect(seen).toEqual([
      {
        request: {
          method: 'POST',
          url: `${server.url}/settings/taxes?organization_id=10234695`,
          operationId: 'createTax',
          headers: { 'content-type': 'application/json', 'x-app': 'shop' },
          body: JSON.stringify(body),
        },
        response: { status: 200, headers: expect.objectContaining({ 'x-request': 'r-1' }), body: text },
      },
    ]);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
  });

  it('is shown every repetition and redirect that was answered', async () => {
    const elsewhere = (response: Parameters<Answer>[0]) => response.writeHead(302, { Location: '/other' }).end();
    const server = await hostileServer(failure(503), reset, elsewhere, success);
    const { seen, hooks } = recorder();
    await clientOf(server, { hooks }).taxes.get('7');
    expect(seen.map(({ request, response }) => [new URL(request.url).pathname, response.status])).toEqual([
      ['/settings/taxes/7', 503],
      ['/settings/taxes/7', 302],
      ['/other', 200],
    ]);
  });

  it('is shown path calls, with their bodies and without an operation', async () => {
    const server = await hostileServer(success);
    const { seen, hooks } = recorder();
    const body = { tax_name: 'VAT', tax_percentage: 5 };
    await httpOf(clientOf(server, { hooks })).POST('/settings/taxes', { body });
    expect(seen[0]!.request).toMatchObject({ method: 'POST', operationId: undefined, body: JSON.stringify(body) });
    expect(seen[0]!.request.headers).not.toHaveProperty('authorization');
    expect(seen[0]!.response.body).toBe('{"code":0,"message":"success","tax":[]}');
  });

  it('is shown no files', async () => {
    const pdf = answer('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
    const server = await hostileServer(success, pdf, pdf, (response) => response.writeHead(204).end());
    const { seen, hooks } = recorder();
    const client = clientOf(server, { hooks });
    const http = httpOf(client);
    const { invoices, taxes } = client;
    await invoices.addAttachment('7', { attachment: new Blob(['a picture']) });
    await invoices.getAttachment('7');
    await http.GET('/invoices/{invoice_id}/attachment', {
      params: { path: { invoice_id: '7' } },
      parseAs: 'stream',
    });
    await taxes.delete('7');
    expect(seen.map(({ request, response }) => [request.body, response.body])).toEqual([
      [undefined, '{"code":0,"message":"success"}'],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('is never shown the token, wherever it is repeated', async () => {
    const parrot =
      (status: number): Answer =>
      (response, { headers, url }) =>
        answer(
          { code: 5, message: `${headers.authorization} ${btoa(TOKEN)}`, url },
          { status, headers: { 'X-Debug': TOKEN } },
        )(response, undefined as never);
    const server = await hostileServer(parrot(401), parrot(200));
    const { seen, hooks } = recorder();
    const client = clientOf(server, { hooks });
    const http = httpOf(client);
    const { taxes } = client;
    await errorOf(taxes.create({ tax_name: TOKEN, tax_percentage: 5 }, { headers: { 'X-Own': TOKEN } }));
    await errorOf(taxes.get(TOKEN));
    await http.GET('/settings/taxes/{tax_id}', { params: { path: { tax_id: TOKEN } } });
    expect(seen).toHaveLength(3);
    expect(JSON.stringify(seen)).not.toContain(TOKEN);
    expect(JSON.stringify(seen)).not.toContain(btoa(TOKEN).slice(0, -2));
  });

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
    ['never settles', () => new Promise(() => undefined)],
  ])('that %s does not change the call', async (_, onExchange) => {
    const server = await hostileServer(success);
    expect(await clientOf(server, { hooks: { onExchange: onExchange as () => void } }).taxes.delete('7')).toEqual({
      code: 0,
      message: 'success',
    });
  });

  it('costs nothing where there is none', async () => {
    const iterated = vi.spyOn(Headers.prototype, Symbol.iterator);
    const fetch = async (): Promise<Response> => Response.json({ code: 0, message: 'success' });
    await clientOf({ url: 'http://127.0.0.1' }, { fetch }).taxes.delete('7');
    const without = iterated.mock.calls.length;
    await clientOf({ url: 'http://127.0.0.1' }, { fetch, hooks: { onExchange: () => undefined } }).taxes.delete('7');
    expect(iterated.mock.calls.length - without).toBeGreaterThan(without);
    iterated.mockRestore();
  });
});

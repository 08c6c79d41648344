import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/mock/index.ts';
import { operations } from '../support/document.ts';
import { callOf, echo, ID, send, sendRaw, TOKEN } from '../support/mock-calls.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ engine: echo });
});
afterAll(() => mock.close());

const ask = (method: string, url: string): Promise<Response> => fetch(mock.url + url, { method, headers: TOKEN });

/** What a refusal says. */
async function refusal(
  response: Response,
): Promise<{ status: number; reason: string | null; code: number; message: string }> {
  const { code, message } = (await response.json()) as { code: number; message: string };
  expect(response.headers.get('content-type')).toBe('application/json');
  return { status: response.status, reason: response.headers.get('x-mock-refusal'), code, message };
}

describe('URLs', () => {
  it.each(operations)('$method $path is $id', async (operation) => {
    const response = await send(mock.baseUrl, callOf(operation));
    expect(await response.json()).toMatchObject({ id: operation.id });
  });

  it('begin as those of the service', () => {
    expect(mock.baseUrl).toBe(`${mock.url}/inventory/v1`);
  });

  it('of the organizations come in both documented forms', async () => {
    for (const url of ['/inventory/v1/organizations', '/v1/organizations']) {
      expect(await (await ask('GET', url)).json()).toMatchObject({ id: 'listOrganizations' });
    }
  });

  it('of other operations come in one form', async () => {
    expect(await refusal(await ask('GET', '/v1/settings/taxes'))).toEqual({
      status: 404,
      reason: 'unknown-url',
      code: 404,
      message: 'The service has no URL /v1/settings/taxes. The URLs of the service begin with /inventory/v1 or /v1.',
    });
  });

  it('that lack the beginning are told the whole', async () => {
    const { status, message } = await refusal(await ask('GET', '/settings/taxes?organization_id=1'));
    expect(status).toBe(404);
    expect(message).toBe('The service has no URL /settings/taxes. Did you mean /inventory/v1/settings/taxes?');
  });

  it.each([
    '/',
    '/inventory',
    '/inventory/v1',
    '/inventory/v1/',
    '/inventory/v1/taxes',
    '/inventory/v1/settings/taxes/',
    '/inventory/v1/settings/Taxes',
    '//inventory/v1/organizations',
    '/INVENTORY/v1/organizations',
  ])('%s is unknown', async (url) => {
    expect(await refusal(await ask('GET', url))).toMatchObject({ status: 404, reason: 'unknown-url' });
  });

  it('may be escaped', async () => {
    expect(await (await ask('GET', '/inventory/v1/%6frganizations')).json()).toMatchObject({ id: 'listOrganizations' });
  });

  it('may be sent whole, as to a proxy', async () => {
    const request = `GET http://inventory.example.com/inventory/v1/organizations HTTP/1.1\r\nHost: x\r\nAuthorization: ${TOKEN.Authorization}\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(mock.port, request)).toContain('listOrganizations');
  });
});

describe('methods', () => {
  it.each([
    ['GET', '/invoices/email', 'POST, OPTIONS'],
    ['DELETE', '/invoices/templates', 'GET, HEAD, OPTIONS'],
    ['PUT', '/invoices/pdf', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/contacts/contactpersons', 'POST, OPTIONS'],
    ['POST', '/contacts/contactpersons/inactive', 'PUT, DELETE, OPTIONS'],
    ['PATCH', `/invoices/${ID}`, 'GET, PUT, DELETE, HEAD, OPTIONS'],
    ['TRACE', '/settings/taxes', 'GET, POST, HEAD, OPTIONS'],
  ])('%s %s is refused and told what there is', async (method, path, allow) => {
    const response = await rawAsk(method, `/inventory/v1${path}`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await refusal(response)).toMatchObject({
      reason: 'wrong-method',
      code: 405,
      message: `This URL has no ${method}. It has ${allow}.`,
    });
  });

  it('HEAD answers as GET does, without a body', async () => {
    const [get, head] = [
      await ask('GET', '/inventory/v1/organizations'),
      await ask('HEAD', '/inventory/v1/organizations'),
    ];
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(head.headers.get('content-type')).toBe('application/json');
    expect(await head.text()).toBe('');
  });

  it('HEAD is refused where there is no GET', async () => {
    expect((await ask('HEAD', '/inventory/v1/invoices/email')).status).toBe(405);
  });

  it('OPTIONS tells the methods, without a token', async () => {
    const response = await fetch(`${mock.url}/inventory/v1/settings/taxes`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
  });
});

/** `fetch` does not send every method. */
async function rawAsk(method: string, url: string): Promise<Response> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(mock.url + url, { method, headers: TOKEN }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve(
          new Response(Buffer.concat(chunks), {
            status: incoming.statusCode!,
            headers: incoming.headers as Record<string, string>,
          }),
        ),
      );
    })
      .on('error', reject)
      .end();
  });
}

import { describe, expect, it } from 'vitest';
import { operations } from '../support/document.ts';
import { callOf, ID, TOKEN } from '../support/mock-calls.ts';
import { openService, readRefused } from '../support/service.ts';

const { send, sendTo, service } = await openService();

const ask = (method: string, target: string): Promise<Response> => sendTo(target, { method, headers: TOKEN });

/** What the refusal of a URL says. */
async function messageFor(target: string, method = 'GET'): Promise<string> {
  const [status, reason, message] = await readRefused(await ask(method, target));
  expect([status, reason]).toEqual([404, 'unknown-url']);
  return message;
}

describe('URLs', () => {
  it.each(operations)('$method $path is $id', async (operation) => {
    expect(await (await send(callOf(operation))).json()).toMatchObject({ id: operation.id });
  });

  it('begin as those of the service', () => {
    expect(service.basePaths).toEqual(['/inventory/v1', '/v1']);
  });

  it('of the organizations come in both documented forms', async () => {
    for (const url of ['/inventory/v1/organizations', '/v1/organizations']) {
      expect(await (await ask('GET', url)).json()).toMatchObject({ id: 'listOrganizations' });
    }
  });

  it('may have escaped characters', async () => {
    expect(await (await ask('GET', '/inventory/v1/%6frganizations')).json()).toMatchObject({ id: 'listOrganizations' });
  });

  it('may be sent in full, as to a proxy', async () => {
    const target = 'http://inventory.example.com/inventory/v1/organizations?organization_id=7';
    expect(await (await ask('GET', target)).json()).toMatchObject({ id: 'listOrganizations', organization: '7' });
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
    '/v1/settings/taxes',
  ])('%s is unknown', async (url) => {
    await messageFor(url);
  });
});

describe('an unknown URL is refused with the one that was meant', () => {
  it.each([
    ['the beginning is missing', '/settings/taxes', '/inventory/v1/settings/taxes'],
    ['the beginning is that of one operation alone', '/v1/settings/taxes', '/inventory/v1/settings/taxes'],
    ['the beginning is there twice', '/inventory/v1/inventory/v1/items', '/inventory/v1/items'],
    ['a slash is at the end', '/inventory/v1/items/', '/inventory/v1/items'],
    ['a slash is doubled', '//inventory/v1//organizations', '/inventory/v1/organizations'],
    ['letters are of the wrong case', '/inventory/v1/Items', '/inventory/v1/items'],
    ['letters of the beginning are', '/INVENTORY/V1/items', '/inventory/v1/items'],
    ['a letter is missing', '/inventory/v1/setting/taxes', '/inventory/v1/settings/taxes'],
    ['a segment is missing', '/inventory/v1/taxes', '/inventory/v1/settings/taxes'],
    ['an id is in it', `/inventory/v1/invoice/${ID}/status/sent`, `/inventory/v1/invoices/${ID}/status/sent`],
    ['all at once', `/invoices/${ID}/Comment/`, `/inventory/v1/invoices/${ID}/comments`],
  ])('%s', async (_, url, meant) => {
    expect(await messageFor(`${url}?organization_id=1`)).toBe(
      `${url} is not a path of this API. Did you mean ${meant}?`,
    );
    expect((await ask('OPTIONS', meant)).status).toBe(204);
  });

  it('or with how URLs begin, if it begins in another way', async () => {
    expect(await messageFor('/api/v3/pets')).toBe(
      "/api/v3/pets is not a path of this API. The service's URLs begin with /inventory/v1 or /v1.",
    );
    expect(await messageFor('/inventory/v1')).toBe('/inventory/v1 is not a path of this API.');
    expect(await messageFor('/inventory/v1/pets/7/feed')).toBe('/inventory/v1/pets/7/feed is not a path of this API.');
  });

  it('quickly, however long it is', async () => {
    expect(await messageFor(`/inventory/v1/${'x'.repeat(60_000)}`)).toMatch(/x is not a path of this API\.$/);
    expect(await messageFor(`/inventory/v1${'/x'.repeat(30_000)}`)).toMatch(/x is not a path of this API\.$/);
  });
});

describe('methods', () => {
  it.each([
    ['GET', '/invoices/email', 'POST, OPTIONS'],
    ['DELETE', '/invoices/templates', 'GET, HEAD, OPTIONS'],
    ['PUT', '/invoices/pdf', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/contacts/contactpersons', 'POST, OPTIONS'],
    ['POST', `/contacts/contactpersons/${ID}`, 'PUT, DELETE, OPTIONS'],
    ['POST', '/invoices/fromsalesorder', 'GET, PUT, DELETE, HEAD, OPTIONS'],
    ['PATCH', `/invoices/${ID}`, 'GET, PUT, DELETE, HEAD, OPTIONS'],
    ['TRACE', '/settings/taxes', 'GET, POST, HEAD, OPTIONS'],
  ])('%s %s is refused with those that there are', async (method, path, allow) => {
    const response = await ask(method, `/inventory/v1${path}`);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await readRefused(response)).toEqual([
      405,
      'wrong-method',
      `This URL does not support ${method}. Use ${allow}.`,
    ]);
  });

  it('DELETE /packages/bulk is no other method of a record, since no URL has the id of a package', async () => {
    expect(await messageFor('/inventory/v1/packages/bulk', 'DELETE')).toBe(
      '/inventory/v1/packages/bulk is not a path of this API.',
    );
  });

  it('HEAD answers as GET does, without a body', async () => {
    const url = '/inventory/v1/organizations';
    const [get, head] = [await ask('GET', url), await ask('HEAD', url)];
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(head.headers.get('content-type')).toBe('application/json');
    expect(await head.text()).toBe('');
  });

  it('HEAD is refused where there is no GET', async () => {
    const head = await ask('HEAD', '/inventory/v1/invoices/email');
    expect([head.status, await head.text()]).toEqual([405, '']);
  });

  it('OPTIONS lists the methods, without a token', async () => {
    const response = await sendTo('/inventory/v1/settings/taxes', { method: 'OPTIONS', headers: {} });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
  });
});

describe('URLs that are malformed', () => {
  it.each([
    '/inventory/v1/items/%E0%A4%A',
    '/inventory/v1/items/%',
    '/inventory/v1/items/%zz',
    '/inventory/v1/items/%C0%AF',
    '/inventory/v1/items?name=%E0%A4%A',
    '/inventory/v1/items/%00',
    '/inventory/v1/items?name=a%00b',
    '*',
    'localhost:4010',
  ])('%s is refused', async (target) => {
    const [status, reason] = await readRefused(await ask('GET', target));
    expect([status, reason]).toEqual([400, 'malformed-url']);
  });
});

describe('the query', () => {
  const query = async (text: string): Promise<unknown> => {
    const response = await ask('GET', `/inventory/v1/settings/taxes?${text}`);
    return ((await response.json()) as { query: unknown }).query;
  };

  it('is decoded', async () => {
    expect(await query('organization_id=1&a=%26%3D&b=x+y%2B&%C3%BC=%C3%A4&c&d=&e=1=2&&#f=1')).toEqual({
      organization_id: '1',
      ...{ a: '&=', b: 'x y+', ü: 'ä', c: '', d: '', e: '1=2' },
    });
  });

  it('has a list for what comes more than once', async () => {
    expect(await query('organization_id=1&a=1&a=2&a=3')).toEqual({ organization_id: '1', a: ['1', '2', '3'] });
  });

  it('has the types of the contract', async () => {
    expect(await query('organization_id=1&page=2&per_page=50')).toEqual({
      organization_id: '1',
      page: 2,
      per_page: 50,
    });
  });
});

import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/mock/index.ts';
import { operations } from '../support/document.ts';
import {
  type Call,
  callOf,
  operationOf,
  type Refused,
  readRefusal,
  send,
  TOKEN,
  withHeaders,
} from '../support/mock-calls.ts';

const MAX_BODY = 100_000;

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ maxBody: MAX_BODY });
});
afterAll(() => mock.close());

const createTax = callOf(operationOf('createTax'));
const createContact = callOf(operationOf('createContact'));
const createInvoice = callOf(operationOf('createInvoice'));
const listTaxes = callOf(operationOf('listTaxes'));
const listContactComments = callOf(operationOf('listContactComments'));

const refusalOf = (call: Call): Promise<Refused> => readRefusal(mock.baseUrl, call);

function withJson(call: Call, body: unknown): Call {
  return { ...call, body: JSON.stringify(body) };
}

describe('the token', () => {
  it.each([
    [undefined, 'is missing'],
    ['', 'has another form'],
    ['demo', 'has another form'],
    ['Bearer demo', 'has another form'],
    ['service-oauthtoken demo', 'has another form'],
    ['Service-oauthtoken', 'has another form'],
    ['Service-oauthtoken  ', 'has another form'],
    ['Service-oauthtoken demo', undefined],
  ])('%j', async (authorization, problem) => {
    const call = withHeaders(listTaxes, { Authorization: authorization });
    if (problem === undefined) expect((await send(mock.baseUrl, call)).status).toBe(200);
    else {
      const message = `The header Authorization ${problem}. Send "Authorization: Service-oauthtoken <ACCESS_TOKEN>". The mock takes any token.`;
      expect(await refusalOf(call)).toEqual([401, 'token', message]);
    }
  });

  it('is asked for with a challenge', async () => {
    const response = await send(mock.baseUrl, withHeaders(listTaxes, { Authorization: undefined }));
    expect(response.headers.get('www-authenticate')).toBe('Service-oauthtoken');
  });
});

describe('organization_id', () => {
  const others = operations.filter(({ id }) => id !== 'listOrganizations');
  it.each(others)('is required of $id', async (operation) => {
    const call = callOf(operation);
    const url = new URL(`http://localhost${call.path}`);
    url.searchParams.delete('organization_id');
    expect(await refusalOf({ ...call, path: url.pathname + url.search })).toEqual([
      400,
      'violations',
      'query.organization_id is required.',
    ]);
  });

  it('is not required of the organizations', async () => {
    expect((await send(mock.baseUrl, { method: 'GET', path: '/organizations', headers: TOKEN })).status).toBe(200);
  });

  it('is known by its exact name, and comes once', async () => {
    expect(await refusalOf({ ...listTaxes, path: '/settings/taxes?Organization_ID=1' })).toEqual([
      400,
      'violations',
      'query.organization_id is required.',
    ]);
    expect(await refusalOf({ ...listTaxes, path: '/settings/taxes?organization_id=1&organization_id=2' })).toEqual([
      400,
      'violations',
      'query.organization_id must be string.',
    ]);
  });
});

describe('values are refused by their places', () => {
  it('in the query', async () => {
    const list = callOf(operationOf('listCustomerPayments'));
    const query = `date=5 March&search_text=${'x'.repeat(101)}`;
    expect(await refusalOf({ ...list, path: `${list.path}&${query}` })).toEqual([
      400,
      'violations',
      'query.date must match format "date"; query.search_text must NOT have more than 100 characters.',
    ]);
  });

  it('in the URL', async () => {
    const call = { ...listContactComments, path: '/contacts/a%2Fb/comments?organization_id=1' };
    expect(await refusalOf(call)).toEqual([400, 'violations', 'path.contact_id must match pattern "^[^/]+$".']);
  });

  it('in the body, at any depth', async () => {
    const body = JSON.parse(createInvoice.body as string) as { line_items: Record<string, unknown>[] };
    body.line_items[0]!['item_id'] = ['x'];
    const [, , message] = await refusalOf(withJson(createInvoice, body));
    expect(message).toBe('body.line_items[0].item_id must be string,integer.');
  });

  it('where a field is missing', async () => {
    expect(await refusalOf(withJson(createContact, { company_name: 'Ridgeline Treks' }))).toEqual([
      400,
      'violations',
      'body.contact_name is required.',
    ]);
  });

  it('where a value is outside a set, which is listed', async () => {
    const call = callOf(operationOf('createItem'));
    const [, , message] = await refusalOf(withJson(call, { ...JSON.parse(call.body as string), item_type: 'gift' }));
    expect(message).toBe(
      'body.item_type must be equal to one of the allowed values: inventory, sales, purchases, sales_and_purchases.',
    );
  });

  it('where a rule between fields is broken', async () => {
    const contact = { contact_name: 'Ridgeline Treks' };
    const dependent = await refusalOf(withJson(createContact, { ...contact, tax_id: '4815162342481511001' }));
    expect(dependent[2]).toBe('body must have property is_taxable when property tax_id is present.');
    const conditional = await refusalOf(
      withJson(createContact, { ...contact, is_taxable: false, tax_id: '4815162342481511001' }),
    );
    expect(conditional).toEqual([400, 'violations', 'body must NOT be valid.']);
  });

  it('all at once, but not without end', async () => {
    const call = callOf(operationOf('createInvoice'));
    const [, , message] = await refusalOf(
      withJson(call, { ...JSON.parse(call.body as string), line_items: Array.from({ length: 500 }, () => 1) }),
    );
    expect(message).toMatch(/body\.line_items\[0] .*; body\.line_items\[19] [^;]*; and \d+ more\.$/);
    expect(message.length).toBeLessThan(3000);
  });
});

describe('the content type', () => {
  it.each([
    ['text/plain', 'is "text/plain". createTax takes application/json.'],
    [undefined, 'is "text/plain;charset=UTF-8". createTax takes application/json.'],
    ['application/x-www-form-urlencoded', 'is "application/x-www-form-urlencoded". createTax takes application/json.'],
  ])('%j is refused where JSON is taken', async (type, message) => {
    expect(await refusalOf(withHeaders(createTax, { 'Content-Type': type }))).toEqual([
      415,
      'content-type',
      `The header Content-Type ${message}`,
    ]);
  });

  it('may be missing only without a body', async () => {
    const call = { ...createTax, body: new Blob([createTax.body as string]) as unknown as string };
    expect(await refusalOf(withHeaders(call, { 'Content-Type': undefined }))).toEqual([
      415,
      'content-type',
      'The header Content-Type is missing. createTax takes application/json.',
    ]);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('%j is JSON', async (type) => {
    expect((await send(mock.baseUrl, withHeaders(createTax, { 'Content-Type': type }))).status).toBe(201);
  });

  it('is listed where there are several', async () => {
    const createItemGroup = callOf(operationOf('createItemGroup'));
    const [, , message] = await refusalOf(withHeaders(createItemGroup, { 'Content-Type': 'text/plain' }));
    expect(message).toContain('createItemGroup takes application/json and multipart/form-data.');
  });

  it('is asked nothing of an empty body', async () => {
    const email = callOf(operationOf('emailInvoices'));
    expect((await send(mock.baseUrl, { method: 'POST', path: email.path, headers: TOKEN })).status).toBe(200);
    const { body: _, ...empty } = createTax;
    expect(await refusalOf(empty)).toEqual([400, 'violations', 'body is required.']);
  });

  it('does not matter where no body is taken', async () => {
    const call = { ...callOf(operationOf('markContactActive')), body: '{}' };
    expect(await refusalOf(withHeaders(call, { 'Content-Type': 'application/json' }))).toEqual([
      415,
      'content-type',
      'markContactActive takes no body.',
    ]);
  });
});

describe('the body', () => {
  it.each([
    ['{"tax_name":', /^The body is not JSON\. .*\.$/],
    ['{"tax_name":"a\0b"}', /^The body is not JSON\. /],
    ['tax_name=VAT', /^The body is not JSON\. /],
    ['\u{FEFF}{', /^The body is not JSON\. /],
    ['['.repeat(101) + ']'.repeat(101), /^The body has more than 100 levels of arrays and objects\.$/],
    ['{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), /^The body has more than 100 levels of arrays and objects\.$/],
  ])('%.20j is refused', async (body, message) => {
    expect(await refusalOf({ ...createTax, body })).toEqual([400, 'malformed-body', expect.stringMatching(message)]);
  });

  it('is refused if it is not UTF-8', async () => {
    const body = Buffer.from('{"tax_name":"caf\xe9"}', 'latin1') as unknown as string;
    expect(await refusalOf({ ...createTax, body })).toEqual([
      400,
      'malformed-body',
      'The body is not JSON. It is not UTF-8.',
    ]);
  });

  it.each(['null', '0', 'false', '""'])('%s is no object', async (body) => {
    expect(await refusalOf({ ...createTax, body })).toEqual([400, 'violations', 'body must be object.']);
    const optional = callOf(operationOf('emailInvoices'));
    expect(await refusalOf({ ...optional, body })).toEqual([400, 'violations', 'body must be object.']);
  });

  it('is refused if it is too long, whether its length is told or not', async () => {
    const message = `The body is longer than ${MAX_BODY} bytes, which is what the mock takes.`;
    const body = JSON.stringify({ tax_name: 'x'.repeat(MAX_BODY) });
    expect(await refusalOf({ ...createTax, body })).toEqual([413, 'too-large', message]);
    const chunked = { body: new Blob([body]).stream(), duplex: 'half' } as unknown as { body: string };
    expect(await refusalOf({ ...createTax, ...chunked })).toEqual([413, 'too-large', message]);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['GZIP', gzipSync],
    ['identity', (bytes: string) => Buffer.from(bytes)],
  ])('may come in %s', async (coding, compress) => {
    const body = compress(createTax.body as string) as unknown as string;
    const valid = await send(mock.baseUrl, withHeaders({ ...createTax, body }, { 'Content-Encoding': coding }));
    expect(valid.status).toBe(201);
    const wrong = compress('{"tax_percentage":"many"}') as unknown as string;
    expect((await refusalOf(withHeaders({ ...createTax, body: wrong }, { 'Content-Encoding': coding })))[1]).toBe(
      'violations',
    );
  });

  it('is refused if it is not what its coding says', async () => {
    expect(await refusalOf(withHeaders(createTax, { 'Content-Encoding': 'gzip' }))).toEqual([
      400,
      'malformed-body',
      'The body is not what its Content-Encoding gzip says.',
    ]);
    expect(await refusalOf(withHeaders(createTax, { 'Content-Encoding': 'zstd' }))).toEqual([
      415,
      'content-type',
      'Content-Encoding "zstd" is not known. It is one of gzip, deflate and br.',
    ]);
  });

  it('is refused if it is too long only when decompressed', async () => {
    const body = gzipSync(Buffer.alloc(100 * MAX_BODY)) as unknown as string;
    expect((body as unknown as Buffer).length).toBeLessThan(MAX_BODY);
    expect((await refusalOf(withHeaders({ ...createTax, body }, { 'Content-Encoding': 'gzip' })))[0]).toBe(413);
  });
});

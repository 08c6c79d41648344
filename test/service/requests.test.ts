import { describe, expect, it } from 'vitest';
import { readAuthorization } from '../../src/contract/index.ts';
import { createMockEngine } from '../../src/mock/mock-engine.ts';
import { contract, operations, requests } from '../support/document.ts';
import { type Call, callOf, operationOf, TOKEN, withHeaders } from '../support/mock-calls.ts';
import { openService, readRefused } from '../support/service.ts';

const { send, refusalOf, log } = await openService({ engine: await createMockEngine(contract, { seed: '' }) });

const createTax = callOf(operationOf('createTax'));
const createContact = callOf(operationOf('createContact'));
const createInvoice = callOf(operationOf('createInvoice'));
const listTaxes = callOf(operationOf('listTaxes'));
const listContactComments = callOf(operationOf('listContactComments'));

function withJson(call: Call, body: unknown): Call {
  return { ...call, body: JSON.stringify(body) };
}

describe('the token', () => {
  it.each([
    [undefined, 'is missing'],
    ['', 'has the wrong format'],
    ['demo', 'has the wrong format'],
    ['Bearer demo', 'has the wrong format'],
    ['service-oauthtoken demo', 'has the wrong format'],
    ['Service-oauthtoken', 'has the wrong format'],
    ['Service-oauthtoken  ', 'has the wrong format'],
    ['Service-oauthtoken Bearer demo', 'has "Bearer" before the token'],
    ['Service-oauthtoken Service-oauthtoken demo', 'has "Service-oauthtoken" before the token'],
    ['Service-oauthtoken demo', undefined],
    ['Service-oauthtoken bearer', undefined],
  ])('%j', async (authorization, problem) => {
    const call = withHeaders(listTaxes, { Authorization: authorization });
    if (problem === undefined) expect((await send(call)).status).toBe(200);
    else {
      const message = `The Authorization header ${problem}. Send "Authorization: Service-oauthtoken <ACCESS_TOKEN>". Any token works.`;
      expect(await refusalOf(call)).toEqual([401, 'token', message]);
    }
  });

  it('is asked for with a challenge', async () => {
    const response = await send(withHeaders(listTaxes, { Authorization: undefined }));
    expect(response.headers.get('www-authenticate')).toBe('Service-oauthtoken');
  });
});

describe('a token that is carried in another way', () => {
  const FORMS = {
    'Bearer {token}': ['Authorization', 'Bearer <ACCESS_TOKEN>', 'Bearer'],
    'X-Api-Key: {token}': ['X-Api-Key', '<ACCESS_TOKEN>', null],
    'X-Auth: key={token};v=1': ['X-Auth', 'key=<ACCESS_TOKEN>;v=1', null],
    '{token}': ['Authorization', '<ACCESS_TOKEN>', null],
  } as const;

  it.each(Object.entries(FORMS))('%s', async (form, [name, value, challenge]) => {
    const other = await openService({ authorization: readAuthorization(form) });
    const sent = (text: string | undefined) =>
      other.send(withHeaders(listTaxes, { Authorization: undefined, [name]: text }));
    expect((await sent(value.replace('<ACCESS_TOKEN>', 'demo'))).status).toBe(200);
    const missing = await sent(undefined);
    expect(missing.headers.get('www-authenticate')).toBe(challenge);
    const end = `Send "${name}: ${value}". Any token works.`;
    expect(await readRefused(missing)).toEqual([401, 'token', `The ${name} header is missing. ${end}`]);
    // Where nothing else is said, every text but an empty one is a token.
    for (const wrong of ['', ...(value === '<ACCESS_TOKEN>' ? [] : ['demo', value.replace('<ACCESS_TOKEN>', '')])])
      expect(await readRefused(await sent(wrong))).toEqual([
        401,
        'token',
        `The ${name} header has the wrong format. ${end}`,
      ]);
    expect(JSON.stringify(other.log)).not.toContain('demo');
  });

  it('leaves the documented form without effect', async () => {
    const other = await openService({ authorization: readAuthorization('X-Api-Key: {token}') });
    expect(await other.refusalOf(listTaxes)).toEqual([
      401,
      'token',
      expect.stringContaining('X-Api-Key header is missing'),
    ]);
  });

  it('must put the token into one header', async () => {
    await expect(openService({ authorization: () => 'Bearer' })).rejects.toThrow(TypeError);
  });
});

describe('what the contract does not have', () => {
  it('is answered, and noted in a header and in the log', async () => {
    const call = withJson(createTax, { tax_name: 'VAT', tax_percentage: 5, tax_percent: 5, 'a\u{1f600}\n,b': 1 });
    const response = await send({ ...withHeaders(call, { Prefer: 'status=404' }), path: `${call.path}&pge=2` });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-mock-unknown')).toBe('query.pge, body.tax_percent, body.a????b, prefer.status');
    expect(log.at(-1)!.unknown).toEqual(['query.pge', 'body.tax_percent', 'body.a\u{1f600}\n,b', 'prefer.status']);
  });

  it.each([
    ['listPackages', 'filter_by=Status.Lost', 'query.filter_by=Status.Lost'],
    ['listCustomerPayments', 'payment_mode=barter', 'query.payment_mode=barter'],
    ['listPackages', 'filter_by=Status.Shipped', null],
  ])('is a value, where the contract names some: %s %s', async (operation, query, named) => {
    const call = callOf(operationOf(operation));
    const response = await send({ ...call, path: `${call.path}&${query}` });
    expect([response.status, response.headers.get('x-mock-unknown')]).toEqual([200, named]);
  });

  it('is noted of a refused call, too', async () => {
    const response = await send({ ...withJson(createTax, { tax_nme: 'VAT', tax_name: {} }) });
    expect([response.status, response.headers.get('x-mock-unknown')]).toEqual([400, 'body.tax_nme']);
    expect(log.at(-1)!.unknown).toEqual(['body.tax_nme']);
  });

  it.each([
    ['exmple=default', 'prefer.exmple (did you mean example?)'],
    [
      'cod=404, Dynamics=true; sed=7',
      'prefer.cod (did you mean code?), prefer.dynamics (did you mean dynamic?), prefer.sed (did you mean seed?)',
    ],
    ['return=minimal, status=404', 'prefer.status'],
  ])('names what was meant by Prefer: %s', async (Prefer, named) => {
    const response = await send(withHeaders(createInvoice, { Prefer }));
    expect([response.status, response.headers.get('x-mock-unknown')]).toEqual([201, named]);
    expect(log.at(-1)!.unknown).toEqual(named.split(', '));
  });

  it('names a few of very many preferences, and no name at length', async () => {
    const names = Array.from({ length: 2000 }, (_, index) => `n${index}`);
    const response = await send(withHeaders(createInvoice, { Prefer: ['x'.repeat(500), ...names].join(', ') }));
    const named = response.headers.get('x-mock-unknown')!.split(', ');
    expect(named).toHaveLength(20);
    expect(Math.max(...named.map((name) => name.length))).toBe(100);
  });

  it('is not noted of what it has', async () => {
    const response = await send(withHeaders(createInvoice, { Prefer: 'return=minimal, code=201; wait=5' }));
    expect([response.status, response.headers.get('x-mock-unknown')]).toEqual([201, null]);
    expect(log.at(-1)).not.toHaveProperty('unknown');
  });
});

describe('what is of another type than was inferred', () => {
  it('is answered, and noted in a header and in the log', async () => {
    const call = withJson(createContact, { contact_name: 'A', billing_address: { zip: 411016, city: null } });
    const response = await send(call);
    const remarks = [
      'body.billing_address.city: expected a string (inferred), but got null',
      'body.billing_address.zip: expected a string (inferred), but got a number',
    ];
    expect([response.status, response.headers.get('x-mock-inferred')]).toEqual([201, remarks.join('; ')]);
    expect(log.at(-1)!.inferred!.map(({ place, message }) => `${place}: ${message}`)).toEqual(remarks);
  });

  it('is refused with what the contract states', async () => {
    const call = withJson(createContact, { contact_name: 1, billing_address: { zip: 411016 } });
    expect(await refusalOf(call)).toEqual([400, 'violations', 'body.contact_name must be a string.']);
    expect(log.at(-1)).not.toHaveProperty('inferred');
  });

  it('is named a few times in the answer to very much of it', async () => {
    const line_items = new Array(1000).fill(1);
    const response = await send(withJson(createInvoice, { line_items }));
    expect(response.headers.get('x-mock-inferred')!.split('; ')).toHaveLength(20);
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
    expect((await send({ method: 'GET', path: '/organizations', headers: TOKEN })).status).toBe(200);
  });

  it("can't be empty", async () => {
    expect(await refusalOf({ ...listTaxes, path: '/settings/taxes?organization_id=' })).toEqual([
      400,
      'violations',
      'query.organization_id is empty.',
    ]);
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
      'query.organization_id is sent twice.',
    ]);
  });
});

describe('a parameter of the query', () => {
  it.each([
    ['createPackage', 'salesorder_id'],
    ['createPurchaseReceive', 'purchaseorder_id'],
  ])("can't be empty if it is required: %s, %s", async (id, name) => {
    const call = callOf(operationOf(id));
    const path = call.path.replace(new RegExp(`${name}=\\d+`), `${name}=`);
    expect(await refusalOf({ ...call, path })).toEqual([400, 'violations', `query.${name} is empty.`]);
  });

  it('accepts a value below a minimum that is a guess, and names it', async () => {
    const response = await send({ ...listTaxes, path: `${listTaxes.path}&page=0` });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-mock-inferred')).toContain('query.page');
  });
});

describe('values are refused by their places', () => {
  it('in the query', async () => {
    const list = callOf(operationOf('listCustomerPayments'));
    const query = `date=5 March&search_text=${'x'.repeat(101)}`;
    expect(await refusalOf({ ...list, path: `${list.path}&${query}` })).toEqual([
      400,
      'violations',
      'query.date must be a date such as 2026-01-31; query.search_text must have at most 100 characters.',
    ]);
  });

  it('in the URL', async () => {
    const call = { ...listContactComments, path: '/contacts/a%2Fb/comments?organization_id=1' };
    expect(await refusalOf(call)).toEqual([
      400,
      'violations',
      'path.contact_id must be a string without a slash, such as 4815162342481516001.',
    ]);
  });

  const withBody = operations.filter(({ object }) => object.requestBody?.content['application/json']);
  it.each(withBody)('in the body of $id, as its schema says', async (operation) => {
    const { status } = await send(withJson(callOf(operation), []));
    expect(status === 400).toBe(!requests[operation.id]!.body!.check([]));
  });

  it('in the body, at any depth', async () => {
    const call = callOf(operationOf('createTransferOrder'));
    const body = JSON.parse(call.body as string) as { line_items: Record<string, unknown>[] };
    body.line_items[0]!['item_id'] = ['x'];
    const [, , message] = await refusalOf(withJson(call, body));
    expect(message).toBe('body.line_items[0].item_id must be a string or an integer.');
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
    expect(message).toBe('body.item_type must be inventory, sales, purchases, or sales_and_purchases.');
  });

  it('where a rule between fields is broken', async () => {
    const contact = { contact_name: 'Ridgeline Treks' };
    const conditional = await refusalOf(
      withJson(createContact, { ...contact, is_taxable: false, tax_id: '4815162342481511001' }),
    );
    expect(conditional).toEqual([400, 'violations', 'body.tax_id is not allowed here, since is_taxable is false.']);
  });

  it('all at once, but not without end', async () => {
    const call = callOf(operationOf('createTransferOrder'));
    const [, , message] = await refusalOf(
      withJson(call, { ...JSON.parse(call.body as string), line_items: Array.from({ length: 500 }, () => 1) }),
    );
    expect(message).toMatch(
      /^body\.line_items\[0] must be an object; .*; body\.line_items\[19] must be an object; and more\.$/,
    );
    expect(message.length).toBeLessThan(3000);
  });
});

describe('the content type', () => {
  it.each([
    ['text/plain', 'is "text/plain". createTax accepts application/json.'],
    [undefined, 'is "text/plain;charset=UTF-8". createTax accepts application/json.'],
    [
      'application/x-www-form-urlencoded',
      'is "application/x-www-form-urlencoded". createTax accepts application/json.',
    ],
  ])('%j is refused where JSON is taken', async (type, message) => {
    expect(await refusalOf(withHeaders(createTax, { 'Content-Type': type }))).toEqual([
      415,
      'content-type',
      `The Content-Type header ${message}`,
    ]);
  });

  it('may be missing only without a body', async () => {
    const call = { ...createTax, body: new Blob([createTax.body as string]) as unknown as string };
    expect(await refusalOf(withHeaders(call, { 'Content-Type': undefined }))).toEqual([
      415,
      'content-type',
      'The Content-Type header is missing. createTax accepts application/json.',
    ]);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('%j is JSON', async (type) => {
    expect((await send(withHeaders(createTax, { 'Content-Type': type }))).status).toBe(201);
  });

  it('is listed where there are several', async () => {
    const createItemGroup = callOf(operationOf('createItemGroup'));
    const [, , message] = await refusalOf(withHeaders(createItemGroup, { 'Content-Type': 'text/plain' }));
    expect(message).toContain('createItemGroup accepts application/json and multipart/form-data.');
  });

  it('is asked nothing of an empty body', async () => {
    const email = callOf(operationOf('emailInvoices'));
    expect((await send({ method: 'POST', path: email.path, headers: TOKEN })).status).toBe(200);
    const { body: _, ...empty } = createTax;
    expect(await refusalOf(empty)).toEqual([400, 'violations', 'body is required.']);
  });
});

describe('a body that the contract does not describe', () => {
  const markContactActive = callOf(operationOf('markContactActive'));
  const deleteTax = callOf(operationOf('deleteTax'));
  const JSON_TYPE = { 'Content-Type': 'application/json' };
  const FORM_TYPE = { 'Content-Type': 'multipart/form-data; boundary=x' };

  it.each<[string, NonNullable<Call['body']>, Record<string, string>]>([
    ['an empty object', '{}', JSON_TYPE],
    ['null', 'null', JSON_TYPE],
    ['fields', '{"reason":"paid in cash"}', JSON_TYPE],
    ['a form', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n', FORM_TYPE],
    ['an empty form', new FormData(), {}],
    ['text', 'reason=paid', { 'Content-Type': 'text/plain' }],
    ['a form of a page', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['bytes without a content type', new Blob(['{}']) as unknown as string, {}],
  ])('is taken and noted: %s', async (_, body, headers) => {
    for (const call of [markContactActive, deleteTax]) {
      const response = await send({ ...withHeaders(call, headers), body });
      const noted = response.headers.get('x-mock-unknown');
      expect([response.status, response.headers.get('x-mock-refusal'), noted]).toEqual([200, null, 'body']);
      expect(log.at(-1)).toMatchObject({ status: 200, unknown: ['body'] });
    }
  });

  it('is not noted if it is empty', async () => {
    const response = await send({ ...withHeaders(markContactActive, JSON_TYPE), body: '' });
    expect([response.status, response.headers.get('x-mock-unknown')]).toEqual([200, null]);
  });

  it.each([
    ['broken JSON', '{', JSON_TYPE, 'The body is not JSON.'],
    ['JSON in other letters', '{', { 'Content-Type': 'Application/JSON; charset=utf-8' }, 'The body is not JSON.'],
    [
      'deep JSON',
      '['.repeat(101) + ']'.repeat(101),
      JSON_TYPE,
      'The body has more than 100 levels of arrays and objects.',
    ],
    ['a broken form', '--x', FORM_TYPE, 'The body is not a form.'],
  ])("is refused if it can't be read: %s", async (_, body, headers, message) => {
    expect(await refusalOf({ ...withHeaders(markContactActive, headers), body })).toEqual([
      400,
      'malformed-body',
      expect.stringContaining(message),
    ]);
  });
});

describe('the body', () => {
  it('has numbers that JavaScript can hold', async () => {
    expect(await refusalOf({ ...createTax, body: '{"tax_name":"VAT","tax_percentage":1e999}' })).toEqual([
      400,
      'violations',
      'body.tax_percentage is too large a number.',
    ]);
  });

  it('may have brackets in its texts', async () => {
    const body = JSON.stringify({ tax_name: `\\"${'[{'.repeat(200)}` });
    expect((await send({ ...createTax, body })).status).toBe(201);
  });

  it.each([
    ['{"tax_name":', /^The body is not JSON\. .*\.$/],
    ['[object Object]', /^The body is not JSON\. .* Send JSON\.stringify\(body\)\.$/],
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
    expect(await refusalOf({ ...createTax, body })).toEqual([400, 'violations', 'body must be an object.']);
    const inferred = await send({ ...callOf(operationOf('emailInvoices')), body });
    expect([inferred.status, inferred.headers.get('x-mock-inferred')]).toEqual([
      200,
      expect.stringMatching(/^body: expected an object \(inferred\), but got .*$/),
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { controlDocument } from '../../../sandbox/control/control-document.ts';
import { ROUTES } from '../../../sandbox/control/control-routes.ts';
import { openValidator } from '../../../scripts/build/validator.ts';
import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { lintParsed } from '../../cli/redocly.ts';
import { sendRaw } from '../../support/mock-calls.ts';
import { controlOf, start } from '../../support/sandbox-server.ts';
import type { Json } from '../../support/story.ts';

const DRAFT = '4815162342481514001';

describe('control URLs', () => {
  it('show and move the clock, forward only', async () => {
    const control = controlOf(await start({ now: '2026-04-01T00:00:00Z' }));
    expect((await control('GET /clock')).body['now']).toMatch(/^2026-04-01T00:00:/);
    expect((await control('PUT /clock', { now: '2026-04-02T00:00:00Z' })).body['now']).toMatch(/^2026-04-02T00:00:/);
    expect((await control('POST /clock/advance', { days: 40 })).body['now']).toMatch(/^2026-05-12T00:00:/);
    const refused = await control('PUT /clock', { now: '2026-01-01' });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining("can't go back") } });
    for (const [call, body] of [
      ['PUT /clock', {}],
      ['PUT /clock', { now: 'soon' }],
      ['POST /clock/advance', { days: 'x' }],
    ] as const) {
      expect((await control(call, body)).status, JSON.stringify(body)).toBe(400);
    }
  });

  it('list, show, add and change records, also those that no operation makes', async () => {
    const control = controlOf(await start());
    const { resources } = (await control('GET /records')).body as { resources: { name: string; count: number }[] };
    const taxes = resources.find(({ name }) => name === 'taxes')!;
    const page = (await control('GET /records/taxes?per_page=1&page=2')).body;
    expect(page).toMatchObject({ total: taxes.count, records: [{ tax_id: expect.any(String) }] });
    const added = await control('POST /records/currencies', { currency_code: 'SEK', currency_symbol: 'kr' });
    expect(added.status).toBe(201);
    const { currency_id: id } = added.body['record'] as Json;
    await control(`PATCH /records/currencies/${id}`, { currency_symbol: 'SEK' });
    expect((await control(`GET /records/currencies/${id}`)).body).toMatchObject({
      record: { currency_code: 'SEK', currency_symbol: 'SEK' },
      usedBy: [],
    });
  });

  it('find records by a text, by values and in an order, and refuse fields that none has', async () => {
    const control = controlOf(await start());
    const listed = async (query: string): Promise<unknown[]> =>
      (await control(`GET /records/invoices?${query}`)).body['names'] as unknown[];
    const of = (filter: object): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const all = (await control('GET /records/invoices')).body as { records: Json[]; names: string[] };
    expect(await listed('search=inv-25-11')).toEqual(all.names.filter((name) => name.startsWith('INV-25-11')));
    expect(await listed('search=ridgeline%20treks')).not.toEqual([]);
    expect(await listed('search=no%20such%20text')).toEqual([]);
    expect(await listed(of({ status: 'Overdue' }))).toEqual(['INV-25-111']);
    const totals = all.records.map(({ total }) => Number(total));
    const sorted = (await control('GET /records/invoices?sort=total')).body['records'] as Json[];
    expect(sorted.map(({ total }) => Number(total))).toEqual(totals.toSorted((one, other) => one - other));
    expect((await listed('sort=total&newest_first=true')).at(-1)).toBe((await listed('sort=total'))[0]);
    const page = (await control(`GET /records/invoices?${of({ status: 'paid' })}&per_page=1&page=2`)).body;
    expect(page).toMatchObject({ total: 2, records: [{ status: 'paid' }] });
    for (const query of ['sort=totl', of({ totl: 1 })]) {
      expect(await control(`GET /records/invoices?${query}`)).toMatchObject({
        status: 400,
        body: { message: 'No record has a field totl. Did you mean total?' },
      });
    }
  });

  it('say by which rule a record is in its state', async () => {
    const control = controlOf(await start());
    const { records, names } = (await control('GET /records/invoices')).body as { records: Json[]; names: string[] };
    const id = records[names.indexOf('INV-25-111')]!['invoice_id'];
    expect((await control(`GET /records/invoices/${id}`)).body['why']).toContainEqual(
      expect.objectContaining({ path: 'invoice.status', value: 'overdue', rule: 'documents.status', basis: 'assumed' }),
    );
    expect((await control('GET /calls')).body['total']).toBe(0);
  });

  it('let the documented limits count, and not, while it runs', async () => {
    const server = await start();
    const control = controlOf(server);
    const list = (): Promise<Response> =>
      fetch(`${server.baseUrl}/settings/taxes?organization_id=10234695`, {
        headers: { Authorization: 'Service-oauthtoken demo' },
      });
    expect((await control('GET /limits')).body).toEqual({ limits: 'none' });
    expect((await control('PUT /limits', { limits: 'documented' })).body).toEqual({ limits: 'documented' });
    const statuses: number[] = [];
    for (let call = 0; call <= 200 && !statuses.includes(429); call += 1) statuses.push((await list()).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(100);
    await control('PUT /limits', { limits: 'none' });
    expect((await list()).status).toBe(200);
    expect(await control('PUT /limits', { limits: 'some' })).toMatchObject({ status: 400 });
  });

  it('say how long a call took', async () => {
    const server = await start();
    const headers = { Authorization: 'Service-oauthtoken demo' };
    await fetch(`${server.baseUrl}/settings/taxes?organization_id=10234695`, { headers });
    const { calls } = (await controlOf(server)('GET /calls')).body as { calls: Json[] };
    expect(calls).toEqual([expect.objectContaining({ operationId: 'listTaxes', duration: expect.any(Number) })]);
  });

  it('show which records name a record', async () => {
    const control = controlOf(await start());
    const { record, usedBy } = (await control(`GET /records/contacts/${DRAFT}`)).body as {
      record: Json;
      usedBy: { resource: string; id: string }[];
    };
    expect(record['contact_id']).toBe(DRAFT);
    expect(usedBy.map(({ resource }) => resource)).toContain('invoices');
    for (const { resource, id } of usedBy) expect((await control(`GET /records/${resource}/${id}`)).status).toBe(200);
  });

  it('say what people call records, which records one names, and what happened to it', async () => {
    const server = await start();
    const control = controlOf(server);
    const paid = '4815162342481523001';
    const headers = { Authorization: 'Service-oauthtoken demo' };
    const url = `${server.baseUrl}/invoices/${paid}/status/void?organization_id=10234695`;
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(200);
    await fetch(`${server.baseUrl}/invoices/${paid}?organization_id=10234695`, { headers });
    const { name, names, usedBy, history } = (await control(`GET /records/invoices/${paid}`)).body as Record<
      string,
      Json[]
    >;
    expect(name).toBe('INV-000031');
    expect(names).toContainEqual({ resource: 'contacts', id: DRAFT, name: 'Ridgeline Treks' });
    expect(usedBy).toContainEqual(expect.objectContaining({ resource: 'creditNotes', name: 'CN-00002' }));
    expect(history!.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['voidInvoice', 'Invoice voided.', 'Invoice created for 18408.00.']),
    );
    expect(history!.filter(({ what }) => String(what).startsWith('get'))).toEqual([]);
    const times = history!.map(({ time }) => String(time));
    expect(times).toEqual([...times].sort().reverse());
    const { calls } = (await control('GET /calls?newest_first=true')).body as { calls: Json[] };
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /inventory/v1/invoices/${paid}?organization_id=10234695`,
      `POST /inventory/v1/invoices/${paid}/status/void?organization_id=10234695`,
    ]);
    const { call } = (await control(`GET /calls/${calls[0]!['number']}`)).body;
    expect(call).toMatchObject({ operationId: 'getInvoice', answer: { invoice: { status: 'void' } } });
    expect((await control('GET /calls/99')).status).toBe(404);
    const { names: listed } = (await control('GET /records/taxes?newest_first=true')).body as { names: string[] };
    const { names: oldest } = (await control('GET /records/taxes')).body as { names: string[] };
    expect(listed).toEqual([...oldest].reverse());
  });

  it('log no question whether the service is there, as pages of the reference ask it', async () => {
    const server = await start();
    const response = await fetch(`${server.baseUrl}/organizations`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect((await controlOf(server)('GET /calls')).body['total']).toBe(0);
  });

  it('name answered and refused calls by the same URLs', async () => {
    const server = await start();
    const url = `${server.baseUrl}/settings/taxes?organization_id=10234695`;
    for (const headers of [{ Authorization: 'Service-oauthtoken demo' }, { Authorization: 'none' }])
      await fetch(url, { headers });
    const { calls } = (await controlOf(server)('GET /calls')).body as { calls: Json[] };
    expect(calls.map((call) => [call['status'], call['url']])).toEqual([
      [200, new URL(url).pathname + new URL(url).search],
      [401, new URL(url).pathname + new URL(url).search],
    ]);
  });

  it.each([
    ['/sandbox/clock', 200, '"now"'],
    ['/sandbox/clock?organization_id=10234695', 200, '"now"'],
    ['/sandbox/clock?organization_id=7', 400, 'organization_id 7 does not exist'],
    ['/sandbox/clock#now', 200, '"now"'],
    ['/sandbox/../1234567/clock', 404, 'There is no control URL /sandbox/../1234567/clock.'],
    ['/sandbox/../sandbox/clock', 404, 'There is no control URL /sandbox/../sandbox/clock.'],
    ['/sandbox/./clock', 404, 'There is no control URL /sandbox/./clock.'],
    ['/sandbox/../../../etc/passwd', 404, 'There is no control URL /sandbox/../../../etc/passwd.'],
    ['/sandbox/__proto__', 404, 'There is no control URL /sandbox/__proto__.'],
    ['/x/../sandbox/clock', 404, '/x/../sandbox/clock is not a path of this API.'],
    ['//sandbox/clock', 404, '//sandbox/clock is not a path of this API.'],
    ['/sandboxes', 404, '/sandboxes is not a path of this API.'],
    ['//', 404, '// is not a path of this API.'],
  ])('are read as they are sent: %s', async (target, status, text) => {
    const { port } = await start();
    const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', 'X-Sandbox-Control: 1', 'Connection: close', '', ''];
    const answer = await sendRaw(port, lines.join('\r\n'));
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain(text);
  });

  it('let things happen, and calls fail', async () => {
    const server = await start();
    const control = controlOf(server);
    const shipments = async (): Promise<Json[]> =>
      (await control('GET /records/shipmentOrders')).body['records'] as Json[];
    const [sent] = (await shipments()).filter(({ status }) => status === 'shipped');
    const event = { event: 'shipmentOrders.deliver', id: sent!['shipment_id'] };
    expect((await control('POST /simulate', event)).status).toBe(200);
    expect(await shipments()).toMatchObject([{ shipment_id: event.id, status: 'delivered' }]);

    await control('POST /failures', { status: 503, operationId: 'listTaxes' });
    const listTaxes = (): Promise<Response> =>
      fetch(`${server.baseUrl}/settings/taxes?organization_id=10234695`, {
        headers: { Authorization: 'Service-oauthtoken a-secret-token' },
      });
    expect([(await listTaxes()).status, (await listTaxes()).status]).toEqual([503, 200]);
    const { log } = (await control('GET /log')).body as { log: Json[] };
    expect(log.slice(-2)).toMatchObject([{ status: 503 }, { status: 200, operationId: 'listTaxes' }]);
    expect(JSON.stringify([log, server.sandbox.snapshot()])).not.toContain('a-secret-token');
    expect((await control('GET /outbox')).body).toEqual({ outbox: server.sandbox.outbox });
  });

  it('make organizations that never meet, and delete them', async () => {
    const control = controlOf(await start({ seed: 'empty' }));
    const [one, other] = await Promise.all([control('POST /organizations'), control('POST /organizations')]);
    expect([one.status, one.body, other.body]).toEqual([
      201,
      { organizationId: '10234696' },
      { organizationId: '10234697' },
    ]);
    await control('POST /records/taxes?organization_id=10234696', { tax_name: 'VAT', tax_percentage: 5 });
    expect((await control('GET /records/taxes?organization_id=10234696')).body['total']).toBe(1);
    expect((await control('GET /records/taxes?organization_id=10234697')).body['total']).toBe(0);
    expect((await control('DELETE /organizations/10234696')).status).toBe(200);
    expect((await control('GET /records/taxes?organization_id=10234696')).status).toBe(400);
    expect((await control('DELETE /organizations/10234695')).status).toBe(400);
    expect((await control('GET /organizations')).body).toEqual({
      organizations: ['10234695', '10234697'].map((organizationId) => {
        return { organizationId, name: 'Juniper Outdoor Supply' };
      }),
    });
    expect((await control('POST /organizations', { organizationId: '10234697' })).status).toBe(400);
    expect((await control('POST /organizations', { organizationId: '' })).status).toBe(400);
  });

  it('give no organization the id of one that was deleted, whose late calls it would get', async () => {
    const control = controlOf(await start({ seed: 'empty' }));
    const first = (await control('POST /organizations')).body['organizationId'] as string;
    await control(`DELETE /organizations/${first}`);
    const second = (await control('POST /organizations')).body['organizationId'] as string;
    expect(BigInt(second)).toBe(BigInt(first) + 1n);
  });

  it('name the fields of a body where none is near what was sent', async () => {
    const control = controlOf(await start({ seed: 'empty' }));
    for (const [call, body, message] of [
      ['PUT /clock', { time: 'x' }, 'time is not a field of this body. It has now.'],
      ['PUT /clock', { no: 'x' }, 'no is not a field of this body. Did you mean now?'],
      ['POST /organizations', { id: '7' }, 'id is not a field of this body. It has organizationId, seed.'],
    ] as const)
      expect((await control(call, body)).body['message']).toBe(message);
  });

  it('take a snapshot, reset, and restore', async () => {
    const control = controlOf(await start({ seed: 'empty' }));
    await control('POST /records/taxes', { tax_name: 'VAT', tax_percentage: 5 });
    const { body: snapshot } = await control('GET /snapshot');
    await control('POST /reset');
    expect((await control('GET /records/taxes')).body['total']).toBe(0);
    expect((await control('POST /restore', snapshot)).body).toEqual({ unknownFields: [] });
    expect((await control('GET /records/taxes')).body['total']).toBe(1);
  });

  it.each([
    [
      'GET /checkpoint',
      undefined,
      40420,
      'unknown-url',
      'There is no control URL /sandbox/checkpoint. Did you mean /sandbox/checkpoints?',
    ],
    [
      'POST /organizations',
      { seed: 'bussy' },
      40001,
      'invalid',
      'seed must be story, empty, busy, a snapshot, or records by resource. Did you mean busy?',
    ],
    ['POST /checkpoints/none/restore', undefined, 40001, 'invalid', 'There is no checkpoint none. None is saved.'],
    ['GET /nothing', undefined, 40420, 'unknown-url', 'There is no control URL /sandbox/nothing'],
    ['DELETE /clock', undefined, 40521, 'wrong-method', 'This URL does not support DELETE. Use GET, PUT.'],
    ['GET /records/taxs', undefined, 40401, 'notFound', 'There is no resource taxs.'],
    ['GET /records/taxes/7', undefined, 40401, 'notFound', 'There is no record 7 in taxes.'],
    ['GET /records/taxes?page=0', undefined, 40001, 'invalid', 'page must be a whole number, 1 or more.'],
    ['POST /records/taxes', '{"__proto__":{"x":1}}', 40001, 'invalid', '__proto__ is not a valid field name.'],
    ['POST /records/taxes', '{', 40013, 'malformed-body', 'The body is not JSON.'],
    ['POST /records/taxes', '[]', 40001, 'invalid', 'The body must be a JSON object.'],
    ['POST /records/taxes', { tax_nme: 'VAT' }, 40008, 'unknown', 'A tax has no field tax_nme.'],
    ['POST /restore', { format: 99 }, 40001, 'invalid', 'this version reads only 1'],
    ['POST /simulate', { event: 'x', id: '1' }, 40001, 'invalid', 'There is no event x.'],
    ['POST /failures', { status: 200 }, 40001, 'invalid', 'status must be a whole number from 400 to 599, or any.'],
    ['GET /clock?organization_id=7', undefined, 40009, 'organization', 'organization_id 7 does not exist.'],
  ])('refuse %s with %j', async (call, body, code, reason, message) => {
    const { status, headers, body: refused } = await controlOf(await start())(call, body);
    expect(refused).toMatchObject({ code, message: expect.stringContaining(message) });
    expect([status, headers.get('x-sandbox-refusal')]).toEqual([Math.floor(code / 100), reason]);
  });

  it('say of a method that they lack which there are, and of a rule that refuses which one it is', async () => {
    const control = controlOf(await start());
    expect((await control('DELETE /clock')).headers.get('allow')).toBe('GET, PUT');
    const taken = await control('POST /records/taxes', { tax_name: 'IGST18', tax_percentage: 18 });
    expect([taken.status, taken.body['code']]).toEqual([400, 40004]);
    expect(taken.headers.get('x-sandbox-rule')).toBe('taxes.unique');
  });
});

describe('the document of the control URLs', () => {
  it('is valid OpenAPI, and is served', async () => {
    const text = JSON.stringify(controlDocument);
    expect(await lintParsed(JSON.parse(text), text, { struct: 'error' })).toEqual([]);
    expect((await controlOf(await start())('GET /openapi.json')).body).toEqual(JSON.parse(text));
  });

  it('describes what is answered', async () => {
    const control = controlOf(await start());
    const validator = openValidator(controlDocument as unknown as OpenApiDocument);
    // A stream of events does not end; test/sandbox/testing/events.e2e.test.ts reads it.
    const gets = ROUTES.filter(
      ({ method, path, type }) => method === 'GET' && !path.includes('{') && type === undefined,
    );
    expect(gets.length).toBeGreaterThan(5);
    for (const { path, answer } of gets) {
      expect(validator.violations(answer as never, (await control(`GET ${path}`)).body), path).toEqual([]);
    }
  });
});

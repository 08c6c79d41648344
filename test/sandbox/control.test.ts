import { describe, expect, test } from 'vitest';
import { createControl } from '../../sandbox/control/control.ts';
import { openSandbox } from '../../sandbox/sandbox.ts';
import { castId, type Json } from '../support/story.ts';
import { call, contract, opened, testJunk } from './control.ts';

describe('control URLs refuse what their document does not describe', () => {
  test.each<[string, unknown, string]>([
    ['POST /failures', { status: 503, operationId: 'nope' }, 'operationId: there is no operation nope.'],
    ['POST /failures', { status: 503, operationId: 'listTax' }, 'Did you mean listTaxes?'],
    [
      'POST /failures',
      { status: 503, operation_id: 'listTaxes' },
      'operation_id is not a field of this body. Did you mean operationId?',
    ],
    ['POST /failures', { status: 503, times: '2' }, 'times must be a whole number, 1 or more.'],
    ['POST /failures', {}, 'A failure needs a status, an answer or a delay.'],
    ['POST /clock/advance', { day: 1 }, 'day is not a field of this body. Did you mean days?'],
    ['POST /clock/advance', {}, 'The body must be an object with days, hours, minutes, or some of them.'],
    ['PUT /clock', { now: 'soon' }, 'now must be a time, such as 2026-03-28.'],
    ['PUT /clock', { time: '2027-01-01' }, 'time is not a field of this body.'],
    ['POST /organizations', { organisationId: '7' }, 'Did you mean organizationId?'],
    ['POST /organizations', { organizationId: 7 }, 'organizationId must be a non-empty string.'],
    ['POST /simulate', { event: 'invoices.view', id: castId(23001), inputs: {} }, 'Did you mean input?'],
    ['POST /simulate', { event: 'invoices.payByCard', id: castId(23001), input: { amont: 1 } }, 'Did you mean amount?'],
    ['POST /simulate', { event: 'invoices.veiw', id: castId(23001) }, 'Did you mean invoices.view?'],
    ['POST /restore', { format: 1, counter: {} }, 'counter is not a field of this body. Did you mean counters?'],
    ['POST /reset', { organization_id: '7' }, 'organization_id is not a field of this body.'],
    ['POST /reset', { seed: 'emty' }, 'Did you mean empty?'],
    ['POST /reset', { seed: { invoces: [] } }, 'seed.invoces: there is no such resource. Did you mean invoices?'],
    ['POST /organizations', { seed: { format: 1 } }, 'A snapshot must have counters and records.'],
    ['DELETE /organizations/7', { seed: 'empty' }, 'This URL does not accept a body.'],
    ['POST /factory/invoces', {}, 'Did you mean invoices?'],
    ['POST /factory/invoices', { status: 'overdo' }, 'Did you mean overdue?'],
    ['GET /records/taxes?per_pge=1', '', 'per_pge is not a parameter of this URL. Did you mean per_page?'],
    ['GET /records/taxes?page=x', '', 'page must be a whole number, 1 or more.'],
    ['GET /records/taxes?newest_first=yes', '', 'newest_first must be true or false.'],
    ['GET /records/taxes?page=1&page=2', '', 'page was sent more than once. Send it once.'],
    ['GET /clock?organisation_id=7', '', 'Did you mean organization_id?'],
    ['GET /organizations?organization_id=10234695', '', 'organization_id is not a parameter of this URL.'],
  ])('%s %j', (name, body, message) => {
    const before = opened.sandbox.snapshot();
    const answer = call(name, body);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
    expect(opened.sandbox.snapshot()).toEqual(before);
  });
});

describe('control URLs', () => {
  function opening() {
    const fresh = openSandbox(contract);
    const run = createControl(fresh, () => undefined);
    const post = (path: string, body: object, query = ''): Json => {
      const request = { method: 'POST', path, query: new URLSearchParams(query), body: JSON.stringify(body) };
      return (run(request) as { body: Json }).body;
    };
    return { ...fresh, post };
  }

  test('make an organization from a seed of its own, and reset it to that', () => {
    const { post, sandbox } = opening();
    const contacts = [{ contact_id: '11', contact_name: 'Peak Supply' }];
    expect(post('/organizations', { organizationId: '7', seed: { contacts } })).toEqual({ organizationId: '7' });
    const made = sandbox.organization('7');
    expect(made.records('contacts').list()).toMatchObject(contacts);
    made.records('contacts').add({ contact_name: 'Other' });
    post('/reset', {}, 'organization_id=7');
    expect(made.records('contacts').list()).toMatchObject(contacts);
    expect(sandbox.records('contacts').get('11')).toBeUndefined();
  });

  test('reset an organization to another seed, from then on', () => {
    const { post, sandbox } = opening();
    post('/reset', { seed: 'empty' });
    expect(sandbox.records('contacts').list()).toEqual([]);
    sandbox.records('contacts').add({ contact_name: 'Other' });
    post('/reset', {});
    expect(sandbox.records('contacts').list()).toEqual([]);
    expect(sandbox.organization('7').records('contacts').list()).not.toEqual([]);
  });

  test('make no organization from a seed that is refused', () => {
    const { post, organizations } = opening();
    post('/organizations', { organizationId: '7', seed: { contacts: [{ contct_name: 'x' }] } });
    expect(organizations.find('7')).toBeUndefined();
  });

  test('ignore fields that no record has, if they are asked to', () => {
    const filter = encodeURIComponent(JSON.stringify({ totl: 1, status: 'overdue' }));
    expect(call(`GET /records/invoices?sort=totl&filter=${filter}`).status).toBe(400);
    const { status, body } = call(`GET /records/invoices?sort=ttl&filter=${filter}&ignore_unknown=true`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ignored: ['totl', 'ttl'], names: ['INV-25-111'], total: 1 });
    const hostile = encodeURIComponent('{"__proto__":1}');
    expect(call(`GET /records/taxes?filter=${hostile}&ignore_unknown=true`)).toMatchObject({
      status: 200,
      body: { ignored: ['__proto__'], total: 4 },
    });
    expect(call('GET /records/taxes?sort=tax_name&ignore_unknown=true').body).not.toHaveProperty('ignored');
  });

  test('say whether there is a record, without an error', () => {
    const found = (id: string, resource = 'taxes'): Json =>
      call(`GET /records/${resource}?filter=${encodeURIComponent(JSON.stringify({ tax_id: id }))}`).body;
    expect(found(castId(11001))).toMatchObject({ records: [{ tax_id: castId(11001) }], total: 1 });
    expect(found('1')).toEqual({ records: [], names: [], total: 0 });
    expect(found('__proto__')).toEqual({ records: [], names: [], total: 0 });
  });

  test('make a record in a state', () => {
    const { post, sandbox } = opening();
    const { record } = post('/factory/invoices', { status: 'overdue' }) as { record: Json };
    expect(record['status']).toBe('overdue');
    expect(sandbox.records('invoices').get(record['invoice_id'] as string)).toEqual(record);
  });
});

testJunk(8);

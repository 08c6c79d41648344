import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openValidator } from '../../scripts/validator.ts';
import type { Operation } from '../../src/contract.ts';
import { contract, operations } from '../support/document.ts';
import { startPrism, type Mock } from '../support/mock.ts';

const validator = openValidator(contract);

let mock: Mock;
beforeAll(async () => {
  mock = await startPrism();
});
afterAll(() => mock.stop());

/** Calls an operation with the examples of its parameters, and its sample or another body. */
function call(operation: Operation, body = requestBody(operation), change: (url: URL) => void = () => {}): Promise<Response> {
  const path = operation.parameters
    .filter(({ in: place }) => place === 'path')
    .reduce((template, { name }) => template.replace(`{${name}}`, '4815162342481516001'), operation.path);
  const url = new URL(mock.url + path);
  for (const { name, required } of operation.parameters.filter(({ in: place }) => place === 'query')) {
    if (required) url.searchParams.set(name, '10234695');
  }
  change(url);
  return fetch(url, {
    method: operation.method.toUpperCase(),
    headers: { Authorization: 'Service-oauthtoken demo', ...(typeof body === 'string' && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
}

function requestBody({ object }: Operation): string | FormData | undefined {
  const content = object.requestBody?.content;
  const json = content?.['application/json'];
  if (json) return JSON.stringify(json.example);
  if (!content?.['multipart/form-data']) return undefined;
  const form = new FormData();
  for (const name of ['image', 'attachment']) form.set(name, new Blob(['a picture'], { type: 'image/png' }), 'picture.png');
  return form;
}

describe('every operation', () => {
  it.each(operations)('$id answers with its sample, or with what its schema allows', async (operation) => {
    const response = await call(operation);
    expect(response.status).toBe(Number(operation.successStatus));
    const content = operation.object.responses[operation.successStatus]!.content!;
    const json = content['application/json'];
    if (json) {
      const body = await response.json();
      expect(validator.violations(json.schema, body)).toEqual([]);
      expect(body).toEqual(json.example);
    } else {
      expect(response.headers.get('content-type')).toContain(Object.keys(content)[0]);
    }
  });
});

describe('a call that does not hold to the contract', () => {
  const createTax = operations.find(({ id }) => id === 'createTax')!;
  const createContact = operations.find(({ id }) => id === 'createContact')!;

  /** The status of a refusal and the places that Prism names in it. */
  async function refusal(response: Promise<Response>): Promise<{ status: number; places: string[] }> {
    const { status, headers } = await response;
    const violations: { location: string[] }[] = JSON.parse(headers.get('sl-violations') ?? '[]');
    return { status, places: violations.map(({ location }) => location.join('.')) };
  }

  it('is refused for a wrong type', async () => {
    const response = call(createTax, JSON.stringify({ tax_percentage: 'twelve' }));
    expect(await refusal(response)).toEqual({ status: 400, places: ['request.body.tax_percentage'] });
  });

  it('is refused for a value outside a set', async () => {
    const response = call(createTax, JSON.stringify({ tax_type: 'luxury' }));
    expect(await refusal(response)).toEqual({ status: 400, places: ['request.body.tax_type'] });
  });

  it('is refused without a required field', async () => {
    const response = call(createContact, JSON.stringify({ company_name: 'Ridgeline Treks' }));
    expect(await refusal(response)).toEqual({ status: 400, places: ['request.body'] });
  });

  it('is refused for a rule between fields', async () => {
    const body = { contact_name: 'Ridgeline Treks', is_taxable: false, tax_id: '4815162342481511001' };
    const { status, places } = await refusal(call(createContact, JSON.stringify(body)));
    expect(status).toBe(400);
    expect(places).toContain('request.body');
  });

  it('is refused without organization_id', async () => {
    const response = call(createTax, requestBody(createTax), (url) => url.searchParams.delete('organization_id'));
    expect(await refusal(response)).toEqual({ status: 400, places: ['request.query'] });
  });

  it('is refused without a token', async () => {
    const response = await fetch(`${mock.url}/settings/taxes?organization_id=10234695`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 401 });
  });
});

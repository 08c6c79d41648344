import { createTax, getTax, listTaxes } from 'inventory-service-api/samples';

const ANSWERS = {
  'GET /settings/taxes': [200, listTaxes.response],
  'POST /settings/taxes': [201, createTax.response],
  'GET /settings/taxes/{id}': [200, getTax.response],
};

/** A `fetch` that answers with samples. */
export async function fetchOfSamples(url, { method = 'GET' } = {}) {
  const path = new URL(url).pathname.replace('/inventory/v1', '').replace(/\d+$/, '{id}');
  const [status, body] = ANSWERS[`${method} ${path}`] ?? [404, { code: 404, message: 'no such record' }];
  return Response.json(body, { status });
}

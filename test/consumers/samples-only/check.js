import assert from 'node:assert/strict';
import { createTax, getTax } from 'inventory-service-api/samples';
import { fetchOfSamples } from './fetch-of-samples.js';

const base = 'https://inventory.example.com/inventory/v1/settings/taxes';

const created = await fetchOfSamples(base, { method: 'POST', body: JSON.stringify(createTax.request) });
assert.equal(created.status, 201);
assert.deepEqual(await created.json(), createTax.response);

const found = await fetchOfSamples(`${base}/${getTax.response.tax.tax_id}?organization_id=10234695`);
assert.equal((await found.json()).tax.tax_name, getTax.response.tax.tax_name);

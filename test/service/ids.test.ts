import { describe, expect, it } from 'vitest';
import { createMockEngine } from '../../src/mock/mock-engine.ts';
import { contract } from '../support/document.ts';
import { callOf, operationOf } from '../support/mock-calls.ts';
import { openService } from '../support/service.ts';

/** 2^63 - 1, and further than any number format. */
const IDS = ['9223372036854775807', '9007199254740993', '123456789012345678901234567890'];

/** An integer, as it stands in JSON; `JSON.stringify` can't write it. */
const withRawIds = (json: string): string => json.replaceAll(/"#(\d+)"/g, '$1');

const echoing = await openService();
const mock = await openService({ engine: await createMockEngine(contract, { seed: '' }) });

describe('ids beyond 2^53', () => {
  it.each(IDS)('%s reaches the engine digit for digit, from URL, query and body', async (id) => {
    const call = callOf(operationOf('updateInvoice'));
    const body = withRawIds(
      JSON.stringify({
        customer_id: id,
        line_items: [{ item_id: `#${id}`, rate: 1.5, quantity: 2 }],
        other_ids: [`#${id}`],
      }),
    );
    const response = await echoing.send({ ...call, path: `/invoices/${id}?organization_id=${id}`, body });
    expect(await response.json()).toMatchObject({
      path: { invoice_id: id },
      query: { organization_id: id },
      body: { customer_id: id, line_items: [{ item_id: id, rate: 1.5, quantity: 2 }], other_ids: [id] },
    });
  });

  it.each(IDS)('%s is valid as a number and as text', async (id) => {
    const call = callOf(operationOf('createInvoice'));
    const sample = JSON.parse(call.body as string) as { line_items: { item_id: string }[] };
    for (const form of [id, `#${id}`]) {
      sample.line_items[0]!.item_id = form;
      const response = await mock.send({ ...call, body: withRawIds(JSON.stringify(sample)) });
      expect(response.status, await response.text()).toBe(201);
    }
  });

  it('are valid in a URL and refused with every digit', async () => {
    const call = callOf(operationOf('getInvoice'));
    expect((await mock.send({ ...call, path: `/invoices/${IDS[2]}?organization_id=1` })).status).toBe(200);
    const unknown = await mock.send({ ...call, path: `/invoices/${IDS[2]}/nothing` });
    expect(await unknown.text()).toContain(`/inventory/v1/invoices/${IDS[2]}/nothing`);
  });

  it('come back in samples as they stand there', async () => {
    const text = await (await mock.send(callOf(operationOf('getInvoice')))).text();
    expect(text).toMatch(/"invoice_id":"4815162342481523001"/);
  });
});

import { describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/public/sandbox.ts';
import { expectCall, sandboxMatchers } from '../../../src/public/sandbox-testing.ts';
import { callerOf } from '../../support/sandbox-calls.ts';

/** A sandbox with two calls of taxes, one of them refused, and an event. */
async function called(): Promise<Sandbox> {
  const sandbox = createSandbox();
  const call = callerOf(sandbox);
  await call('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 });
  await call('getTax', { tax_id: '1' });
  await call('listItems', { page: 2, per_page: 10 });
  const [sent] = sandbox
    .records('shipmentOrders')
    .list()
    .filter(({ status }) => status === 'shipped');
  sandbox.simulate('shipmentOrders.deliver', sent!.shipment_id!);
  return sandbox;
}

describe('calls', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ operationId: 'createTax' }, [1]],
    [{ operationId: 'createTax', body: { tax_name: 'VAT' } }, [1]],
    [{ operationId: 'createTax', body: { tax_name: 'GST' } }, []],
    [{ operationId: 'createTax', body: { tax_name: 'VAT', tax_type: 'tax' } }, []],
    [{ method: 'POST' }, [1]],
    [{ status: 404 }, [2]],
    [{ operationId: 'getTax', path: { tax_id: '1' } }, [2]],
    [{ path: { tax_id: '2' } }, []],
    [{ query: { page: 2 } }, [3]],
    [{ from: 2 }, [2, 3]],
    [{ from: 9 }, []],
    [{ event: 'shipmentOrders.deliver' }, [4]],
    [{ operationId: undefined, status: undefined }, [1, 2, 3]],
  ] as const)('%j are those with all that is named', async (filter, numbers) => {
    expect((await called()).calls(filter).map(({ number }) => number)).toEqual(numbers);
  });

  it('have arrays with as many entries, each with all that is named', async () => {
    const sandbox = createSandbox();
    const line = { item_id: '4815162342481523101', rate: 1, quantity: 2 };
    await callerOf(sandbox)('createInvoice', {}, { customer_id: '1', line_items: [line] });
    const of = (...line_items: object[]): number => sandbox.calls({ body: { line_items } }).length;
    expect([of({ rate: 1 }), of({ rate: 2 }), of({ rate: 1 }, {}), of()]).toEqual([1, 0, 0, 0]);
  });

  it.each([
    [{ operation: 'createTax' }, 'operation is not a field of a filter of calls.'],
    [{ opperationId: 'createTax' }, 'Did you mean operationId?'],
    [{ operationId: 'createTaxes' }, 'operationId: there is no operation createTaxes. Did you mean createTax?'],
    [{ operationId: 'getTax', path: { taxid: '1' } }, 'Did you mean tax_id?'],
    [{ status: '404' }, 'status must be a whole number.'],
    [{ body: 'VAT' }, 'body must be an object.'],
    [{ from: 0 }, 'from must be a whole number, 1 or more.'],
    [{ method: 'post' }, 'method must be one of GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS. Did you mean POST?'],
    [{ event: 'invoices.payByCrd' }, 'Did you mean invoices.payByCard?'],
    [{ failure: { answr: 'lost' } }, 'Did you mean answer?'],
    [{ failure: { answer: 'losst' } }, 'Did you mean lost?'],
    [
      { operationId: 'createTax', body: { taxname: 'VAT' } },
      'createTax has no body.taxname. Did you mean body.tax_name?',
    ],
    [
      { operationId: 'createInvoice', body: { line_items: [{ itemid: '1' }] } },
      'createInvoice has no body.line_items[0].itemid.',
    ],
    [{ operationId: 'listItems', query: { pge: 2 } }, 'listItems has no query.pge. Did you mean query.page?'],
  ])('%j is no filter', (filter, message) => {
    const ask = (): unknown => createSandbox().calls(filter as object);
    expect(ask).toThrow(RangeError);
    expect(ask).toThrow(message);
  });

  it('are found by what the contract does not have, if it was sent', async () => {
    const sandbox = createSandbox();
    const filter = { operationId: 'createInvoice', body: { line_items: [{ itemid: '1' }] } } as const;
    await callerOf(sandbox)('createInvoice', {}, { customer_id: '1', line_items: [{ itemid: '1' }] });
    expect(sandbox.calls(filter)).toHaveLength(1);
    expect(sandbox.calls({ ...filter, body: { line_items: [{ itemid: '2' }] } })).toEqual([]);
    expect(() => sandbox.calls({ ...filter, body: { line_itms: [] } })).toThrow('Did you mean body.line_items?');
  });

  it('have the URL without secrets, and the names of the fields of a form', async () => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox);
    await call('listTaxes', { access_token: 's3cr3t-value' });
    const form = new FormData();
    form.append('attachment', new Blob(['x'], { type: 'text/plain' }), 'a.txt');
    const [{ invoice_id } = {}] = sandbox.records('invoices').list();
    await call('addInvoiceAttachment', { invoice_id }, form);
    const [first, second] = sandbox.calls();
    expect(first).toMatchObject({ method: 'GET', query: { access_token: 'REDACTED' } });
    expect(first?.url).toBe('/inventory/v1/settings/taxes?organization_id=10234695&access_token=REDACTED');
    expect(second).toMatchObject({ method: 'POST', form: ['attachment'] });
    expect(JSON.stringify(sandbox.log)).not.toContain('s3cr3t');
  });
});

/** What an expectation fails with. */
async function failure(expectation: Parameters<typeof expectCall>[1], sandbox?: Sandbox): Promise<string> {
  const made = sandbox ?? (await called());
  try {
    expectCall(made, expectation);
  } catch (error) {
    return (error as Error).message;
  }
  return 'it was met';
}

describe('expectCall', () => {
  it('returns the calls that it expects', async () => {
    const sandbox = await called();
    expect(expectCall(sandbox, { operationId: 'createTax' })).toEqual(sandbox.calls({ operationId: 'createTax' }));
    expect(expectCall(sandbox, { operationId: 'deleteTax', times: 0 })).toEqual([]);
  });

  it('says what was called instead, and in what it differs', async () => {
    expect(await failure({ operationId: 'createTax', body: { tax_name: 'GST', tax_percentage: 5 }, status: 201 })).toBe(
      [
        'Expected a call to createTax with body {"tax_name":"GST","tax_percentage":5}, status 201.',
        'Calls that were made:',
        '  1. createTax: POST /inventory/v1/settings/taxes?organization_id=10234695 {"tax_name":"VAT","tax_percentage":5}, response 201',
        '     body.tax_name is "VAT" and not "GST"',
      ].join('\n'),
    );
    const other = await failure({ operationId: 'deleteTax' });
    expect(other).toContain('2. getTax: GET /inventory/v1/settings/taxes/1?organization_id=10234695, response 404');
    expect(other).toContain('operationId is "createTax" and not "deleteTax"');
    expect(await failure({ status: 201, times: 2 })).toMatch(
      /^Expected a call to any operation with status 201, 2 times\.\nIt was made once:/,
    );
    expect(await failure({ operationId: 'createTax', times: 0 })).toContain(
      '0 times.\nIt was made once:\n  1. createTax',
    );
    expect(await failure({ operationId: 'createTax' }, createSandbox())).toBe(
      'Expected a call to createTax.\nThe sandbox was not called at all.',
    );
  });

  it.each([-1, 1.5, NaN])('takes no times %s', async (times) => {
    expect(await failure({ times })).toBe(`times must be a whole number, 0 or more, but is ${times}.`);
  });

  it('lists ten calls', async () => {
    const sandbox = createSandbox();
    for (let count = 0; count < 12; count += 1) await callerOf(sandbox)('listTaxes');
    expect(await failure({ operationId: 'createTax' }, sandbox)).toMatch(/\n {2}10\. .*\n.*\n {2}and 2 more$/);
  });
});

describe('the matcher', () => {
  it.each<[unknown, unknown, string]>([
    [createSandbox(), { operationId: 'creatTax' }, 'Did you mean createTax?'],
    [createSandbox(), { operationid: 'createTax' }, 'Did you mean operationId?'],
    [createSandbox(), { operationId: 'createTax', body: { taxname: 'VAT' } }, 'Did you mean body.tax_name?'],
    [createSandbox(), { operationId: 'createTax', times: '2' }, 'but is "2".'],
    [createSandbox(), undefined, "must be an object, such as { operationId: 'createInvoice' }."],
    [undefined, { operationId: 'createTax' }, 'Pass a sandbox: '],
    [{}, { operationId: 'createTax' }, 'Pass a sandbox: '],
  ])('fails for %o with %j, also after not', (sandbox, expectation, message) => {
    const { toHaveCall } = sandboxMatchers;
    const ask = (): unknown => toHaveCall(sandbox as Sandbox, expectation as object);
    expect(ask).toThrow(RangeError);
    expect(ask).toThrow(message);
    expect(() => expectCall(sandbox as Sandbox, expectation as object)).toThrow(message);
  });

  const { toHaveCall } = sandboxMatchers;

  it('says the same, in both senses', async () => {
    const sandbox = await called();
    const [met, missed] = [toHaveCall(sandbox, { status: 404 }), toHaveCall(sandbox, { status: 500 })];
    if (met instanceof Promise || missed instanceof Promise) return expect.fail();
    expect([met.pass, missed.pass]).toEqual([true, false]);
    expect(met.message()).toMatch(
      /^Expected no call to any operation with status 404\.\nIt was made once:\n {2}2\. getTax/,
    );
    expect(missed.message()).toBe(await failure({ status: 500 }, sandbox));
    expect(() => toHaveCall(sandbox, { opperationId: 'x' } as object)).toThrow('Did you mean operationId?');
  });
});

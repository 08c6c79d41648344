import { beforeEach, describe, expect, it } from 'vitest';
import { createInventoryClient, type InventoryClient } from '../../src/public/client.ts';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';

let sandbox: Sandbox;
let inventory: InventoryClient;
let invoiceId: string;

beforeEach(async () => {
  sandbox = createSandbox();
  inventory = createInventoryClient({
    fetch: sandbox.fetch,
    baseUrl: sandbox.baseUrl,
    organizationId: sandbox.organizationId,
    accessToken: 'demo',
  });
  const { contact } = await inventory.contacts.create({ contact_name: 'Hubballi Outdoors', contact_type: 'customer' });
  const { invoice } = await inventory.invoices.create({
    customer_id: contact.contact_id,
    due_date: '2026-12-31',
    line_items: [{ name: 'Bottle', rate: 100, quantity: 2 }],
  });
  invoiceId = invoice.invoice_id;
});

const stateOf = async (): Promise<string> => (await inventory.invoices.get(invoiceId)).invoice.status!;

describe('what was read before', () => {
  it('is read again as it is after a call that changes it', async () => {
    expect(await stateOf()).toBe('draft');
    await inventory.invoices.markSent(invoiceId);
    expect(await stateOf()).toBe('sent');
    const listed = (await inventory.invoices.list().toArray()).find(({ invoice_id }) => invoice_id === invoiceId);
    expect(listed!.status).toBe('sent');
  });

  it('is another on a later day', async () => {
    await inventory.invoices.markSent(invoiceId);
    expect(await stateOf()).toBe('sent');
    sandbox.clock.set('2027-01-01T12:00:00Z');
    expect(await stateOf()).toBe('overdue');
  });

  it('is gone after a reset, and there again after a restore', async () => {
    const before = sandbox.snapshot();
    expect(await stateOf()).toBe('draft');
    sandbox.reset();
    await expect(stateOf()).rejects.toThrow(/There is no invoice/);
    sandbox.restore(before);
    expect(await stateOf()).toBe('draft');
  });

  it('is in the log once for each call', async () => {
    await stateOf();
    await stateOf();
    const reads = sandbox.log.filter(({ operationId }) => operationId === 'getInvoice');
    expect(reads.map(({ status, answer }) => [status, (answer!['invoice'] as { status: string }).status])).toEqual([
      [200, 'draft'],
      [200, 'draft'],
    ]);
  });

  it('fails once where a failure is asked for', async () => {
    await stateOf();
    sandbox.failNext({ status: 400, operationId: 'getInvoice' });
    await expect(stateOf()).rejects.toThrow('This failure was asked for.');
    expect(await stateOf()).toBe('draft');
  });
});

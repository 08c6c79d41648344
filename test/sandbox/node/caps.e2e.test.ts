import { describe, expect, it } from 'vitest';
import { createInventoryClient, type InventoryClient } from '../../../src/public/client.ts';
import type { SandboxServer } from '../../../src/public/sandbox-server.ts';
import { shippedContract } from '../../../src/sandbox/engine/shipped-contract.ts';
import { createGauge } from '../../../src/sandbox/node/caps/gauge.ts';
import { createLogSpace } from '../../../src/sandbox/node/caps/log-space.ts';
import { createLogBook } from '../../../src/sandbox/organizations/log-book.ts';
import { openSandbox } from '../../../src/sandbox/sandbox.ts';
import { controlOf, start } from '../../support/sandbox-server.ts';

function clientOf({ baseUrl }: SandboxServer, organizationId = '10234695'): InventoryClient {
  return createInventoryClient({ baseUrl, organizationId, accessToken: 'demo', limits: false, retries: 0 });
}

/** The status and the message of a call that is refused. */
const refusalOf = (call: PromiseLike<unknown>): PromiseLike<{ status: number; message: string }> =>
  call.then(
    () => Promise.reject(new Error('It was taken')),
    ({ status, message }) => ({ status, message }),
  );

describe('a sandbox that has as many records as it keeps', () => {
  it('refuses what would add some, says what to do, and goes on with the rest', async () => {
    const server = await start({ seed: 'empty' });
    const count = Object.values(server.sandbox.snapshot().records).flat().length;
    const full = await start({ seed: 'empty', maxRecords: count + 2 });
    const inventory = clientOf(full);
    const { tax } = await inventory.taxes.create({ tax_name: 'VAT5', tax_percentage: 5 });
    await inventory.taxes.create({ tax_name: 'VAT10', tax_percentage: 10 });
    const refusal = await refusalOf(inventory.taxes.create({ tax_name: 'VAT15', tax_percentage: 15 }));
    expect(refusal.status).toBe(507);
    expect(refusal.message).toContain(
      `The organization 10234695 has ${count + 2} records, and at most ${count + 2} are kept. Delete some, reset it with POST /sandbox/reset, or start the sandbox with a higher --max-records, in code maxRecords.`,
    );
    const refused = await controlOf(full)('POST /records/taxes', { tax_name: 'VAT15' });
    expect([refused.status, refused.headers.get('x-sandbox-refusal')]).toEqual([507, 'full']);
    expect(refused.body).toMatchObject({ code: 50726, message: expect.stringContaining('at most') });
    expect((await controlOf(full)('GET /calls?newest_first=true&per_page=1')).body['calls']).toMatchObject([
      { status: 507, method: 'POST' },
    ]);
    expect((await inventory.taxes.list()).taxes).toHaveLength(2);
    await inventory.taxes.delete((tax as { tax_id?: string }[])[0]!.tax_id!);
    await inventory.taxes.create({ tax_name: 'VAT15', tax_percentage: 15 });
  });

  it('takes something again after a reset', async () => {
    const empty = await start({ seed: 'empty' });
    const maxRecords = Object.values(empty.sandbox.snapshot().records).flat().length + 3;
    const server = await start({ seed: 'empty', maxRecords });
    const inventory = clientOf(server);
    let created = 0;
    const fill = async (): Promise<never> => {
      for (;;) {
        await inventory.taxes.create({ tax_name: `VAT ${(created += 1)}`, tax_percentage: 5 });
      }
    };
    expect((await refusalOf(fill())).status).toBe(507);
    expect(created).toBeLessThan(200);
    await controlOf(server)('POST /reset');
    await inventory.taxes.create({ tax_name: 'VAT 1', tax_percentage: 5 });
  });
});

describe('a sandbox that has as many bytes as it keeps', () => {
  it('refuses what would add some, until an organization is deleted', async () => {
    const server = await start({ maxBytes: 20_000 });
    const control = controlOf(server);
    await control('POST /organizations', { organizationId: '7' });
    const [first, second] = [clientOf(server), clientOf(server, '7')];
    const description = 'x'.repeat(1900);
    const fill = async (): Promise<never> => {
      for (let count = 0; ; count += 1) {
        await second.items.create({ name: `Bottle ${count}`, rate: 1, item_type: 'sales', description });
      }
    };
    const refusal = await refusalOf(fill());
    expect(refusal).toMatchObject({ status: 507, message: expect.stringContaining('at most 20000 are kept') });
    expect(refusal.message).toContain('--max-bytes, in code maxBytes');
    expect((await refusalOf(first.taxes.create({ tax_name: 'VAT', tax_percentage: 5 }))).status).toBe(507);
    await control('DELETE /organizations/7');
    await first.taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
  });

  it('counts as an organization takes it, whatever happens to it', () => {
    const caps = { maxOrganizations: 9, maxRecords: 10_000, maxBytes: 0, maxLog: 1000 };
    const { sandbox, organizations } = openSandbox(shippedContract());
    const bytes = (): number => Number(/have (-?\d+) bytes/.exec(createGauge(organizations, caps)('1')!.message)![1]);
    const known = createGauge(organizations, caps);
    const counted = (): number => Number(/have (-?\d+) bytes/.exec(known('1')!.message)![1]);
    expect(bytes()).toBe(0);
    const { tax_id } = sandbox.records('taxes').add({ tax_name: 'VAT', tax_percentage: 5 });
    expect(counted()).toBe(bytes());
    sandbox.records('taxes').update(tax_id!, { tax_name: 'A longer name' });
    expect(counted()).toBe(bytes());
    const snapshot = sandbox.snapshot();
    sandbox.organization('7').restore(snapshot);
    expect(counted()).toBe(bytes());
    organizations.remove('7');
    sandbox.reset();
    expect([counted(), bytes()]).toEqual([0, 0]);
  });
});

it('a sandbox that has as many organizations as it keeps says what to do', async () => {
  const server = await start({ seed: 'empty', maxOrganizations: 2, createsOrganizations: true });
  expect((await controlOf(server)('POST /organizations')).status).toBe(201);
  const message =
    'There are 2 organizations, and no more are taken. Delete one with DELETE /sandbox/organizations/<id>, or start the sandbox with a higher --max-organizations, in code maxOrganizations.';
  expect(await controlOf(server)('POST /organizations')).toMatchObject({ status: 400, body: { message } });
  expect((await refusalOf(clientOf(server, '9').taxes.list())).message).toContain(message);
});

describe('the log', () => {
  it('keeps the last calls of all organizations, as far as there is room', async () => {
    const server = await start({ seed: 'empty', maxLog: 6000 });
    await controlOf(server)('POST /organizations', { organizationId: '7' });
    const [first, second] = [clientOf(server), clientOf(server, '7')];
    await first.taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
    for (let count = 0; count < 40; count += 1) await second.taxes.list();
    expect(server.sandbox.log).toEqual([]);
    const { log } = server.sandbox.organization('7');
    expect(log.length).toBeGreaterThan(2);
    expect(log.length).toBeLessThan(40);
    expect(log.at(-1)).toMatchObject({ operationId: 'listTaxes', answer: { code: 0, taxes: [] } });
  });

  it('has room again when an organization is reset or deleted', () => {
    const space = createLogSpace(1000);
    const [one, other] = [createLogBook(space), createLogBook(space)];
    one.add('now', { status: 200, text: 'x'.repeat(500) });
    one.clear();
    other.add('now', { status: 200, text: 'x'.repeat(500) });
    expect([one.kept.length, other.kept.length]).toEqual([0, 1]);
    one.add('now', { status: 200, text: 'x'.repeat(500) });
    expect([one.kept.length, other.kept.length]).toEqual([1, 0]);
  });

  it('does not grow, however many calls there are', () => {
    const space = createLogSpace(1e9);
    const [idle, busy] = [createLogBook(space), createLogBook(space)];
    idle.add('now', { status: 200 });
    for (let count = 0; count < 5000; count += 1) busy.add('now', { status: 200 });
    expect([idle.kept.length, busy.kept.length]).toEqual([1, 1000]);
    expect(busy.kept.at(-1)!.entry.number).toBe(5000);
  });
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { createGauge } from '../../../sandbox/node/caps/gauge.ts';
import { createLogSpace } from '../../../sandbox/node/caps/log-space.ts';
import { createLogBook } from '../../../sandbox/organizations/log-book.ts';
import { openSandbox } from '../../../sandbox/sandbox.ts';
import { createInventoryClient, type InventoryClient } from '../../../src/public/client.ts';
import type { Sandbox } from '../../../src/public/sandbox.ts';
import { controlOf, start } from '../../support/sandbox-server.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

type Served = Pick<Sandbox, 'baseUrl'> & Partial<Pick<Sandbox, 'fetch'>>;

function clientOf({ baseUrl, fetch }: Served, organizationId = '10234695'): InventoryClient {
  return createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo', limits: false, retries: 0 });
}

/** The status and the message of a call that is refused. */
const refusalOf = (call: PromiseLike<unknown>): PromiseLike<{ status: number; message: string }> =>
  call.then(
    () => Promise.reject(new Error('It was taken')),
    ({ status, message }) => ({ status, message }),
  );

/** Creates contacts until one is refused. */
async function fill(inventory: InventoryClient): Promise<{ status: number; message: string }> {
  const notes = 'x'.repeat(1900);
  const create = async (): Promise<never> => {
    for (let count = 0; ; count += 1) await inventory.contacts.create({ contact_name: `Outdoors ${count}`, notes });
  };
  return refusalOf(create());
}

describe('a sandbox that is full', () => {
  it('refuses what would add some, says what to do, and goes on with the rest', async () => {
    const full = await start({ seed: 'empty', maxBytes: 60_000 });
    const inventory = clientOf(full);
    const refusal = await fill(inventory);
    expect(refusal.status).toBe(507);
    expect(refusal.message).toMatch(
      /The sandbox stores 6[0-2]\d{3} bytes, and its limit is 60000\. Delete organizations with DELETE \/sandbox\/organizations\/<id>, reset some with POST \/sandbox\/reset, or start the sandbox with a higher --max-bytes \(maxBytes in code\)\./,
    );
    const refused = await controlOf(full)('POST /records/taxes', { tax_name: 'VAT15' });
    expect([refused.status, refused.headers.get('x-sandbox-refusal')]).toEqual([507, 'full']);
    expect(refused.body).toMatchObject({ code: 50726, message: expect.stringContaining('its limit is') });
    expect((await controlOf(full)('GET /calls?newest_first=true&per_page=1')).body['calls']).toMatchObject([
      { status: 507, method: 'POST' },
    ]);
    const { contacts } = await inventory.contacts.list();
    expect(contacts!.length).toBeGreaterThan(5);
    await inventory.contacts.delete(contacts![0]!.contact_id!);
    await inventory.taxes.create({ tax_name: 'VAT15', tax_percentage: 15 });
  });

  it('accepts something again after a reset', async () => {
    const server = await start({ seed: 'empty', maxBytes: 60_000 });
    const inventory = clientOf(server);
    expect((await fill(inventory)).status).toBe(507);
    await controlOf(server)('POST /reset');
    await inventory.taxes.create({ tax_name: 'VAT 1', tax_percentage: 5 });
  });

  it('refuses calls to all organizations, until one is deleted', async () => {
    const server = await start({ maxBytes: 200_000 });
    const control = controlOf(server);
    await control('POST /organizations', { organizationId: '7' });
    const [first, second] = [clientOf(server), clientOf(server, '7')];
    expect(await fill(second)).toMatchObject({
      status: 507,
      message: expect.stringContaining('its limit is 200000'),
    });
    expect((await refusalOf(first.taxes.create({ tax_name: 'VAT', tax_percentage: 5 }))).status).toBe(507);
    await control('DELETE /organizations/7');
    await first.taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
  });

  it('refuses every control call that stores something', async () => {
    const server = await start({ seed: 'empty', maxBytes: 60_000 });
    const snapshot = server.sandbox.snapshot();
    await fill(clientOf(server));
    for (const [call, body] of [
      ['POST /organizations', {}],
      ['POST /reset', { seed: { taxes: [] } }],
      ['POST /restore', snapshot],
      ['POST /factory/taxes', {}],
      ['POST /simulate', { event: 'invoices.view', id: '1' }],
    ] as const)
      expect((await controlOf(server)(call, body)).status, call).toBe(507);
    expect((await controlOf(server)('POST /reset', { seed: 'empty' })).status).toBe(200);
  });

  it('creates no organization', async () => {
    const server = await start({ seed: 'empty', maxBytes: 500_000, createsOrganizations: true });
    const create = async (): Promise<never> => {
      for (let id = 100; ; id += 1) await clientOf(server, String(id)).taxes.list();
    };
    const refusal = await refusalOf(create());
    expect(refusal).toMatchObject({ status: 507, message: expect.stringContaining('--max-bytes (maxBytes in code)') });
    const { organizations } = (await controlOf(server)('GET /organizations')).body as { organizations: unknown[] };
    expect(organizations.length).toBeGreaterThan(15);
    expect(organizations.length).toBeLessThan(500_000 / 16_384);
    expect((await controlOf(server)('POST /organizations')).status).toBe(507);
    await clientOf(server, '100').taxes.list();
    await controlOf(server)('DELETE /organizations/100');
    expect((await controlOf(server)('POST /organizations')).status).toBe(201);
  });
});

describe('the bytes of a sandbox', () => {
  const bytesOf = (refuseFull: () => void): number => {
    try {
      refuseFull();
    } catch (error) {
      return Number(/stores (-?\d+) bytes/.exec((error as Error).message)![1]);
    }
    throw new Error('It is not full');
  };

  it('are those of its organizations, whatever happens to them', () => {
    const { sandbox, organizations } = openSandbox(shippedContract());
    const refuseFull = createGauge(organizations, 0);
    const measured = (): number => bytesOf(createGauge(organizations, 0));
    const counted = (): number => bytesOf(refuseFull);
    const atFirst = measured();
    expect(counted()).toBe(atFirst);
    const { tax_id } = sandbox.records('taxes').add({ tax_name: 'VAT', tax_percentage: 5 });
    expect(counted()).toBe(measured());
    sandbox.records('taxes').update(tax_id!, { tax_name: 'A longer name' });
    expect(counted()).toBe(measured());
    const [item] = sandbox.records('items').list();
    sandbox.records('items').update(item!.item_id!, { description: 'A record of the seed that was changed' });
    expect(counted()).toBe(measured());
    const snapshot = sandbox.snapshot();
    sandbox.organization('7').restore(snapshot);
    expect(counted()).toBe(measured());
    organizations.remove('7');
    sandbox.reset();
    expect([counted(), measured()]).toEqual([atFirst, atFirst]);
  });

  it('have the data of a seed once, however much of it is deleted', () => {
    const { sandbox, organizations } = openSandbox(shippedContract());
    const refuseFull = createGauge(organizations, 0);
    const alone = bytesOf(refuseFull);
    const ofSeed = alone - 16_384 - 128 * Object.values(sandbox.snapshot().records).flat().length;
    organizations.make('7');
    const both = bytesOf(refuseFull);
    expect(both - alone).toBeGreaterThan(16_384);
    expect(both - alone).toBeLessThan(alone / 2);
    const stores = organizations.all().map(({ store }) => store);
    for (const store of stores) {
      store.transaction(() => {
        for (const resource of store.resources()) for (const { id } of store.all(resource)) store.remove(resource, id);
      });
    }
    expect(bytesOf(refuseFull)).toBe(2 * 16_384 + ofSeed);
  });
});

describe('the log', () => {
  it('keeps the last calls of all organizations, as far as there is room', async () => {
    const { sandbox } = openSandbox(shippedContract(), { seed: 'empty' }, { logSpace: createLogSpace(6000) });
    const [first, second] = [sandbox, sandbox.organization('7')].map((each) => clientOf(each, each.organizationId));
    await first!.taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
    for (let count = 0; count < 40; count += 1) await second!.taxes.list();
    expect(sandbox.log).toEqual([]);
    const { log } = sandbox.organization('7');
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
    expect([one.rows.length, other.rows.length]).toEqual([0, 1]);
    one.add('now', { status: 200, text: 'x'.repeat(500) });
    expect([one.rows.length, other.rows.length]).toEqual([1, 0]);
  });

  it('does not grow, however many calls there are', () => {
    const space = createLogSpace(1e9);
    const [idle, busy] = [createLogBook(space), createLogBook(space)];
    idle.add('now', { status: 200 });
    for (let count = 0; count < 5000; count += 1) busy.add('now', { status: 200 });
    expect([idle.rows.length, busy.rows.length]).toEqual([1, 1000]);
    expect(busy.rows.at(-1)!.entry.number).toBe(5000);
  });

  it('counts no entry that a log has dropped since it holds no more', () => {
    // An entry without texts takes 300 bytes.
    const space = createLogSpace(1010 * 300);
    const [idle, busy] = [createLogBook(space), createLogBook(space)];
    idle.add('now', { status: 200 });
    for (let count = 0; count < 3000; count += 1) busy.add('now', { status: 200 });
    expect([idle.rows.length, busy.rows.length]).toEqual([1, 1000]);
    for (let count = 0; count < 9; count += 1) idle.add('now', { status: 200 });
    expect([idle.rows.length, busy.rows.length]).toEqual([10, 1000]);
    idle.add('now', { status: 200 });
    expect([idle.rows.length, busy.rows.length]).toEqual([10, 1000]);
  });

  it.each([
    ['the log is full', 1e9],
    ['there is no room', 300 * 100],
  ])('frees the memory of entries that are dropped since %s', async (_, room) => {
    const space = createLogSpace(room);
    const [idle, busy] = [createLogBook(space), createLogBook(space)];
    const add = (): WeakRef<object> => {
      busy.add('now', { status: 200 });
      return new WeakRef(busy.rows.at(-1)!);
    };
    idle.add('now', { status: 200 });
    const dropped = Array.from({ length: 1000 }, add);
    for (let count = 0; count < 4000; count += 1) busy.add('now', { status: 200 });
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    expect(dropped.filter((reference) => reference.deref() !== undefined)).toEqual([]);
  });
});

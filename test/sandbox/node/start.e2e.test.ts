import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { rules } from '../../../sandbox/resources/index.ts';
import { createInventoryClient } from '../../../src/public/client.ts';
import { assumed, rule } from '../../../src/public/sandbox.ts';
import {
  SandboxError,
  SandboxOptionError,
  type SandboxServer,
  startSandbox,
} from '../../../src/public/sandbox-server.ts';
import type { LogEntry } from '../../../src/service/log.ts';
import { start } from '../../support/sandbox-server.ts';
import type { Json } from '../../support/story.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

function clientOf({ baseUrl }: SandboxServer, organizationId = '10234695') {
  return createInventoryClient({ baseUrl, organizationId, accessToken: 'demo', limits: false, retries: 0 });
}

describe('a sandbox over HTTP', () => {
  it('keeps what it is sent', async () => {
    const inventory = clientOf(await start());
    const { contact } = await inventory.contacts.create({
      contact_name: 'Hubballi Outdoors',
      contact_type: 'customer',
    });
    const { item } = await inventory.items.create({ name: 'Bottle', rate: 100, item_type: 'sales' });
    const { invoice } = await inventory.invoices.create({
      customer_id: contact.contact_id!,
      line_items: [{ item_id: item.item_id!, quantity: 2 }],
    });
    await inventory.invoices.markSent(invoice.invoice_id!);
    const { invoices } = await inventory.invoices.list();
    const found = (invoices as readonly object[] as Json[]).filter(
      ({ invoice_id }) => invoice_id === invoice.invoice_id,
    );
    expect(found.map(({ total, balance, status }) => [Number(total), Number(balance), status])).toEqual([
      [200, 200, 'sent'],
    ]);
  });

  it('has a clock that goes on in real time from where it starts', async () => {
    const server = await start({ now: '2026-04-01T00:00:00Z' });
    const first = server.sandbox.clock.now();
    expect(first).toBeGreaterThanOrEqual(Date.parse('2026-04-01T00:00:00Z'));
    await expect.poll(() => server.sandbox.clock.now()).toBeGreaterThan(first);
    server.sandbox.clock.set('2026-05-01T00:00:00Z');
    expect(server.sandbox.clock.now()).toBeGreaterThanOrEqual(Date.parse('2026-05-01T00:00:00Z'));
  });

  it('follows the clock of this machine, after a reset as well', async () => {
    const server = await start({ now: 'system' });
    for (const _ of ['started', 'reset']) {
      const ahead = server.sandbox.clock.now() - Date.now();
      expect(Math.abs(ahead)).toBeLessThan(60_000);
      server.sandbox.clock.advance({ days: 400 });
      server.sandbox.reset();
    }
  });

  it('refuses an organization that does not exist, or makes it', async () => {
    await expect(clientOf(await start(), '7').taxes.list()).rejects.toThrow('organization_id 7 does not exist');
    const server = await start({ createsOrganizations: true, seed: 'empty' });
    await clientOf(server, '7').taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
    expect((await clientOf(server, '7').taxes.list()).taxes).toHaveLength(1);
    expect((await clientOf(server, '8').taxes.list()).taxes).toEqual([]);
  });

  it('starts from the snapshot in a file', async () => {
    const first = await start({ seed: 'empty' });
    await clientOf(first).taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
    const file = path.join(folder, 'snapshot.json');
    writeFileSync(file, JSON.stringify(first.sandbox.snapshot()));
    const { taxes } = await clientOf(await start({ seed: file })).taxes.list();
    expect(taxes).toMatchObject([{ tax_name: 'VAT' }]);
  });

  it('logs requests, delays and fails as it is asked to, and keeps secrets out of its log', async () => {
    const log: LogEntry[] = [];
    const server = await start({ failures: [{ status: 'any', share: 1 }], log: (entry) => log.push(entry) });
    await expect(clientOf(server).taxes.list()).rejects.toThrow('This failure was asked for.');
    expect(log).toMatchObject([{ operationId: 'listTaxes', refusal: 'fault', failure: { status: 'any', share: 1 } }]);
    expect(server.sandbox.log).toMatchObject([{ operationId: 'listTaxes', failure: { status: 'any', share: 1 } }]);
    await fetch(`${server.baseUrl}/taxes?access_token=s3cr3t-value&page=1`);
    expect(server.sandbox.log.at(-1)).toMatchObject({
      url: expect.stringMatching(/access_token=REDACTED&page=1$/),
    });
    await fetch(`${server.baseUrl}/settings/taxes?organization_id=10234695&access_token=s3cr3t-value`, {
      headers: { Authorization: 'Service-oauthtoken s3cr3t-value' },
    });
    expect(server.sandbox.log.at(-1)).toMatchObject({ operationId: 'listTaxes' });
    expect(JSON.stringify(server.sandbox.log)).not.toContain('s3cr3t');
  });
});

describe('a refusal links to its rule', () => {
  const refused = (server: SandboxServer): Promise<Response> =>
    fetch(`${server.baseUrl}/settings/taxes?organization_id=10234695`, {
      method: 'POST',
      headers: {
        Authorization: 'Service-oauthtoken demo',
        'Content-Type': 'application/json',
        Origin: 'http://localhost:5173',
      },
      body: JSON.stringify({ tax_name: 'GST', tax_percentage: 200 }),
    });

  it('on a page that the server has, with rules of one’s own', async () => {
    const own = rule<() => void>('own.check', assumed('a < b & "c".', 'We tried it.'), () => {});
    const server = await start({ rules: { taxes: { checks: [own] } } });
    const response = await refused(server);
    expect(response.headers.get('x-sandbox-rule')).toBe('taxes.rate');
    expect(response.headers.get('access-control-expose-headers')).toContain('Link');
    const [, target = ''] = /^<(.+)>; rel="help"$/.exec(response.headers.get('link')!)!;
    const { pathname, hash } = new URL(target, server.url);
    const page = await fetch(server.url + pathname);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain(`<dt id="${hash.slice(1)}">`);
    expect(html).toContain('<dt id="own.check">');
    expect(html).toContain('a &lt; b &amp; &quot;c&quot;.');
    for (const { id } of rules()) expect(html).toContain(`<dt id="${id}">`);
    expect((await fetch(server.url + pathname, { method: 'POST' })).status).not.toBe(200);
  });

  it('unless control URLs are closed, as the page is then', async () => {
    const server = await start({ control: false });
    expect((await refused(server)).headers.get('link')).toBeNull();
    expect((await fetch(`${server.url}/sandbox/rules`)).status).toBe(403);
  });
});

describe("a sandbox that can't start says why", () => {
  const refusal = (options: object): Promise<unknown> => startSandbox(options).catch((error: unknown) => error);

  it.each([
    [{ sed: 'story' }, 'sed is not an option. Did you mean seed?'],
    [{ now: 'soon' }, 'now must be a time, such as 2026-03-28.'],
    [{ delay: 100 }, 'delay is not an option.'],
    [
      { failures: [{ status: 503, operationId: 'creatInvoice' }] },
      "failures[0] can't be used: operationId: there is no operation creatInvoice. Did you mean createInvoice?",
    ],
    [{ limits: 'some' }, 'limits must be none or documented.'],
    [{ strict: 'yes' }, 'strict must be true or false.'],
    [{ unknown: 'refused' }, 'unknown must be refuse or report. Did you mean refuse?'],
    [{ assumed: 'report' }, 'assumed must be refuse or answer.'],
    [
      { strict: true, unknown: 'report' },
      "strict rejects what is unknown, so unknown can't be report: leave one of them out.",
    ],
  ])('options %j', async (options, message) => {
    const error = await refusal(options);
    expect(error).toBeInstanceOf(SandboxOptionError);
    expect((error as Error).message).toBe(message);
  });

  it('seeds that are no snapshots', async () => {
    const file = path.join(folder, 'wrong.json');
    const messageOf = async (seed: string): Promise<string> => ((await refusal({ seed })) as SandboxError).message;
    expect(await messageOf('stroy')).toBe(
      "The seed stroy can't be read: there is no such file. A seed is story, empty, busy, a snapshot file, or a folder with a file for each resource. Did you mean story?",
    );
    writeFileSync(file, 'no JSON');
    expect(await messageOf(file)).toContain('it is not JSON');
    const csv = path.join(folder, 'contacts.csv');
    writeFileSync(csv, 'contact_id,contact_name\n11,Peak Supply\n');
    expect(await messageOf(csv)).toMatch(new RegExp(` To load a CSV file, pass its folder: ${folder}\\.$`));
    writeFileSync(file, '{"format":99}');
    expect(await messageOf(file)).toContain("The seed can't be used: format is 99, but this version reads only 1.");
  });

  it('an assumption that does not exist', async () => {
    const error = await refusal({ assumptions: { 'taxes.uniqe': false } });
    expect(error).toBeInstanceOf(SandboxError);
    expect((error as Error).message).toBe('assumptions: there is no rule taxes.uniqe. Did you mean taxes.unique?');
  });

  it('a port that is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await refusal({ port })).toMatchObject({
      message: expect.stringContaining(`Port ${port} of 127.0.0.1 is already in use`),
    });
  });
});

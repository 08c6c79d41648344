import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createInventoryClient, type InventoryClient } from '../../src/public/client.ts';
import { run as runHere } from './output.ts';
import { clientOf, emptyFolder, run, runInThread } from './sandbox.ts';

describe('the command sandbox', () => {
  it('prints its address, that of its page, and a line for each call, without tokens', async () => {
    const { baseUrl, page, output, child, ended } = await run();
    expect((await fetch(page)).headers.get('content-type')).toContain('text/html');
    await clientOf(baseUrl).taxes.list();
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(output()).toMatch(/^GET {4}200 \/inventory\/v1\/settings\/taxes\?\S+ listTaxes \d+\.\d ms$/m);
    expect(output()).not.toContain('demo');
  });

  it('follows the calendar of this machine with --clock now, and points out a document of another year', async () => {
    const day = (text: string): string => /^Date: +(\S+)\./m.exec(text)![1]!;
    const today = new Date().toISOString().slice(0, 10);
    const following = await run('--clock', 'now');
    expect([today, new Date().toISOString().slice(0, 10)]).toContain(day(following.output()));
    const standing = await run();
    expect(day(standing.output())).toBe('2026-03-28');
    const inventory = clientOf(standing.baseUrl);
    const { contacts } = await inventory.contacts.list();
    const line_items = [{ name: 'Tent', rate: 5 }];
    await inventory.invoices.create({
      customer_id: contacts.find(({ contact_type }) => contact_type === 'customer')!.contact_id,
      date: '2036-03-28',
      line_items,
    });
    await expect
      .poll(() => standing.output())
      .toContain(
        "createInvoice hint: date 2036-03-28 is 3653 days after the sandbox's date, 2026-03-28. Set its clock, or start it with --clock now. ",
      );
  });

  it('takes the tokens that it is told, as the workflow for scopes needs it', async () => {
    const page = readFileSync('openapi/workflows/README.md', 'utf8');
    const [, flags] = /start the sandbox with `(--token [^`]+)`/.exec(page)!;
    const baseUrl = await runInThread(...flags!.split(' '));
    const clientWith = (accessToken: string): InventoryClient =>
      createInventoryClient({ baseUrl, organizationId: '10234695', accessToken, limits: false });
    const created = clientWith('demo').contacts.create({ contact_name: 'Of a token' });
    await expect(created).resolves.toMatchObject({ contact: { contact_name: 'Of a token' } });
    await expect(clientWith('read-contacts').contacts.list()).resolves.toMatchObject({ code: 0 });
    const refused = clientWith('read-contacts').contacts.create({ contact_name: 'Refused' });
    await expect(refused).rejects.toMatchObject({ status: 401, message: expect.stringContaining('lacks the scope') });
    await expect(clientWith('other').contacts.list()).rejects.toMatchObject({ status: 401 });
  });
});

describe("a sandbox that can't start", () => {
  it.each<[args: string[], status: number, message: string]>([
    [
      ['--seed', 'stroy'],
      2,
      "The seed stroy can't be read: there is no such file. A seed is story, empty, busy, a snapshot file, or a folder with a file for each resource. Did you mean story?",
    ],
    [
      ['--seed', 'package.json'],
      2,
      "The seed package.json can't be read: it has no snapshot and no records. A seed is story, empty, busy, a snapshot file, or a folder with a file for each resource.",
    ],
    [
      ['--token', 'reader=ServiceAPI.contact.READ'],
      1,
      'tokens.reader.scopes[0]: there is no scope ServiceAPI.contact.READ. Did you mean ServiceAPI.contacts.READ?',
    ],
    [
      ['--token', ''],
      2,
      "--token must map each token, which can't be empty, to what it may do. See npx inventory-service-api sandbox --help.",
    ],
    [['--assumptions', '{file}'], 2, '{file}: assumptions: there is no rule taxes.uniqe. Did you mean taxes.unique?'],
    [
      ['--port', '{port}'],
      1,
      'Port {port} of 127.0.0.1 is already in use. Stop the other process, or choose another port; 0 picks a free one.',
    ],
  ])("says in one line why it can't start with %j, with the status %i", async (args, status, message) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const port = String((server.address() as AddressInfo).port);
    const file = `${emptyFolder()}-assumptions.yaml`;
    writeFileSync(file, 'taxes.uniqe: false\n');
    const fill = (text: string): string => text.replaceAll('{port}', port).replaceAll('{file}', file);
    const ran = await runHere(['sandbox', ...args.map(fill)]);
    expect(ran).toEqual({ status, stdout: '', stderr: `${fill(message)}\n` });
  });
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SandboxServer } from '../../../src/public/sandbox-server.ts';
import { expectCall, sandboxAt } from '../../../src/public/sandbox-testing.ts';
import { controlOf, start } from '../../support/sandbox-server.ts';
import type { Json } from '../../support/story.ts';

const TOKEN = 'a-secret-token';

/** A sandbox that was called: created, refused by the contract, not found. */
async function called(): Promise<SandboxServer> {
  const server = await start({ authorization: (token) => `Bearer ${token}` });
  const send = (path: string, method = 'GET', body?: string): Promise<unknown> =>
    fetch(`${server.baseUrl}${path}?organization_id=10234695`, {
      method,
      headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
    }).then((response) => response.arrayBuffer());
  await send('/contacts', 'POST', '{"contact_name":"D\'Souza & Co"}');
  await send('/contacts', 'POST', '{}');
  await send('/settings/taxes/1');
  return server;
}

const ask = async (server: SandboxServer, query: string): Promise<Json> =>
  (await controlOf(server)(`GET /log?${query}`)).body;

describe('GET /sandbox/log', () => {
  it('takes the filter, and refuses what it does not have', async () => {
    const server = await called();
    const body = encodeURIComponent('{"contact_name":"D\'Souza & Co"}');
    expect(await ask(server, `operationId=createContact&body=${body}`)).toMatchObject({
      log: [{ number: 1, status: 201 }],
      droppedUntil: 0,
    });
    expect(await ask(server, 'status=404&from=2')).toMatchObject({ log: [{ number: 3 }] });
    expect((await ask(server, 'operation=x'))['message']).toMatch(/^operation is not a parameter of this URL\./);
    expect((await ask(server, 'operationId=createContacts'))['message']).toContain('Did you mean createContact?');
    expect((await ask(server, 'body=x'))['message']).toBe('body must be an object.');
    expect((await ask(server, 'format=xml'))['message']).toBe('format must be one of json, curl.');
  });

  it('shows a log that was cut, and refuses to say which calls there were', async () => {
    const server = await start({ seed: 'empty' });
    const { baseUrl, sandbox } = server;
    const headers = { Authorization: 'Service-oauthtoken demo' };
    for (let count = 0; count < 1010; count += 1)
      await sandbox.fetch(`${baseUrl}/settings/taxes?organization_id=10234695`, { headers });
    const shown = await ask(server, '');
    const { droppedUntil, log } = shown as { droppedUntil: number; log: { number: number }[] };
    expect(droppedUntil).toBe(10);
    expect(log[0]?.number).toBe(droppedUntil + 1);
    expect((await ask(server, 'operationId=createTax'))['message']).toContain(
      `To check only later calls, pass from: ${droppedUntil + 1}, or`,
    );
    await expect(sandboxAt(server.url).calls()).rejects.toThrow('no longer contains the calls');
    await expect(expectCall(sandboxAt(server.url), { operationId: 'createTax', times: 0 })).rejects.toThrow(
      'no longer',
    );
    expect(await sandboxAt(server.url).calls({ from: droppedUntil + 1 })).toHaveLength(log.length);
  });

  it('says of a call that a failure met it', async () => {
    const server = await start({ seed: 'empty' });
    server.sandbox.failNext({ answer: 'lost', operationId: 'listTaxes' });
    const address = `${server.baseUrl}/settings/taxes?organization_id=10234695`;
    await fetch(address, { headers: { Authorization: 'Service-oauthtoken demo' } }).catch(() => undefined);
    const said = 'It got a failure that was asked for: {"answer":"lost","operationId":"listTaxes"}.';
    const headers = { 'X-Sandbox-Control': '1' };
    const commands = await (await fetch(`${server.url}/sandbox/log?format=curl`, { headers })).text();
    expect(commands).toContain(`, response 200\n# ${said}\ncurl `);
  });

  it('is commands for curl that do the same again', async () => {
    const server = await called();
    const headers = { 'X-Sandbox-Control': '1' };
    const response = await fetch(`${server.url}/sandbox/log?format=curl`, { headers });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const commands = await response.text();
    expect(commands).not.toContain(TOKEN);
    expect(commands).toContain('# 2. createContact, response 400\n# It broke the contract');
    const [first] = commands.split('\n\n');
    expect(first).toBe(`# 1. createContact, response 201
curl '${server.baseUrl}/contacts?organization_id=10234695' \\
  --header "Authorization: Bearer \${INVENTORY_ACCESS_TOKEN:-demo}" \\
  --json '{
    "contact_name": "D'\\''Souza & Co"
  }'`);
    await controlOf(server)('POST /reset');
    const { stdout } = await promisify(execFile)('sh', ['-c', first!.replace('curl', 'curl --silent')]);
    expect(JSON.parse(stdout)).toMatchObject({ contact: { contact_name: "D'Souza & Co" } });
    const one = await fetch(`${server.url}/sandbox/calls/4?format=curl`, { headers });
    expect(await one.text()).toContain('# 4. createContact, response 201');
  });
});

describe('a sandbox over HTTP', () => {
  it('says calls for curl as text, and that nothing or something else answers', async () => {
    const server = await called();
    expect(await sandboxAt(server.url).control('GET /log?format=curl')).toMatch(/^# 1\. createContact, response 201/);
    await server.close();
    await expect(sandboxAt(server.url).calls()).rejects.toThrow(
      `GET /log?from=1: nothing responds at ${server.url}. Start the sandbox first.`,
    );
    const other = createServer((_, response) => response.writeHead(404).end('<p>Not found')).listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await expect(sandboxAt(url).newOrganization()).rejects.toThrow(
      `POST /organizations: ${url} responded with 404, but not as a sandbox does`,
    );
  });
});

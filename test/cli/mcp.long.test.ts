import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SandboxServer, startSandbox } from '../../src/public/sandbox-server.ts';
import { start } from '../reference/program.ts';
import type { Json } from '../support/story.ts';
import { type Connected, connect, connectTo, orderToCash, PAID, PROGRAM } from './mcp.ts';

/** Of the tools, not of a service. */
const TOKEN = 't0ken-of-the-tools';

/** The operations that the target allows. */
const ALLOWED = ['createContact', 'createItem', 'createPackage', 'createShipmentOrder', 'createInvoice'].concat([
  'markInvoiceSent',
  'createCustomerPayment',
]);

let target: Promise<Connected & { server: SandboxServer }> | undefined;
afterAll(async () => {
  const connected = await target;
  await connected?.client.close();
  await connected?.server.close();
});

/** A target of all tests that need no other, with some operations that are allowed. */
function connectToTarget(): Promise<Connected & { server: SandboxServer }> {
  return (target ??= (async () => {
    const server = await startSandbox({ seed: 'empty', port: 0, tokens: { 'agent-token': {} } });
    const env = { INVENTORY_ACCESS_TOKEN: 'agent-token', INVENTORY_ORGANIZATION_ID: server.sandbox.organizationId };
    const args = ['--base-url', server.baseUrl, ...ALLOWED.flatMap((operation) => ['--allow', operation])];
    return { ...(await connect(args, env)), server };
  })());
}

describe('mcp', () => {
  it('goes from an order to cash on a target, with the operations that are allowed, and no other', async () => {
    const { server, use, call } = await connectToTarget();
    const order = async (body: Json): Promise<Json> =>
      server.sandbox.records('salesOrders').add(body) as unknown as Json;
    const invoice = await orderToCash(call, order);
    expect(invoice).toMatchObject(PAID);
    const { invoice_id } = invoice;
    expect(await use('call', { operationId: 'voidInvoice', parameters: { invoice_id } })).toEqual({
      isError: true,
      text: 'voidInvoice writes, and is not allowed. To allow it, restart this server with --allow voidInvoice.',
    });
    expect((await use('call', { operationId: 'addRecord' })).text).toContain('There is no operation "addRecord"');
    expect(server.sandbox.records('invoices').list()).toMatchObject([{ status: 'paid' }]);
  });

  it('names what the contract does not have, on the sandbox and on a target', async () => {
    const values = { operationId: 'createContact', body: { contact_name: 'Kadri Traders', contact_tpe: 'vendor' } };
    const sandbox = await connect();
    onTestFinished(() => sandbox.client.close());
    for (const { use } of [sandbox, await connectToTarget()])
      expect((await use('call', values)).text).toMatch(
        /^201\nnot in the contract: body\.contact_tpe \(did you mean contact_type\?\)\n/,
      );
  });
});

describe('mcp --http', () => {
  it('calls a service for those who have the token, which is never printed', async () => {
    const server = await startSandbox({ port: 0, tokens: { 'agent-token': {} } });
    onTestFinished(() => server.close());
    const env = {
      INVENTORY_ACCESS_TOKEN: 'agent-token',
      INVENTORY_ORGANIZATION_ID: server.sandbox.organizationId,
      INVENTORY_MCP_TOKEN: TOKEN,
    };
    const args = ['mcp', '--http', '--port', '0', '--base-url', server.baseUrl];
    const { until, output } = start(PROGRAM, args, { env });
    const [, url] = await until(/are at (\S+)\. Press Ctrl-C/);
    await expect(connectTo(url!)).rejects.toThrow('Send the header Authorization: Bearer <token>');
    await expect(connectTo(url!, 'agent-token')).rejects.toThrow('Send the header Authorization: Bearer <token>');
    const client = await connectTo(url!, TOKEN);
    const { content } = await client.callTool({ name: 'call', arguments: { operationId: 'listTaxes' } });
    expect((content as { text: string }[])[0]!.text).toMatch(/^200\n/);
    const write = await client.callTool({ name: 'call', arguments: { operationId: 'deleteTax' } });
    expect(write.content).toMatchObject([{ text: expect.stringContaining('deleteTax writes, and is not allowed.') }]);
    expect(output()).toContain('Using the token in INVENTORY_MCP_TOKEN.');
    expect(output()).not.toContain(TOKEN);
  });

  it('says where it answers, and ends with Ctrl-C while a client is connected', async () => {
    const { child, until, ended, output } = start(PROGRAM, ['mcp', '--http', '--port', '0']);
    const [, url] = await until(/^The tools are at (http:\/\/127\.0\.0\.1:\d+\/mcp)\. Press Ctrl-C to stop\.$/m);
    const client = await connectTo(url!);
    expect((await client.listTools()).tools).toHaveLength(4);
    child.kill('SIGINT');
    expect([await ended, output().split('\n')]).toEqual([0, [expect.any(String), '']]);
  });
});

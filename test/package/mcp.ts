import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it } from 'vitest';

/** Tests the tools for agents as a consumer has installed them. */
export function testMcp(consumer: () => string): void {
  it('serves tools for agents, with what the package brings', async () => {
    const client = new Client({ name: 'consumer', version: '1' });
    const cli = path.join(consumer(), 'node_modules/inventory-service-api/dist/cli.js');
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp'], cwd: consumer() }));
    const call = { name: 'call', arguments: { operationId: 'listTaxes' } };
    const { content } = await client.callTool(call);
    const { resources } = await client.listResources();
    const { contents } = await client.readResource({ uri: 'reference:///resources/invoices.md' });
    const { messages } = await client.getPrompt({ name: 'follow-guide', arguments: { guide: 'order-to-cash' } });
    await client.close();
    expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(['states', 'guides/order-to-cash']));
    expect((contents as { text: string }[])[0]!.text).toMatch(/^# Invoices\n/);
    expect(messages[1]!.content).toMatchObject({ resource: { text: expect.stringMatching(/^# Order to cash\n/) } });
    expect((content as { text: string }[])[0]!.text).toMatch(/^200\n[\s\S]*"tax_name":"IGST18"/);
  });
}

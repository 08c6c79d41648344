import { readdirSync, readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCatalogue } from '../../src/mcp/catalogue.ts';
import { createMcpServer } from '../../src/mcp/mcp-server.ts';
import { readPages } from '../../src/mcp/pages.ts';
import { sendToSandbox } from '../../src/mcp/send.ts';
import { contract } from '../support/document.ts';

const page = readFileSync('docs/agents.md', 'utf8');

/** Numbers as texts write them. */
const IN_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The first cells of the rows of a table, and what stands as code in the second one. */
function tableBelow(header: string): [name: string, code: string[]][] {
  const [, table = ''] = new RegExp(`\\n\\| ${header} +\\|.*\\n.*\\n((?:\\|.*\\n)+)`).exec(page) ?? [];
  return [...table.matchAll(/^\| `([^`]+)` +\|(.*?)\|/gm)].map(([, name, cell]) => [
    name!,
    [...cell!.matchAll(/`(\w+)`/g)].map(([, code]) => code!),
  ]);
}

let client: Client;
beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const calling = { send: sendToSandbox(), target: 'a sandbox', allowed: undefined };
  const pages = readPages({ 'llms.txt': '- [States](states.md): The states.', 'states.md': '# States' });
  await createMcpServer('1', createCatalogue(contract, undefined), calling, () => pages).connect(theirs);
  client = new Client({ name: 'tests', version: '1' });
  await client.connect(ours);
});

describe('docs/agents.md lists', () => {
  it('the tools', async () => {
    const { tools } = await client.listTools();
    expect(tableBelow('tool').map(([name]) => name)).toEqual(tools.map(({ name }) => name));
    expect(page).toContain(`serves ${IN_WORDS[tools.length]} tools`);
  });

  it('the prompts with their arguments', async () => {
    const { prompts } = await client.listPrompts();
    expect(tableBelow('prompt')).toEqual(
      prompts.map(({ name, arguments: own = [] }) => [name, own.map((argument) => argument.name)]),
    );
  });

  it('the skills that ship', () => {
    const skills = readdirSync('skills', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(
      tableBelow('skill')
        .map(([name]) => name)
        .sort(),
    ).toEqual(skills.map(({ name }) => name).sort());
    expect(page).toContain(`has ${IN_WORDS[skills.length]} skills`);
  });

  it('as many tasks as the example has', () => {
    expect(page).toContain(`has ${IN_WORDS[readdirSync('examples/agent-tasks/tasks').length]} tasks`);
  });
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, expect, it } from 'vitest';
import { compiledCli, compiledSandbox } from '../support/compiled-programs.ts';
import { callOver } from '../support/external/agent-calls.ts';
import { tasks } from '../support/external/agent-runs/index.ts';
import type { Row } from '../support/external/agent-runs/steps.ts';
import { partOf } from '../support/full.ts';

const PROGRAM = await compiledCli();

/** A copy of the example, with the package as it ships. */
const folder = mkdtempSync(path.join(tmpdir(), 'agent-tasks-'));
cpSync('examples/agent-tasks', folder, { recursive: true });
const installed = path.join(folder, 'node_modules/inventory-service-api');
mkdirSync(path.join(installed, 'dist'), { recursive: true });
// A copy: a link would lead to the programs in dist/ of the project, which are there only if they were compiled before.
cpSync('package.json', path.join(installed, 'package.json'));
cpSync('bin', path.join(installed, 'bin'), { recursive: true });
symlinkSync(path.resolve('generated'), path.join(installed, 'generated'));
for (const file of [
  PROGRAM,
  path.join(path.dirname(PROGRAM), 'sandbox-server.js'),
  await compiledSandbox('sandbox'),
  await compiledSandbox('sandbox-testing'),
])
  symlinkSync(file, path.join(installed, 'dist', path.basename(file)));

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill();
  rmSync(folder, { recursive: true });
});

/** Starts the program of the example. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [path.join(folder, 'run.mjs'), ...args]);
  started.push(child);
  let text = '';
  let told = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      told();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    /** Waits for a text, and returns what was printed so far. */
    async until(part: string) {
      const isOver = ended.then(() => true);
      while (!text.includes(part)) {
        const next = new Promise<boolean>((resolve) => {
          told = () => resolve(false);
        });
        if (await Promise.race([next, isOver])) break;
      }
      expect(text).toContain(part);
      return text;
    },
    enter: () => void child.stdin.write('\n'),
    ended: async () => ({ code: await ended, text }),
  };
}

/** Connects to the service with the settings that the program has written. */
async function connect(shown: string) {
  const file = /^MCP: +(\S+)/m.exec(shown)![1]!;
  const { mcpServers } = JSON.parse(readFileSync(file, 'utf8')) as {
    mcpServers: { inventory: { command: string; args: string[]; env: Record<string, string> } };
  };
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(new StdioClientTransport({ ...mcpServers.inventory, stderr: 'inherit' }));
  return client;
}

it.each(partOf(['order-to-cash', 'lost-payment'], 2))(
  '%s is given to an agent and graded, here and over HTTP',
  async (name) => {
    const task = tasks.find((one) => one.name === name)!;
    const run = start(name);
    const shown = await run.until('Press Enter');
    expect(shown).toContain(task.instruction);
    const url = /^Page: +(\S+)\/sandbox$/m.exec(shown)![1]!;
    const before = await start(name, '--grade', url).ended();
    expect(before).toEqual({ code: 1, text: expect.stringMatching(`^${name}: rejected\n- There is no new .*`) });

    const client = await connect(shown);
    await task.solutions[0]!.run(callOver(client));
    await client.close();
    expect(await start(name, '--grade', url).ended()).toEqual({ code: 0, text: `${name}: accepted\n` });
    run.enter();
    const { code, text } = await run.ended();
    expect({ code, text: text.slice(shown.length) }).toEqual({
      code: 0,
      text: expect.stringContaining(`${name}: accepted\n`),
    });
  },
);

it('what was changed past the service is refused', async () => {
  const run = start('transfer');
  const url = /^Page: +(\S+)\/sandbox$/m.exec(await run.until('Press Enter'))![1]!;
  const control = (path: string, body: Row) =>
    fetch(`${url}/sandbox${path}`, {
      method: 'POST',
      headers: { 'X-Sandbox-Control': '1' },
      body: JSON.stringify(body),
    });
  expect((await control('/records/contacts', { contact_name: 'Belagavi Cycles' })).status).toBe(201);
  expect((await control('/clock/advance', { days: 1 })).status).toBe(200);
  const { text } = await start('transfer', '--grade', url).ended();
  expect(text).toContain('- Contact Belagavi Cycles was created, which was not asked for.\n');
  expect(text).toContain('- Records were changed past the service: by the sandbox.\n');
  expect((await control('/reset', {})).status).toBe(200);
  run.enter();
  expect(await run.ended()).toEqual({
    code: 1,
    text: expect.stringContaining('- The sandbox was reset or restored during the run.\n'),
  });
});

it.each([
  [['transfre'], 'Choose one of the tasks, not transfre: order-to-cash, '],
  [['transfer', '--port', 'x'], '--port must be a port, such as 4010, and not x.'],
  [
    ['transfer', '--port', '4190'],
    '--port 4190 is one that fetch blocks, so no client could call it: take another, such as 4010.',
  ],
  [['transfer', '--grade', 'localhost'], 'url must be a URL, such as http://127.0.0.1:4010, not "localhost".'],
  [
    ['transfer', '--port', '1', '--grade', 'http://127.0.0.1'],
    "--grade starts no sandbox, so --port can't be combined with it.",
  ],
])('%j is refused', async (args, message) => {
  expect(await start(...args).ended()).toEqual({ code: 2, text: expect.stringContaining(message) });
});

it('without the package, it says so', async () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'agent-tasks-'));
  cpSync('examples/agent-tasks', bare, { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [path.join(bare, 'run.mjs')], { encoding: 'utf8' });
  rmSync(bare, { recursive: true });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^The package inventory-service-api is not there\. Make it first: see README\.md\.\n.*\n$/);
});

it('the tasks are listed', async () => {
  const { code, text } = await start().ended();
  expect(code).toBe(0);
  expect(text.match(/^\S+$/gm)).toEqual(tasks.map(({ name }) => name));
});

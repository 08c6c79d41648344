import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Program, watch } from '../reference/program.ts';
import { hasCurl } from '../support/curl.ts';
import { blocksBelow } from '../support/markdown.ts';
import type { Installation } from './installation.ts';

const NAME = 'inventory-service-api';

/** Where it is written how long the first answer took. */
const RECORD = 'dist/first-answer.json';

const start = promisify(execFile);

const readme = readFileSync('README.md', 'utf8');

/** The contact that README creates, under a new name each time. */
const NAMED = /^Hubballi Outdoors \d+$/;

const [integrator = '', tester = ''] = blocksBelow(readme, 'Start', 'ts');
const [create = ''] = blocksBelow(readme, 'Start', 'sh')
  .join('')
  .split('\n')
  .filter((line) => line.startsWith('curl '));

/** Tests that whoever has nothing but the name of the package gets as far as README says, by its commands. */
export function testReaders(installation: () => Installation): void {
  describe('by its name, in an empty folder', () => {
    let folder: string;
    let sandbox: Program;
    let origin: string;

    /** Runs what README runs by `npx`, in a process group of its own, which ends with the tests. */
    function npx(cwd: string, ...args: string[]): Program {
      return watch(spawn('npx', [NAME, ...args], { cwd, env: installation().registry.user, detached: true }));
    }

    async function node(file: string, code: string): Promise<string> {
      writeFileSync(path.join(folder, file), code.replace('http://127.0.0.1:4010', origin));
      return (await start(process.execPath, [file], { cwd: folder })).stdout;
    }

    beforeAll(async () => {
      folder = installation().emptyFolder('readers');
      const env = { ...installation().registry.user, NPM_CONFIG_CACHE: path.join(folder, 'empty-cache') };
      const began = performance.now();
      await start('npm', ['install', '--silent', NAME], { cwd: folder, env });
      const installed = performance.now();
      sandbox = npx(folder, 'sandbox', '--port', '0');
      [origin] = await sandbox.until(/http:\/\/127\.0\.0\.1:\d+/);
      const headers = { Authorization: 'Service-oauthtoken demo' };
      const answer = await fetch(`${origin}/inventory/v1/items?organization_id=10234695`, { headers });
      expect(answer.status).toBe(200);
      const seconds = (from: number, to: number): number => Number(((to - from) / 1000).toFixed(1));
      const times = { install: seconds(began, installed), firstAnswer: seconds(began, performance.now()) };
      mkdirSync(path.dirname(RECORD), { recursive: true });
      writeFileSync(RECORD, `${JSON.stringify({ ...times, unit: 's', node: process.version })}\n`);
      console.info(`From npm install by name to the first answer of the sandbox: ${times.firstAnswer} s`);
    });
    afterAll(() => {
      if (sandbox?.child.pid) process.kill(-sandbox.child.pid, 'SIGKILL');
    });

    it.skipIf(!hasCurl)('takes front-end developers to a contact that is created', async () => {
      const { stdout } = await start('sh', ['-c', `${create.replace('http://127.0.0.1:4010', origin)} --silent`]);
      expect(JSON.parse(stdout)).toMatchObject({ code: 0, contact: { contact_name: expect.stringMatching(NAMED) } });
    });

    it.skipIf(!hasCurl)('takes integrators to that contact', async () => {
      expect(readme).toContain('Save this as `first.mjs`');
      expect(await node('first.mjs', integrator)).toMatch(new RegExp(NAMED, 'm'));
    });

    it('takes testers to a service of their own', async () => {
      expect(await node('test.mjs', tester)).toMatch(/^[1-9]\d*\n$/);
    });

    it('takes readers to the reference', async () => {
      const reference = npx(folder, 'reference', '--port', '0');
      try {
        const [url] = await reference.until(/http:\/\/127\.0\.0\.1:\d+/);
        expect(await (await fetch(url)).text()).toContain('Inventory Service API');
      } finally {
        process.kill(-reference.child.pid!, 'SIGKILL');
      }
    });

    it('takes agents to tools', async () => {
      const client = new Client({ name: 'reader', version: '1' });
      await client.connect(
        new StdioClientTransport({
          command: 'npx',
          args: [NAME, 'mcp'],
          cwd: folder,
          env: installation().registry.user as Record<string, string>,
        }),
      );
      const { tools } = await client.listTools();
      await client.close();
      expect(tools.map(({ name }) => name)).toContain('call');
    });

    it('takes those who install nothing to the command line', async () => {
      const args = ['--yes', NAME, 'sample', 'createTax', '--request'];
      const cwd = installation().emptyFolder('npx');
      const { stdout } = await start('npx', args, { cwd, env: installation().registry.user });
      expect(JSON.parse(stdout)).toHaveProperty('tax_name');
    });
  });
}

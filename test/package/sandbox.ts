import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasChromium, launchChromium } from '../support/chromium.ts';
import { codeBelow } from '../support/markdown.ts';
import { runWorkflows } from '../workflows/respect.ts';
import { workflows } from '../workflows/workflows.ts';
import { nodeBinaries } from './consumer-tools.ts';
import { run } from './installation.ts';

const PACKAGE = 'node_modules/inventory-service-api';

const WORKFLOW = 'first-invoice.arazzo.yaml';

/** Tests the sandbox as a consumer has installed it: in a test, as a command, and in a page. */
export function testSandbox(consumer: () => string): void {
  describe('the sandbox of the package', () => {
    it('is tested with Vitest as docs/sandbox.md shows', async () => {
      const page = readFileSync(path.join(consumer(), PACKAGE, 'docs/sandbox.md'), 'utf8');
      const recipe = codeBelow(page, 'One organization for each test', 'ts');
      writeFileSync(path.join(consumer(), 'recipe.test.ts'), recipe);
      for (const node of await nodeBinaries())
        expect(run(node, ['node_modules/vitest/vitest.mjs', 'run'], consumer())).toMatch(/Tests +1 passed \(1\)/);
    });

    it('prints errors that nobody catches without its source', async () => {
      const entries = { sandbox: 'createSandbox({ sed: 1 })', probe: 'createProbe({})', verify: 'verifyExchange()' };
      for (const [entry, call] of Object.entries(entries)) {
        const file = path.join(consumer(), `${entry}-error.mjs`);
        writeFileSync(file, `import * as all from 'inventory-service-api/${entry}';\nall.${call};\n`);
        for (const node of await nodeBinaries()) {
          const { status, stderr } = spawnSync(node, [file], { encoding: 'utf8' });
          expect([status, stderr.split('\n', 1)[0]]).toEqual([1, expect.stringMatching(/^\w*Error: /)]);
        }
      }
    });

    it('runs a workflow of the package by the command, and keeps what it did in a folder', async () => {
      const first = await startCommand(consumer(), '--create-organizations', '--data', 'kept');
      const workflow = workflows.find(({ file }) => path.basename(file) === WORKFLOW)!;
      const shipped = { ...workflow, file: path.join(consumer(), PACKAGE, 'openapi/workflows', WORKFLOW) };
      const servers = { inventory: first.baseUrl, sandbox: `${new URL(first.baseUrl).origin}/sandbox` };
      const outcomes = await runWorkflows([shipped], servers, ['SCHEMA_CHECK']);
      const { steps, failures } = outcomes.get(workflow.id)!;
      expect(steps).toEqual(workflow.steps.map(({ stepId }) => stepId));
      expect(failures.filter((failure) => !failure.endsWith('schema check'))).toEqual([]);
      const paid = await invoicesAt(first.baseUrl);
      expect(paid.map(({ status }) => status)).toContain('paid');
      await first.kill('SIGKILL');

      const second = await startCommand(consumer(), '--data', 'kept');
      expect(await invoicesAt(second.baseUrl)).toEqual(paid);
      await second.kill('SIGINT');
    });

    it.skipIf(!hasChromium)('runs in a page that may load nothing but its own scripts', async () => {
      copyFileSync(
        path.join(consumer(), PACKAGE, 'dist/sandbox.global.js'),
        path.join(consumer(), 'sandbox.global.js'),
      );
      const server = createServer(({ url = '' }, response) => {
        response.setHeader('Content-Security-Policy', "default-src 'self'");
        response.setHeader('Content-Type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
        const file = path.join(consumer(), url === '/' ? 'index.html' : path.basename(url));
        if (existsSync(file)) response.end(readFileSync(file));
        else response.writeHead(404).end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      const browser = await launchChromium();
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await expect.poll(() => page.title()).toBe('Done: 5');
    });
  });
}

interface Command {
  baseUrl: string;
  kill(signal: NodeJS.Signals): Promise<unknown>;
}

/** Runs the command `sandbox` until it says where it answers. */
async function startCommand(cwd: string, ...args: string[]): Promise<Command> {
  const program = spawn(process.execPath, [`${PACKAGE}/dist/cli.js`, 'sandbox', '--port', '0', ...args], { cwd });
  onTestFinished(() => void program.kill('SIGKILL'));
  const ended = once(program, 'exit');
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await Promise.race([ended, expect.poll(() => printed, { timeout: 30_000 }).toContain('Ctrl-C')]);
  const [baseUrl] = /http:\/\/\S+\/inventory\/v1/.exec(printed) ?? [];
  expect(baseUrl, printed).toBeDefined();
  return {
    baseUrl: baseUrl!,
    kill(signal) {
      program.kill(signal);
      return ended;
    },
  };
}

/** The invoices of the organization in which the workflow runs. */
async function invoicesAt(baseUrl: string): Promise<{ invoice_id: string; status: string }[]> {
  const headers = { Authorization: 'Service-oauthtoken demo' };
  const response = await fetch(`${baseUrl}/invoices?organization_id=1`, { headers });
  const { invoices } = (await response.json()) as { invoices: { invoice_id: string; status: string }[] };
  return invoices.map(({ invoice_id, status }) => ({ invoice_id, status }));
}

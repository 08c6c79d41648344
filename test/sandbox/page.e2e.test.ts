import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { SANDBOX, SANDBOX_SCRIPT } from '../../scripts/lib/sandbox/bundle.ts';
import { hasChromium, launchChromium, noteMissingChromium, openPage } from '../support/chromium.ts';

noteMissingChromium();

/** Creates a tax, lists it, and sends what it finds to `report`. */
const FLOW = `
const BASE = 'https://inventory.example.com/inventory/v1/settings/taxes?organization_id=10234695';
const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
async function flow(createSandbox) {
  const sandbox = createSandbox({ seed: 'empty' });
  const body = JSON.stringify({ tax_name: 'VAT', tax_percentage: 5 });
  const created = await sandbox.fetch(BASE, { method: 'POST', headers, body });
  const wrong = await sandbox.fetch(BASE, { method: 'POST', headers, body: '{"tax_name":7}' });
  const { taxes } = await (await sandbox.fetch(BASE, { headers })).json();
  return [created.status, wrong.status, taxes.map((tax) => tax.tax_name)].join(' ');
}`;
const SHOW = '.then((text) => (document.title = text), (error) => (document.title = String(error)));';

const FILES: Record<string, string> = {
  'classic.html': '<!doctype html><script src="sandbox.global.js"></script><script src="classic.js"></script>',
  'classic.js': `${FLOW}\nflow(InventorySandbox.createSandbox)${SHOW}`,
  'module.html': '<!doctype html><script type="module" src="module.js"></script>',
  'module.js': `import { createSandbox } from './sandbox.js';\n${FLOW}\nflow(createSandbox)${SHOW}`,
  'worker.html': '<!doctype html><script src="start.js"></script>',
  'start.js': "new Worker('worker.js').onmessage = ({ data }) => (document.title = data);",
  'worker.js': `importScripts('sandbox.global.js');\n${FLOW}\nflow(InventorySandbox.createSandbox).then(postMessage, (error) => postMessage(String(error)));`,
};

describe.skipIf(!hasChromium)('the sandbox in a page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  let server: Server;
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    const where = { absWorkingDir: projectAt().root, bundle: true, outdir: folder };
    await Promise.all([build({ ...SANDBOX, ...where, format: 'esm' }), build({ ...SANDBOX_SCRIPT, ...where })]);
    for (const [name, content] of Object.entries(FILES)) writeFileSync(path.join(folder, name), content);
    const serve = sirv(folder);
    server = createServer((request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'self'");
      serve(request, response, () => {
        response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['classic', 'module', 'worker'])("runs under default-src 'self' and without a request: %s", async (kind) => {
    const { page, complaints } = await openPage(browser, [origin]);
    await page.goto(`${origin}/${kind}.html`);
    await page.waitForFunction(() => document.title !== '');
    expect(await page.title()).toBe('201 400 VAT');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('runs in a page that is a file', async () => {
    const folderUrl = pathToFileURL(folder).href;
    const { page, complaints } = await openPage(browser, [folderUrl]);
    await page.goto(`${folderUrl}/classic.html`);
    await page.waitForFunction(() => document.title !== '');
    expect(await page.title()).toBe('201 400 VAT');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

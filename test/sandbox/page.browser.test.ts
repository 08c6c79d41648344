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
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';

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
  'kept.html': '<!doctype html><script src="sandbox.global.js"></script><script src="kept.js"></script>',
  'kept.js': `
const { createSandbox, keepSandbox } = InventorySandbox;
const BASE = 'https://inventory.example.com/inventory/v1/settings/taxes?organization_id=10234695';
const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
async function run() {
  const keep = location.hash.slice(1);
  const sandbox = await keepSandbox(createSandbox({ seed: 'empty' }), { keep });
  const before = sandbox.records('taxes').list().length;
  const body = JSON.stringify({ tax_name: 'VAT' + before, tax_percentage: 5 });
  await sandbox.fetch(BASE, { method: 'POST', headers, body });
  return before + ' ' + (await (await sandbox.fetch(BASE, { headers })).json()).taxes.length;
}
run()${SHOW}`,
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

  it.each(['session', 'indexeddb'])('has what it had when the page is loaded again: %s', async (keep) => {
    const { page, complaints } = await openPage(browser, [origin]);
    const title = async (): Promise<string> => {
      await page.waitForFunction(() => document.title !== '');
      return page.title();
    };
    await page.goto(`${origin}/kept.html#${keep}`);
    expect(await title()).toBe('0 1');
    for (let reload = 1; reload < 4; reload += 1) {
      await page.reload();
      expect(await title()).toBe(`${reload} ${reload + 1}`);
    }
    expect(complaints).toEqual([]);
    const other = await page.context().newPage();
    await other.goto(`${origin}/kept.html#${keep}`);
    await other.waitForFunction(() => document.title !== '');
    // sessionStorage is that of a tab. A database is that of the origin, and open in the first one.
    expect(await other.title()).toMatch(keep === 'session' ? /^0 1$/ : /is open in another tab or worker/);
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

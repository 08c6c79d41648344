import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SandboxServer, startSandbox } from '../../../src/public/sandbox-server.ts';
import { hasChromium, launchChromium } from '../../support/chromium.ts';

describe.skipIf(!hasChromium)('a page of another origin', () => {
  let server: SandboxServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startSandbox({ seed: 'empty' });
    browser = await launchChromium();
    page = await browser.newPage();
    await page.route('http://evil.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>evil</title><body></body>' }),
    );
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  /** Sends a request from the page, and returns what the page learns of it. */
  const send = (path: string, init: RequestInit): Promise<string> =>
    page.evaluate(
      ([url, options]) =>
        fetch(url, options).then(
          async (response) => `${response.type} ${response.status} ${await response.text()}`,
          () => 'failed',
        ),
      [`${server.url}/sandbox${path}`, init] as const,
    );

  /** What the sandbox has, without what goes on by itself. */
  const state = (): string => JSON.stringify([server.sandbox.snapshot().records, server.sandbox.log]);

  it.each(['http://evil.test/', 'about:blank'])("can't read, from %s", async (address) => {
    await page.goto(address);
    const headers = { 'X-Sandbox-Control': '1' };
    expect(await send('/snapshot', { headers })).toBe('failed');
    expect(await send('/snapshot', {})).toBe('failed');
    expect(await send('/snapshot', { mode: 'no-cors' })).toMatch(/^(opaque 0 |failed)$/);
  });

  it("can't change anything: by fetch, by a form or by a beacon", async () => {
    await page.goto('http://evil.test/');
    server.sandbox.records('taxes').add({ tax_name: 'VAT', tax_percentage: 5 });
    const before = state();
    const now = server.sandbox.clock.now();
    const headers = { 'X-Sandbox-Control': '1' };
    await send('/reset', { method: 'POST', headers });
    await send('/reset', { method: 'POST', mode: 'no-cors' });
    await send('/clock/advance', { method: 'POST', mode: 'no-cors', body: '{"days":400}' });
    await page.evaluate((url) => navigator.sendBeacon(url, 'x'), `${server.url}/sandbox/reset`);
    await page.evaluate((url) => {
      const form = Object.assign(document.createElement('form'), { method: 'POST', action: url });
      document.body.append(form);
      form.submit();
    }, `${server.url}/sandbox/reset`);
    await page.waitForURL(`${server.url}/sandbox/reset`);
    expect(await page.textContent('body')).toContain('403');
    expect(state()).toBe(before);
    expect(server.sandbox.clock.now() - now).toBeLessThan(86_400_000);
  });

  it.each(['/openapi.json', ''])("can't show /sandbox%s in a frame", async (path) => {
    await page.goto('http://evil.test/');
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, `${server.url}/sandbox${path}`);
    await expect.poll(() => page.frames().length).toBe(2);
    await expect.poll(() => page.frames()[1]!.url()).toMatch(/^chrome-error:/);
  });

  it('reaches the control URLs only from the origin of the sandbox itself', async () => {
    await page.goto(`${server.baseUrl}/organizations`);
    expect(await send('/clock', { headers: { 'X-Sandbox-Control': '1' } })).toMatch(/^basic 200 \{"now":/);
  });
});

describe.skipIf(!hasChromium)("a page that uses the service's own URLs", () => {
  let site: Server;
  let browser: Browser;
  const origins: Record<string, string> = {};

  beforeAll(async () => {
    site = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html>'));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    Object.assign(origins, { local: `http://localhost:${port}`, foreign: `http://evil.test:${port}` });
    // From an address of this machine, so that it is not the browser's own rules for networks that keep it out.
    browser = await launchChromium(['--host-resolver-rules=MAP evil.test 127.0.0.1']);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  it.each([
    ['local', {}, ['200', '201']],
    ['foreign', {}, ['failed', 'failed']],
    ['foreign', { corsOrigin: 'https://app.example' }, ['failed', 'failed']],
    ['foreign', { corsOrigin: '*' }, ['200', '201']],
  ])('of a %s origin, with %j: %j', async (origin, options, expected) => {
    const server = await startSandbox({ seed: 'empty', ...options });
    onTestFinished(() => server.close());
    const before = JSON.stringify(server.sandbox.snapshot().records);
    const page = await browser.newPage();
    await page.goto(origins[origin]!);
    const learnt = await page.evaluate(async (url) => {
      const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
      const use = (init: RequestInit): Promise<string> =>
        fetch(url, { headers, ...init }).then(
          ({ status }) => String(status),
          () => 'failed',
        );
      const body = JSON.stringify({ tax_name: 'VAT', tax_percentage: 5 });
      return [await use({}), await use({ method: 'POST', body })];
    }, `${server.baseUrl}/settings/taxes?organization_id=10234695`);
    expect(learnt).toEqual(expected);
    expect(JSON.stringify(server.sandbox.snapshot().records) === before).toBe(expected[1] === 'failed');
  });
});

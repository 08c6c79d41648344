import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandbox } from '../../../src/public/sandbox-server.ts';
import { hasChromium, launchChromium } from '../../support/chromium.ts';

describe.skipIf(!hasChromium)('a page whose call fails', () => {
  const pages = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>a page</title>');
  });
  let server: SandboxServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    pages.listen(0, '127.0.0.1');
    await once(pages, 'listening');
    server = await startSandbox({ seed: 'empty' });
    browser = await launchChromium();
    page = await browser.newPage();
    await page.goto(`http://localhost:${(pages.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    pages.close();
  });

  const send = (method: string, body?: object): Promise<string> =>
    page.evaluate(
      ([url, options]) =>
        fetch(url, options)
          .then(async (response) => `${response.status} ${await response.text()}`)
          .catch(String),
      [
        `${server.baseUrl}/settings/taxes?organization_id=10234695`,
        {
          method,
          headers: { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        },
      ] as const,
    );

  it.each([
    ['cut', 0],
    ['lost', 1],
    ['half', 1],
  ] as const)('is told so, and the browser does not send it again: %s', async (answer, created) => {
    server.sandbox.reset();
    // The connection has served a call, which is when Chromium would try another one.
    expect(await send('GET')).toMatch(/^200 /);
    server.sandbox.failNext({ answer, operationId: 'createTax' });
    expect(await send('POST', { tax_name: 'VAT', tax_percentage: 5 })).toMatch(
      /^TypeError: (Failed to fetch|network error)$/,
    );
    expect(server.sandbox.calls({ operationId: 'createTax' })).toMatchObject([{ failure: { answer } }]);
    expect(server.sandbox.records('taxes').list()).toHaveLength(created);
  });
});

import type { Browser, Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandbox } from '../../src/public/sandbox-server.ts';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { type ServedSite, serveSite } from './site.ts';
import { openTry, send } from './try.ts';

describe.skipIf(!hasChromium)('pages that a sandbox serves', () => {
  let site: ServedSite;
  let server: SandboxServer;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  /** The scripts that were loaded. */
  const scripts: string[] = [];
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
    server = await startSandbox({ port: 0, fallback: sirv(site.folder) });
    ({ page, complaints } = await openPage(browser, [server.url]));
    page.on('request', (request) => scripts.push(...(/assets\/(\w+)-\w+\.js$/.exec(request.url())?.slice(1) ?? [])));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await site?.close();
  });

  /** How many calls the server has answered. */
  const calls = (): number => server.sandbox.log.length;

  it('send the first page, the steps of guides and the operations to it alone', async () => {
    await page.goto(`${server.url}/`);
    const run = page.locator('[data-steps] > li').last();
    await run.getByRole('button', { name: /^Send/ }).click();
    await run.locator('.outcome .status.good').waitFor();
    expect(calls()).toBeGreaterThan(0);

    await page.goto(`${server.url}/operations/createContact.html`);
    await openTry(page);
    expect(await page.locator('[name=place] option').allTextContents()).toEqual([
      'The server of this page',
      'Another address',
    ]);
    const before = calls();
    expect(await send(page)).toMatch(/^201/);
    expect(calls()).toBe(before + 1);
    expect(await page.locator('.dock').count()).toBe(0);
    expect(scripts).not.toContain('sandbox');
    expect(complaints).toEqual([]);
  });

  it.each(['errors-and-retries', 'stock'])('send all steps of the guide %s to it, twice', async (guide) => {
    await page.goto(`${server.url}/guides/${guide}.html`);
    for (const steps of await page.locator('[data-steps]').all()) {
      const sender = steps
        .locator('> li')
        .last()
        .getByRole('button', { name: /^Send: / });
      for (let time = 0; time < 2; time += 1) {
        await sender.click();
        await expect.poll(() => sender.isEnabled()).toBe(true);
        expect(await steps.locator('.outcome > .failure').allInnerTexts()).toEqual([]);
        await expect.poll(() => steps.locator('> li:not(.done)').count()).toBe(0);
      }
    }
    expect(scripts).not.toContain('sandbox');
  });

  it('offer its records for an id', async () => {
    const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ contact_name: 'Made By Another Program', contact_type: 'customer' });
    await fetch(`${server.baseUrl}/contacts?organization_id=10234695`, { method: 'POST', headers, body });
    await page.goto(`${server.url}/operations/createInvoice.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    const customer = page.locator('[data-place="body.customer_id"]');
    await customer.getByRole('button', { name: /^Choose/ }).click();
    await page.getByRole('option', { name: 'Made By Another Program' }).waitFor();
    await page.context().close();
  });
});

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFiles } from '../../src/cli/static-files.ts';
import { tellPages } from '../../src/cli/told-pages.ts';
import { readAuthorization } from '../../src/contract/index.ts';
import { violations } from '../reference/axe.ts';
import { type ServedSite, serveSite } from '../reference/site.ts';
import { openTry, send } from '../reference/try.ts';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { type Answers, plainAnswers, type StandIn, startStandIn } from './stand-in.ts';

/** Pages of operations that read, change, delete, and answer a file. */
const PAGES = ['listTaxes', 'getContact', 'markInvoiceSent', 'deleteTax', 'exportInvoices'];

describe.skipIf(!hasChromium)('the form of the reference in Chromium', () => {
  let site: ServedSite;
  let browser: Browser;
  let plain: Answers;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
    ({ answers: plain } = await plainAnswers());
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(id: string, page: Page): Promise<void> {
    await page.goto(`${site.url}operations/${id}.html`);
    await openTry(page);
  }

  async function tell(page: Page, { baseUrl, authorization }: StandIn): Promise<void> {
    await page.locator('[name=place]').selectOption('address');
    await page.locator('[name=server]').fill(baseUrl);
    await page.locator('[name=authorization]').fill(authorization);
  }

  const sample = (page: Page, language: string): Promise<string> =>
    page.locator(`#request-sample ~ [data-tabs="code"] [data-tab="${language}"] pre`).innerText();

  it.each(['Bearer {token}', 'X-Api-Key: {token}'])(
    'calls a service that takes %s, and shows it in the samples',
    async (form) => {
      const service = await startStandIn(form);
      const { page } = await openPage(browser, [site.url, service.baseUrl]);
      for (const id of PAGES) {
        await open(id, page);
        await page.locator('[name=place]').selectOption('address');
        await page.locator('[name=server]').fill(service.baseUrl);
        // The documented form, which the service refuses, is what is there at first.
        expect(await send(page)).toMatch(/^401/);
        await tell(page, service);
        expect(await send(page)).toMatch(new RegExp(`^${plain[id]!.status}`));
        expect(service.answered[id], id).toEqual(plain[id]);
      }
      const [name, value] = form.startsWith('X') ? ['X-Api-Key', ''] : ['Authorization', 'Bearer '];
      await expect.poll(() => sample(page, 'curl')).toContain(`"${name}: ${value}\${INVENTORY_ACCESS_TOKEN`);
      expect(await sample(page, 'curl')).toContain(service.baseUrl);
      for (const language of ['fetch', 'Client', 'Python', 'Go', 'Java'])
        expect(await sample(page, language)).toContain(value || 'X-Api-Key');
      await page.context().close();
      await service.close();
    },
  );

  it('says what is wrong with a form, and asks for none where the sandbox of these pages is called', async () => {
    const { page } = await openPage(browser, [site.url]);
    await open('listTaxes', page);
    expect(await page.locator('[name=authorization]').count()).toBe(0);
    await page.locator('[name=place]').selectOption('address');
    const input = page.locator('[name=authorization]');
    expect(await input.inputValue()).toBe('Service-oauthtoken {token}');
    const before = await sample(page, 'curl');
    await input.fill('Bearer abc');
    expect(await input.evaluate((one: HTMLInputElement) => one.validationMessage)).toMatch(/^Must have \{token\} once/);
    expect(await sample(page, 'curl')).toBe(before);
    expect(await violations(page, {})).toEqual([]);
    await page.locator('[name=place]').selectOption('own');
    expect(await send(page)).toMatch(/^200/);
    await page.context().close();
  });

  it('keeps it with the token until the tab is closed, if the reader wants that', async () => {
    const { page } = await openPage(browser, [site.url]);
    await open('listTaxes', page);
    await page.locator('[name=place]').selectOption('address');
    await page.locator('[name=authorization]').fill('Bearer {token}');
    await page.locator('[name=keep]').check();
    await send(page);
    await open('getTax', page);
    await page.locator('[name=place]').selectOption('address');
    expect(await page.locator('[name=authorization]').inputValue()).toBe('Bearer {token}');
    await page.context().close();
  });

  it('offers what the command that wrote the pages was told', async () => {
    const service = await startStandIn('Token a="{token}"');
    const tellPage = tellPages({ baseUrl: service.baseUrl, authorization: readAuthorization(service.authorization) });
    const files = serveFiles(site.folder);
    const told = createServer((request, response) => {
      const { pathname } = new URL(request.url!, site.url);
      if (!pathname.endsWith('.html')) return files(request, response, () => void response.writeHead(404).end());
      const html = readFileSync(path.join(site.folder, pathname), 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(tellPage(html));
    });
    await new Promise<void>((resolve) => told.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(told.address() as AddressInfo).port}/`;
    const { page } = await openPage(browser, [url, service.baseUrl]);
    await page.goto(`${url}operations/listTaxes.html`);
    await openTry(page);
    await page.locator('[name=place]').selectOption('address');
    expect(await page.locator('[name=server]').inputValue()).toBe(service.baseUrl);
    expect(await page.locator('[name=authorization]').inputValue()).toBe(service.authorization);
    expect(await send(page)).toMatch(/^200/);
    expect(service.answered['listTaxes']).toEqual(plain['listTaxes']);
    await page.context().close();
    await service.close();
    told.close();
  });
});

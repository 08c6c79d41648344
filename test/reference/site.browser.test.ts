import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXED_PAGES } from '../../reference/registry.tsx';
import { sampleOf } from '../../src/contract/samples.ts';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { operations } from '../support/document.ts';
import { partOf } from '../support/full.ts';
import { closedPort } from '../support/hostile-server.ts';
import { violations } from './axe.ts';
import { type ServedSite, serveSite } from './site.ts';
import { openTry, typeBody } from './try.ts';

/** One page of each kind; among the operations one with nested fields and rules, one with a form, one with a file, one with a query. */
const KINDS = [
  ...FIXED_PAGES.map(({ address }) => address),
  'resources/composite-items.html',
  'operations/createItemAdjustment.html',
  'operations/addInvoiceAttachment.html',
  'operations/exportInvoices.html',
  'operations/listPackages.html',
];

/** Those that have every colour. */
const COLOURFUL = ['index.html', 'conventions.html', 'states.html', 'operations/createItemAdjustment.html'];

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

describe.skipIf(!hasChromium)('the reference in Chromium', () => {
  let site: ServedSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it('opens without an error or a request off its origin, below a path of its own', async () => {
    const { page, complaints } = await openPage(browser, [site.subPath, `${site.mock.baseUrl}/organizations`]);
    for (const address of KINDS) {
      await page.goto(site.subPath + address);
      expect(await page.locator('h1').count(), address).toBe(1);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has every page, and all that a page loads, below that path', async () => {
    const loaded = new Set<string>();
    // The page for what is not found names the path of the site, which this one has not been told.
    for (const address of site.pages.filter((page) => page !== '404.html')) {
      const url = site.subPath + address;
      const response = await fetch(url);
      expect(response.status, address).toBe(200);
      const html = await response.text();
      for (const [, file] of html.matchAll(
        /<(?:script|link(?! rel="alternate")|img|iframe)\b[^>]* (?:src|href)="((?!data:)[^"]*)"/g,
      ))
        loaded.add(new URL(file!, url).href);
      for (const [, file] of html.matchAll(/ data-(?:typeface|search|finder|workbench)="([^"]*)"/g))
        loaded.add(new URL(file!, url).href);
    }
    for (const url of loaded) {
      expect(url.startsWith(`${site.subPath}assets/`), url).toBe(true);
      const response = await fetch(url);
      expect(response.status, url).toBe(200);
      const text = await response.text();
      expect(text, url).not.toMatch(/@import|\bimport\(/);
      // The style names the typefaces alone. The set is gone through to its end, so what is added is fetched as well.
      for (const [, file] of text.matchAll(/url\("?([^)"]+)"?\)/g)) loaded.add(new URL(file!, url).href);
    }
    expect(loaded.size).toBeGreaterThan(0);
  });

  it('leads to every operation from the navigation', async () => {
    const { page, complaints } = await openPage(browser, [site.url], { javaScriptEnabled: false });
    await page.goto(site.url);
    const resources = await linksOf(page, '.navigation a[href*="resources/"]');
    const reached: string[] = [];
    for (const resource of resources) {
      await page.goto(resource);
      reached.push(...(await linksOf(page, '.navigation .operations a')));
    }
    expect(reached.sort()).toEqual(operations.map(({ id }) => `${site.url}operations/${id}.html`).sort());
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['wide and light', partOf(KINDS, 4), { colorScheme: 'light', viewport: WIDE }, {}],
    ['wide and dark', COLOURFUL, { colorScheme: 'dark', viewport: WIDE }, { runOnly: ['color-contrast'] }],
    [
      'on a phone',
      partOf(KINDS, 5),
      { colorScheme: 'light', viewport: PHONE },
      { rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: true } } },
    ],
  ] as const)(
    'has nothing that axe finds fault with, %s',
    async (_, addresses, options, rules) => {
      const { page } = await openPage(browser, [site.url], options);
      for (const address of addresses) {
        await page.goto(site.url + address);
        await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
        expect(await violations(page, rules), address).toEqual([]);
      }
      await page.keyboard.press('/');
      await page.keyboard.type('tax');
      await page.locator('[role=option]').first().waitFor();
      expect(await violations(page, rules), 'the search').toEqual([]);
      await page.context().close();
    },
    180_000,
  );

  it('fits a phone, and has its navigation behind a button', async () => {
    const { page } = await openPage(browser, [site.url], { viewport: PHONE });
    for (const address of partOf(KINDS, 2)) {
      await page.goto(site.url + address);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, address).toBe(0);
    }
    expect(await page.locator('.navigation').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.navigation').getByText('Conventions').click();
    await page.waitForURL('**/conventions.html');
    await page.context().close();
  });

  it('opens the menu of a phone at the current page, with the search at hand', async () => {
    const { page } = await openPage(browser, [site.url], { viewport: PHONE });
    await page.goto(`${site.url}operations/voidInvoice.html`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const current = page.locator('.navigation [aria-current]');
    await current.waitFor();
    await expect
      .poll(() =>
        current.evaluate((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 0 && bottom < innerHeight;
        }),
      )
      .toBe(true);
    expect(await page.locator('.navigation li.open').count()).toBe(1);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.locator('dialog.search').waitFor();
    await page.context().close();
  });

  it('prints all that is folded, on white also in the dark theme', async () => {
    const { page } = await openPage(browser, [site.url], { colorScheme: 'dark' });
    await page.goto(`${site.url}operations/createInvoice.html`);
    await page.getByRole('button', { name: 'Switch to the light theme' }).waitFor();
    const closed = page.locator('details:not([open])');
    const before = await closed.count();
    expect(before).toBeGreaterThan(5);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(() => closed.count()).toBe(0);
    expect(await page.locator('[id="request.shipping_address.city"]').isVisible()).toBe(true);
    const colours = await page.evaluate(() =>
      ['html', '.pane.send', 'h1'].map((selector) => {
        const { backgroundColor, color } = getComputedStyle(document.querySelector(selector)!);
        return selector === 'h1' ? color : backgroundColor;
      }),
    );
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(20, 22, 27)']);
    for (const tool of ['Try it', 'Copy page'])
      expect(await page.getByRole('button', { name: tool }).isVisible(), tool).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => closed.count()).toBe(before);
    await page.context().close();
  });

  it('finds operations by name and by field, by keyboard alone', async () => {
    const { page, complaints } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}conventions.html`);
    await page.keyboard.press('/');
    await page.keyboard.type('mark invoice');
    const options = page.locator('[role=option]');
    await options.filter({ hasText: 'markInvoiceSent' }).waitFor();
    const selected = (): Promise<string> => page.locator('[role=option][aria-selected=true]').innerText();
    const first = await selected();
    await page.keyboard.press('ArrowDown');
    expect(await selected()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => selected()).toBe(first);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.search').isVisible()).toBe(false);

    await page.keyboard.press('/');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('gst_registartion_type');
    const found = options.filter({ hasText: 'has the field gst_registartion_type' }).first();
    await found.waitFor();
    expect(await page.locator('dialog.search [role=status]').innerText()).toMatch(/^\d+ results?\.$/);
    expect(await options.first().innerText()).toContain('Type of the GST registration');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/resources/organizations.html#Organization.gst_registartion_type');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says that the search is loading', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(site.url);
    const index = await page.locator('script[data-search]').getAttribute('data-search');
    let give = (): void => {};
    const asked = new Promise<void>((resolve) => {
      give = resolve;
    });
    await page.route(`**/${index}`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.keyboard.press('/');
    const status = page.locator('dialog [role=status]');
    expect(await status.innerText()).toBe('Loading…');
    give();
    await page.getByText('Type what you want to do').waitFor();
    await page.context().close();
  });

  it('skips to the content, and shows where the focus is', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}operations/createTax.html`);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement!.className)).toBe('skip');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe('content');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid');
    await page.context().close();
  });

  it('switches between light and dark, and keeps the choice', async () => {
    const { page } = await openPage(browser, [site.url], { colorScheme: 'light' });
    const background = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto(site.url);
    const light = await background();
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    expect(await background()).not.toBe(light);
    await page.goto(`${site.url}coverage.html`);
    expect(await background()).not.toBe(light);
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    await expect.poll(() => background()).toBe(light);
    await page.context().close();
  });

  it('opens what is folded around the field of an address', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}operations/createInvoice.html#request.line_items.rate`);
    expect(await page.locator('[id="request.line_items.rate"]').isVisible()).toBe(true);
    expect(await page.locator('[id="response.invoice.line_items.rate"]').isVisible()).toBe(false);
    await page.context().close();
  });

  it('opens all folds of a body at once, and closes them', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}operations/createInvoice.html`);
    const address = page.locator('[id="request.shipping_address.city"]');
    expect(await address.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Expand all' }).first().click();
    await expect.poll(() => address.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect.poll(() => address.isVisible()).toBe(false);
    await page.context().close();
  });

  it('writes the samples again, in every language, as the form is filled in', async () => {
    const { page, complaints } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}operations/updateTax.html`);
    const code = page.locator('[data-tabs=code]').getByRole('tabpanel').locator('pre');
    await page.getByRole('tab', { name: 'Python' }).click();
    await expect.poll(() => code.innerText()).toContain('requests.put(');
    await page.getByRole('tab', { name: 'Go', exact: true }).click();
    await expect.poll(() => code.innerText()).toContain('http.NewRequest("PUT"');
    await openTry(page);
    await page.getByLabel('tax_id').fill('42');
    await expect.poll(() => code.innerText()).toContain('/settings/taxes/42?');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('copies a page as Markdown', async () => {
    const { page } = await openPage(browser, [site.url], { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${site.url}operations/getTax.html`);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByText('Copied').waitFor();
    const plain = await (await fetch(`${site.url}operations/getTax.md`)).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plain);
    await page.context().close();
  });

  it('shows one sample at a time, and keeps the choice', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}operations/createTax.html`);
    expect(await page.locator('[data-tabs=code]').getByRole('tabpanel').allInnerTexts()).toEqual([
      expect.stringContaining('curl'),
    ]);
    await page.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.locator('[data-tabs=code]').getByRole('tabpanel').allInnerTexts())
      .toEqual([expect.stringContaining('inventory.taxes.create(')]);
    await page.goto(`${site.url}operations/listItems.html`);
    expect(await page.locator('[data-tabs=code]').getByRole('tabpanel').allInnerTexts()).toEqual([
      expect.stringContaining('inventory.items.list('),
    ]);
    await page.context().close();
  });

  it('copies a sample', async () => {
    const { page } = await openPage(browser, [site.url], { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${site.url}operations/listTaxes.html`);
    await page.getByRole('button', { name: 'Copy: curl' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.locator('[data-tabs=code]').getByRole('tabpanel').locator('pre').innerText(),
    );
    await page.context().close();
  });

  it('has tabs in one line, of which the chosen one is in view', async () => {
    const { page } = await openPage(browser, [site.url], { viewport: WIDE });
    await page.goto(`${site.url}operations/createTransferOrder.html`);
    const list = page.getByRole('tablist', { name: 'Sample request' });
    expect((await list.boundingBox())!.height).toBeLessThan(45);
    const last = list.getByRole('tab').last();
    await list.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await last.getAttribute('aria-selected')).toBe('true');
    const [tab, copy] = [await last.boundingBox(), await page.locator('.send .copy:visible').boundingBox()];
    expect(tab!.x + tab!.width).toBeLessThanOrEqual(copy!.x);
    await page.context().close();
  });

  it('sorts and filters the coverage table', async () => {
    const { page, complaints } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}coverage.html`);
    const rows = page.locator('#coverage tr[data-parts]:visible');
    const ids = (): Promise<string[]> => rows.locator('td:first-child').allInnerTexts();
    const grouped = await ids();
    expect(grouped).toHaveLength(operations.length);
    const header = page.locator('#coverage').getByRole('button', { name: 'Operation' });
    await header.click();
    const sorted = [...grouped].sort((one, other) => one.localeCompare(other));
    expect(await ids()).toEqual(sorted);
    await header.click();
    await expect.poll(() => ids()).toEqual(sorted.reverse());
    await header.click();
    await expect.poll(() => ids()).toEqual(grouped);
    await page.getByLabel('Show').selectOption('scope');
    await expect
      .poll(() => ids())
      .toEqual(grouped.filter((id) => operations.find((operation) => operation.id === id)!.scope === undefined));
    await page.getByLabel('Show').selectOption('whole');
    await expect
      .poll(() => rows.count())
      .toBe(operations.filter(({ notDocumented }) => notDocumented.length === 0).length);
    await page.getByLabel('Show').selectOption('');
    await page.getByLabel('Filter').fill('/pricebooks');
    await expect
      .poll(() => rows.count())
      .toBe(operations.filter(({ path: url }) => url.startsWith('/pricebooks')).length);
    await expect.poll(() => page.locator('[data-count]').innerText()).toBe(`${await rows.count()} operations`);
    await page.getByLabel('Filter').fill('createPriceList');
    await expect.poll(() => page.locator('[data-count]').innerText()).toBe('1 operation');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens the kinds of changes that hold what is filtered', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}changelog.html`);
    await page.getByRole('searchbox', { name: 'Filter' }).fill('journal');
    const found = page.locator('#changes li:visible', { hasText: 'A journal that ends' });
    await found.first().waitFor();
    expect(await page.locator('#changes .kind:visible').count()).toBe(
      await page.locator('#changes .kind:has(li:visible)').count(),
    );
    await page.context().close();
  });

  it('marks the section that is read, in a list that stays where it is', async () => {
    const { page } = await openPage(browser, [site.url], { viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url}conventions.html`);
    const link = page.locator('.on-this-page').getByRole('link', { name: 'Paging' });
    const before = await link.boundingBox();
    await link.click();
    await page.locator('.on-this-page [aria-current]', { hasText: 'Paging' }).waitFor();
    expect(await page.locator('.on-this-page [aria-current]').allTextContents()).toEqual(['Paging']);
    expect(await link.boundingBox()).toEqual(before);
    await page.context().close();
  });

  it('starts every page at its top', async () => {
    const { page } = await openPage(browser, [site.url]);
    for (const height of [600, 800, 1000]) {
      await page.setViewportSize({ width: 1280, height });
      for (const address of [
        'schemas.html',
        'operations/createPurchaseReceive.html',
        'operations/deleteVendorCreditComment.html',
      ]) {
        await page.goto(site.url + address);
        expect(await page.evaluate(() => scrollY), address).toBe(0);
        const current = page.locator('.navigation [aria-current]');
        expect(await current.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight), address).toBe(true);
      }
    }
    await page.context().close();
  });

  it('has what an operation does, its call and the way to try it on the first screen', async () => {
    const parts = ['h1', '.address-bar', '[data-try-open]', '.facts', '.open-points', '[data-tab="curl"] pre'];
    // What the description of the other says, its title says.
    const pages = { createPackage: [...parts, '.lead'], createInvoice: parts };
    for (const viewport of [WIDE, PHONE]) {
      for (const [id, expected] of Object.entries(pages)) {
        const { page } = await openPage(browser, [site.url], { viewport });
        await page.goto(`${site.url}operations/${id}.html`);
        for (const part of expected) {
          const top = await page
            .locator(part)
            .first()
            .evaluate((element) => element.getBoundingClientRect().top);
          expect(top, `${id} ${part}`).toBeLessThan(viewport.height - 100);
        }
        await page.context().close();
      }
    }
  });

  it('fits 320 px', async () => {
    const { page } = await openPage(browser, [site.url], { viewport: { width: 320, height: 700 } });
    for (const name of ['composite-items', 'item-adjustments', 'invoices', 'customer-payments', 'vendor-credits']) {
      await page.goto(`${site.url}resources/${name}.html`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    }
    await page.context().close();
  });

  it('has a page for addresses that do not exist, and leaves other requests to the mock', async () => {
    const { page } = await openPage(browser, [site.url]);
    const response = await page.goto(`${site.url}operations/nope.html`);
    expect(response!.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toBe('Page not found');
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).toBe('Reference / Page not found');
    await page.getByRole('link', { name: 'the start page' }).click();
    await page.waitForURL(`${site.url}index.html`);
    const other = await fetch(`${site.url}nope.json`);
    expect(other.headers.get('content-type')).toContain('application/json');
    await page.context().close();
  });

  it('says on its first page that a server is there, with its address', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(site.url);
    await page.getByText('It is already running').waitFor();
    expect(await page.getByText('npx inventory-service-api sandbox').isVisible()).toBe(false);
    const code = (await page.locator('.prose pre').allInnerTexts()).join('\n');
    expect(code).toContain(`${site.mock.baseUrl}/organizations`);
    expect(code).not.toContain(':4010');
    await page.context().close();
  });

  it('shows calls without the numbers that the records of the samples have', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}operations/createInvoice.html`);
    const code = page.locator('[data-tabs="code"] pre').first();
    await expect.poll(() => code.textContent()).toContain(site.mock.baseUrl);
    expect(await code.textContent()).toMatch(/"customer_id": "\d+"/);
    expect(await code.textContent()).not.toMatch(/INV-\d/);
    await page.context().close();
  });

  it('works under a policy that allows its origin alone', async () => {
    const { page, complaints } = await openPage(browser, [site.url]);
    await page.route('**/*.html', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': "default-src 'self'" },
      });
    });
    await page.goto(`${site.url}operations/createTax.html`);
    await openTry(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.outcome .status.good').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  describe('try it', () => {
    it('sends a call to the mock of the same origin, and shows the answer on the same screen', async () => {
      const { page, complaints } = await openPage(browser, [site.url]);
      for (const viewport of [WIDE, PHONE]) {
        await page.setViewportSize(viewport);
        await page.goto(`${site.url}operations/createTax.html`);
        await openTry(page);
        await expect.poll(() => page.getByLabel('Send to').inputValue()).toBe('own');
        await expect.poll(() => page.locator('[name=server]').inputValue()).toBe(site.mock.baseUrl);
        await page.getByRole('button', { name: 'Send' }).click();
        const status = page.locator('.outcome .status');
        await status.waitFor();
        expect(await status.innerText()).toBe('201 Created');
        await page.waitForFunction(() => document.activeElement?.hasAttribute('data-outcome'));
        const { top, bottom } = await status.evaluate((element) => element.getBoundingClientRect());
        expect(top).toBeGreaterThan(0);
        expect(bottom).toBeLessThan(viewport.height);
        expect(JSON.parse(await page.locator('.outcome > pre').innerText())).toEqual(responseOf('createTax'));
        await page.locator('.outcome summary', { hasText: 'Headers' }).click();
        await expect
          .poll(() => page.locator('.outcome .folds pre').innerText())
          .toContain('content-type: application/json');
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('writes into every sample what the form holds', async () => {
      const { page } = await openPage(browser, [site.url]);
      await page.goto(`${site.url}operations/updateTax.html`);
      await openTry(page);
      await page.getByLabel('tax_id').fill('42');
      await typeBody(page, '{"tax_name":"Mine"}');
      const samples = await page.locator('[data-tabs="code"] pre').allTextContents();
      for (const code of samples.slice(0, 3)) {
        expect(code).toContain(site.mock.baseUrl);
        expect(code).toContain('42');
        expect(code).toContain('Mine');
      }
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.waitForFunction(() => !document.querySelector('[data-tabs="code"] pre')!.textContent.includes('Mine'));
      await page.context().close();
    });

    it('asks the mock for a failure', async () => {
      const { page } = await openPage(browser, [site.url]);
      await page.goto(`${site.url}operations/getTax.html`);
      await openTry(page);
      await page.locator('[name=prefer]').selectOption('404');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.outcome .status.bad').waitFor();
      expect(await page.locator('.outcome .status').innerText()).toContain('404');
      await page.context().close();
    });

    it('warns that a server is live, and hides the token', async () => {
      const { page } = await openPage(browser, [site.url]);
      await page.goto(`${site.url}operations/listTaxes.html`);
      await openTry(page);
      await expect.poll(() => page.locator('[data-live]').isVisible()).toBe(false);
      await page.getByLabel('Send to').selectOption('Another address');
      await page.getByLabel('Server', { exact: true }).fill('https://inventory.test/inventory/v1');
      await expect.poll(() => page.locator('[data-live]').isVisible()).toBe(true);
      await expect.poll(() => page.getByLabel('Access token').getAttribute('type')).toBe('password');
      await page.context().close();
    });

    it('shows what the mock says of a wrong body', async () => {
      const { page } = await openPage(browser, [site.url]);
      await page.goto(`${site.url}operations/createTax.html`);
      await openTry(page);
      await typeBody(page, '{"tax_percentage":"twelve"}');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.outcome .status.bad').waitFor();
      expect(await page.locator('.outcome').innerText()).toContain('tax_percentage');
      await page.context().close();
    });

    it('fills in ids and parameters, and takes files', async () => {
      const { page } = await openPage(browser, [site.url]);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.method()} ${request.url().replace(site.mock.baseUrl, '')}`));
      await page.goto(`${site.url}operations/addInvoiceAttachment.html`);
      await openTry(page);
      await page.getByLabel('invoice_id').fill('4815162342481523003');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: Buffer.from('a picture') });
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.outcome .status.good').waitFor();
      await page.goto(`${site.url}operations/listPackages.html`);
      await openTry(page);
      await page.getByLabel('filter_by').fill('Status.Shipped');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.outcome .status.good').waitFor();
      expect(sent).toEqual(
        expect.arrayContaining([
          'POST /invoices/4815162342481523003/attachment?organization_id=10234695',
          'GET /packages?organization_id=10234695&filter_by=Status.Shipped',
        ]),
      );
      await page.context().close();
    });

    it('keeps token and organization only if it is told to', async () => {
      const { page } = await openPage(browser, [site.url]);
      const visit = async (): Promise<void> => {
        await page.goto(`${site.url}operations/listTaxes.html`);
        await openTry(page);
      };
      const stored = (): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      const send = async (): Promise<void> => {
        await page.getByRole('button', { name: 'Send' }).click();
        await page.locator('.outcome .status').waitFor();
      };
      await visit();
      await page.getByLabel('Access token').fill('secret-token');
      await send();
      expect(await stored()).not.toContain('secret-token');
      await page.getByLabel('Keep').check();
      await send();
      await visit();
      expect(await page.getByLabel('Access token').inputValue()).toBe('secret-token');
      await page.getByLabel('Keep').uncheck();
      await send();
      expect(await stored()).not.toContain('secret-token');
      await page.context().close();
    });

    it("says that a server can't be reached", async () => {
      const { page } = await openPage(browser, [site.url]);
      await page.goto(`${site.url}operations/listTaxes.html`);
      await openTry(page);
      const url = await closedPort();
      await page.getByLabel('Send to').selectOption('Another address');
      await page.getByLabel('Server', { exact: true }).fill(`${url}/inventory/v1`);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText(`${url} could not be reached`).waitFor();
      await page.context().close();
    });
  });

  it.each([
    ['a file', () => pathToFileURL(site.folder).href, "sandbox --cors-origin '*'"],
    ['another site', () => 'https://docs.example', 'sandbox --cors-origin https://docs.example'],
  ])('says on %s how a sandbox is started that takes its calls', async (_, addressOf, command) => {
    const root = addressOf();
    const { page } = await openPage(browser, [root]);
    await page.route('https://docs.example/**', (route) =>
      route.fulfill({ path: path.join(site.folder, new URL(route.request().url()).pathname) }),
    );
    await page.goto(`${root}/operations/listTaxes.html`);
    await openTry(page);
    await page.getByLabel('Send to').selectOption('Another address');
    await page.getByLabel('Server', { exact: true }).fill(`${await closedPort()}/inventory/v1`);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(command).waitFor();
    await page.context().close();
  });

  it('opens from a file, search included', async () => {
    const root = pathToFileURL(site.folder).href;
    const { page, complaints } = await openPage(browser, [root]);
    await page.goto(`${root}/operations/createTax.html`);
    await page.keyboard.press('/');
    await page.keyboard.type('voidInvoice');
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/operations/voidInvoice.html');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('can be read without scripts', async () => {
    const { page } = await openPage(browser, [site.url], { javaScriptEnabled: false });
    await page.goto(`${site.url}operations/createTax.html`);
    for (const text of [
      'inventory.taxes.create(',
      'http://127.0.0.1:4010/inventory/v1/settings/taxes?',
      'tax_specific_type',
      '"message"',
    ]) {
      expect(await page.getByText(text).filter({ visible: true }).count(), text).toBeGreaterThan(0);
    }
    expect(await page.getByText('Try it').first().isVisible()).toBe(false);
    // The last failure is below the others, in a pane that scrolls.
    const last = page.locator('[data-sample-response] [data-tab]').last();
    const code = await last.locator('pre').elementHandle();
    await code!.scrollIntoViewIfNeeded();
    const parts = await code!.evaluate((pre) => {
      const pane = pre.closest('.pane')!.getBoundingClientRect();
      const { top, bottom } = pre.getBoundingClientRect();
      return { isBelowTop: top >= pane.top, isAboveBottom: bottom <= pane.bottom, height: bottom - top };
    });
    expect(parts).toMatchObject({ isBelowTop: true, isAboveBottom: true });
    expect(parts.height).toBeGreaterThan(60);
    await page.context().close();
  });

  it('follows the text size that the browser is set to', async () => {
    const { page } = await openPage(browser, [site.url], { viewport: WIDE });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const address of partOf(KINDS, 4)) {
      await page.goto(site.url + address);
      const [size, overflow] = await page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        document.documentElement.scrollWidth - innerWidth,
      ]);
      expect([size, overflow], address).toEqual(['30px', 0]);
    }
    await page.context().close();
  });

  it('says without colours of its own which tab and which page are shown', async () => {
    const { page } = await openPage(browser, [site.url], { forcedColors: 'active', viewport: WIDE });
    await page.goto(`${site.url}operations/createTax.html`);
    const lines = await page
      .locator('[data-tabs="code"] [role=tab]')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).outlineStyle));
    expect(lines.filter((line) => line === 'solid')).toEqual([lines[0]]);
    const current = page.locator('.navigation [aria-current]');
    expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
    await page.context().close();
  });

  it('skips to the content on a page that does not exist, without leaving it', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}operations/nope.html?from=mail`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}operations/nope.html?from=mail#content`);
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('content');
    await page.context().close();
  });

  it.each([WIDE, PHONE])('proposes pages for an address that does not exist, at %j', async (viewport) => {
    const { page } = await openPage(browser, [site.url], { viewport });
    await page.goto(`${site.url}operations/createInvoce.html`);
    const guesses = page.locator('[data-guesses]');
    await guesses.getByRole('heading', { name: 'Did you mean …?' }).waitFor();
    expect(await violations(page, { place: 'main' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await guesses.getByRole('link').first().innerText()).toBe('Create an invoice');
    await page.getByRole('searchbox', { name: 'Search the reference' }).fill('void invoice');
    await page.keyboard.press('Enter');
    await page.locator('[role=option]').filter({ hasText: 'voidInvoice' }).waitFor();
    await page.keyboard.press('Escape');
    await guesses.getByRole('link').first().click();
    await page.waitForURL(`${site.url}operations/createInvoice.html`);
    await page.context().close();
  });

  it('leads on from an address that does not exist without scripts, too', async () => {
    const { page } = await openPage(browser, [site.url], { javaScriptEnabled: false });
    await page.goto(`${site.url}operations/createInvoce.html`);
    expect(await page.getByRole('search').isVisible()).toBe(false);
    expect(await page.getByText('Did you mean').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Conventions' }).click();
    await page.waitForURL(`${site.url}conventions.html`);
    await page.context().close();
  });

  it('offers the pages that were visited last and common ones before anything is typed', async () => {
    const { page, complaints } = await openPage(browser, [site.url]);
    for (const address of ['operations/createTax.html', 'resources/invoices.html', 'states.html'])
      await page.goto(site.url + address);
    await page.keyboard.press('/');
    const titlesIn = (name: string): Promise<string[]> =>
      page.getByRole('group', { name }).getByRole('option').allInnerTexts();
    await expect.poll(() => titlesIn('Recently visited')).toEqual(['Invoices', 'Create a tax']);
    expect(await titlesIn('Common pages')).toHaveLength(4);
    expect(await violations(page, { place: 'dialog.search' })).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/operations/createTax.html');
    // What another page of this origin has written there is not followed.
    await page.evaluate(() =>
      localStorage.setItem('recent-pages', JSON.stringify([{ address: 'javascript:alert(1)', title: 'x' }, 7, null])),
    );
    await page.keyboard.press('/');
    await page.getByRole('group', { name: 'Common pages' }).waitFor();
    expect(await titlesIn('Recently visited')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('marks the words that match as a whole, and none in ids and paths', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(site.url);
    await page.keyboard.press('/');
    await page.keyboard.type('invoice status');
    const marks = page.locator('dialog.search mark');
    await marks.first().waitFor();
    const words = new Set((await marks.allInnerTexts()).map((word) => word.toLowerCase()));
    expect([...words].filter((word) => !/^(invoice|status)\w*$/.test(word))).toEqual([]);
    expect(words).toContain('status');
    expect(await page.locator('dialog.search [role=option]:has(.method) .detail mark').count()).toBe(0);
    await page.context().close();
  });

  it('says which words it ignored, and marks the others without underlines, one line each', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(site.url);
    await page.keyboard.press('/');
    await page.keyboard.type('delete contact with invoices');
    const status = page.locator('dialog.search [role=status]');
    await expect.poll(() => status.innerText()).toMatch(/^\d results\. Ignored: invoices$/);
    const mark = page.locator('dialog.search mark').first();
    expect(await mark.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('none');
    expect(await mark.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    const heights = await page
      .locator('dialog.search :is(.title, .detail, .text)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)),
      );
    expect(Math.max(...heights)).toBeLessThan(1.2);
    const title = page.locator('dialog.search .title').first();
    expect(await title.evaluate((one) => getComputedStyle(one).display)).toBe('block');
    expect(await violations(page, { place: 'dialog.search' })).toEqual([]);
    await page.context().close();
  });

  it('shows results on a phone with their paths below their titles', async () => {
    const { page } = await openPage(browser, [site.url], { viewport: PHONE });
    await page.goto(site.url);
    await page.keyboard.press('/');
    await page.keyboard.type('apply credit');
    const first = page.locator('[role=option]').first();
    await first.waitFor();
    const box = await first.boundingBox();
    expect(box!.height).toBeLessThan(200);
    await page.context().close();
  });

  it('has all columns of the coverage side by side on a desktop', async () => {
    const { page } = await openPage(browser, [site.url], { viewport: WIDE });
    await page.goto(`${site.url}coverage.html`);
    const hidden = await page
      .getByRole('region', { name: 'Coverage of the operations' })
      .evaluate((region) => region.scrollWidth - region.clientWidth);
    expect(hidden).toBe(0);
    await page.context().close();
  });
});

function linksOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}

function responseOf(id: string): unknown {
  const { object, successStatus } = operations.find((operation) => operation.id === id)!;
  return sampleOf(object.responses[successStatus]!.content!['application/json']);
}

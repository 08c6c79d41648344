import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { type ServedSite, serveSite } from './site.ts';
import { openTry, send, typeBody } from './try.ts';

describe.skipIf(!hasChromium)('the sandbox in the page', () => {
  let site: ServedSite;
  let browser: Browser;
  let host: Server;
  /** What a reader may open: files, and a web server that has nothing else and a strict policy. */
  const roots: Record<string, string> = {};
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
    const files = sirv(site.folder);
    host = createServer((request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'self'");
      if (request.url!.startsWith('/inventory/')) response.statusCode = 500;
      files(request, response, () => void response.end());
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    roots['files'] = `${pathToFileURL(site.folder).href}/`;
    // No name of this machine that the page knows, so that it asks nobody whether a server is there.
    roots['static hosting'] = `http://reference.localhost:${(host.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    await browser?.close();
    host?.close();
    await site?.close();
  });

  describe.each(['files', 'static hosting'])('from %s', (kind) => {
    it('keeps what is created for the next page, moves its clock, and forgets all on reset', async () => {
      const root = roots[kind]!;
      const { page, complaints } = await openPage(browser, [root]);
      await open(page, `${root}operations/createContact.html`);
      expect(await page.locator('.dock').count()).toBe(0);
      expect(await page.getByLabel('Send to').inputValue()).toBe('page');
      await page.getByLabel('Access token').fill('secret-token');
      await typeBody(page, '{"contact_name":"Hubballi Outdoors"}');
      expect(await send(page)).toBe('201');
      const dock = page.getByRole('region', { name: 'Sandbox in this page' });
      expect(await dock.innerText()).toContain('1 call');

      await open(page, `${root}operations/listContacts.html`);
      expect(await send(page)).toBe('200');
      await expect.poll(() => page.locator('.outcome > pre').innerText()).toContain('Hubballi Outdoors');
      await expect.poll(() => page.locator('.outcome .notes').innerText()).toContain('Based on');
      expect(await page.locator('.outcome > pre').innerText()).not.toContain('"explain"');
      await page.getByText('Why this response?').click();
      const why = page.locator('.outcome .why li').filter({ hasText: 'contacts[0].currency_code: INR' });
      expect(await why.innerText()).toMatch(
        /contacts\.names\s+assumed\s+From currency_code of INR: INR, currency_id: \d+/,
      );
      await expect.poll(() => dock.innerText()).toContain('2 calls');

      const before = await dock.locator('.clock').innerText();
      await dock.getByRole('button', { name: '+ 30 days' }).click();
      await page.waitForFunction((day) => document.querySelector('.dock .clock')!.textContent !== day, before);
      const passed = Date.parse(await dock.locator('.clock').innerText()) - Date.parse(before);
      expect(passed / 86_400_000).toBe(30);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('secret');

      await dock.getByRole('button', { name: 'Reset' }).click();
      await dock.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Send' }).click();
      await dock.waitFor();
      await page.locator('.outcome > pre').waitFor();
      expect(await page.locator('.outcome > pre').innerText()).not.toContain('Hubballi Outdoors');
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });

  it('offers the records of the sandbox for an id, tells what was made, and leads on from its state', async () => {
    const { page, complaints } = await openPage(browser, [roots['files']!]);
    const facts = (): Promise<string> => page.locator('.record-facts').innerText();
    const goOn = page.getByRole('navigation', { name: 'Next' });
    await page.goto(`${roots['files']}operations/createInvoice.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    const customer = page.locator('[data-place="body.customer_id"]');
    const sample = await customer.getByRole('textbox').inputValue();
    await customer.getByRole('button', { name: /^Choose/ }).click();
    await page.getByRole('option', { name: 'Nilgiri Trail Club' }).click();
    const id = await customer.getByRole('textbox').inputValue();
    expect(id).not.toBe(sample);
    expect(await send(page)).toBe('201');
    expect(await facts()).toMatch(/INV-\d+[\s\S]*draft/);
    await goOn.getByRole('link', { name: 'Mark an invoice as sent' }).click();
    const invoice = page.getByLabel('invoice_id', { exact: true });
    await invoice.waitFor();
    expect(await invoice.inputValue()).toBe(new URL(page.url()).searchParams.get('invoice_id'));
    expect(await send(page)).toBe('200');
    await goOn.getByRole('link', { name: 'Record a partial payment' }).click();
    await customer.locator('input').waitFor();
    expect(await customer.locator('input').inputValue()).toBe(id);
    expect(await send(page)).toBe('201');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('answers with the failure that is asked for, once, and says why it refuses a body', async () => {
    const { page } = await openPage(browser, [roots['files']!]);
    await open(page, `${roots['files']}operations/createTax.html`);
    await page.locator('[name=prefer]').selectOption('429');
    expect(await send(page)).toMatch(/^429/);
    await page.locator('[name=prefer]').selectOption('as usual');
    await typeBody(page, '{"tax_name":"Fresh","tax_percentage":12.5}');
    expect(await send(page)).toBe('201');
    expect(await send(page)).toMatch(/^400/);
    await expect.poll(() => page.locator('.outcome > pre').innerText()).toContain('is already used by the tax Fresh.');
    await expect.poll(() => page.locator('.outcome .notes').innerText()).toBe('Rejected by\ntaxes.unique');
    await page.locator('.outcome .notes a').click();
    await expect.poll(() => page.locator('[id="assumption.taxes.unique"]').isVisible()).toBe(true);
    const addresses = await page
      .locator('.outcome .notes a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^(#assumption|\.\.\/rules\.html#)./);
    await typeBody(page, '{"tax_name":"Other","tax_percentage":1,"colour":1}');
    expect(await send(page)).toBe('201');
    await expect.poll(() => page.locator('.outcome .notes').first().innerText()).toBe('Unknown\nbody.colour');
    await page.context().close();
  });

  it.each(['createInvoice', 'createItem', 'createContact'])(
    'accepts what the form of %s holds at first, though it has the record of the sample already',
    async (id) => {
      const { page } = await openPage(browser, [roots['files']!]);
      await open(page, `${roots['files']}operations/${id}.html`);
      expect(await send(page)).toMatch(/^20[01]$/);
      await page.context().close();
    },
  );

  it('takes uploads, and gives files', async () => {
    const { page } = await openPage(browser, [roots['files']!]);
    await open(page, `${roots['files']}operations/addInvoiceAttachment.html`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: Buffer.from('a picture') });
    expect(await send(page)).toMatch(/^20/);
    await open(page, `${roots['files']}operations/getInvoiceAttachment.html`);
    expect(await send(page)).toBe('200');
    await expect.poll(() => page.locator('.outcome').innerText()).toMatch(/9 bytes[\s\S]*A file: /);
    await page.context().close();
  });

  it("begins anew where what was kept can't be used", async () => {
    const { page } = await openPage(browser, [roots['files']!]);
    await page.goto(`${roots['files']}index.html`);
    await page.evaluate(() => sessionStorage.setItem('sandbox', '{"calls":3,"now":0,"snapshot":{"format":-1}}'));
    await open(page, `${roots['files']}operations/listTaxes.html`);
    expect(await send(page)).toBe('200');
    await expect.poll(() => page.locator('.dock').innerText()).toContain('1 call');
    await page.context().close();
  });
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await openTry(page);
}

import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXED_PAGES } from '../../reference/registry.tsx';
import { workflowsOf } from '../../reference/texts.ts';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { partOf } from '../support/full.ts';
import { type ServedSite, serveSite } from './site.ts';

/** The guides whose steps a page can send: its sandbox knows no tokens but the usual one. */
const guidesWithSteps = FIXED_PAGES.map((page) => ({
  address: page.address,
  workflows: workflowsOf(page).filter((workflow) => workflow !== 'scopes'),
})).filter(({ workflows }) => workflows.length > 0);

describe.skipIf(!hasChromium)('the guides in Chromium', () => {
  let site: ServedSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it('show all steps in the language that is chosen, and keep their calls', async () => {
    const { page, complaints } = await openPage(browser, [new URL(site.url).origin]);
    await page.goto(`${site.url}guides/first-invoice.html`);
    const tabs = page.locator('.steps').getByRole('tab');
    await tabs.first().waitFor();
    expect(new Set(await tabs.allTextContents())).toEqual(new Set(['curl', 'Client']));
    const shown = page.locator('.steps').getByRole('tabpanel').locator('pre');
    expect((await shown.allTextContents()).every((code) => code.startsWith('curl '))).toBe(true);
    await tabs.filter({ hasText: 'Client' }).nth(3).click();
    const codes = await shown.allTextContents();
    expect(codes).not.toEqual([]);
    expect(codes.every((code) => code.includes('await inventory.'))).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('call the server of the page, apart from steps that need a sandbox of their own', async () => {
    const { origin } = new URL(site.url);
    const { page } = await openPage(browser, [origin]);
    const serversOf = async (guide: string, place: string): Promise<Set<string>> => {
      await page.goto(`${site.url}guides/${guide}.html`);
      await page.waitForFunction((own) => document.querySelector('main')!.textContent.includes(own), `${origin}/`);
      const codes = await page.locator(`${place} pre`).allTextContents();
      return new Set(codes.join('\n').match(/http:\/\/127\.0\.0\.1:\d+/g));
    };
    // Among them are control URLs of the sandbox.
    expect(await serversOf('order-to-cash', 'main')).toEqual(new Set([origin]));
    expect(await serversOf('testing', 'main')).toEqual(new Set([origin]));
    expect(await serversOf('errors-and-retries', '[data-steps]')).toEqual(new Set([origin]));
    expect(await serversOf('errors-and-retries', '.steps:not([data-steps])')).toEqual(
      new Set(['http://127.0.0.1:4010']),
    );
    await page.context().close();
  });

  it('send every step of the first invoice to the sandbox in the page, and the invoice is paid at the end', async () => {
    const root = `${pathToFileURL(site.folder).href}/`;
    const { page, complaints } = await openPage(browser, [root]);
    await page.goto(`${root}guides/first-invoice.html`);
    const steps = page.locator('.steps > li');
    const count = await steps.count();
    for (let index = 0; index < count; index += 1) {
      const step = steps.nth(index);
      await step.getByRole('button', { name: /^Send: / }).click();
      await step.locator('.outcome .status.good').waitFor();
      // The values stay when the page is loaded again.
      if (index === 4) await page.reload();
    }
    await expect.poll(() => page.locator('.steps > .done').count()).toBe(count);
    const first = page.locator('[data-steps="first-invoice"] > li');
    const read = first.filter({ hasText: 'Get an invoice' }).last();
    const { invoice } = JSON.parse(await read.locator('.outcome > pre').innerText()) as { invoice: object };
    expect(invoice).toMatchObject({ status: 'paid', balance: '0.00' });
    // What is done is one line, which opens again; the last record stands next to the steps.
    const call = first.first().locator('.pane.send');
    expect(await call.isVisible()).toBe(false);
    await first
      .first()
      .getByRole('button', { name: /^Show: / })
      .click();
    expect(await call.isVisible()).toBe(true);
    expect(await page.locator('.record-aside').innerText()).toMatch(/sent[\s\S]*3,823\.20/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(partOf(guidesWithSteps, 5))(
    'send all steps of $address up to the one that is pressed, as often as it is pressed, and begin anew after a reset',
    async ({ address, workflows }) => {
      const root = `${pathToFileURL(site.folder).href}/`;
      const { page } = await openPage(browser, [root]);
      await page.goto(root + address);
      for (let run = 0; run < 2; run += 1) {
        for (const workflow of workflows) {
          const steps = page.locator(`[data-steps="${workflow}"] > li`);
          const count = await steps.count();
          const last = steps.last();
          // Another tab of the browser would not know of the first run, but has its records.
          if (run === 1) await page.evaluate((key) => sessionStorage.removeItem(key), `steps-${workflow}`);
          await last.locator('.outcome').evaluate((outcome) => outcome.replaceChildren());
          await last.getByRole('button', { name: /^Send: / }).click();
          await last.locator('.outcome .status').waitFor();
          const failures = await steps.locator('.outcome > .failure').allInnerTexts();
          expect(failures, workflow).toEqual([]);
          await expect.poll(() => page.locator(`[data-steps="${workflow}"] > .done`).count()).toBe(count);
        }
      }
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.locator('.dock').waitFor({ state: 'detached' });
      expect(await page.locator('.steps > .done').count()).toBe(0);
      await page.context().close();
    },
  );

  it.each(partOf(guidesWithSteps, 5))('send each step of $address twice', async ({ address, workflows }) => {
    const root = `${pathToFileURL(site.folder).href}/`;
    const { page } = await openPage(browser, [root]);
    await page.goto(root + address);
    const refused: string[] = [];
    for (const workflow of workflows) {
      const steps = await page.locator(`[data-steps="${workflow}"] > li`).all();
      for (const [index, step] of steps.entries()) {
        const sender = step.getByRole('button', { name: /^Send: / });
        for (let time = 0; time < 2; time += 1) {
          await sender.click();
          await expect.poll(() => sender.isEnabled()).toBe(true);
          const isDone = await step.evaluate((item) => item.classList.contains('done'));
          const failure = step.locator('.outcome > .failure');
          if (!isDone || (await failure.count()) > 0)
            refused.push(
              `${workflow}, step ${index + 1}, time ${time + 1}: ${await step.locator('.outcome').innerText()}`,
            );
        }
      }
    }
    expect(refused).toEqual([]);
    await page.context().close();
  });

  it('start a new run with a step that writes and was sent already, and read again what is there', async () => {
    const root = `${pathToFileURL(site.folder).href}/`;
    const { page } = await openPage(browser, [root]);
    await page.goto(`${root}guides/first-invoice.html`);
    const steps = page.locator('.steps > li');
    const send = async (index: number): Promise<Record<string, Record<string, unknown>>> => {
      const sender = steps.nth(index).getByRole('button', { name: /^Send: / });
      await sender.click();
      await expect.poll(() => sender.isEnabled()).toBe(true);
      return JSON.parse(await steps.nth(index).locator('.outcome > pre').innerText());
    };
    const read = await send(3);
    expect((await send(3))['contact']!['contact_id']).toBe(read['contact']!['contact_id']);
    expect(await page.locator('.steps > .done').count()).toBe(4);
    const first = await send(0);
    expect(await page.locator('.steps > .done').count()).toBe(1);
    expect(first['contact']!['contact_id']).not.toBe(read['contact']!['contact_id']);
    expect(first['contact']!['contact_name']).toMatch(/^Kodachadri Trails \d{13}$/);
    await page.context().close();
  });

  it('say what was expected of a step that is refused', async () => {
    const root = `${pathToFileURL(site.folder).href}/`;
    const { page } = await openPage(browser, [root]);
    await page.goto(`${root}guides/first-invoice.html`);
    const gone = { 0: { '/contact/contact_id': '1' }, 1: { '/item/item_id': '1' } };
    await page.evaluate((values) => sessionStorage.setItem('steps-first-invoice', values), JSON.stringify(gone));
    const step = page.locator('.steps > li').nth(2);
    await step.getByRole('button', { name: /^Send: / }).click();
    await step.getByText('The expected response was 201.').waitFor();
    await page.context().close();
  });
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, launchChromium, noteMissingChromium, openPage } from '../support/chromium.ts';
import { type ServedSite, serveSite } from './site.ts';

noteMissingChromium();

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
    expect(codes).toHaveLength(10);
    expect(codes.every((code) => code.includes('await inventory.'))).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { type ServedSite, serveSite } from './site.ts';

const PHONES = [390, 320].map((width) => ({ width, height: 844 }));

/** A box on the page, in CSS pixels. */
interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The pairs of elements whose boxes overlap, by their texts. */
function overlaps(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const boxes = elements
      // What is folded has a place, and is not seen.
      .filter((element) => element.checkVisibility())
      .map((element) => ({ text: element.textContent!.trim(), ...(element.getBoundingClientRect().toJSON() as Box) }))
      .filter(({ left, right }) => right > left);
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const isApart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        return isApart ? [] : [`${one.text} | ${other.text}`];
      }),
    );
  });
}

describe.skipIf(!hasChromium)('the reference on a phone', () => {
  let site: ServedSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  describe.each(PHONES)('of $width px', (viewport) => {
    it('has a menu below the bar, in which no link that has the focus is covered', async () => {
      const { page } = await openPage(browser, [site.url], { viewport });
      await page.goto(`${site.url}operations/createInvoice.html`);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.locator('.navigation');
      await menu.waitFor();
      expect(await overlaps(page, '.navigation a, .navigation h2')).toEqual([]);
      await menu.locator('a').last().focus();
      const { y, height } = (await page.getByRole('banner').boundingBox())!;
      for (let back = 0; back < 40; back += 1) {
        await page.keyboard.press('Shift+Tab');
        const focused = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
        expect(focused).toBeGreaterThanOrEqual(y + height);
      }
      await page.context().close();
    });

    it('begins a long page with its text, not with the list of its sections', async () => {
      const { page } = await openPage(browser, [site.url], { viewport });
      await page.goto(`${site.url}rules.html`);
      expect((await page.locator('.on-this-page').boundingBox())!.height).toBeLessThan(60);
      await page.context().close();
    });

    it('has a head whose parts do not overlap', async () => {
      const { page } = await openPage(browser, [site.url], { viewport });
      await page.goto(`${site.url}operations/createInvoice.html`);
      await page.locator('.top [data-search-open]').waitFor();
      expect(await overlaps(page, '.top > .menu, .top > .brand, .top button:not(.menu)')).toEqual([]);
      await page.context().close();
    });
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { type ServedSite, serveSite } from './site.ts';
import { openTry } from './try.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Where an element begins, in px from the top of the window. */
async function topOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).first().boundingBox())!.y;
}

describe.skipIf(!hasChromium)('what the first screen shows', () => {
  let site: ServedSite;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
    ({ page } = await openPage(browser, [site.url]));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(address: string, size = DESKTOP): Promise<void> {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await page.goto(site.url + address);
  }

  it.each(['createInvoice', 'createTax'])('of %s: a field above 345 px, and one of the body above 485', async (id) => {
    await open(`operations/${id}.html`);
    expect(await topOf(page, '.fields > li')).toBeLessThan(345);
    expect(await topOf(page, '#request ~ .field-list > .fields > li')).toBeLessThan(485);
  });

  it('of an operation: the sections in the line of the breadcrumb', async () => {
    await open('operations/createInvoice.html');
    const [crumbs, sections] = await Promise.all([topOf(page, '.crumbs nav'), topOf(page, '.on-this-page')]);
    expect(Math.abs(crumbs - sections)).toBeLessThan(8);
  });

  it('of the rules: twenty to a screen', async () => {
    await open('rules.html');
    const rows = page.locator('.rules tr');
    const [first, last] = await Promise.all([rows.first().boundingBox(), rows.last().boundingBox()]);
    const screens = (last!.y + last!.height - first!.y) / (DESKTOP.height - 56);
    expect((await rows.count()) / screens).toBeGreaterThan(20);
  });

  it('of a resource: its record as JSON, beside the fields', async () => {
    await open('resources/invoices.html');
    const [json, fields] = await Promise.all([
      page.locator('.samples pre').boundingBox(),
      page.locator('.fields').first().boundingBox(),
    ]);
    expect(json!.x).toBeGreaterThan(fields!.x + fields!.width);
    expect(await page.locator('.samples pre').textContent()).toContain('"invoice_number": "INV-000031"');
  });

  it('of the first page: what every request needs', async () => {
    await open('index.html');
    expect(await topOf(page, '.needs')).toBeLessThan(DESKTOP.height);
    expect(await page.locator('.needs li').count()).toBe(3);
  });

  it.each([DESKTOP, PHONE])('keeps the address and Send in view while a call is tried: $width px', async (size) => {
    await open('operations/createInvoice.html', size);
    await openTry(page);
    await page.locator('[data-place="body.notes"]').scrollIntoViewIfNeeded();
    const bar = (await page.locator('.address-bar').boundingBox())!;
    const top = (await page.locator('.top').boundingBox())!;
    expect(Math.abs(bar.y - (top.y + top.height))).toBeLessThan(2);
    // No text shows through it or above it.
    const seen = await page.evaluate(
      ({ x, y }) =>
        [y - 2, y + 2].map((at) => document.elementFromPoint(x, at)?.closest('.top, .address-bar')?.classList[0]),
      { x: bar.x + 40, y: bar.y },
    );
    expect(seen).toEqual(['top', 'address-bar']);
    await page.locator('.address-bar').getByRole('button', { name: 'Send' }).click();
    await page.locator('.outcome .status.good').waitFor();
    await page.locator('.address-bar').getByRole('button', { name: 'Close' }).click();
    expect(await page.locator('.address-bar .actions').isHidden()).toBe(true);
  });

  it('does not scroll the form when the response appears beside it', async () => {
    await open('operations/createInvoice.html');
    await openTry(page);
    await page.evaluate(() => scrollTo(0, 300));
    await page.locator('.address-bar').getByRole('button', { name: 'Send' }).click();
    await page.locator('.outcome .status.good').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  it('sends on Enter in an input, though the button stands outside the form', async () => {
    await open('operations/getInvoice.html');
    await openTry(page);
    await page.locator('[data-place="path.invoice_id"] input').press('Enter');
    await page.locator('.outcome .status.good').waitFor();
  });

  it('explains a ring where it is clicked', async () => {
    await open('operations/createInvoice.html');
    const ring = page.locator('li[id="request.line_items.item_id"] > .field .ring').first();
    expect(await page.locator('#ring-type').isHidden()).toBe(true);
    await ring.click();
    const [at, told] = await Promise.all([ring.boundingBox(), page.locator('#ring-type').boundingBox()]);
    expect(await page.locator('#ring-type').textContent()).toContain(
      'Type inferred: the documentation names the field',
    );
    expect(Math.abs(told!.y - at!.y)).toBeLessThan(60);
    await page.keyboard.press('Escape');
    expect(await page.locator('#ring-type').isHidden()).toBe(true);
  });

  it('folds JSON to one line, as high as its neighbours', async () => {
    await open('operations/createInvoice.html');
    const fold = page.locator('[data-sample-response] .json', { hasText: '"billing_address"' }).last();
    const code = fold.locator('xpath=ancestor::code');
    const whole = await code.textContent();
    await fold.locator('summary').click();
    expect(await fold.locator('summary').evaluate((one) => getComputedStyle(one, '::after').content)).toContain('…');
    expect((await fold.boundingBox())!.height).toBeLessThan(26);
    expect(await code.textContent()).toBe(whole);
  });

  it('is printed with what one sends before what one gets', async () => {
    await open('operations/createInvoice.html');
    await page.emulateMedia({ media: 'print' });
    const [body, response] = await Promise.all([topOf(page, '#request'), topOf(page, '[data-sample-response]')]);
    expect(body).toBeLessThan(response);
    await page.emulateMedia({ media: 'screen' });
  });

  it('has darker lines and text for who asks for more contrast', async () => {
    await open('operations/createInvoice.html');
    const colours = (): Promise<string[]> =>
      page
        .locator('.type')
        .first()
        .evaluate((one) => [
          getComputedStyle(one).color,
          getComputedStyle(document.querySelector('.fields')!).borderTopColor,
        ]);
    const usual = await colours();
    await page.emulateMedia({ contrast: 'more' });
    const dark = await colours();
    expect(dark[0]).not.toBe(usual[0]);
    expect(dark[1]).not.toBe(usual[1]);
    await page.emulateMedia({ contrast: null });
  });
});

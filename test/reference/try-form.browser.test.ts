import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { violations } from './axe.ts';
import { type ServedSite, serveSite } from './site.ts';
import { openTry, send, typeBody } from './try.ts';

describe.skipIf(!hasChromium)('the form of a call in Chromium', () => {
  let site: ServedSite;
  let browser: Browser;
  let root: string;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
    root = `${pathToFileURL(site.folder).href}/`;
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(id: string, options = {}): Promise<{ page: Page; complaints: string[] }> {
    const opened = await openPage(browser, [root], options);
    await opened.page.goto(`${root}operations/${id}.html`);
    await openTry(opened.page);
    return opened;
  }

  async function openAllFields(id: string, options = {}): ReturnType<typeof open> {
    const opened = await open(id, options);
    await opened.page.getByRole('combobox', { name: 'Sample', exact: true }).selectOption('All fields');
    return opened;
  }

  const input = (page: Page, place: string) => page.locator(`[data-place="body.${place}"]`);
  const sample = (page: Page) => page.locator('[data-tab="curl"] pre');
  const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });

  it('comes with one script when it is first opened, and with none before or after', async () => {
    const { page } = await openPage(browser, [root]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const scripts = (): string[] =>
      requests.flatMap((url) => /assets\/(\w+)-\w+\.js$/.exec(url)?.[1] ?? []).filter((name) => name !== 'script');
    await page.goto(`${root}operations/createInvoice.html`, { waitUntil: 'networkidle' });
    expect(scripts()).toEqual(['theme']);
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'Try it' }).click();
      await input(page, 'customer_id').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
    }
    expect(scripts()).toEqual(['theme', 'workbench']);
    await page.context().close();
  });

  it('leads from each error to its field, which has a red border, and folds none', async () => {
    const { page, complaints } = await open('createInvoice');
    const fields = { customer_id: '999', 'line_items[0].item_id': '998' };
    for (const [place, value] of Object.entries(fields)) await input(page, place).locator('input').first().fill(value);
    expect(await send(page)).toBe('400');
    const problems = page.locator('.outcome > .problems > li');
    await expect
      .poll(() => problems.allInnerTexts())
      .toEqual(['customer_id 999 does not exist.', 'line_items[0].item_id 998 does not exist.']);
    const bad = await page.locator('.outcome .status.bad').evaluate((status) => getComputedStyle(status).color);
    for (const place of Object.keys(fields)) {
      await problems.getByRole('button', { name: place, exact: true }).click();
      const wrong = input(page, place).locator('input').first();
      expect(await wrong.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await wrong.evaluate((one) => getComputedStyle(one).borderColor)).toBe(bad);
    }
    const fine = input(page, 'line_items[0].quantity').locator('input').first();
    expect(await fine.evaluate((one) => getComputedStyle(one).borderColor)).not.toBe(bad);
    expect(await page.locator('.outcome pre details:not([open])').count()).toBe(0);
    expect(await page.locator('.outcome .notes a').allInnerTexts()).toEqual(['documents.customer', 'documents.items']);
    expect(complaints).toEqual([]);
    // It asks for the style sheet, which a page that is opened as a file may not read.
    expect(await violations(page, { place: '.outcome' })).toEqual([]);
    await page.context().close();
  });

  it('leads from an error to the JSON, if the body is edited there', async () => {
    const { page } = await open('createInvoice');
    await typeBody(page, '{"customer_id":"999","line_items":[{"item_id":"4815162342481516005"}]}');
    expect(await send(page)).toBe('400');
    await page.locator('.outcome > .problems').getByRole('button', { name: 'customer_id' }).click();
    const body = page.getByRole('textbox', { name: 'Body' });
    expect(await body.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('is the rows that are read, and leaves them as they were', async () => {
    const { page } = await openPage(browser, [root]);
    await page.goto(`${root}operations/createInvoice.html`);
    const text = (): Promise<string> => page.locator('.call-form').innerText();
    const before = await text();
    const row = (await page.locator('[id="request.line_items"]').elementHandle())!;
    expect(await page.locator('.call-form :is(input, select, textarea)').count()).toBe(0);
    await page.getByRole('button', { name: 'Try it' }).click();
    await input(page, 'line_items[0].rate').waitFor();
    expect(await row.evaluate((one) => one.querySelector('input')?.value)).toBe('4815162342481516005');
    expect(await row.innerText()).toContain('Item or composite item sold.');
    const unfilled = await page
      .locator('.call-form > section > .field-list > .fields > li')
      .evaluateAll((all) =>
        all.filter((one) => !one.querySelector('.filled-in :is(input, select, textarea, button)')).map(({ id }) => id),
      );
    expect(unfilled).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await text()).toBe(before);
    expect(await page.locator('.call-form [data-place]').count()).toBe(0);
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect.poll(() => input(page, 'customer_id').locator('input').inputValue()).toBe('4815162342481514001');
    await page.context().close();
  });

  it('shows in every language what is typed into a field, digit by digit', async () => {
    const { page, complaints } = await openAllFields('createInvoice');
    await input(page, 'customer_id').locator('input').fill('98765432109876543210');
    await input(page, 'line_items[0].rate').locator('input').fill('12.50');
    await input(page, 'date').locator('input').fill('2026-04-01');
    await sample(page).getByText('12.50').waitFor();
    const samples = await page.locator('[data-tabs="code"] > [data-tab] pre').allTextContents();
    for (const code of samples.slice(0, 4)) {
      expect(code).toContain('98765432109876543210');
      expect(code).toMatch(/rate"?: 12\.50/);
      expect(code).toContain('2026-04-01');
    }
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await expect.poll(() => body(page).inputValue()).toMatch(/"rate": 12\.50,/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows in the fields what is typed as JSON, and sends it as it is', async () => {
    const { page } = await open('createInvoice');
    await typeBody(page, '{"customer_id": 98765432109876543210, "line_items": [{"rate": 1.50}], "colour": {"a": 1}}');
    await page.getByRole('button', { name: 'Fields', exact: true }).click();
    await expect.poll(() => input(page, 'customer_id').locator('input').inputValue()).toBe('98765432109876543210');
    await expect.poll(() => input(page, 'line_items[0].rate').locator('input').inputValue()).toBe('1.50');
    await expect.poll(() => input(page, 'colour').locator('textarea').inputValue()).toContain('"a": 1');
    await input(page, 'customer_id').locator('input').fill('98765432109876543211');
    await sample(page).getByText('"customer_id": 98765432109876543211').waitFor();
    const kept = await sample(page).innerText();
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await body(page).fill('{"customer_id": ');
    await page.getByText('This is not valid JSON yet').waitFor();
    expect(await page.getByRole('button', { name: 'Fields', exact: true }).isDisabled()).toBe(true);
    expect(await sample(page).innerText()).toBe(kept);
    await page.context().close();
  });

  it('has a row for each field of a body of which no field is documented', async () => {
    const { page } = await open('createTaxGroup');
    expect(await input(page, 'tax_group_name').innerText()).toContain('type inferred');
    await input(page, 'tax_group_name').locator('input').fill('GST 28');
    await sample(page).getByText('GST 28').waitFor();
    expect(await send(page)).toBe('201');
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.locator('.call-form [data-place]').count()).toBe(0);
    await page.context().close();
  });

  it('adds and removes entries and objects, and leaves out what is empty', async () => {
    const { page } = await open('createInvoice');
    await typeBody(page, '{"customer_id": "4815162342481514001"}');
    await page.getByRole('button', { name: 'Fields', exact: true }).click();
    await page.getByRole('button', { name: 'Add line_items' }).click();
    await page.getByRole('button', { name: 'Add to line_items' }).click();
    await input(page, 'line_items[1].rate').locator('input').fill('7');
    await page.getByRole('button', { name: 'Remove line_items 1' }).click();
    await expect.poll(() => input(page, 'line_items[0].rate').locator('input').inputValue()).toBe('7');
    await input(page, 'discount_type').locator('input').fill('item_level');
    await input(page, 'is_inclusive_tax').locator('select').selectOption('true');
    await input(page, 'customer_id').locator('input').fill('');
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    expect(JSON.parse(await body(page).inputValue())).toEqual({
      line_items: [{ rate: 7 }],
      discount_type: 'item_level',
      is_inclusive_tax: true,
    });
    await page.context().close();
  });

  it('shows what is wrong at the field that it is about, until it is changed', async () => {
    const { page } = await openAllFields('createInvoice');
    const rate = input(page, 'line_items[0].rate');
    await rate.locator('input').fill('twelve');
    expect(await send(page)).toMatch(/^400/);
    await rate.locator('.problem').waitFor();
    expect(await rate.locator('.problem').innerText()).toBe('line_items[0].rate must be a number, such as 12.50.');
    expect(await rate.locator('input').getAttribute('aria-invalid')).toBe('true');
    expect(await rate.getByRole('textbox', { description: 'must be a number, such as 12.50' }).count()).toBe(1);
    await rate.locator('input').fill('12');
    await rate.locator('.problem').waitFor({ state: 'detached' });

    await page.context().close();
  });

  it('shows each of several mistakes at its field, and what stands at no field below them', async () => {
    const { page } = await openAllFields('createInvoice');
    const problem = (place: string) => input(page, place).locator('.problem');
    await input(page, 'customer_id').locator('input').fill('7');
    await input(page, 'line_items[0].quantity').locator('input').fill('0');
    await input(page, 'line_items[0].rate').locator('input').fill('-1');
    expect(await send(page)).toMatch(/^400/);
    await problem('customer_id').getByText('customer_id 7 does not exist.').waitFor();
    await problem('line_items[0].quantity').getByText('must be more than 0.').waitFor();
    await problem('line_items[0].rate').getByText('must be at least 0.').waitFor();
    expect(await page.locator('.actions .problems').isHidden()).toBe(true);
    await input(page, 'line_items[0].rate').locator('input').fill('1');
    await problem('line_items[0].rate').waitFor({ state: 'detached' });
    expect(await problem('line_items[0].quantity').count()).toBe(1);

    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    expect(await send(page)).toMatch(/^400/);
    const summary = page.locator('.actions').getByRole('alert');
    await summary.getByText('line_items[0].quantity must be more than 0.').waitFor();
    expect(await summary.locator('li').count()).toBe(2);
    await typeBody(
      page,
      '{"customer_id": "4815162342481514001", "line_items": [{"name": "x", "rate": 1}], "adjustment": -9}',
    );
    expect(await send(page)).toMatch(/^400/);
    await summary.getByText('The total must be at least 0').waitFor();
    await page.context().close();
  });

  it('shows what is wrong at a field that is missing', async () => {
    const { page } = await open('createTax');
    await typeBody(page, '{"tax_percentage": 5}');
    await page.getByRole('button', { name: 'Fields', exact: true }).click();
    expect(await send(page)).toMatch(/^400/);
    await input(page, 'tax_name').getByText('tax_name is missing.').waitFor();
    await page.context().close();
  });

  it('can be filled in and sent by keyboard alone', async () => {
    const { page } = await openPage(browser, [root]);
    await page.goto(`${root}operations/createTax.html`);
    await page.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    await input(page, 'tax_name').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place')))
      .toBe('body.tax_name');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('CESS');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.locator('.outcome .status.good').waitFor();
    expect(await page.locator('.outcome > pre').innerText()).toContain('CESS');
    await page.context().close();
  });

  it('has nothing that axe finds fault with, and fits 320 px', async () => {
    const { page } = await openAllFields('createInvoice', { viewport: { width: 320, height: 700 } });
    await input(page, 'line_items[0].rate').locator('input').fill('twelve');
    await send(page);
    await input(page, 'line_items[0].rate').locator('.problem').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page, { place: '.call-form' })).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])('keeps Send in view below its rows, on %s', async (_, viewport) => {
    const { page } = await open('createInvoice', { viewport });
    // The dock of the sandbox lies at the foot of the window from the first call on.
    expect(await send(page)).toBe('201');
    for (const place of ['customer_id', 'notes']) {
      await input(page, place).scrollIntoViewIfNeeded();
      const isOnTop = await page.getByRole('button', { name: 'Send' }).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const corners = [y + 2, y + height - 2].map((at) => document.elementFromPoint(x + width / 2, at));
        return corners.every((element) => element === button);
      });
      expect(isOnTop, place).toBe(true);
    }
    await page.context().close();
  });

  it('goes back to the sample on reset', async () => {
    const { page } = await open('createTax');
    const name = input(page, 'tax_name').locator('input');
    const before = await name.inputValue();
    await name.fill('Mine');
    await sample(page).getByText('Mine').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => name.inputValue()).toBe(before);
    await page.context().close();
  });
});

import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandbox } from '../../src/public/sandbox-server.ts';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { violations } from './axe.ts';
import { type ServedSite, serveSite } from './site.ts';
import { send, typeBody } from './try.ts';

const BOTTLE = '4815162342481516005';
const MOSS = '4815162342481516003';
const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

describe.skipIf(!hasChromium)('the list of records in the form of a call', () => {
  let site: ServedSite;
  let server: SandboxServer;
  let browser: Browser;
  /** The pages as files, where each has the sandbox in it. */
  let files: string;
  /** The same pages, served by a sandbox. */
  let served: string;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
    files = `${pathToFileURL(site.folder).href}/`;
    server = await startSandbox({ port: 0, fallback: sirv(site.folder) });
    served = `${new URL(server.url).origin}/`;
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await site?.close();
  });

  async function open(root: string, id: string, options = {}): Promise<{ page: Page; complaints: string[] }> {
    const opened = await openPage(browser, [root], options);
    await opened.page.goto(`${root}operations/${id}.html`);
    await opened.page.getByRole('button', { name: 'Try it' }).click();
    return opened;
  }

  const row = (page: Page, place = 'body.line_items[0].item_id') => page.locator(`[data-place="${place}"]`);
  const picker = (page: Page) => page.getByRole('dialog', { name: /^Choose / });
  const filter = (page: Page) => picker(page).getByRole('combobox');
  const options = (page: Page) => picker(page).getByRole('option');
  const selected = (page: Page) => picker(page).getByRole('option', { selected: true });
  const choose = (page: Page, place?: string) =>
    row(page, place)
      .getByRole('button', { name: /^Choose/ })
      .click();
  const idIn = (page: Page) => row(page).getByRole('textbox').inputValue();

  it('says whose id the sample has, without loading a sandbox for it', async () => {
    const { page, complaints } = await open(files, 'createInvoice');
    expect(await row(page).locator('.chosen').innerText()).toBe('Steel Water Bottle 1 L');
    expect(await row(page, 'body.customer_id').getByRole('textbox', { description: 'Ridgeline Treks' }).count()).toBe(
      1,
    );
    expect(await page.evaluate(() => 'InventorySandbox' in window)).toBe(false);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['in the page', () => files],
    ['of the server', () => served],
  ])('has the records of the sandbox %s, by name and id, and takes the one that is chosen', async (_, root) => {
    const { page, complaints } = await open(root(), 'createInvoice');
    await choose(page);
    await options(page).first().waitFor();
    expect(await filter(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await selected(page).innerText()).toMatch(new RegExp(`^Steel Water Bottle 1 L\\s+${BOTTLE}$`));
    const all = await options(page).count();
    await page.keyboard.type('moss dayp');
    await expect.poll(() => options(page).count()).toBe(1);
    await filter(page).fill(MOSS.slice(-5));
    await expect.poll(() => options(page).allInnerTexts()).toEqual([expect.stringContaining('Alpine Daypack - Moss')]);
    await options(page).click();
    expect(await idIn(page)).toBe(MOSS);
    await expect.poll(() => row(page).locator('.chosen').innerText()).toBe('Alpine Daypack - Moss');
    expect(
      await row(page)
        .getByRole('textbox')
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.locator('[data-tab="curl"] pre').getByText(MOSS).waitFor();
    // A list that is opened again has all of them, although the input is filled in.
    await choose(page);
    await expect.poll(() => options(page).count()).toBe(all);
    expect(await selected(page).innerText()).toContain('Alpine Daypack - Moss');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is used by keyboard alone, and left with Escape', async () => {
    const { page } = await open(files, 'createInvoice');
    await row(page).getByRole('textbox').press('ArrowDown');
    await options(page).first().waitFor();
    const first = await selected(page).innerText();
    await page.keyboard.press('ArrowDown');
    const second = await selected(page).innerText();
    expect(second).not.toBe(first);
    expect(await filter(page).getAttribute('aria-activedescendant')).toBe(await selected(page).getAttribute('id'));
    await page.keyboard.press('ArrowUp');
    expect(await selected(page).innerText()).toBe(first);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await picker(page).waitFor({ state: 'detached' });
    expect(await idIn(page)).toBe(BOTTLE);
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await picker(page).waitFor({ state: 'detached' });
    expect(second).toContain(await idIn(page));
    await page.context().close();
  });

  it('closes when the reader goes on elsewhere, or presses its button again', async () => {
    const { page } = await open(files, 'createInvoice');
    for (const leave of [() => page.locator('h1').click(), () => choose(page)]) {
      await choose(page);
      await options(page).first().waitFor();
      await leave();
      await picker(page).waitFor({ state: 'detached' });
    }
    await page.context().close();
  });

  it('finds records of a server beyond those that it lists', async () => {
    const names = Array.from({ length: 205 }, (_, at) => `Tent peg ${at}`);
    const other = await startSandbox({ port: 0, fallback: sirv(site.folder) });
    const items = other.sandbox.records('items');
    for (const name of names) items.add({ name, rate: 1, item_type: 'sales' } as never);
    const { page } = await open(`${new URL(other.url).origin}/`, 'createInvoice');
    await choose(page);
    await options(page).first().waitFor();
    expect(await options(page).count()).toBe(100);
    await page.keyboard.type('Tent peg 0');
    await options(page).getByText('Tent peg 0', { exact: true }).click();
    await expect.poll(() => row(page).locator('.chosen').innerText()).toBe('Tent peg 0');
    await page.context().close();
    await other.close();
  });

  it('shows hostile names as text', async () => {
    const { page, complaints } = await open(files, 'createItem');
    const title = await page.title();
    await typeBody(page, JSON.stringify({ name: HOSTILE, rate: 1, item_type: 'sales' }));
    expect(await send(page)).toBe('201');
    await page.goto(`${files}operations/createInvoice.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await choose(page);
    await options(page).filter({ hasText: HOSTILE }).click();
    await expect.poll(() => row(page).locator('.chosen').innerText()).toBe(HOSTILE);
    expect(await page.locator('.filled-in img').count()).toBe(0);
    expect(await page.title()).not.toMatch(/^[12]$/);
    expect(title).not.toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says that nothing has an id, and leaves it to be typed where there is nothing to list', async () => {
    const { page } = await open(files, 'createInvoice');
    await choose(page);
    // Only a list that has arrived can lack an id.
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await row(page).getByRole('textbox').fill('123');
    await expect.poll(() => row(page).locator('.chosen').innerText()).toBe('No record with this ID is listed.');
    await page.context().close();

    const empty = await startSandbox({ port: 0, seed: {}, fallback: sirv(site.folder) });
    const { page: bare } = await open(`${new URL(empty.url).origin}/`, 'getTax');
    await choose(bare, 'path.tax_id');
    await row(bare, 'path.tax_id').getByText('The sandbox has no such records yet.').waitFor();
    expect(await row(bare, 'path.tax_id').getByRole('button').count()).toBe(0);
    await row(bare, 'path.tax_id').getByRole('textbox').fill('7');
    await bare.context().close();
    await empty.close();

    // What serves the site of the other tests is a mock.
    const { page: mocked } = await open(site.url, 'getTax');
    await choose(mocked, 'path.tax_id');
    await row(mocked, 'path.tax_id').getByText('The records could not be listed. Type an ID.').waitFor();
    expect(await row(mocked, 'path.tax_id').getByRole('button').count()).toBe(0);
    await mocked.context().close();
  });

  it.each([
    ['light', { width: 1440, height: 900 }],
    ['dark', { width: 390, height: 844 }],
  ] as const)('has nothing that axe finds fault with, and stays in the window, %s', async (colorScheme, viewport) => {
    const { page } = await open(served, 'createInvoice', { colorScheme, viewport });
    await choose(page);
    await options(page).first().waitFor();
    expect(await violations(page, { place: '.picker' })).toEqual([]);
    expect(await violations(page, { place: '.call-form' })).toEqual([]);
    const { x, y, width, height } = (await picker(page).boundingBox())!;
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    await page.context().close();
  });
});

describe.skipIf(!hasChromium)('the samples of a form', () => {
  let site: ServedSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it('are in a list: the smallest, that with all fields, and others', async () => {
    const { page } = await openPage(browser, [site.url]);
    await page.goto(`${site.url}operations/createInvoice.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    const sample = page.getByRole('combobox', { name: 'Sample', exact: true });
    const code = page.locator('[data-tab="curl"] pre');
    await sample.waitFor();
    expect((await sample.locator('option').allInnerTexts()).slice(0, 2)).toEqual(['Smallest', 'All fields']);
    expect(await sample.inputValue()).toBe('0');
    await sample.selectOption('All fields');
    await code.getByText('"payment_terms"').waitFor();
    await sample.selectOption('Discount in percent');
    await code.getByText('%"').waitFor();
    await sample.selectOption('Smallest');
    await expect.poll(() => code.innerText()).not.toContain('"payment_terms"');
    await page.goto(`${site.url}operations/createTax.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await sample.waitFor();
    expect(await sample.locator('option').allInnerTexts()).toEqual(['Smallest', 'All fields']);
    await page.context().close();
  });
});

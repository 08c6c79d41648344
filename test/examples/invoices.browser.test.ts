import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandbox } from '../../src/public/sandbox-server.ts';
import { hasChromium, launchChromium, openPage, type WatchedPage } from '../support/chromium.ts';
import { endsOf } from '../support/full.ts';
import { buildExample, bundleSandbox, serveFolder } from './build.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core');
const ORGANIZATION = '10234695';

describe.skipIf(!hasChromium)('the example with invoices', () => {
  let server: SandboxServer;
  let sites: Record<'in the page' | 'over HTTP', { origin: string; close(): void }>;
  let browser: Browser;
  const folders: string[] = [];

  beforeAll(async () => {
    const sandbox = await bundleSandbox();
    server = await startSandbox();
    const inPage = await buildExample('invoices', sandbox);
    const overHttp = await buildExample('invoices', sandbox, { INVENTORY_URL: server.baseUrl });
    folders.push(path.dirname(sandbox), inPage, overHttp);
    sites = { 'in the page': await serveFolder(inPage), 'over HTTP': await serveFolder(overHttp) };
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    for (const site of Object.values(sites)) site.close();
    await server.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  async function open(
    place: keyof typeof sites,
    options: Parameters<typeof openPage>[2] = {},
    expected = 'tbody tr',
  ): Promise<WatchedPage> {
    const { origin } = sites[place];
    const watched = await openPage(browser, [origin, server.url], options);
    await watched.page.goto(origin);
    await watched.page.waitForSelector(expected);
    return watched;
  }

  it.each(['in the page', 'over HTTP'] as const)('creates, sends, pays and voids an invoice: %s', async (place) => {
    const { page, complaints } = await open(place);
    await press(page, 'New invoice');
    await page.getByRole('dialog').getByLabel('Customer').selectOption({ label: 'Ridgeline Treks' });
    await page.getByLabel('Item').selectOption({ label: 'Steel Water Bottle 1 L at 600' });
    await page.getByLabel('Quantity').fill('10');
    await press(page, 'Create draft');
    await page.getByText('is created as a draft.').waitFor();
    const number = (await page.locator('tbody th').first().textContent())!;
    expect(await rowOf(page, number)).toContain('Draft');

    await press(page, `Send ${number}`);
    await press(page, 'Mark as sent');
    await page.getByText(`${number} is marked as sent.`).waitFor();
    expect(await rowOf(page, number)).toContain('Sent');

    await press(page, `Pay ${number}`);
    await page.getByLabel('Amount').fill('1000');
    await press(page, 'Record payment');
    await page.getByText(`₹1,000.00 of ${number} are paid.`).waitFor();
    expect(await rowOf(page, number)).toContain('Partially paid');
    expect(await rowOf(page, number)).toContain('₹6,080.00');

    await press(page, `Void ${number}`);
    await press(page, 'Void invoice');
    await page.getByText(`${number} is void.`).waitFor();
    expect(await rowOf(page, number)).toContain('Void');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('filters by text and by state', async () => {
    const { page } = await open('in the page');
    expect(await page.locator('tbody tr').count()).toBe(10);
    await page.getByLabel('Status').selectOption({ label: 'Overdue' });
    await expect
      .poll(() => page.locator('tbody th').allTextContents())
      .toEqual(['INV-000032', 'INV-25-112', 'INV-25-111']);
    await page.getByLabel('Status').selectOption({ label: 'All' });
    await page.getByLabel('Search').fill('ridgeline');
    await expect.poll(() => page.locator('tbody th').allTextContents()).toEqual(['INV-000031']);
    await page.getByLabel('Search').fill('nobody');
    await page.getByText('No invoices match.').waitFor();
    await page.context().close();
  });

  it('shows why the service refuses a call, and keeps what was entered', async () => {
    const { page } = await open('in the page');
    await press(page, 'Pay INV-000034');
    await page.getByLabel('Amount').fill('90000');
    await press(page, 'Record payment');
    const amount = page.getByRole('spinbutton', { name: 'Amount', description: '90000.00 is more than the balance' });
    await amount.waitFor();
    expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(0);
    expect(await amount.inputValue()).toBe('90000');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('shows each mistake at its field, and below the fields what is about none', async () => {
    const { page } = await open('over HTTP');
    await press(page, 'New invoice');
    await press(page, 'Add a line');
    for (const index of [0, 1]) await page.getByLabel('Quantity').nth(index).fill('0');
    await press(page, 'Create draft');
    const wrong = page.getByRole('spinbutton', { description: 'must be more than 0' });
    await expect.poll(() => wrong.count()).toBe(2);
    expect(await violationsOn(page)).toEqual([]);
    await wrong.first().fill('1');
    server.sandbox.organization(ORGANIZATION).failNext({ status: 503, operationId: 'createInvoice' });
    await press(page, 'Create draft');
    await page.getByRole('dialog').getByRole('alert').getByText('This failure was asked for.').waitFor();
    expect(await wrong.count()).toBe(0);
    await page.context().close();
  });

  it("shows that invoices can't be loaded, and loads them again", async () => {
    server.sandbox.organization(ORGANIZATION).failNext({ status: 400, operationId: 'listInvoices' });
    const { page } = await open('over HTTP', {}, '[role=alert] button');
    expect(await page.getByRole('alert').textContent()).toContain('This failure was asked for.');
    await press(page, 'Try again');
    await page.waitForSelector('tbody tr');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });

  it.each(endsOf([360, 820, 1280]))('is accessible and fits at %i pixels, light and dark', async (width) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await open('in the page', { viewport: { width, height: 900 }, colorScheme });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect(await violationsOn(page)).toEqual([]);
      for (const button of ['New invoice', 'Pay INV-000034', 'Send INV-000035', 'Void INV-000032']) {
        await press(page, button);
        expect([button, await violationsOn(page)]).toEqual([button, []]);
        await press(page, 'Cancel');
      }
      await page.context().close();
    }
  });
});

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** What the row of an invoice shows. */
async function rowOf(page: Page, number: string): Promise<string> {
  const row = page.locator('tbody tr', { has: page.getByRole('rowheader', { name: number }) });
  return (await row.textContent())!;
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(async () => {
    const { axe: judge } = globalThis as unknown as { axe: typeof axe };
    return (await judge.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  });
  return violations;
}

import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createInventoryClient, type InventoryClient } from '../../../src/public/client.ts';
import type { SandboxServer } from '../../../src/public/sandbox-server.ts';
import { violations } from '../../reference/axe.ts';
import { hasChromium, launchChromium, openPage } from '../../support/chromium.ts';
import { openDrawer, openMenu } from '../../support/console-page.ts';
import { partOf } from '../../support/full.ts';
import { start } from '../../support/sandbox-server.ts';

const INVOICE = '4815162342481523001';
const HOSTILE = '<img src=x onerror="document.title=1">__proto__';

describe.skipIf(!hasChromium)('the records of the page of the sandbox', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  interface Opened {
    page: Page;
    complaints: string[];
    server: SandboxServer;
    inventory: InventoryClient;
    goTo(hash: string): Promise<void>;
  }

  /** Opens the page on a new sandbox. */
  async function open(
    hash: string,
    options: BrowserContextOptions = {},
    fill?: (server: SandboxServer) => void,
  ): Promise<Opened> {
    const server = await start();
    fill?.(server);
    const { page, complaints } = await openPage(browser, [server.url], options);
    onTestFinished(() => page.context().close());
    const goTo = async (to: string): Promise<void> => void (await page.goto(`${server.url}/sandbox${to}`));
    await goTo(hash);
    await page.getByRole('main').waitFor();
    const { baseUrl } = server;
    const inventory = createInventoryClient({
      ...{ baseUrl, organizationId: '10234695', accessToken: 'demo', limits: false },
    });
    return { page, complaints, server, inventory, goTo };
  }

  function addTaxes({ sandbox }: SandboxServer): void {
    for (let count = 1; count <= 60; count += 1)
      sandbox.records('taxes').add({ tax_name: `VAT${String(count).padStart(2, '0')}`, tax_percentage: count });
  }

  const namesOn = (page: Page): Promise<string[]> => page.getByRole('main').getByRole('rowheader').allInnerTexts();

  describe('the list', () => {
    it('has its state in the address, for a reload, the way back, and a copied link', async () => {
      const { page, complaints, server } = await open('#10234695/invoices');
      await expect.poll(() => namesOn(page)).toHaveLength(6);
      await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Overdue' }).click();
      await expect.poll(() => namesOn(page)).toEqual(['INV-25-111']);
      expect(page.url()).toMatch(/#10234695\/invoices\?status=overdue$/);
      await page.reload();
      await expect.poll(() => namesOn(page)).toEqual(['INV-25-111']);
      await page.goBack();
      await expect.poll(() => namesOn(page)).toHaveLength(6);

      await page.getByLabel('Find records').fill('nilgiri');
      await expect.poll(() => namesOn(page)).toHaveLength(5);
      await page.getByLabel('Field to filter by').selectOption('Balance');
      await page.getByLabel('Value of Balance').fill('9000.00');
      await page.getByRole('columnheader', { name: 'Balance' }).getByRole('button').click();
      await page.getByText('Columns', { exact: true }).click();
      await page.getByLabel('Currency code').check();
      await page.getByLabel('Due date').uncheck();
      await expect.poll(() => namesOn(page)).toEqual(['INV-25-112', 'INV-25-113']);
      await page.getByRole('link', { name: 'INV-25-113' }).click();
      await page.getByRole('complementary', { name: 'INV-25-113' }).waitFor();
      expect(await namesOn(page)).toEqual(['INV-25-112', 'INV-25-113']);
      const link = page.url();
      const { page: other } = await openPage(browser, [server.url]);
      onTestFinished(() => other.context().close());
      await other.goto(link);
      await other.getByRole('complementary', { name: 'INV-25-113' }).waitFor();
      await expect.poll(() => namesOn(other)).toEqual(['INV-25-112', 'INV-25-113']);
      expect(await other.getByLabel('Find records').inputValue()).toBe('nilgiri');
      expect(await other.getByLabel('Value of Balance').inputValue()).toBe('9000.00');
      const heads = await other.getByRole('main').getByRole('columnheader').allInnerTexts();
      expect(heads).toContain('Currency code');
      expect(heads).not.toContain('Due date');
      expect(await other.locator('[aria-sort=ascending]').innerText()).toBe('Balance');
      await other.keyboard.press('Escape');
      await expect.poll(() => other.getByRole('complementary').count()).toBe(0);
      expect(await namesOn(other)).toEqual(['INV-25-112', 'INV-25-113']);
      expect(complaints).toEqual([]);
    });

    it('types without losing letters, in one step of the way back', async () => {
      const { page } = await open('#10234695/items');
      await page.getByRole('link', { name: /^Invoices/ }).click();
      await expect.poll(() => namesOn(page)).toHaveLength(6);
      await page.getByLabel('Find records').pressSequentially('inv-25-114', { delay: 5 });
      await expect.poll(() => namesOn(page)).toEqual(['INV-25-114']);
      expect(await page.getByLabel('Find records').inputValue()).toBe('inv-25-114');
      await page.goBack();
      await page.getByRole('heading', { name: 'Items', exact: true }).waitFor();
    });

    it('ignores what it does not know in an address', async () => {
      const { page, complaints, goTo } = await open('#10234695/invoices');
      const odd =
        'sort=nope&order=sideways&field=__proto__&is=1&page=99&columns=nope,__proto__,constructor&who=me&find=';
      await goTo(`#10234695/invoices?${odd}`);
      // The list of before stays until page 99 comes, which has no records; then the last page is asked for.
      await expect.poll(() => page.url()).not.toContain('page=99');
      await page.getByRole('columnheader', { name: 'Customer name' }).waitFor();
      expect(await namesOn(page)).toHaveLength(6);
      expect(await page.getByRole('main').locator('.problem').count()).toBe(0);
      await goTo('#10234695/taxes?status=overdue&page=-1');
      await expect.poll(() => namesOn(page)).toHaveLength(4);
      await goTo(`#10234695/invoices?status=${encodeURIComponent(HOSTILE)}&find=${encodeURIComponent(HOSTILE)}`);
      await page.getByText('No records match.').waitFor();
      await page.getByRole('link', { name: 'Show all' }).click();
      await expect.poll(() => namesOn(page)).toHaveLength(6);
      expect(await page.title()).toBe('Sandbox');
      expect(complaints).toEqual([]);
    });

    it('turns pages with Previous and Next, in any order, and keeps its head in view', async () => {
      const { page, complaints } = await open('#10234695/taxes', { viewport: { width: 1440, height: 900 } }, addTaxes);
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.getByText('Page 1 of 2').waitFor();
      const box = page.locator('#records .scroll');
      await box.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
      expect(await box.evaluate((scrolled) => scrolled.scrollTop)).toBeGreaterThan(100);
      const tops = await box.evaluate((scrolled) =>
        [scrolled, scrolled.querySelector('thead th')!].map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(tops[1]).toBe(tops[0]);
      expect(await pages.isVisible()).toBe(true);
      await pages.getByRole('button', { name: 'Next' }).click();
      await pages.getByText('Page 2 of 2').waitFor();
      await expect.poll(() => namesOn(page)).toHaveLength(14);
      expect(page.url()).toContain('page=2');
      await page.goBack();
      await pages.getByText('Page 1 of 2').waitFor();
      await page.getByRole('columnheader', { name: 'Tax percentage' }).getByRole('button').click();
      expect(await pages.getByRole('button').allInnerTexts()).toEqual(['Previous', 'Next']);
      expect(complaints).toEqual([]);
    });

    it('opens a record wherever its row is clicked, and tells that it scrolls sideways', async () => {
      const fields = 'customer_name,status,date,due_date,total,balance,currency_code,exchange_rate,payment_terms_label';
      const { page } = await open(`#10234695/invoices?columns=${fields},last_modified_time,created_time`, {
        viewport: { width: 1120, height: 800 },
      });
      await page.getByRole('cell', { name: '2026-03-05', exact: true }).click();
      await page.getByRole('complementary', { name: 'INV-000031' }).waitFor();
      const row = page.getByRole('row', { name: /^INV-000031/ });
      expect(await row.getByRole('link').getAttribute('href')).toContain(`#10234695/invoices/${INVOICE}?`);
      const more = (): Promise<string | null> => page.locator('#records .sideways').getAttribute('data-more');
      await expect.poll(more).toBe('right');
      await page.locator('#records .scroll').evaluate((box) => box.scrollTo(40, 0));
      await expect.poll(more).toBe('left right');
      await page.locator('#records .scroll').evaluate((box) => box.scrollTo(10_000, 0));
      await expect.poll(more).toBe('left');
      const head = page.getByRole('columnheader', { name: 'Payment terms label' }).getByRole('button');
      expect(await head.evaluate((button) => getComputedStyle(button).whiteSpace)).toBe('normal');
    });

    it('writes amounts alike, and counts as counts', async () => {
      const { page, goTo } = await open('#10234695/contacts');
      const cells = async (name: string): Promise<string[]> =>
        page
          .getByRole('row', { name: new RegExp(`^${name}`) })
          .getByRole('cell')
          .allInnerTexts();
      await expect.poll(() => cells('Nilgiri Trail Club')).toEqual(expect.arrayContaining(['8,000.00', '17,000.00']));
      await goTo('#10234695/items?columns=rate,stock_on_hand,initial_stock_rate');
      await expect.poll(() => cells('Alpine Daypack - Slate')).toEqual(['2,400.00', '23', '1,500.00']);
      await goTo('#10234695/invoices?columns=total,exchange_rate');
      await expect.poll(() => cells('INV-000031')).toEqual(['18,408.00', '1']);
    });
  });

  it('shows the lines of a record with how its total comes about, for each resource that has lines', async () => {
    const { page, complaints, server, goTo } = await open(`#10234695/invoices/${INVOICE}`);
    const lines = page.getByRole('complementary').getByRole('table');
    await lines.waitFor();
    const rows = async (): Promise<string[][]> =>
      Promise.all((await lines.getByRole('row').all()).map((row) => row.locator('th, td').allInnerTexts()));
    expect(await rows()).toEqual([
      ['Item', 'Quantity', 'Rate', 'Line total'],
      ['Alpine Daypack - Slate', '4 pcs', '2,400.00', '9,600.00'],
      ['Steel Water Bottle 1 L', '10 pcs', '600.00', '6,000.00'],
      ['Sub total', '15,600.00'],
      ['IGST18', '2,808.00'],
      ['Total', '18,408.00'],
    ]);
    const sandbox = server.sandbox;
    const resources = [
      ...(['invoices', 'retainerInvoices', 'salesOrders', 'purchaseOrders', 'creditNotes', 'packages'] as const),
      ...([
        'shipmentOrders',
        'salesReturns',
        'purchaseReceives',
        'transferOrders',
        'itemAdjustments',
        'bundles',
      ] as const),
    ];
    for (const resource of resources) {
      const records = sandbox.records(resource);
      const record = records.list()[0] as unknown as Record<string, unknown>;
      const names = (record['line_items'] as { name?: string }[]).map(({ name }) => name);
      expect(names, resource).not.toEqual([]);
      await goTo(`#10234695/${resource}/${String(record[records.idField])}`);
      await expect
        .poll(() => lines.locator('tbody td:first-child').allInnerTexts(), { message: resource })
        .toEqual(names);
      expect(await lines.getByRole('columnheader').allInnerTexts(), resource).toContain('Quantity');
    }
    sandbox.records('items').update('4815162342481516001', { name: HOSTILE } as never);
    await goTo('#10234695/compositeItems');
    await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click();
    await lines.waitFor();
    expect(await page.title()).toBe('Sandbox');
    expect(complaints).toEqual([]);
  });

  describe('a delete', () => {
    const toast = (page: Page): Locator => page.getByRole('status');

    /** Deletes the contact person that is open. */
    async function remove(page: Page): Promise<void> {
      await page.getByRole('link', { name: 'Delete', exact: true }).click();
      await page.getByRole('complementary').getByRole('button', { name: 'Delete', exact: true }).click();
    }

    it('asks by name, hides what the page knows, and can be undone', async () => {
      const { page, complaints, server } = await open('#10234695/taxes?sort=tax_name');
      const { tax_id: id } = server.sandbox.records('taxes').add({ tax_name: HOSTILE, tax_percentage: 5 });
      await page.getByRole('main').getByRole('link', { name: HOSTILE }).click();
      const pane = page.getByRole('complementary');
      await pane.getByRole('link', { name: 'Update' }).click();
      await pane.getByRole('button', { name: 'Send' }).waitFor();
      expect(await pane.locator('[data-place="path.tax_id"]').isVisible()).toBe(false);
      expect(await pane.locator('[data-place="body.tax_name"]').isVisible()).toBe(true);
      await page.goBack();
      const before = recordsOf(server);
      await page.getByRole('link', { name: 'Delete', exact: true }).click();
      await pane.getByRole('heading', { name: `Delete ${HOSTILE}?`, exact: true }).waitFor();
      const button = pane.getByRole('button', { name: 'Delete', exact: true });
      expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(179, 38, 30)');
      expect(await pane.locator('[data-place="path.tax_id"]').isVisible()).toBe(false);
      expect(await pane.getByRole('button', { name: 'Send' }).count()).toBe(0);
      await button.click();
      await toast(page).getByText(`${HOSTILE} was deleted.`).waitFor();
      expect(server.sandbox.records('taxes').get(id!)).toBeUndefined();
      expect(page.url()).toMatch(/#10234695\/taxes\?sort=tax_name$/);
      expect(await (await openMenu(page, 'Checkpoints')).innerText()).not.toContain('Before deleting');
      await page.keyboard.press('Escape');
      await toast(page).getByRole('button', { name: 'Undo' }).click();
      await toast(page).getByText(`${HOSTILE} is back.`).waitFor();
      await page.getByRole('complementary', { name: HOSTILE }).waitFor();
      expect(recordsOf(server)).toEqual(before);
      await expect.poll(() => checkpointsOf(server)).toEqual([]);
      expect(await page.title()).toBe('Sandbox');
      expect(complaints).toEqual([]);
    });

    it('is not undone where that would take back what others have done', async () => {
      const { page, server, inventory } = await open('#10234695/taxes');
      const add = (tax_name: string): string =>
        server.sandbox.records('taxes').add({ tax_name, tax_percentage: 5 }).tax_id!;
      const names = (): unknown[] =>
        server.sandbox
          .records('taxes')
          .list()
          .map(({ tax_name }) => tax_name);
      for (const others of [
        () => inventory.contacts.create({ contact_name: 'Hubballi Outdoors' }),
        () => server.sandbox.records('warehouses').add({ warehouse_name: 'North' }),
        () => server.sandbox.clock.advance({ days: 1 }),
      ]) {
        const id = add('Gone');
        await page.goto(`${server.url}/sandbox#10234695/taxes/${id}`);
        await remove(page);
        await toast(page).getByText('Gone was deleted.').waitFor();
        await toast(page).getByRole('button', { name: 'Undo' }).waitFor();
        await others();
        const after = recordsOf(server);
        await toast(page).getByRole('button', { name: 'Undo' }).click();
        await toast(page).getByText('Gone stays deleted: something else has changed since').waitFor();
        expect(names()).not.toContain('Gone');
        expect(recordsOf(server)).toEqual(after);
        await expect.poll(() => checkpointsOf(server)).toEqual([]);
      }
    });

    it('leaves no checkpoint once it can no longer be undone, and happens where there is room for none', async () => {
      const { page, server, goTo } = await open('#10234695/taxes');
      const add = (): string => server.sandbox.records('taxes').add({ tax_name: 'Gone', tax_percentage: 5 }).tax_id!;
      await goTo(`#10234695/taxes/${add()}`);
      await remove(page);
      await toast(page).getByRole('button', { name: 'Undo' }).waitFor();
      expect(await checkpointsOf(server)).toEqual(['Before deleting Gone']);
      await (await openMenu(page, 'Clock')).getByRole('button', { name: '+1 day', exact: true }).click();
      await page.keyboard.press('Escape');
      await toast(page).getByText('It is 29 Mar 2026').waitFor();
      await expect.poll(() => checkpointsOf(server)).toEqual([]);

      await goTo(`#10234695/taxes/${add()}`);
      await remove(page);
      await toast(page).getByRole('button', { name: 'Undo' }).waitFor();
      await page.reload();
      await expect.poll(() => checkpointsOf(server)).toEqual([]);

      for (let count = 0; count < 20; count += 1) await control(server, 'POST /checkpoints', { name: `c${count}` });
      const last = add();
      await goTo(`#10234695/taxes/${last}`);
      await remove(page);
      await toast(page).getByText('Gone was deleted.').waitFor();
      expect(await toast(page).getByRole('button', { name: 'Undo' }).count()).toBe(0);
      expect(server.sandbox.records('taxes').get(last)).toBeUndefined();
    });

    it('that is refused keeps the form, says why, and leaves no checkpoint', async () => {
      const { page, server } = await open(`#10234695/invoices/${INVOICE}`);
      await remove(page);
      await page.getByRole('complementary').getByRole('alert').getByText(/./).first().waitFor();
      expect(server.sandbox.records('invoices').get(INVOICE)).toBeDefined();
      await expect.poll(() => checkpointsOf(server)).toEqual([]);
    });
  });

  it('asks before it goes back, names what that takes back, keeps the log, and closes what is gone', async () => {
    const { page, complaints, server, inventory } = await open('#10234695/taxes');
    const checkpoints = page.getByRole('dialog', { name: 'Checkpoints' });
    await inventory.taxes.create({ tax_name: 'Kept', tax_percentage: 1 });
    await page.getByRole('link', { name: 'Kept' }).first().waitFor();
    // The page asks for checkpoints when records change, and when the menu opens.
    await control(server, 'POST /checkpoints', { name: 'first' });
    await openMenu(page, 'Checkpoints');
    await checkpoints.getByRole('button', { name: 'Changes since first' }).click();
    await checkpoints.getByText('Nothing has changed since.').waitFor();
    await (await openMenu(page, 'Clock')).getByRole('button', { name: '+30 days' }).click();
    await openMenu(page, 'Checkpoints');
    await checkpoints.getByText(/^The clock moved from 28 Mar 2026, \d\d:\d\d to 27 Apr 2026/).waitFor();
    expect(await checkpoints.getByText('Nothing has changed since.').count()).toBe(0);
    await inventory.taxes.create({ tax_name: 'VAT99', tax_percentage: 5 });
    const tax = server.sandbox.records('taxes').list().at(-1)!;
    await page.getByRole('main').getByRole('link', { name: 'VAT99' }).click();
    await page.getByRole('complementary', { name: 'VAT99' }).waitFor();

    let question = '';
    page.once('dialog', (dialog) => {
      question = dialog.message();
      void dialog.dismiss();
    });
    await openMenu(page, 'Checkpoints');
    await checkpoints.getByRole('button', { name: 'Go back to first' }).click();
    await expect.poll(() => question).toMatch(/^Go back to first\?\n\nThis undoes:\n• The clock moved from 28 Mar/);
    expect(question).toContain('• Taxes: VAT99 added');
    expect(question).toContain('The request log is kept.');
    expect(server.sandbox.records('taxes').get(tax.tax_id!)).toBeDefined();

    page.once('dialog', (dialog) => void dialog.accept());
    await openMenu(page, 'Checkpoints');
    await checkpoints.getByRole('button', { name: 'Go back to first' }).click();
    await expect.poll(() => page.getByRole('complementary').count()).toBe(0);
    await page
      .getByRole('status')
      .getByText(/There is no longer a record \d+ in Taxes\./)
      .waitFor();
    expect(server.sandbox.records('taxes').get(tax.tax_id!)).toBeUndefined();
    expect(new Date(server.sandbox.clock.now()).toISOString()).toMatch(/^2026-03-28/);
    const log = await openDrawer(page, 'Requests');
    await log.getByText('checkpoints.restore').waitFor();
    expect(await log.getByRole('link', { name: /POST .*taxes 201/ }).count()).toBe(2);

    // So does the form of a record that is gone.
    await page.goto(`${server.url}/sandbox#10234695/taxes/${tax.tax_id}/updateTax`);
    await expect.poll(() => page.getByRole('complementary').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  describe('events', () => {
    it('are sentences, without internal records unless they are asked for', async () => {
      const { page, complaints, inventory } = await open('#10234695/invoices');
      const events = await openDrawer(page, 'Events');
      const { contact } = await inventory.contacts.create({ contact_name: HOSTILE, contact_type: 'customer' });
      const { item } = await inventory.items.create({ name: 'Bottle', rate: 100, item_type: 'sales' });
      const { invoice } = await inventory.invoices.create({
        customer_id: contact.contact_id!,
        line_items: [{ item_id: item.item_id!, quantity: 2 }],
      });
      const made = events.locator('.event').filter({ hasText: 'createInvoice' });
      await made.getByRole('link', { name: 'INV-000032' }).first().waitFor();
      expect((await made.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
        /^12:00:\d\d createInvoice INV-000032 added(, and \d+ other records?)? \d+ changes?$/,
      );
      await made.locator('summary').click();
      expect(await made.innerText()).not.toMatch(/numberings|comments/i);
      await events.getByLabel('Internal records').check();
      await made
        .getByText(/^Numberings: /)
        .first()
        .waitFor();
      await made
        .getByText(/^Invoice comments: /)
        .first()
        .waitFor();
      await page.reload();
      await made.locator('summary').click();
      await made
        .getByText(/^Numberings: /)
        .first()
        .waitFor();
      await events.getByLabel('Internal records').uncheck();

      await events
        .locator('.event')
        .filter({ hasText: 'createContact' })
        .getByText(`${HOSTILE} added`)
        .first()
        .waitFor();
      await made.getByRole('link', { name: 'INV-000032' }).first().click();
      await page.getByRole('complementary', { name: 'INV-000032' }).waitFor();
      // A record that is gone has its name, and no link.
      await inventory.invoices.delete(invoice.invoice_id!);
      const gone = events.locator('.event').filter({ hasText: 'deleteInvoice' });
      await gone.getByText('INV-000032 deleted').first().waitFor();
      expect(await gone.getByRole('link', { name: 'INV-000032' }).count()).toBe(0);
      expect(await page.title()).toBe('Sandbox');
      expect(complaints).toEqual([]);
    });

    it.each(
      partOf(
        [
          ['light', { colorScheme: 'light', viewport: { width: 1440, height: 900 } }],
          ['dark', { colorScheme: 'dark', viewport: { width: 1440, height: 900 } }],
          ['on a phone', { colorScheme: 'light', viewport: { width: 320, height: 640 } }],
        ] as const,
        3,
      ),
    )('and lists, deletes and toasts have nothing that axe finds fault with, %s', async (_, options) => {
      const { page, server, inventory, goTo } = await open('#10234695/taxes?status=x&sort=tax_name', options, addTaxes);
      const { contact } = await inventory.contacts.create({ contact_name: 'Hubballi Outdoors' });
      await inventory.contacts.update(contact.contact_id!, { contact_name: 'Hubli Outdoors' } as never);
      await inventory.invoices.markSent(
        server.sandbox
          .records('invoices')
          .list()
          .find(({ status }) => status === 'draft')!.invoice_id!,
      );
      await openDrawer(page, 'Events');
      await page.locator('.event').filter({ hasText: 'markInvoiceSent' }).waitFor();
      for (const fold of await page.locator('.event summary').all()) await fold.click();
      await page.getByLabel('Internal records').check();
      expect(await violations(page, {}), 'a list and events').toEqual([]);
      await goTo('#10234695/invoices?status=overdue');
      await page.getByRole('main').getByRole('link', { name: 'INV-25-111' }).waitFor();
      expect(await violations(page, {}), 'a list of one status').toEqual([]);
      await goTo(`#10234695/contacts/${contact.contact_id}/deleteContact`);
      await page.getByRole('button', { name: 'Delete', exact: true }).waitFor();
      expect(await violations(page, {}), 'a delete').toEqual([]);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      expect(await violations(page, {}), 'a toast').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  });
});

async function control({ url }: SandboxServer, call: string, body?: object): Promise<unknown> {
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'X-Sandbox-Control': '1' };
  const response = await fetch(`${url}/sandbox${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, call).toBe(true);
  return response.json();
}

/** All that a sandbox holds but the clock, which goes on by itself. */
function recordsOf({ sandbox }: SandboxServer): unknown {
  const { counters, records } = sandbox.snapshot();
  return { records, counters: { ...counters, now: 0 } };
}

async function checkpointsOf(server: SandboxServer): Promise<string[]> {
  const { checkpoints } = (await control(server, 'GET /checkpoints')) as { checkpoints: { name: string }[] };
  return checkpoints.map(({ name }) => name);
}

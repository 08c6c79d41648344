import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createInventoryClient, type InventoryClient } from '../../../src/public/client.ts';
import { httpOf } from '../../../src/public/http.ts';
import type { SandboxServer, StartSandboxOptions } from '../../../src/public/sandbox-server.ts';
import { hasChromium, launchChromium, openPage } from '../../support/chromium.ts';
import { openDrawer, openMenu } from '../../support/console-page.ts';
import { partOf } from '../../support/full.ts';
import { controlOf, start } from '../../support/sandbox-server.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAID = '4815162342481523001';
const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

describe.skipIf(!hasChromium)('the page of the sandbox', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  /** Opens the page on a sandbox of its own. */
  async function open(
    hash = '',
    { sandbox, ...options }: BrowserContextOptions & { sandbox?: StartSandboxOptions } = {},
    isOpen = true,
  ): Promise<{ page: Page; complaints: string[]; server: SandboxServer; inventory: InventoryClient }> {
    const server = await start(sandbox);
    const { page, complaints } = await openPage(browser, [server.url], options);
    onTestFinished(() => page.context().close());
    await page.goto(`${server.url}/sandbox${hash}`);
    if (isOpen) await page.getByRole('main').waitFor();
    const { baseUrl } = server;
    const inventory = createInventoryClient({
      baseUrl,
      organizationId: '10234695',
      accessToken: 'demo',
      limits: false,
    });
    return { page, complaints, server, inventory };
  }

  /** Creates a contact with an invoice that is sent, and returns the id of the invoice. */
  async function invoiceTo(inventory: InventoryClient, name: string): Promise<string> {
    const { contact } = await inventory.contacts.create({ contact_name: name, contact_type: 'customer' });
    const { item } = await inventory.items.create({ name: `Bottle for ${name}`, rate: 100, item_type: 'sales' });
    const { invoice } = await inventory.invoices.create({
      customer_id: contact.contact_id!,
      line_items: [{ item_id: item.item_id!, quantity: 2 }],
    });
    await inventory.invoices.markSent(invoice.invoice_id!);
    return invoice.invoice_id!;
  }

  it('shows what a client creates, what refers to it, and that it becomes overdue', async () => {
    const { page, complaints, inventory } = await open('#10234695/invoices');
    const id = await invoiceTo(inventory, 'Hubballi Outdoors');
    const row = page.getByRole('row', { name: /INV-000032/ });
    await row.getByText('Hubballi Outdoors').waitFor();
    await row.getByText('sent', { exact: true }).waitFor();
    await row.getByRole('link', { name: 'INV-000032' }).click();

    const record = page.getByRole('complementary', { name: 'INV-000032' });
    await record.getByText(id, { exact: true }).waitFor();
    await record.getByRole('link', { name: 'createInvoice' }).waitFor();
    await (await openMenu(page, 'Clock')).getByRole('button', { name: '+30 days' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('status').getByText('It is 27 Apr 2026').waitFor();
    await row.getByText('overdue').waitFor();
    await record.getByText('overdue').first().waitFor();

    await record.getByRole('link', { name: 'Hubballi Outdoors', exact: true }).click();
    const contact = page.getByRole('complementary', { name: 'Hubballi Outdoors' });
    await contact.getByRole('heading', { name: 'Referenced by' }).waitFor();
    await contact.getByRole('link', { name: 'INV-000032' }).click();
    await record.getByText(id, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('prints its record on white, also in the dark theme', async () => {
    const { page } = await open(`#10234695/invoices/${PAID}`, { colorScheme: 'dark' });
    await page.getByRole('complementary', { name: 'INV-000031' }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colours = await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return [backgroundColor, getComputedStyle(document.querySelector('aside h2')!).color];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(20, 22, 27)']);
    expect(await page.getByRole('button', { name: 'More' }).isVisible()).toBe(false);
  });

  it('shows requests with their bodies and responses, and only those that failed if asked to', async () => {
    const { page, server, inventory } = await open();
    await invoiceTo(inventory, 'Hubballi Outdoors');
    await inventory.invoices.get('1').catch(() => undefined);
    const log = await openDrawer(page, 'Requests');
    await log.getByRole('link', { name: /GET \/inventory\/v1\/invoices\/1 404/ }).waitFor();
    await log.getByRole('link', { name: /POST \/inventory\/v1\/contacts 201/ }).click();
    const call = page.getByRole('complementary', { name: /^Request / });
    await expect
      .poll(() => call.getByRole('region', { name: 'Request body' }).innerText())
      .toContain('"Hubballi Outdoors"');
    expect(await call.getByRole('region', { name: 'Response' }).innerText()).toContain('"contact_id"');
    expect(await call.getByText('Why this response?').count()).toBe(0);
    await fetch(`${server.baseUrl}/contacts?organization_id=10234695`, {
      headers: { Authorization: 'Service-oauthtoken demo', 'X-Sandbox-Explain': '1' },
    });
    await log.getByRole('link', { name: /GET \/inventory\/v1\/contacts 200/ }).click();
    await call.getByText('Why this response?').click();
    const why = call.getByRole('listitem').filter({ hasText: 'contacts[0].currency_code: INR' });
    expect(await why.getByRole('link').first().getAttribute('href')).toMatch(/^\/sandbox\/rules#[\w.-]+$/);
    expect(await why.innerText()).toMatch(
      /contacts\.names assumed\s+.+\s+From currency_code of INR: INR, currency_id: \d+/,
    );
    expect(await call.getByRole('region', { name: 'Response' }).innerText()).not.toContain('"explain"');
    await log.getByLabel('Requests to show').selectOption('Failed only');
    await expect.poll(() => log.getByRole('link').allInnerTexts()).toEqual([expect.stringContaining('404')]);
  });

  it('creates, edits, moves and deletes records by forms, and lets things happen to them', async () => {
    const { page, complaints, server } = await open('#10234695/invoices');
    const pane = page.getByRole('complementary');
    const invoices = (): readonly { invoice_id: string; status: string; reference_number?: string }[] =>
      server.sandbox.records('invoices').list() as never;
    const newest = (): ReturnType<typeof invoices>[number] => invoices().at(-1)!;
    const before = invoices().length;
    await page.getByRole('link', { name: 'Create an invoice' }).click();
    const customer = pane.getByLabel(/^customer_id/);
    await customer.press('ArrowDown');
    await pane.getByRole('option', { name: 'Nilgiri Trail Club' }).click();
    await expect.poll(() => customer.inputValue()).toBe('4815162342481514009');
    expect(await customer.evaluate((one) => one.closest('.filled-in')!.textContent)).toContain('Nilgiri Trail Club');
    await customer.fill('1');
    await pane.getByRole('button', { name: 'Send' }).click();
    await pane.getByText(/customer_id 1 does not exist/).waitFor();
    await customer.fill('4815162342481514001');
    await pane.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('Create an invoice: 201.').waitFor();
    await page.getByRole('complementary', { name: 'INV-000032' }).waitFor();
    expect(invoices()).toHaveLength(before + 1);

    await pane.getByRole('link', { name: 'Update' }).click();
    await pane.getByLabel(/^reference_number/).fill('From the page');
    await pane.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('complementary', { name: 'INV-000032' }).waitFor();
    expect(newest()).toMatchObject({ status: 'draft', reference_number: 'From the page' });

    await pane.getByText(/^A request set it to draft/).waitFor();
    await pane.getByRole('link', { name: 'Mark as sent' }).click();
    await pane.getByRole('button', { name: 'Send' }).click();
    await pane.getByRole('heading', { name: 'INV-000032 sent' }).waitFor();
    await pane.getByText('Trigger an event').click();
    await pane.getByRole('link', { name: 'Pay by card' }).click();
    await pane.getByLabel('Amount').fill('100');
    await pane.getByRole('button', { name: 'Trigger' }).click();
    await pane.getByRole('heading', { name: 'INV-000032 partially_paid' }).waitFor();
    await pane.getByText(/^partially_paid by the rule/).click();
    await pane.locator('.because').getByRole('link', { name: 'documents.status' }).waitFor();

    await page.goto(`${page.url().split('#')[0]}#10234695/taxes`);
    await page.getByRole('link', { name: 'Create a tax', exact: true }).click();
    await pane.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('Create a tax: 201.').waitFor();
    const name = await pane.getByRole('heading', { level: 2 }).innerText();
    await pane.getByRole('link', { name: 'Delete' }).click();
    await pane.getByRole('heading', { name: `Delete ${name}?` }).waitFor();
    await pane.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('status').getByText(`${name} was deleted.`).waitFor();
    await expect.poll(() => pane.count()).toBe(0);
    expect(server.sandbox.records('taxes').list()).toHaveLength(4);
    expect(complaints.filter((complaint) => !complaint.includes('400 (Bad Request)'))).toEqual([]);
  });

  it('sends calls with the token and in the form that the sandbox takes', async () => {
    const authorization = (token: string): Record<string, string> => ({ 'X-Api-Key': token });
    const { page } = await open('#10234695/taxes/new/createTax', {
      sandbox: { authorization, tokens: { 'taken-by-it': {} } },
    });
    const form = page.getByRole('complementary');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByRole('alert').getByText(/token/i).waitFor();
    await form.getByText('Token', { exact: true }).click();
    await form.getByLabel('Access token').fill('taken-by-it');
    await form.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('Create a tax: 201.').waitFor();
  });

  it('asks for the parameters of a call, but not for the organization, which it knows', async () => {
    const { page, server } = await open('#10234695/transferOrders/new/createTransferOrder');
    const form = page.getByRole('complementary');
    await form.getByLabel('ignore_auto_number_generation', { exact: true }).fill('true');
    expect(await form.locator('[data-place="query.organization_id"]').count()).toBe(0);
    await form.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('Create a transfer order: 201.').waitFor();
    const [call] = server.sandbox.calls({ operationId: 'createTransferOrder' });
    expect(call!.url).toMatch(/organization_id=10234695/);
    expect(call!.url).toMatch(/ignore_auto_number_generation=true/);
  });

  it('finds records, orders them and keeps the columns that are chosen', async () => {
    const { page } = await open('#10234695/invoices');
    const names = (): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();
    await expect.poll(names).toHaveLength(6);
    await page.getByLabel('Find records').fill('inv-25-11');
    await expect.poll(names).toHaveLength(5);
    await page.getByLabel('Field to filter by').selectOption('Status');
    await page.getByLabel('Value of Status').fill('overdue');
    await expect.poll(names).toEqual(['INV-25-111']);
    await page.getByLabel('Field to filter by').selectOption('Any field');
    await page.getByLabel('Find records').fill('');
    await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
    await expect.poll(async () => (await names()).at(-1)).toBe('INV-000031');
    await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
    await expect.poll(async () => (await names())[0]).toBe('INV-000031');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByLabel('Date', { exact: true }).uncheck();
    await page.getByLabel('Currency code').check();
    await page.reload();
    await page.getByRole('columnheader', { name: 'Currency code' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Date', exact: true }).count()).toBe(0);
  });

  it('goes to a day, turns the limits on, and copies requests as curl', async () => {
    const { page, server, inventory } = await open('', { permissions: ['clipboard-read', 'clipboard-write'] });
    const clock = await openMenu(page, 'Clock');
    await clock.getByLabel('Go to a date').fill('2026-05-01');
    await clock.getByRole('button', { name: 'Go', exact: true }).click();
    await page.getByRole('status').getByText('It is 1 May 2026').waitFor();
    expect(new Date(server.sandbox.clock.now()).toISOString()).toMatch(/^2026-05-01/);
    await (await openMenu(page, 'Simulate')).getByLabel('Limits: 100 requests per minute').check();
    await page.getByRole('status').getByText('The limits are on').waitFor();
    const limits = await fetch(`${server.url}/sandbox/limits`, { headers: { 'X-Sandbox-Control': '1' } });
    expect(await limits.json()).toEqual({ limits: 'documented' });
    await inventory.items.list();
    await page.keyboard.press('Escape');
    const log = await openDrawer(page, 'Requests');
    await log.getByText(/^\d+(\.\d)? ms$/).waitFor();
    await log.getByRole('link', { name: /GET .*items/ }).click();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('complementary').getByRole('button', { name: 'Copy as curl' }).click();
    await expect.poll(copied).toContain('# 1. listItems, response 200\ncurl');
    await inventory.taxes.list();
    await log.getByRole('link', { name: /GET .*taxes/ }).waitFor();
    await log.getByRole('button', { name: 'Copy all as curl' }).click();
    await expect.poll(copied).toContain('# 2. listTaxes, response 200\ncurl');
    expect(await page.getByRole('link', { name: 'Reference', exact: true }).count()).toBe(0);
  });

  it('leads to the reference where the server has one, and asks nothing that is logged', async () => {
    const fallback: NonNullable<StartSandboxOptions['fallback']> = ({ url }, response, next) => {
      if (url === '/openapi.json') response.end('{}');
      else next();
    };
    const { page, server, inventory } = await open('', { sandbox: { fallback } });
    expect(await page.getByRole('link', { name: 'Reference', exact: true }).getAttribute('href')).toBe('/');
    expect(server.sandbox.log).toEqual([]);
    await inventory.items.list();
    await (await openDrawer(page, 'Requests')).getByRole('link', { name: /GET .*items/ }).click();
    const link = page.getByRole('link', { name: 'In the reference' });
    expect(await link.getAttribute('href')).toBe('/operations/listItems.html');
  });

  it('shows the emails that were sent', async () => {
    const { page, inventory } = await open();
    await page.getByRole('link', { name: 'Outbox 0' }).waitFor();
    await inventory.invoices.email(PAID, { to_mail_ids: ['asha@ridgeline.example'], subject: 'Your invoice' } as never);
    await page.getByRole('link', { name: 'Outbox 1' }).click();
    await page.getByRole('row', { name: /Your invoice.*asha@ridgeline\.example/ }).waitFor();
    await page.getByRole('link', { name: 'Your invoice' }).click();
    await page.getByRole('complementary', { name: 'Your invoice' }).waitFor();
  });

  it('shows one organization at a time, makes others, and resets them', async () => {
    const { page, server, inventory } = await open('#10234695/taxes');
    const table = page.getByRole('table', { name: 'Taxes' });
    await inventory.taxes.create({ tax_name: 'VAT5', tax_percentage: 5 });
    await table.getByRole('link', { name: 'VAT5' }).waitFor();
    const create = async (seed: string): Promise<void> => {
      const menu = await openMenu(page, 'Organizations');
      await menu.getByLabel('Start a new organization with').selectOption(seed);
      await menu.getByRole('button', { name: 'Create' }).click();
      await menu.waitFor({ state: 'hidden' });
    };
    await create("The sandbox's seed");
    await page.getByRole('status').getByText('The organization 10234696 was created.').waitFor();
    await expect.poll(() => table.getByRole('link', { name: 'VAT5' }).count()).toBe(0);
    expect(page.url()).toContain('#10234696/taxes');
    const organizations = await openMenu(page, 'Organizations');
    await expect.poll(() => organizations.locator('[aria-current]').innerText()).toContain('10234696');
    await create('No records');
    await page.getByRole('status').getByText('The organization 10234697 was created.').waitFor();
    expect(server.sandbox.organization('10234697').records('taxes').list()).toEqual([]);

    await (await openMenu(page, 'Organizations')).getByRole('link', { name: '10234695' }).click();
    await table.getByRole('link', { name: 'VAT5' }).waitFor();
    const reset = async (): Promise<void> =>
      (await openMenu(page, 'More')).getByRole('button', { name: 'Reset' }).click();
    page.once('dialog', (dialog) => void dialog.dismiss());
    await reset();
    expect(server.sandbox.records('taxes').list()).toHaveLength(5);
    page.once('dialog', (dialog) => void dialog.accept());
    await reset();
    await expect.poll(() => table.getByRole('link', { name: 'VAT5' }).count()).toBe(0);
    expect(server.sandbox.records('taxes').list()).toHaveLength(4);
  });

  it('saves checkpoints, shows what has changed since, and goes back', async () => {
    const { page, complaints, server } = await open();
    const checkpoints = await openMenu(page, 'Checkpoints');
    for (const name of ['first', 'second']) {
      await checkpoints.getByLabel('Name of the checkpoint').fill(name);
      await checkpoints.getByRole('button', { name: 'Save' }).click();
      await checkpoints.getByText(name, { exact: true }).waitFor();
      expect(await checkpoints.getByLabel('Name of the checkpoint').inputValue()).toBe('');
    }
    // The time of the organization, which is 5:30 hours ahead.
    expect(await checkpoints.getByRole('listitem').first().innerText()).toContain('28 Mar 2026, 12:0');
    server.sandbox.records('taxes').add({ tax_name: 'VAT99', tax_percentage: 5 });
    await checkpoints.getByRole('button', { name: 'Changes since first' }).click();
    await checkpoints.getByText('Taxes: VAT99 added').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await checkpoints.getByRole('button', { name: 'Go back to first' }).click();
    await page.getByText('Went back to first.').waitFor();
    expect(
      server.sandbox
        .records('taxes')
        .list()
        .map(({ tax_name }) => tax_name),
    ).not.toContain('VAT99');
    await checkpoints.getByRole('button', { name: 'Delete first' }).click();
    await checkpoints.getByText('first', { exact: true }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('keeps the name of a checkpoint that is rejected, and says why', async () => {
    const { page, server } = await open();
    const checkpoints = await openMenu(page, 'Checkpoints');
    const name = checkpoints.getByLabel('Name of the checkpoint');
    await name.fill('a/b');
    await checkpoints.getByRole('button', { name: 'Save' }).click();
    await checkpoints.getByRole('alert').getByText('without / ? # %').waitFor();
    expect(await name.inputValue()).toBe('a/b');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('a and b');
    expect(await checkpoints.getByRole('alert').count()).toBe(0);
    await name.press('Enter');
    await page.getByRole('status').getByText('The checkpoint a and b was saved.').waitFor();
    expect(await name.inputValue()).toBe('');
    expect(server.sandbox.records('invoices').list()).toHaveLength(6);
  });

  it('says why the clock does not go to a day before its own, and keeps the day in the box', async () => {
    const { page, server } = await open();
    const clock = await openMenu(page, 'Clock');
    const date = clock.getByLabel('Go to a date');
    const before = server.sandbox.clock.now();
    for (const [day, reason] of [
      ['2026-01-15', "It's 28 Mar 2026, and the clock only moves forward."],
      ['2026-03-28', "It's already 28 Mar 2026."],
      ['', 'Enter a date.'],
    ] as const) {
      await date.fill(day);
      await date.press('Enter');
      await clock.getByRole('alert').getByText(reason).waitFor();
      // Longer than the page takes to look for changes.
      await page.waitForTimeout(1600);
      expect(await date.inputValue()).toBe(day);
    }
    expect(server.sandbox.clock.now() - before).toBeLessThan(86_400_000);
    await date.fill('2026-03-30');
    expect(await clock.getByRole('alert').count()).toBe(0);
  });

  it('remembers whether the drawer is open, and its tab, and counts requests and events', async () => {
    const { page, inventory } = await open();
    const tab = (name: string): Locator => page.getByRole('tab', { name });
    const panel = (name: string): Locator => page.getByRole('tabpanel', { name });
    const height = (): Promise<number> => page.locator('.drawer').evaluate((drawer) => drawer.clientHeight);
    expect(await height()).toBe(36);
    expect(await page.getByRole('tabpanel').count()).toBe(0);
    for (const name of ['One', 'Two']) await inventory.contacts.create({ contact_name: name });
    await inventory.contacts.list();
    await tab('Requests 3').waitFor();
    await tab('Events 2').click();
    await panel('Events').getByText('createContact').first().waitFor();
    expect(await height()).toBeGreaterThan(200);
    await page.reload();
    await panel('Events').waitFor();
    await tab('Events').press('ArrowRight');
    await panel('Requests').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Requests/);
    await page.reload();
    await panel('Requests').waitFor();
    await page.getByRole('button', { name: 'Close the drawer' }).click();
    await page.reload();
    await tab('Requests 3').waitFor();
    expect(await page.getByRole('tabpanel').count()).toBe(0);
    expect(await tab('Requests').getAttribute('aria-selected')).toBe('true');
  });

  it('lists events as they come, with the record, the fields before and after, and the rule', async () => {
    const { page, complaints, server, inventory } = await open();
    const events = await openDrawer(page, 'Events');
    await events.getByText('No events.').waitFor();
    const draft = server.sandbox
      .records('invoices')
      .list()
      .find(({ status }) => status === 'draft')!;
    await inventory.invoices.markSent(draft.invoice_id!);
    const sentences = events.locator('.event');
    const sent = sentences.filter({ hasText: 'markInvoiceSent' });
    await sent.locator('.sentence').getByText(`${draft.invoice_number} draft → sent`, { exact: true }).waitFor();
    expect(await sent.innerText()).toMatch(/^12:00:\d\d\s/);
    await sent.getByText(/^\d+ changes?$/).click();
    await sent.getByText(/status draft → sent/).waitFor();
    await inventory.contacts.create({ contact_name: 'Hubballi Outdoors' });
    const created = sentences.filter({ hasText: 'createContact' });
    await created.locator('.sentence').getByText('Hubballi Outdoors added').waitFor();
    expect(await sentences.first().locator('b').innerText()).toBe('createContact');

    // A payment changes the invoice by a rule.
    const { invoice } = await inventory.invoices.get(draft.invoice_id!);
    await inventory.customerPayments.create({
      customer_id: invoice.customer_id!,
      payment_mode: 'cash',
      amount: Number(invoice.balance),
      invoices: [{ invoice_id: draft.invoice_id, amount_applied: Number(invoice.balance) }],
    } as never);
    const paid = sentences.filter({ hasText: 'createCustomerPayment' });
    await paid.getByText(/^\d+ changes?$/).click();
    const rule = paid
      .getByRole('link')
      .filter({ hasText: /^[a-z-]+\.[a-z-]+$/ })
      .first();
    expect(await rule.getAttribute('href')).toMatch(/^\/sandbox\/rules#[\w.-]+$/);

    // A reset is one event; the record that an event names opens.
    await sent.getByRole('link', { name: draft.invoice_number! }).first().click();
    await page.getByRole('complementary', { name: draft.invoice_number! }).waitFor();
    await (await openMenu(page, 'Clock')).getByRole('button', { name: '+7 days' }).click();
    await events.getByText('The clock moved to 4 Apr 2026').waitFor();
    server.sandbox.reset();
    await events.getByText('everything was replaced').waitFor();
    const organizations = await openMenu(page, 'Organizations');
    await organizations.getByLabel('Start a new organization with').selectOption('No records');
    await organizations.getByRole('button', { name: 'Create' }).click();
    await events.getByText('createContact').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('fails the next request, cancels that, and finds requests', async () => {
    const { page, server, inventory } = await open();
    const simulate = await openMenu(page, 'Simulate');
    const ask = async (way: string): Promise<void> => {
      await simulate.getByLabel('Operation').fill('createTax');
      await simulate.getByLabel('Response').selectOption(way);
      await simulate.getByRole('button', { name: 'Fail the next request' }).click();
      await simulate.getByRole('button', { name: 'Cancel 1 failure' }).waitFor();
    };
    await ask('Status 503');
    expect(server.sandbox.failures).toMatchObject([{ status: 503, operationId: 'createTax' }]);
    await page.getByRole('button', { name: 'Simulate 1 waiting' }).waitFor();
    await simulate.getByRole('button', { name: 'Cancel 1 failure' }).click();
    await expect.poll(() => server.sandbox.failures).toEqual([]);
    await ask('Done, but the response is lost');
    await expect(inventory.taxes.create({ tax_name: 'VAT99', tax_percentage: 5 })).rejects.toMatchObject({
      mayHaveHappened: true,
    });
    await inventory.items.list();
    await page.keyboard.press('Escape');
    const log = await openDrawer(page, 'Requests');
    await log.getByRole('link', { name: /items/ }).waitFor();
    await log.getByLabel('Find requests').fill('createtax');
    await log.getByRole('link', { name: /POST .*taxes 201/ }).waitFor();
    expect(await log.getByRole('link').count()).toBe(1);
  });

  it('lists in its menus what a program has made since they were last open', async () => {
    const { page, server } = await open();
    const control = controlOf(server);
    const simulate = await openMenu(page, 'Simulate');
    await control('POST /failures', { status: 503 });
    await page.keyboard.press('Escape');
    await openMenu(page, 'Simulate');
    await simulate.getByRole('button', { name: 'Cancel 1 failure' }).waitFor();
    await page.keyboard.press('Escape');
    await control('POST /organizations', { seed: 'empty' });
    const organizations = await openMenu(page, 'Organizations');
    await organizations.getByRole('link', { name: '10234696' }).waitFor();
  });

  it('asks for the control token, and keeps it in the tab', async () => {
    const { page } = await open('', { sandbox: { controlToken: 'c0ntrol-token-of-a-team' } }, false);
    await page.getByLabel('Control token').fill('c0ntrol-token-of-a-team');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('main').waitFor();
    await page.reload();
    await page.getByRole('main').waitFor();
  });

  it('shows hostile names as text, wherever they stand', async () => {
    const { page, complaints, inventory } = await open('#10234695/contacts');
    const id = await invoiceTo(inventory, HOSTILE);
    await httpOf(inventory).GET('/contacts', {
      params: { query: { organization_id: '10234695', contact_name_contains: HOSTILE } as never },
    });
    await page.getByRole('table').getByRole('link', { name: HOSTILE }).click();
    await page.getByText('All fields').click();
    await page.getByRole('complementary', { name: HOSTILE }).getByText('"contact_name"').waitFor();
    const checkpoints = await openMenu(page, 'Checkpoints');
    await checkpoints.getByLabel('Name of the checkpoint').fill('<img src=x onerror="document.title=3">');
    await checkpoints.getByRole('button', { name: 'Save' }).click();
    await checkpoints.getByRole('listitem').getByText('<img src=x').waitFor();
    await page.keyboard.press('Escape');
    await (await openDrawer(page, 'Requests')).getByRole('link', { name: /GET \/inventory\/v1\/contacts/ }).click();
    await page.getByRole('region', { name: 'Response' }).waitFor();
    await page.goto(`${page.url().split('#')[0]}#10234695/invoices/${id}`);
    await page.getByRole('complementary', { name: 'INV-000032' }).waitFor();
    await page.goto(`${page.url().split('#')[0]}#${encodeURIComponent(HOSTILE)}/${encodeURIComponent(HOSTILE)}`);
    await page.getByRole('status').getByText('does not exist').waitFor();
    expect(await page.title()).toBe('Sandbox');
    expect(await page.locator('img:not([src="/sandbox/icon.svg"]), script:not([src^="/sandbox/"])').count()).toBe(0);
    expect(complaints.filter((complaint) => !complaint.includes('400 (Bad Request)'))).toEqual([]);
  });

  it('is used by keyboard alone', async () => {
    const { page } = await open('#10234695/invoices');
    const focused = (): Promise<string> =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    const press = async (...keys: string[]): Promise<string> => {
      for (const key of keys) await page.keyboard.press(key);
      return focused();
    };
    await page.getByRole('rowheader').first().waitFor();
    expect(await press('Tab')).toBe('Skip to the list');
    expect(await press('Enter')).toBe('INV-000031');
    expect(page.url()).toContain('#10234695/invoices');
    expect(await press('ArrowUp')).toBe('INV-000031');
    expect(await press('ArrowDown', 'ArrowDown')).toBe('INV-25-114');
    expect(await press('ArrowUp')).toBe('INV-25-115');
    // One row is reached by Tab: the last that had the focus.
    expect(await page.locator('tbody a[tabindex="0"]').allInnerTexts()).toEqual(['INV-25-115']);

    await press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('ASIDE');
    await expect.poll(focused).toBe('INV-25-115');
    await press('Escape');
    await expect.poll(() => page.getByRole('complementary').count()).toBe(0);
    await expect.poll(focused).toBe('INV-25-115');

    expect(await press('/')).toBe('Find records');
    await press('Escape', '/', 'a', '/');
    expect(await page.getByLabel('Find records').inputValue()).toBe('/a/');
    await page.getByLabel('Find records').fill('');
    await page.getByRole('rowheader', { name: 'INV-000031' }).waitFor();
    expect(await press('ArrowDown')).toBe('INV-000031');
  });

  it('closes a menu by Escape before the pane, and gives the focus back', async () => {
    const { page } = await open(`#10234695/invoices/${PAID}`);
    const pane = page.getByRole('complementary');
    await pane.getByText('History').waitFor();
    const clock = page.getByRole('button', { name: /^Clock/ });
    await clock.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Clock' });
    await menu.waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('+1 day');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('It is 29 Mar 2026').waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Clock/);
    expect(await pane.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => pane.count()).toBe(0);
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
    [320, 640],
  ])('has one bar of 48 pixels at %i, and the list follows', async (width, height) => {
    const { page } = await open('#10234695/invoices', { viewport: { width, height } });
    const row = page.getByRole('rowheader').first();
    await row.waitFor();
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar).toEqual({ x: 0, y: 0, width, height: 48 });
    expect((await page.getByRole('heading', { name: 'Invoices' }).boundingBox())!.y).toBeLessThan(70);
    expect((await row.boundingBox())!.y).toBeLessThan(width < 600 ? 180 : 230);
    for (const name of ['Organizations', 'Clock', 'Checkpoints', 'Simulate', 'More'] as const) {
      const { x, width: wide } = (await (await openMenu(page, name)).boundingBox())!;
      expect([name, x >= 0, x + wide <= width]).toEqual([name, true, true]);
      await page.keyboard.press('Escape');
    }
  });

  it.each(
    partOf(
      [
        ['dark', { colorScheme: 'dark', viewport: { width: 1440, height: 900 } }],
        ['light', { colorScheme: 'light', viewport: { width: 1440, height: 900 } }],
        ['on a phone', { colorScheme: 'light', viewport: { width: 390, height: 844 } }],
        ['on a small phone', { colorScheme: 'light', viewport: { width: 320, height: 640 } }],
      ] as const,
      4,
    ),
  )('has nothing that axe finds fault with, %s', async (_, options) => {
    const { page, inventory } = await open(`#10234695/invoices/${PAID}`, options);
    await inventory.taxes.get('1').catch(() => undefined);
    await page.getByRole('complementary', { name: 'INV-000031' }).getByText('History').waitFor();
    await page.getByText('All fields').click();
    expect(await faultsOf(page), 'a record').toEqual([]);
    for (const name of ['Organizations', 'Clock', 'Checkpoints', 'Simulate', 'More'] as const) {
      const menu = await openMenu(page, name);
      if (name === 'Clock') await menu.getByLabel('Go to a date').fill('2026-01-01');
      if (name === 'Checkpoints') await menu.getByLabel('Name of the checkpoint').fill('before');
      for (const button of await menu.getByRole('button', { name: /^(Go|Save|Fail the next request)$/ }).all())
        await button.click();
      if (name === 'Checkpoints') await menu.getByRole('button', { name: 'Changes since before' }).click();
      if (name === 'Simulate') await menu.getByRole('button', { name: 'Cancel 1 failure' }).click();
      expect(await faultsOf(page, '[popover]:popover-open'), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await inventory.contacts.create({ contact_name: 'Hubballi Outdoors' });
    await (await openDrawer(page, 'Events')).getByText('createContact').waitFor();
    expect(await faultsOf(page), 'events').toEqual([]);
    await (await openDrawer(page, 'Requests')).getByRole('link', { name: /GET .*404/ }).click();
    await page.getByRole('region', { name: 'Response' }).waitFor();
    expect(await faultsOf(page), 'a call').toEqual([]);
    await page.goto(`${page.url().split('#')[0]}#10234695/invoices/${PAID}/updateInvoice`);
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(await faultsOf(page), 'a form').toEqual([]);
  });

  it('fits a phone of 320 pixels, with the resources behind a button', async () => {
    const { page } = await open(`#10234695/invoices/${PAID}`, { viewport: { width: 320, height: 640 } });
    for (const hash of ['#10234695/items', '#10234695/contacts', `#10234695/invoices/${PAID}`]) {
      await page.goto(`${page.url().split('#')[0]}${hash}`);
      await page.getByRole('main').getByRole('table').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), hash).toBe(0);
    }
    expect(await page.getByRole('navigation', { name: 'Resources' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Resources' }).click();
    await page.getByRole('link', { name: /^Taxes/ }).click();
    await page.getByRole('heading', { name: 'Taxes' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Resources' }).isVisible()).toBe(false);
  });

  it('says that the sandbox has stopped, and goes on when it is back', async () => {
    const { page, server } = await open();
    await server.close();
    await page.getByRole('status').getByText("The sandbox doesn't respond.").waitFor();
    await start({ port: server.port });
    await expect.poll(() => page.getByRole('status').innerText(), { timeout: 20_000 }).toBe('');
  });
});

/**
 * Runs axe by way of the debugger: the policy of the page lets no other script in.
 *
 * @param place What is looked at: a selector; all of the page if there is none.
 */
async function faultsOf(page: Page, place?: string): Promise<unknown[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((selector) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run(selector ?? document);
  }, place);
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { start } from '../support/sandbox-server.ts';
import { type ServedSite, serveSite } from './site.ts';

/** A node of the accessibility tree that a screen reader comes to. */
interface Spoken {
  role: string;
  name: string;
}

/** What a screen reader has to read, in its order. */
async function spokenOn(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name }) =>
    ignored || role === undefined ? [] : [{ role: String(role.value), name: String(name?.value ?? '') }],
  );
}

/** Roles whose names come from their content, as one text. */
const FROM_CONTENT = ['link', 'button', 'heading', 'columnheader', 'rowheader', 'DisclosureTriangle', 'tab', 'option'];

/** Roles that readers go to by their names. */
const NAMED = ['link', 'button', 'heading', 'navigation', 'region', 'textbox', 'searchbox', 'combobox', 'checkbox'];

/** What is read badly: what has no name, signs that are only seen, and words that run together. */
function faultsIn(spoken: readonly Spoken[]): string[] {
  return spoken.flatMap(({ role, name }) => {
    const faults = [
      ...(NAMED.includes(role) && name.trim() === '' ? ['has no name'] : []),
      ...(/[↕↑↓▸◐✕]/.test(name) && !['StaticText', 'InlineTextBox'].includes(role) ? ['is called by a sign'] : []),
      ...(FROM_CONTENT.includes(role) && /(?:GET|POST|PUT|DEL|DELETE)[A-Z][a-z]|[a-z]\d+ (?:with|documented)/.test(name)
        ? ['runs words together']
        : []),
    ];
    return faults.map((fault) => `${role} ${JSON.stringify(name)} ${fault}`);
  });
}

describe.skipIf(!hasChromium)('what a screen reader reads', () => {
  let site: ServedSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(url: string): Promise<Page> {
    const { page } = await openPage(browser, [new URL(url).origin]);
    onTestFinished(() => page.context().close());
    await page.goto(url);
    return page;
  }

  it.each([
    'index.html',
    'guides/first-invoice.html',
    'resources/invoices.html',
    'operations/createInvoice.html',
    'states.html',
    'coverage.html',
  ])('has names, and words with spaces between them, on %s', async (address) => {
    const page = await open(site.url + address);
    const spoken = await spokenOn(page);
    expect(spoken.filter(({ role }) => role === 'heading').length).toBeGreaterThan(2);
    expect(faultsIn(spoken)).toEqual([]);
  });

  it('has them on the page of the sandbox, with a record and with a form', async () => {
    const server = await start();
    const page = await open(`${server.url}/sandbox#10234695/invoices/4815162342481523001`);
    await page.getByRole('link', { name: 'Update' }).waitFor();
    expect(faultsIn(await spokenOn(page))).toEqual([]);
    await page.getByRole('link', { name: 'Update' }).click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(faultsIn(await spokenOn(page))).toEqual([]);
  });

  it('says methods in full, and what becomes of a field that is left out', async () => {
    const page = await open(`${site.url}operations/createInvoice.html`);
    const names = (await spokenOn(page)).map(({ name }) => name);
    expect(names).toContain('GET Get an invoice');
    expect(names).toContain('DELETE Delete an invoice');
    const row = await page.locator('[id="request.line_items.name"] .left-out').textContent();
    expect(row).toMatch(/^sandbox default +by documents\.lines$/);
  });
});

import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandbox } from '../../src/public/sandbox-server.ts';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { operations } from '../support/document.ts';
import { partOf } from '../support/full.ts';
import { violations } from './axe.ts';
import { type ServedSite, serveSite } from './site.ts';

/** How many browser tabs press Send at a time. */
const TABS = 3;

/** The operations on whose pages it is pressed. */
const PRESSED = partOf(operations, 36);

/** How often it is pressed for each sandbox. */
const TIMES = 2;

/** How long all pages take on a busy machine, in ms. */
const TIMEOUT = 1_800_000;

describe.skipIf(!hasChromium)(`Send, pressed twice on the pages of ${PRESSED.length} operations`, () => {
  let site: ServedSite;
  let server: SandboxServer;
  let browser: Browser;
  /** The pages as files, where each has the sandbox in it. */
  let files: string;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launchChromium()]);
    files = `${pathToFileURL(site.folder).href}/`;
    server = await startSandbox({ port: 0, fallback: sirv(site.folder) });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await site?.close();
  });

  // A browser tab keeps its sandbox from page to page, and all tabs have that of the server, so both are used ones.
  it('is accepted by the sandbox in the page, and by that of the server', { timeout: TIMEOUT }, async () => {
    const root = new URL(server.url).origin;
    const places = [
      [files, 'page'],
      [`${root}/`, 'own'],
    ] as const;
    const waiting = PRESSED.map(({ id }) => id);
    const refused: string[] = [];
    const errors: string[] = [];
    await Promise.all(
      Array.from({ length: TABS }, async () => {
        const { page } = await openPage(browser, [root, files]);
        page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          for (const [at, place] of places) {
            await page.goto(`${at}operations/${id}.html`);
            await page.getByRole('button', { name: 'Try it' }).click();
            const why = await pressSend(page, place);
            refused.push(...why.map((one) => `${id}, ${place}, ${one}`));
          }
        }
        await page.context().close();
      }),
    );
    expect(refused).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('says what it did when its record could not take the call', async () => {
    const { page } = await openPage(browser, [files]);
    await page.goto(`${files}operations/deleteInvoice.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    expect(await pressSend(page, 'page')).toEqual([]);
    const note = page.locator('.outcome').getByRole('status');
    const said = await note.innerText();
    const id = await page.locator('[data-place="path.invoice_id"] input').inputValue();
    expect(said).toMatch(
      /^There is no invoice with the ID \d+\. So the form sent createInvoice first, and then this request with/,
    );
    expect(said).toContain(`invoice_id ${id}.`);
    expect(await violations(page, { place: '.outcome' })).toEqual([]);
    expect(await page.locator('[data-tab="curl"] pre').textContent()).toContain(id);
    await note.getByRole('link', { name: 'createInvoice' }).click();
    await page.waitForURL('**/operations/createInvoice.html');
    await page.context().close();
  });

  it('leaves a call alone that the reader has changed, and says the way on if no record can be made', async () => {
    const { page } = await openPage(browser, [files]);
    await page.goto(`${files}operations/markContactInactive.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('[data-place="path.contact_id"] input').fill('4815162342481514001');
    await choose(page, 'page');
    expect(await press(page)).toBe('200');

    await page.goto(`${files}operations/deleteInvoice.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await choose(page, 'page');
    expect(await press(page)).toBe('200');
    expect(await press(page)).toMatch(/^404/);
    const note = page.locator('.outcome').getByRole('status');
    expect(await note.innerText()).toMatch(
      /createInvoice was rejected: The contact Ridgeline Treks is inactive\. Reset the sandbox at the bottom of the page/,
    );
    await page.locator('[data-place="path.invoice_id"] input').fill('1');
    expect(await press(page)).toMatch(/^404/);
    expect(await note.count()).toBe(0);

    await page.goto(`${files}operations/createCreditNote.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('combobox', { name: 'Sample', exact: true }).selectOption('All fields');
    await choose(page, 'page');
    expect(await press(page)).toMatch(/^400/);
    expect(await note.innerText()).toContain('or choose Smallest above the fields.');
    await page.context().close();
  });
});

/** Presses Send, and returns why calls were refused. */
async function pressSend(page: Page, place: string): Promise<string[]> {
  await choose(page, place);
  const refused: string[] = [];
  for (let time = 1; time <= TIMES; time += 1) {
    const status = await press(page);
    if (!status.startsWith('2')) refused.push(`time ${time}: ${await page.locator('.outcome').innerText()}`);
  }
  return refused;
}

async function choose(page: Page, place: string): Promise<void> {
  await page.locator('[name=place]').waitFor({ state: 'attached' });
  await page.locator('[name=place]').evaluate((select: HTMLSelectElement, value) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, place);
}

/** Presses Send, and returns the status of the answer. */
async function press(page: Page): Promise<string> {
  await page.evaluate(() => document.querySelector('[data-outcome]')!.replaceChildren());
  await page.getByRole('button', { name: 'Send' }).click();
  const status = page.locator('.outcome .status, .outcome .failure');
  await status.waitFor();
  return status.innerText();
}

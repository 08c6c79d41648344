import type { Page } from 'playwright-core';

/** Opens the form of the page, and what it folds of server, token and answer. */
export async function openTry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('.try .target > summary').click();
  await page.locator('[name=place]').waitFor();
}

/** Types a body as JSON. */
export async function typeBody(page: Page, json: string): Promise<void> {
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await page.getByRole('textbox', { name: 'Body' }).fill(json);
}

/** Sends the call of the form, and returns the status of the answer, or why there is none. */
export async function send(page: Page): Promise<string> {
  await page.evaluate(() => document.querySelector('[data-outcome]')!.replaceChildren());
  await page.getByRole('button', { name: 'Send' }).click();
  const status = page.locator('.outcome .status, .outcome .failure');
  await status.waitFor();
  return status.innerText();
}

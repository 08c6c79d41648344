import { existsSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Where Debian installs Chromium. The shell has no windows and opens a page in a third of the processor time, so it comes first. */
const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** Where Chromium is, unless the variable `CHROMIUM` of the environment names another path. */
export const CHROMIUM = process.env['CHROMIUM'] ?? PATHS.find((file) => existsSync(file)) ?? PATHS[0];

/** Whether there is a browser to test in. CI must have one, so that no test is left out there. */
export const hasChromium = existsSync(CHROMIUM) || process.env['CI'] === 'true';

/** Says that the tests in a browser are left out, where there is none. */
export function noteMissingChromium(): void {
  if (hasChromium) return;
  console.warn(
    `There is no Chromium at ${CHROMIUM}, so the tests in a browser are left out. CHROMIUM names another path.`,
  );
}

/**
 * Starts the browser without a window and without calls of its own.
 *
 * @param further Switches of the browser.
 */
export async function launchChromium(further: readonly string[] = []): Promise<Browser> {
  // Only here, since every run of tests asks whether there is a browser.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...further,
    ],
  });
}

/** A page, and what went wrong on it. */
export interface WatchedPage {
  page: Page;
  /** Messages of the console, errors of scripts, and requests off the origin. */
  complaints: string[];
}

/** Opens a page that notes errors, and requests to any other origin than those given. */
export async function openPage(
  browser: Browser,
  origins: readonly string[],
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const folder = process.env['UNUSED_FOLDER'];
  const hasScripts = options.javaScriptEnabled !== false;
  if (folder !== undefined && hasScripts) await (await import('./page-functions.ts')).noteFunctions(page, folder);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !origins.some((origin) => url.startsWith(origin)))
      complaints.push(`${page.url()} asks for ${url}`);
  });
  return { page, complaints };
}

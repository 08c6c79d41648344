import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as mockEntry from '../../src/public/mock.ts';
import { hasChromium, launchChromium } from '../support/chromium.ts';

/** What a page of a consumer shows when it has done its work. */
export interface Reading {
  title: string;
  entries: string[];
  errors: string[];
}

/** Bundles the page of a consumer, opens it beside the mock of the package, and reads it; undefined where there is no browser. */
export const readInBrowser = hasChromium ? readPage : undefined;

async function readPage(folder: string): Promise<Reading> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['main.js'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const server = createServer(({ url = '' }, response) => {
    const isScript = url.startsWith('/bundle.js');
    response
      .setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
      .end(isScript ? outputFiles[0]!.text : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const entry = pathToFileURL(path.join(folder, 'node_modules/inventory-service-api/dist/mock.js')).href;
  const { startMock } = (await import(/* @vite-ignore */ entry)) as typeof mockEntry;
  const mock = await startMock();
  try {
    return await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?mock=${mock.baseUrl}`);
  } finally {
    await mock.close();
    server.close();
  }
}

async function open(url: string): Promise<Reading> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    const failed = new Promise<void>((resolve) => {
      page.on('pageerror', (error) => {
        errors.push(error.message);
        resolve();
      });
    });
    await page.goto(url);
    await Promise.race([page.waitForFunction("document.title.startsWith('Done')"), failed]);
    return { title: await page.title(), entries: await page.locator('li').allTextContents(), errors };
  } finally {
    await browser.close();
  }
}

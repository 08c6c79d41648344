import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildReference } from '../reference/build.ts';
import { readOptions } from '../scripts/lib/options.ts';
import { serveFiles } from '../src/cli/static-files.ts';
import { contract } from './contract.ts';

const HELP = `Loads pages of the reference in Chromium, beside Redoc's standalone build on the same document.

  npm run bench:reference               seven loads of each, in turn
  npm run bench:reference -- --runs 3

Needs Chromium at /usr/bin/chromium, or where CHROMIUM says. Redoc is fetched with npm pack into a temporary folder.
Times are medians in ms from the start of the navigation, with an empty cache:
  content      first contentful paint
  interactive  the latest of that, the load event, and the end of the last task of more than 50 ms; after it the
               page has been quiet for a second`;

const REDOC = 'redoc@2.5.1';

/** Time without a long task and without a request after which a page counts as loaded, in ms. */
const QUIET = 1000;

const options = readOptions(process.argv.slice(2), HELP, { runs: { type: 'string', default: '7' } });
if ('status' in options) process.exit(options.status);

/** What one load of a page took. */
interface Load {
  content: number;
  interactive: number;
  /** Over the network, compressed. */
  bytes: number;
  requests: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
await buildReference({ document: contract, output: path.join(folder, 'site') });
const pages: Record<string, string> = {
  'reference, first page': 'site/index.html',
  'reference, largest operation': 'site/operations/createInvoice.html',
  ...prepareRedoc(),
};
const serve = serveFiles(folder);
const server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const loads = new Map(Object.keys(pages).map((name) => [name, [] as Load[]]));
for (let run = 0; run <= Number(options.values.runs); run += 1) {
  for (const [name, address] of Object.entries(pages)) {
    const load = await measure(browser, `${origin}/${address}`);
    // The first load of each warms up the browser and the server.
    if (run > 0) loads.get(name)!.push(load);
  }
}
await browser.close();
server.close();
rmSync(folder, { recursive: true });

console.log('| page | content | interactive | transferred | requests |\n|---|---:|---:|---:|---:|');
for (const [name, list] of loads) {
  const { content, interactive, bytes, requests } = mediansOf(list);
  console.log(
    `| ${name} | ${content.toFixed(0)} ms | ${interactive.toFixed(0)} ms | ${(bytes / 1000).toFixed(0)} kB | ${requests} |`,
  );
}

/** Fetches Redoc and writes a page that shows the document with it; no page if it cannot be had. */
function prepareRedoc(): Record<string, string> {
  const target = path.join(folder, 'redoc');
  mkdirSync(target);
  try {
    execFileSync('npm', ['pack', REDOC, '--pack-destination', target, '--silent'], {
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const [archive = ''] = readdirSync(target);
    execFileSync('tar', ['-xzf', path.join(target, archive), '-C', target, 'package/bundles/redoc.standalone.js']);
  } catch {
    console.log(`${REDOC} cannot be had here, so there is nothing to compare with.\n`);
    return {};
  }
  const files = {
    'redoc.js': readFileSync(path.join(target, 'package/bundles/redoc.standalone.js')),
    'openapi.json': JSON.stringify(contract),
    'index.html':
      '<!doctype html><html lang="en"><title>Redoc</title><link rel="icon" href="data:,"><body><redoc spec-url="openapi.json" disable-search="false"></redoc><script src="redoc.js"></script></body></html>',
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(target, name), content);
    writeFileSync(path.join(target, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
  return { [`${REDOC.replace('@', ' ')}, all operations`]: 'redoc/index.html' };
}

async function measure(chrome: Browser, url: string): Promise<Load> {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  let lastAnswer = performance.now();
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:') && !request.url.startsWith('blob:')) requests += 1;
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    lastAnswer = performance.now();
  });
  await page.addInitScript(() => {
    const state = Object.assign(window, { lastLongTask: 0 });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) state.lastLongTask = startTime + duration;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  while (performance.now() - lastAnswer < QUIET || (await sinceLastTask(page)) < QUIET) await page.waitForTimeout(100);
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { lastLongTask } = window as unknown as { lastLongTask: number };
    const content = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    return { content, interactive: Math.max(content, navigation!.loadEventEnd, lastLongTask) };
  });
  await context.close();
  return { ...times, bytes, requests };
}

function sinceLastTask(page: Page): Promise<number> {
  return page.evaluate(() => performance.now() - (window as unknown as { lastLongTask: number }).lastLongTask);
}

function mediansOf(list: readonly Load[]): Load {
  const of = (key: keyof Load): number =>
    [...list].map((load) => load[key]).sort((one, other) => one - other)[Math.floor(list.length / 2)]!;
  return { content: of('content'), interactive: of('interactive'), bytes: of('bytes'), requests: of('requests') };
}

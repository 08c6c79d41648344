import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildReference } from '../reference/index.ts';
import { serveFiles } from '../src/cli/index.ts';
import { contract } from './contract.ts';
import { median } from './measure.ts';
import { preparePeers } from './reference-peers.ts';
import { defineBench } from './report.ts';

/** What each page of the reference is to keep, in ms and bytes. The benchmark says which does not. */
const GOALS = { content: 1200, largest: 1500, bytes: 45_000 } as const;

const HELP = `Loads pages of the reference in Chromium, and the standalone builds of Redoc and Scalar on the same document, all on a
slow phone: 1.6 Mbit/s, 150 ms to the server and back, a processor that is four times slower than this one.

  npm run bench -- reference               seven loads of each, in turn
  npm run bench -- reference --runs 3
  npm run bench -- reference --alone       the reference without the peers

Needs Chromium at /usr/bin/chromium, or where CHROMIUM says. The peers are fetched with npm pack into a
temporary folder.
Times are medians in ms from the start of the navigation, with an empty cache:
  content      first contentful paint; at most ${GOALS.content} for a page of the reference
  largest      largest contentful paint; at most ${GOALS.largest}, of ${GOALS.bytes / 1000} kB in all
  interactive  the latest of that, the load event, and the end of the last task of more than 50 ms; after it the
               page has been quiet for a second`;

/** Time without a long task and without a request after which a page counts as loaded, in ms. */
const QUIET = 1000;

/** Slow 4G, in bytes a second and ms, as Lighthouse sets it. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How many times slower the processor is. */
const SLOWDOWN = 4;

const CHROMIUM_OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What one load of a page took. */
interface Load {
  content: number;
  /** 0 if the browser reports none, for which a page may be too busy. */
  largest: number;
  interactive: number;
  /** Over the network, compressed. */
  bytes: number;
  requests: number;
}

export const bench = defineBench({
  help: HELP,
  options: { runs: { type: 'string', default: '7' }, alone: { type: 'boolean' } },
  run: async ({ runs, alone }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-reference-'));
    try {
      await buildReference({ document: contract, output: path.join(folder, 'site') });
      const pages = {
        'reference, first page': 'site/index.html',
        'reference, largest operation': 'site/operations/createInvoice.html',
        ...(alone ? {} : preparePeers(folder, contract)),
      };
      const loads = await loadInTurn(folder, pages, Number(runs));
      printMissedGoals(loads);
      const rows = [...loads].map(([name, { content, largest, interactive, bytes, requests }]) => [
        name,
        ...[content, largest, interactive].map((time) => (time === 0 ? 'none' : `${time.toFixed(0)} ms`)),
        `${(bytes / 1000).toFixed(0)} kB`,
        String(requests),
      ]);
      return [{ columns: ['page', 'first content', 'largest', 'interactive', 'transferred', 'requests'], rows }];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

/** Loads pages of a folder in turn, and returns the medians of each. */
async function loadInTurn(
  folder: string,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<Map<string, Load>> {
  const serve = serveFiles(folder);
  const server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: CHROMIUM_OPTIONS,
  });
  try {
    const loads = new Map(Object.keys(pages).map((name) => [name, [] as Load[]]));
    for (let run = 0; run <= runs; run += 1) {
      for (const [name, address] of Object.entries(pages)) {
        const load = await measure(browser, `${origin}/${address}`);
        // The first load of each warms up the browser and the server.
        if (run > 0) loads.get(name)!.push(load);
      }
    }
    return new Map([...loads].map(([name, list]) => [name, mediansOf(list)]));
  } finally {
    await browser.close();
    server.close();
  }
}

function mediansOf(loads: readonly Load[]): Load {
  const keys = Object.keys(loads[0]!) as (keyof Load)[];
  return Object.fromEntries(keys.map((key) => [key, median(loads.map((load) => load[key]))])) as unknown as Load;
}

function printMissedGoals(loads: ReadonlyMap<string, Load>): void {
  for (const [name, load] of loads) {
    const missed = (Object.keys(GOALS) as (keyof typeof GOALS)[]).filter((key) => load[key] > GOALS[key]);
    if (name.startsWith('reference') && missed.length > 0)
      console.log(`${name}: above the goal of ${missed.map((key) => `${key} ${GOALS[key]}`).join(' and ')}`);
  }
}

async function measure(chrome: Browser, url: string): Promise<Load> {
  const context = await chrome.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  let lastAnswer = performance.now();
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:') && !request.url.startsWith('blob:')) requests += 1;
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    lastAnswer = performance.now();
  });
  await page.addInitScript(() => {
    const state = Object.assign(window, { lastLongTask: 0, largest: 0 });
    new PerformanceObserver((list) => {
      state.largest = list.getEntries().at(-1)!.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) state.lastLongTask = startTime + duration;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  while (performance.now() - lastAnswer < QUIET || (await sinceLastTask(page)) < QUIET) await page.waitForTimeout(100);
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { lastLongTask, largest } = window as unknown as { lastLongTask: number; largest: number };
    const content = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    return { content, largest, interactive: Math.max(content, navigation!.loadEventEnd, lastLongTask) };
  });
  await context.close();
  return { ...times, bytes, requests };
}

function sinceLastTask(page: Page): Promise<number> {
  return page.evaluate(() => performance.now() - (window as unknown as { lastLongTask: number }).lastLongTask);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparePeers } from '../../../bench/reference-peers.ts';
import { command } from '../../../src/cli/commands/code-samples.ts';
import { withOverlay } from '../../../src/cli/read-overlay.ts';
import { selectTags } from '../../../src/cli/select.ts';
import { serveFiles } from '../../../src/cli/static-files.ts';
import { LANGUAGES } from '../../../src/code-samples/samples-overlay.ts';
import { readDocument } from '../../../src/contract/read.ts';
import { hasChromium, launchChromium } from '../../support/chromium.ts';
import { contract } from '../../support/document.ts';

/** How long it may take to show a page, in milliseconds. */
const LIMIT = 300_000;

/** An operation with code samples. */
interface Sampled {
  'x-codeSamples': { label: string; source: string }[];
}

/** Adds the samples that the command writes to the taxes of the contract. */
async function documentWithSamples(folder: string) {
  const overlay = path.join(folder, 'samples.yaml');
  expect(await command.run(['--out', overlay])).toBe(0);
  return selectTags(readDocument(await withOverlay({ ...contract }, overlay)), ['Taxes']);
}

/** Text without white space, which tools lay out in their own ways. */
function dense(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, '');
}

describe.skipIf(!hasChromium)('the overlay of code-samples', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-samples-'));
  let samples: Sampled['x-codeSamples'];
  let addresses: Record<string, string>;
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    const document = await documentWithSamples(folder);
    ({ 'x-codeSamples': samples } = document.paths['/settings/taxes']!.post as unknown as Sampled);
    addresses = preparePeers(folder, document);
    const serve = serveFiles(folder);
    server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens the page of a tool. */
  async function open(name: string): Promise<Page> {
    const [, address] = Object.entries(addresses).find(([spec]) => spec.includes(name)) ?? [];
    expect(address, `${name} could not be fetched`).toBeDefined();
    const page = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
    page.setDefaultTimeout(LIMIT);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${address}`);
    return page;
  }

  /** Waits until a part of a page shows a text, whatever its white space. */
  function shows(part: Locator, text: string): Promise<void> {
    return expect.poll(async () => dense(await part.textContent()), { timeout: LIMIT }).toContain(dense(text));
  }

  it('is shown by Redoc, in every language', async () => {
    const page = await open('redoc');
    const operation = page.locator('[id="tag/Taxes/operation/createTax"]');
    expect(samples.map(({ label }) => label)).toEqual(LANGUAGES);
    for (const { label, source } of samples) {
      await operation.getByRole('tab', { name: label, exact: true }).click();
      await shows(operation, source);
    }
    await page.close();
  });

  it('is shown by Scalar, in every language', async () => {
    const page = await open('scalar');
    const card = page.locator('.scalar-card').filter({ hasText: /Request Example for\s*post/i });
    for (const { label, source } of samples) {
      await card.getByTestId('client-picker').click();
      await page.getByRole('option', { name: label, exact: true }).first().click();
      await shows(card, source);
    }
    await page.close();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandbox } from '../../../src/public/sandbox-server.ts';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import { readTraffic } from '../../../verifier/verify/node/read-traffic.ts';
import { type Report, reportOn } from '../../../verifier/verify/report/report.ts';
import { hasChromium, launchChromium } from '../../support/chromium.ts';
import { contract } from '../../support/document.ts';

type Recording = NonNullable<BrowserContextOptions['recordHar']>;

describe.skipIf(!hasChromium)('an archive that Chromium records', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'har-'));
  let sandbox: SandboxServer;
  let server: Server;
  let item = '';
  let browser: Browser;
  beforeAll(async () => {
    sandbox = await startSandbox();
    item = sandbox.sandbox.records('compositeItems').list()[0]!.composite_item_id!;
    // A page, a redirect and a revalidation in front of the sandbox, which has none of them.
    server = createServer((request, response) => {
      if (request.url === '/page') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>');
      if (request.url?.startsWith('/moved'))
        return void response.writeHead(302, { Location: request.url.replace('/moved', '/inventory/v1') }).end();
      if (request.headers['if-none-match']) return void response.writeHead(304).end();
      const { method = '', headers } = request;
      const call = send(`${sandbox.url}${request.url}`, { method, headers: { ...headers, host: '127.0.0.1' } });
      call.on('response', (answer) => answer.pipe(response.writeHead(answer.statusCode!, answer.headers)));
      request.pipe(call);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Uploads, revalidates and follows a redirect on a page, and checks the archive of it. */
  async function reportOf(name: string, options: Omit<Recording, 'path'>): Promise<Report> {
    const file = path.join(folder, `${name}.har`);
    const context = await browser.newContext({ recordHar: { ...options, path: file } });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`);
    const statuses = await page.evaluate(async (id) => {
      const call = async (url: string, init: RequestInit = {}): Promise<number> => {
        const headers = { Authorization: 'Service-oauthtoken demo', ...(init.headers as Record<string, string>) };
        const response = await fetch(`${url}?organization_id=10234695`, { ...init, headers });
        await response.text();
        return response.status;
      };
      const post = (body: BodyInit, headers = {}): RequestInit => ({ method: 'POST', body, headers });
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array([137, 80, 78, 71, 255])], { type: 'image/png' }), 'a.png');
      const tax = (): string => JSON.stringify({ tax_name: `Tax ${Math.random()}`, tax_percentage: 5 });
      const json = { 'Content-Type': 'application/json' };
      return [
        await call(`/inventory/v1/compositeitems/${id}/image`, post(form)),
        await call('/inventory/v1/settings/taxes', post(tax(), json)),
        await call('/inventory/v1/settings/taxes', post(new Blob([tax()]), json)),
        await call('/inventory/v1/settings/taxes', { headers: { 'If-None-Match': '"a"' } }),
        await call('/inventory/v1/settings/taxes'),
        await call('/moved/settings/taxes'),
      ];
    }, item);
    expect(statuses).toEqual([200, 201, 201, 304, 200, 200]);
    await context.close();
    const model = createModel(contract);
    return reportOn(model, await readTraffic(model, [file]));
  }

  const MODES: [name: string, options: Omit<Recording, 'path'>, missing: string[]][] = [
    ['in full', {}, ['createTax request.body 1', 'addCompositeItemImage request.body 1']],
    ['minimal', { mode: 'minimal' }, ['createTax request.body 1', 'addCompositeItemImage request.body 1']],
    [
      'without bodies',
      { content: 'omit' },
      [
        'listTaxes response.body 2',
        'createTax request.body 2',
        'createTax response.body 2',
        'addCompositeItemImage request.body 1',
        'addCompositeItemImage response.body 1',
      ],
    ],
  ];
  it.each(MODES)('%s brings no false difference, and says what it lacks', async (name, options, missing) => {
    const { findings, notRecorded, exchanges, skipped } = await reportOf(name, options);
    expect(findings).toEqual([]);
    expect({ exchanges, skipped }).toEqual({ exchanges: 5, skipped: { 'another service': 2, 'not modified': 1 } });
    expect(notRecorded.map(({ operation, place, missing: count }) => `${operation} ${place} ${count}`)).toEqual(
      missing,
    );
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { hasChromium, launchChromium } from '../support/chromium.ts';
import { ATTACHMENT, startOptionServer } from '../support/option-server.ts';

/** Opens a page that imports the client and calls the mock, then a worker that does the same. */
const PAGE = `<!doctype html><title>client</title><script type="module">
  import { createInventoryClient } from '/client.js';
  import { httpOf } from '/http.js';
  Object.assign(window, { createInventoryClient, httpOf });
  window.worker = new Worker('/worker.js', { type: 'module' });
</script>`;

const WORKER = `import { createInventoryClient } from '/client.js';
  onmessage = async ({ data: baseUrl }) => {
    const inventory = createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo' });
    const names = [];
    for await (const item of inventory.items.list()) names.push(item.name);
    postMessage(names);
  };`;

/** What the page defines. */
interface Scope {
  createInventoryClient: typeof import('../../src/public/client.ts').createInventoryClient;
  httpOf: typeof import('../../src/public/http.ts').httpOf;
  worker: Worker;
}

describe.skipIf(!hasChromium)('the client in Chromium', () => {
  let mock: Mock;
  let server: Server;
  let browser: Browser;
  let origin: string;
  /** What was sent to the address below the page that redirects everything. */
  const calls: string[] = [];
  beforeAll(async () => {
    mock = await startMock();
    const { outputFiles } = await build({
      entryPoints: { client: 'src/public/client.ts', http: 'src/public/http.ts' },
      bundle: true,
      format: 'esm',
      outdir: 'dist',
      write: false,
    });
    const [client, http] = outputFiles.map(({ text }) => text);
    const files: Record<string, [type: string, content: string]> = {
      '/': ['text/html', PAGE],
      '/client.js': ['text/javascript', client!],
      '/http.js': ['text/javascript', http!],
      '/worker.js': ['text/javascript', WORKER],
      '/success.json': ['application/json', '{"code":0,"message":"success"}'],
    };
    server = createServer(({ method, url = '/' }, response) => {
      if (url.startsWith('/api/')) {
        calls.push(`${method} ${url}`);
        response.writeHead(302, { Location: '/success.json' }).end();
        return;
      }
      const [type, content] = files[url] ?? ['text/plain', ''];
      response.setHeader('Content-Type', type).end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    await mock?.close();
  });

  /** Opens the page, and collects the errors of its scripts. */
  async function openPage() {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(origin);
    await page.waitForFunction('window.createInventoryClient');
    return { page, errors };
  }

  it('calls the mock from a page and from a worker', async () => {
    const { page, errors } = await openPage();
    const result = await page.evaluate(async (baseUrl) => {
      const scope = window as unknown as Scope;
      const inventory = scope.createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo' });
      const { tax } = await inventory.taxes.create({ tax_name: 'IGST18', tax_percentage: 18 });
      const image = new File(['a picture'], 'picture.png', { type: 'image/png' });
      const { message } = await inventory.compositeItems.addImage('4815162342481517001', { image });
      const refused = await inventory.items
        .create({ name: 'Bottle', item_type: 'gift' as 'inventory' })
        .catch((error: Error) => error.name);
      const names = await new Promise<unknown>((resolve) => {
        scope.worker.onmessage = ({ data }) => resolve(data);
        scope.worker.postMessage(baseUrl);
      });
      return { tax_id: tax[0]?.tax_id, message, refused, names };
    }, mock.baseUrl);
    expect(errors).toEqual([]);
    expect(result).toEqual({
      tax_id: '4815162342481511001',
      message: expect.any(String),
      refused: 'ApiError',
      names: expect.arrayContaining(['Steel Water Bottle 1 L']),
    });
  });

  it('follows no redirect, since a browser does not show where one leads', async () => {
    const { page, errors } = await openPage();
    const results = await page.evaluate(async () => {
      const { createInventoryClient, httpOf } = window as unknown as Scope;
      // Relative to the page.
      const inventory = createInventoryClient({ baseUrl: '/api/v1', organizationId: '7', accessToken: 'demo' });
      const { taxes } = inventory;
      const http = httpOf(inventory);
      const posted = { tax_name: 'VAT', tax_percentage: 5 };
      const describe = ({ name, status, message }: Error & { status?: number }) => [name, status, message];
      const calls = [
        taxes.create(posted),
        taxes.delete('5'),
        taxes.get('5'),
        http.POST('/settings/taxes', { body: posted }),
      ];
      return Promise.all(calls.map((call: Promise<unknown>) => call.then(() => ['success'], describe)));
    });
    expect(errors).toEqual([]);
    const refused = ['ApiError', 0, 'The service responded with a redirect, which is not followed in a browser'];
    expect(results).toEqual(Array(4).fill(refused));
    expect(calls.sort()).toEqual([
      'DELETE /api/v1/settings/taxes/5?organization_id=7',
      'GET /api/v1/settings/taxes/5?organization_id=7',
      'POST /api/v1/settings/taxes?organization_id=7',
      'POST /api/v1/settings/taxes?organization_id=7',
    ]);
  });

  it('heeds every option: size, files, streams and redirects', async () => {
    const options = await startOptionServer();
    onTestFinished(() => options.close());
    const { page, errors } = await openPage();
    const results = await page.evaluate(async (baseUrl) => {
      const { createInventoryClient, httpOf } = window as unknown as Scope;
      const common = { baseUrl, organizationId: '7', accessToken: 'demo', backoff: 1, headers: { 'X-App': 'shop' } };
      const { invoices } = createInventoryClient(common);
      const small = createInventoryClient({ ...common, maxSize: 1000 });
      type Failure = Error & { attempts: number; status: number };
      const outcome = (call: PromiseLike<unknown>) =>
        call.then(
          (value) => (value as File).size,
          ({ name, attempts, message }: Failure) => [name, attempts, message],
        );
      const params = { path: { invoice_id: '7' } };
      const url = '/invoices/{invoice_id}/attachment';
      const { data } = await httpOf(small).GET(url, { params, parseAs: 'stream' });
      return {
        large: await outcome(small.invoices.get('large')),
        largeByPath: await outcome(
          httpOf(small).GET('/invoices/{invoice_id}', { params: { path: { invoice_id: 'large' } } }),
        ),
        largeFile: await outcome(small.invoices.getAttachment('7')),
        file: await outcome(invoices.getAttachment('7')),
        stream: (await new Response(data).arrayBuffer()).byteLength,
        moved: await outcome(invoices.get('moved')),
        movedFile: await outcome(invoices.getAttachment('moved')),
      };
    }, options.url);
    const tooLarge = ['ResponseError', 1, 'The response is larger than 1000 bytes'];
    const moved = ['ApiError', 1, 'The service responded with a redirect, which is not followed in a browser'];
    expect(errors).toEqual([]);
    expect(results).toEqual({
      large: tooLarge,
      largeByPath: tooLarge,
      largeFile: tooLarge,
      file: ATTACHMENT.length,
      stream: ATTACHMENT.length,
      moved,
      movedFile: moved,
    });
    expect(options.requests).toEqual([
      'GET /invoices/7/attachment false',
      'GET /invoices/large false',
      'GET /invoices/large false',
      'GET /invoices/7/attachment false',
      'GET /invoices/7/attachment false',
      'GET /invoices/moved false',
      'GET /invoices/moved/attachment false',
    ]);
  });

  it('uploads a file of another realm', async () => {
    const { page, errors } = await openPage();
    const sent = await page.evaluate(async () => {
      const { createInventoryClient } = window as unknown as Scope;
      const frame = document.body.appendChild(document.createElement('iframe'))
        .contentWindow as unknown as typeof globalThis;
      const file = new frame.File(['a picture'], 'picture.png', { type: 'image/png' });
      let form: FormData | undefined;
      const fetch = async (request: Request) => {
        form = await request.formData();
        return Response.json({ code: 0, message: 'success' });
      };
      const { invoices } = createInventoryClient({ baseUrl: '/v1', organizationId: '7', accessToken: 'demo', fetch });
      await invoices.addAttachment('5', { attachment: file });
      const received = form!.get('attachment') as File;
      return [file instanceof File, received.name, received.type, await received.text()];
    });
    expect(errors).toEqual([]);
    expect(sent).toEqual([false, 'picture.png', 'image/png', 'a picture']);
  });
});

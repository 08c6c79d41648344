import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '../support/redis.ts';
import { folder, run, SERVICE, serveRecipes } from './recipes.ts';

serveRecipes();

describe('docs/client.md shows', () => {
  it('a sync that continues where it stopped, and removes what was deleted', async () => {
    const program = `
      // Three pages with two invoices each. The last of page 2 moves to page 1 during the second run, after page 1 was read.
      const pages = [['1a', '1b'], ['2a', '2b'], ['3a', '3b']];
      const fetched = [];
      globalThis.fetch = async (url) => {
        const { pathname, searchParams } = new URL(url);
        const page = Number(searchParams.get('page') ?? 1);
        const id = pathname.split('/invoices/')[1];
        fetched.push(id ?? page);
        if (id) {
          const invoice = pages.flat().includes(id) && { invoice_id: id };
          return invoice ? Response.json({ code: 0, message: 'success', invoice }) : Response.json({ code: 5, message: 'no' }, { status: 404 });
        }
        const invoices = pages[page - 1].map((invoice_id) => ({ invoice_id }));
        return Response.json({ code: 0, message: 'success', invoices, page_context: { page, has_more_page: page < 3 } });
      };
      const kept = new Map([['old', 'before'], ['older', 'before']]);
      const storeThat = (onPut) => ({
        async put({ invoice_id }, run) { onPut(invoice_id); kept.set(invoice_id, run); },
        notSeenIn: async (run) => [...kept.keys()].filter((id) => kept.get(id) !== run),
        async remove(id) { kept.delete(id); },
      });
      const { existsSync } = await import('node:fs');
      const bookmark = '${folder}/invoices.json';
      const inventory = clientWith({});
      const full = storeThat((id) => { if (id === '2b') throw new Error('The disk is full'); });
      const failure = await recipe.syncInvoices(inventory, full).catch((error) => error.message);
      const first = [failure, fetched.splice(0), existsSync(bookmark)];
      await recipe.syncInvoices(inventory, storeThat(() => undefined));
      const second = [fetched.splice(0), [...kept.keys()].sort(), existsSync(bookmark)];
      // Another run: one is deleted, and one moves to a page that was read.
      const moving = storeThat((id) => {
        if (id === '1b') { pages[0] = ['1a', '2b']; pages[1] = ['2a']; }
      });
      await recipe.syncInvoices(inventory, moving);
      console.log(JSON.stringify([first, second, [fetched.splice(0), [...kept.keys()].sort()]]));`;
    expect(await run('A nightly sync that resumes', program)).toEqual([
      ['The disk is full', [1, 2], true],
      [[2, 3, 'old', 'older'], ['1a', '1b', '2a', '2b', '3a', '3b'], false],
      [
        [1, 2, 3, '2b'],
        ['1a', '1b', '2a', '2b', '3a', '3b'],
      ],
    ]);
  });

  it('what becomes of the jobs of a queue', async () => {
    const program = `
      const job = { invoiceId: '4815162342481523001' };
      const day = clientWith({ limits: { perDay: 1 } });
      const refused = async () => Response.json({ code: 44, message: 'Slow down' }, { status: 429, headers: { 'Retry-After': '600' } });
      const broken = async () => { throw new TypeError('fetch failed'); };
      const unknown = async () => Response.json({ code: 5, message: 'no' }, { status: 404 });
      const results = [];
      for (const client of [day, day, ...[refused, broken, unknown].map((fetch) => clientWith({ fetch, retries: 0 }))])
        results.push(await recipe.work(client, job));
      console.log(JSON.stringify(results.map(({ state, at, error }) => [state, at && Math.round((Date.parse(at) - Date.now()) / 60_000), error?.name])));`;
    expect(await run('A queue worker', program)).toEqual([
      ['done', null, null],
      ['later', 24 * 60, null],
      ['later', 10, null],
      ['check', null, 'NetworkError'],
      ['failed', null, 'NotFoundError'],
    ]);
  });

  it('dates', async () => {
    const program = `
      const texts = ['2026-03-06T12:40:00+0530', '2026-03-06T07:10:00.000Z', '2026-01-31T10:00:00-0800'];
      const night = new Date('2026-03-05T20:00:00Z');
      console.log(JSON.stringify([texts.map((text) => recipe.toDate(text).toISOString()), recipe.today('Asia/Kolkata', night), recipe.today('UTC', night)]));`;
    const moment = '2026-03-06T07:10:00.000Z';
    expect(await run('Dates', program)).toEqual([
      [moment, moment, '2026-01-31T18:00:00.000Z'],
      '2026-03-06',
      '2026-03-05',
    ]);
  });

  it('sums of money, by currency', async () => {
    const program = `
      const rows = [
        { balance: '0.10', currency_code: 'INR', price_precision: 2 },
        { balance: '500', currency_code: 'JPY', price_precision: 0 },
        { balance: 0.2, currency_code: 'INR', price_precision: '2' },
        { balance: '1.005', currency_code: 'KWD', price_precision: 3 },
      ];
      const listing = (invoices) => clientWith({ fetch: async () => Response.json({ code: 0, message: 'success', invoices }) });
      const incomplete = await recipe.balances(listing([{ balance: '1.00' }])).catch((error) => error.message);
      console.log(JSON.stringify([
        recipe.toMinor('12.10', 2), await recipe.balances(listing(rows)), incomplete, await recipe.balances(clientWith({})),
      ]));`;
    expect(await run('Money', program)).toEqual([
      1210,
      { INR: 30, JPY: 500, KWD: 1005 },
      'The record has no currency_code and no price_precision',
      { INR: 2_600_000 },
    ]);
  });

  it('a token in a file, which is not there on the first day', async () => {
    const file = path.join(folder, 'token.json');
    const program = `
      const sent = [];
      globalThis.fetch = async (url, { method, body }) => {
        sent.push([url, method, String(body)]);
        const token = { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 3600 };
        return String(body).includes('refresh_token=refresh-0') ? Response.json(token) : new Response('', { status: 400 });
      };
      const token = (request) => recipe.accessToken(request).catch((error) => error.message);
      console.log(JSON.stringify([[await token(), await token({ refused: 'other' })], sent]));`;
    const env = { TOKEN_URL: 'https://accounts.example/token', CLIENT_ID: 'id', CLIENT_SECRET: 'secret' };
    const runWith = (first: string) =>
      run('Tokens in files, from the first day', program, { env: { ...env, FIRST_REFRESH_TOKEN: first } });
    const body = 'grant_type=refresh_token&refresh_token=refresh-0&client_id=id&client_secret=secret';
    const renewed = [['access-1', 'access-1'], [['https://accounts.example/token', 'POST', body]]];

    rmSync(file, { force: true });
    expect(await runWith('unknown')).toMatchObject([['No new token: 400', 'No new token: 400'], {}]);
    expect(await runWith('refresh-0')).toEqual(renewed);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ refreshToken: 'refresh-1' });
    expect(await runWith('unknown')).toEqual([['access-1', 'access-1'], []]);

    writeFileSync(file, JSON.stringify({ accessToken: 'access-0', refreshToken: 'refresh-0', expiresAt: 0 }));
    expect(await runWith('unknown')).toEqual(renewed);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ refreshToken: 'refresh-1' });
  });

  it('spans of OpenTelemetry', async () => {
    const program = `
      const { trace } = await import('@opentelemetry/api');
      const ended = [];
      const startSpan = (name, { kind }) => {
        const span = { name, kind, attributes: {}, events: [] };
        return {
          setAttributes: (all) => Object.assign(span.attributes, all),
          setAttribute: (key, value) => (span.attributes[key] = value),
          addEvent: (event) => span.events.push(event),
          recordException: (error) => (span.error = error.name),
          setStatus: ({ code }) => (span.status = code),
          end: () => ended.push(span),
        };
      };
      trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) });
      let failures = 1;
      const flaky = async (request) => failures-- > 0 ? new Response('', { status: 503 }) : fetch(request.url, { headers: request.headers });
      await clientWith({ hooks: recipe.hooks, fetch: flaky, backoff: 1 }).taxes.get('4815162342481511001');
      await clientWith({ hooks: recipe.hooks, fetch: async () => Response.json({ code: 5, message: 'no' }, { status: 404 }) }).taxes.get('1').catch(() => 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
      console.log(JSON.stringify(ended));`;
    expect(await run('OpenTelemetry', program)).toEqual([
      {
        name: 'getTax',
        kind: 2,
        events: ['retry'],
        attributes: {
          'http.request.method': 'GET',
          'url.path': '/inventory/v1/settings/taxes/4815162342481511001',
          'http.request.resend_count': 1,
          'http.response.status_code': 200,
        },
      },
      expect.objectContaining({ name: 'getTax', error: 'NotFoundError', status: 2, events: [] }),
    ]);
  });

  it('uploads of large files', async () => {
    writeFileSync(path.join(folder, 'large.pdf'), '%PDF');
    const program = `
      await recipe.attach(clientWith({}), '4815162342481523001', '${folder}/large.pdf', 'invoice.pdf');
      console.log(JSON.stringify(requests.map((request) => request.split('?')[0])));`;
    expect(await run('Large files', program)).toEqual(['POST /invoices/4815162342481523001/attachment']);
  });

  it('downloads of large files', async () => {
    const program = `
      await recipe.save(clientWith({}), '4815162342481523001', '${folder}/saved.pdf');
      const { readFileSync } = await import('node:fs');
      const gone = clientWith({ fetch: async () => Response.json({ code: 5, message: 'no' }, { status: 404 }) });
      const failure = await recipe.save(gone, '1', '${folder}/none').catch((error) => error.message);
      console.log(JSON.stringify([readFileSync('${folder}/saved.pdf', 'latin1').length > 0, failure]));`;
    expect(await run('Large files', program)).toEqual([true, 'No attachment: 404']);
  });

  it('uploads of React Native', async () => {
    const program = `
      Object.defineProperty(globalThis, 'navigator', { value: { product: 'ReactNative' }, configurable: true });
      const appended = [];
      globalThis.FormData = class { append(name, value) { appended.push([name, value]); } };
      const fetch = async () => Response.json({ code: 0, message: 'success' });
      await recipe.attachPhoto(clientWith({ fetch }), '7', { uri: 'file:///photo.jpg', fileName: 'photo.jpg', mimeType: 'image/jpeg' });
      console.log(JSON.stringify(appended));`;
    expect(await run('React Native', program)).toEqual([
      ['attachment', { uri: 'file:///photo.jpg', name: 'photo.jpg', type: 'image/jpeg' }],
    ]);
  });
});

describe.skipIf(!hasRedis)('docs/client.md shows, for Redis,', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());

  it('a worker of Cloudflare', async () => {
    const program = `
      const env = { BASE_URL: '${SERVICE}', TOKEN: 'demo', REDIS_URL: process.env.REDIS_URL };
      const waited = [];
      const call = async () => {
        const context = { waitUntil: (promise) => waited.push(promise) };
        const response = await recipe.default.fetch(new Request('https://worker.example/items'), env, context);
        return [response.status, (await response.json())[0]];
      };
      const answers = await Promise.all([call(), call()]);
      await Promise.all(waited);
      console.log(JSON.stringify([answers, waited.length]));`;
    const first = { item_id: '4815162342481516005', name: 'Steel Water Bottle 1 L' };
    expect(await run('Cloudflare Workers', program, { env: { REDIS_URL: redis.url } })).toEqual([
      [
        [200, first],
        [200, first],
      ],
      2,
    ]);
    expect(await redis.run("return redis.call('ZCARD', 'inventory-limits:{10234695}:v2:log')", [], [])).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../sandbox/control/control-routes.ts';
import { controlOf, rawStatus, start } from '../../support/sandbox-server.ts';

const HEADER = { 'X-Sandbox-Control': '1' };

describe('control URLs are closed to', () => {
  it('pages of other origins, whatever they send', async () => {
    const { url } = await start();
    for (const { method, path } of ROUTES) {
      const target = `${url}/sandbox${path}`;
      for (const headers of [
        { ...HEADER, Origin: 'https://evil.test' },
        { ...HEADER, Origin: 'null' },
        { ...HEADER, Origin: 'http://127.0.0.1:1' },
        { ...HEADER, 'Sec-Fetch-Site': 'cross-site' },
        { ...HEADER, 'Sec-Fetch-Site': 'same-site' },
        {},
      ]) {
        expect(await rawStatus(target, method, headers), `${method} ${path} ${JSON.stringify(headers)}`).toBe(403);
      }
    }
  });

  it('preflights, which get no header of CORS', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/sandbox/clock`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://evil.test',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'x-sandbox-control',
      },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 40317 });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('calls without their header', async () => {
    const response = await fetch(`${(await start()).url}/sandbox/clock`);
    const message = 'Control calls need the header X-Sandbox-Control: 1.';
    expect([response.status, response.headers.get('x-sandbox-refusal'), await response.json()]).toEqual([
      403,
      'control-header',
      { code: 40319, message, errors: [{ message }] },
    ]);
  });

  it('names that lead to this machine, as the service and all other URLs are', async () => {
    const server = await start({ allowHost: 'sandbox.test' });
    for (const path of ['/sandbox/clock', '/sandbox', '/inventory/v1/organizations', '/']) {
      expect(await rawStatus(server.url + path, 'GET', { ...HEADER, Host: 'evil.test' }), path).toBe(421);
    }
    expect(await rawStatus(`${server.url}/sandbox/clock`, 'GET', { ...HEADER, Host: 'sandbox.test' })).toBe(200);
  });

  it('everybody, if the sandbox listens beyond this machine, unless they are asked for', async () => {
    const closed = await controlOf(await start({ host: '0.0.0.0' }))('GET /clock');
    expect([closed.status, closed.body['code'], closed.headers.get('x-sandbox-refusal')]).toEqual([
      403,
      40318,
      'control-closed',
    ]);
    expect((await controlOf(await start({ host: '0.0.0.0', control: true }))('GET /clock')).status).toBe(200);
    expect((await controlOf(await start({ control: false }))('GET /clock')).status).toBe(403);
  });
});

describe('control URLs', () => {
  it('answer the page of the sandbox itself', async () => {
    const { url } = await start();
    const headers = { ...HEADER, Origin: url, 'Sec-Fetch-Site': 'same-origin' };
    expect(await rawStatus(`${url}/sandbox/clock`, 'GET', headers)).toBe(200);
  });

  it('answer it too where HTTPS stands in front of the sandbox', async () => {
    const host = 'sandbox.team.example';
    const { url } = await start({ host: '0.0.0.0', allowHost: host, controlToken: 'a-token-of-the-team' });
    const common = { Host: host, 'X-Sandbox-Control': 'a-token-of-the-team', 'Sec-Fetch-Site': 'same-origin' };
    const advance = (origin: string) =>
      rawStatus(`${url.replace('0.0.0.0', '127.0.0.1')}/sandbox/clock/advance`, 'POST', { ...common, Origin: origin });
    expect(await advance(`https://${host}`)).not.toBe(403);
    for (const origin of [`https://${host}:8443`, 'https://other.team.example', `ftp://${host}`])
      expect(await advance(origin), origin).toBe(403);
  });

  it('answer with headers that let nobody keep, sniff or read them', async () => {
    const { headers } = await controlOf(await start())('GET /log');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('have a page for people, which holds no data, runs nothing but its own scripts, and is in no frame', async () => {
    const server = await start();
    server.sandbox.records('taxes').add({ tax_name: 'VAT-of-somebody', tax_percentage: 5 });
    const pages = ['', '/', '/console.js', '/console.css', '/theme.js', '/icon.svg'];
    for (const path of pages) {
      const response = await fetch(`${server.url}/sandbox${path}`);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await response.text()).not.toMatch(/VAT-of-somebody|10234695|Juniper/);
    }
    const shell = await (await fetch(`${server.url}/sandbox`)).text();
    expect(shell).not.toMatch(/<script>|<style|style=| on\w+=/);
    expect(await rawStatus(`${server.url}/sandbox`, 'POST', {})).toBe(403);
    expect((await fetch(`${(await start({ control: false })).url}/sandbox`)).status).toBe(403);
  });

  it('take no more of a body than the sandbox does', async () => {
    const reply = await controlOf(await start({ maxBody: 100 }))('POST /restore', { format: 'x'.repeat(200) });
    expect(reply).toMatchObject({ status: 413, body: { code: 41322, message: expect.stringContaining('100 bytes') } });
  });
});

describe('what somebody has stored', () => {
  it('is sent as a download that no page runs', async () => {
    const { baseUrl, sandbox } = await start();
    const form = new FormData();
    form.set('attachment', new File(['<script>alert(1)</script>'], 'x".pdf', { type: 'text/html' }));
    const [invoice] = sandbox.records('invoices').list();
    const url = `${baseUrl}/invoices/${invoice!.invoice_id}/attachment?organization_id=10234695`;
    const headers = { Authorization: 'Service-oauthtoken demo' };
    expect((await fetch(url, { method: 'POST', headers, body: form })).ok).toBe(true);
    const response = await fetch(url, { headers });
    expect(await response.text()).toBe('<script>alert(1)</script>');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''x%22.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
  });
});
